import HabitsProto
package import TitanCore
package import TitanProtoJSON

extension ImportInventory {
  /// What the import will do.
  package func preview(in language: Language) -> ImportPreview {
    let text = ImportText(language)
    var news: [String] = []
    if !sessions.isEmpty {
      let count = text.count(
        sessions.count, "push-up session", "push-up sessions", "Liegestütz-Einheit", "Liegestütz-Einheiten")
      let reps = text.count(reps, "push-up", "push-ups", "Liegestütz", "Liegestützen")
      let dates = Self.span(plan.pushUps.map(\.start.day), in: language)
      news.append(
        language.say("\(count) with \(reps), \(dates), unverified", "\(count) mit \(reps), \(dates), ungeprüft"))
    }
    news += days.filter { !$0.new.isEmpty }.map { Self.text($0, in: language) }
    let nothing = language.say("nothing new", "nichts Neues")
    let knownDays = days.reduce(0) { $0 + $1.known }
    var known: [String] = []
    if knownSessions > 0 {
      known.append(
        text.count(
          knownSessions, "push-up session", "push-up sessions", "Liegestütz-Einheit", "Liegestütz-Einheiten"))
    }
    if knownDays > 0 {
      known.append(
        text.count(
          knownDays, "day of habits", "days of habits", "Tag einer Gewohnheit", "Tage von Gewohnheiten"))
    }
    return ImportPreview(
      parts: [
        .init(kind: .come, title: language.say("Will come", "Das kommt"), items: hasNews ? news : [nothing]),
        .init(
          kind: .known, title: language.say("Imported before", "Schon importiert"),
          items: known.isEmpty ? [] : [known.joined(separator: ", ")]),
        .init(
          kind: .kept, title: language.say("Stays as it is", "Bleibt, wie es ist"),
          items: ImportPreview.few(kept, in: language)),
        ImportPreview.skipped(plan.skipped, in: language),
      ], hasNews: hasNews)
  }

  /// Everything, for programs.
  package func json(_ outcome: ImportSender.Outcome?) -> JSONValue {
    let habits = days.map { days -> JSONValue in
      let refusal: JSONValue = if case .refused(let reason) = days.habit { .string(reason) } else { .null }
      let isNew = if case .new = days.habit { true } else { false }
      return [
        "title": .string(days.history.title), "unit": .string(days.history.unit), "is_new": .bool(isNew),
        "days": .integer(days.new.count), "known": .integer(days.known), "refused": refusal,
      ]
    }
    return [
      "push_ups": ["sessions": .integer(sessions.count), "reps": .integer(reps), "known": .integer(knownSessions)],
      "habits": .array(habits),
      "kept": .array(kept.map { .string($0) }),
      "skipped": .array(plan.skipped.map { ["line": .integer($0.line), "reason": .string($0.reason)] }),
      "stored": outcome.map {
        [
          "sessions": .integer($0.sessions), "habits": .integer($0.habits), "days": .integer($0.records),
          "left": .integer($0.left), "refused": .array($0.refused.map { .string($0) }),
        ]
      } ?? .null,
    ]
  }

  /// What the file says and the account doesn't take over.
  private var kept: [String] {
    differingSessions
      + days.flatMap { days in
        let refused: [String] =
          if case .refused(let reason) = days.habit { ["\(days.history.title): \(reason)"] } else { [] }
        return refused + days.differing.map { "\(days.history.title), \($0)" }
      }
  }

  private static func text(_ days: Days, in language: Language) -> String {
    let text = ImportText(language)
    let span = span(days.new.compactMap { CalendarDay($0.localDate) }, in: language)
    let unit = days.history.unit.isEmpty ? language.say("times", "Mal") : days.history.unit
    let total = days.new.reduce(0.0) { sum, record in
      guard case .value(let value) = record.change else { return sum }
      return sum + value
    }
    let count = text.count(days.new.count, "day", "days", "Tag", "Tage")
    let what = "\(days.history.title): \(count), \(span), \(text.amount(total)) \(unit)"
    switch days.habit {
    case .new(let habit):
      return language.say("\(what); a new habit, ", "\(what); eine neue Gewohnheit, ") + text.goal(habit)
    case .existing(let habit):
      let known = language.say("\(what); a habit that you have", "\(what); diese Gewohnheit hast du schon")
      let isEarlier = days.new.first.map { $0.localDate < habit.startDate } == true
      guard isEarlier else { return known }
      return known + language.say(" and that then begins earlier", ", und sie beginnt dann früher")
    case .refused: return what
    }
  }

  private static func span(_ days: [CalendarDay], in language: Language) -> String {
    guard let first = days.min(), let last = days.max(), first != last else { return days.first.map { "\($0)" } ?? "" }
    return language.say("\(first) to \(last)", "\(first) bis \(last)")
  }
}
