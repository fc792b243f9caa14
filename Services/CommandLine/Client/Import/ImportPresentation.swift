import HabitsProto
import SessionsProto
import TitanCore
package import TitanImport
import TitanProtoJSON

/// Presents what an import will do, and what it has done.
package enum ImportPresentation {
  /// The most lines with the same reason that are named.
  private static let mostNamed = 5
  /// The most different reasons, or days that differ, that are named; `--json` has all.
  private static let mostReasons = 20

  static func preview(_ inventory: ImportInventory, _ terminal: Terminal) -> [String] {
    var lines = [terminal.style(.bold, "Will come")]
    if !inventory.sessions.isEmpty {
      let sessions = Format.count(inventory.sessions.count, "push-up session")
      lines += item(
        "\(sessions) with \(Format.count(inventory.reps, "push-up")), \(span(inventory.plan.pushUps.map(\.start.day))), "
          + "unverified", terminal)
    }
    for days in inventory.days where !days.new.isEmpty {
      lines += item(text(days), terminal)
    }
    if !inventory.hasNews { lines += item("nothing new", terminal) }
    let known = inventory.knownSessions + inventory.days.reduce(0) { $0 + $1.known }
    if known > 0 {
      lines.append(terminal.style(.bold, "Imported before"))
      let sessions = inventory.knownSessions > 0 ? [Format.count(inventory.knownSessions, "push-up session")] : []
      let days = known - inventory.knownSessions
      let others = days > 0 ? [Format.count(days, "day of habits", "days of habits")] : []
      lines += item((sessions + others).joined(separator: ", "), terminal)
    }
    let kept = kept(inventory)
    if !kept.isEmpty {
      lines.append(terminal.style(.bold, "Stays as it is"))
      lines += kept.prefix(mostReasons).flatMap { item($0, terminal) }
      lines += more(kept.count, terminal)
    }
    return lines + skipped(inventory.plan.skipped, terminal)
  }

  /// The lines that don't come, those with the same reason together.
  package static func skipped(_ skipped: [ImportPlan.Skipped], _ terminal: Terminal) -> [String] {
    guard !skipped.isEmpty else { return [] }
    var numbers: [String: [Int]] = [:]
    var reasons: [String] = []
    for line in skipped {
      if numbers[line.reason] == nil { reasons.append(line.reason) }
      numbers[line.reason, default: []].append(line.line)
    }
    var lines = [terminal.style(.bold, "Skipped: \(Format.count(skipped.count, "line"))")]
    for reason in reasons.prefix(mostReasons) {
      let all = numbers[reason] ?? []
      let named = all.prefix(mostNamed).map(String.init).joined(separator: ", ")
      let rest = all.count > mostNamed ? " and \(all.count - mostNamed) more" : ""
      lines += item("\(all.count == 1 ? "line" : "lines") \(named)\(rest): \(reason)", terminal)
    }
    return lines + more(reasons.count, terminal)
  }

  static func outcome(_ outcome: ImportSender.Outcome, _ terminal: Terminal) -> [String] {
    let sessions = Format.count(outcome.sessions, "push-up session")
    let stored =
      "Stored \(sessions), \(Format.count(outcome.habits, "new habit")) and "
      + "\(Format.count(outcome.records, "day of habits", "days of habits"))."
    return stored.wrapped(to: terminal.width) + left(outcome, terminal)
  }

  /// What the server has no room for today.
  static func left(_ outcome: ImportSender.Outcome, _ terminal: Terminal) -> [String] {
    guard outcome.left > 0 else { return [] }
    return
      ("\(Format.count(outcome.left, "session")) didn't fit: the server takes only so many uncounted sessions a "
      + "day. Run the same command again tomorrow; nothing is stored twice.").wrapped(to: terminal.width)
  }

  static func json(_ inventory: ImportInventory, _ outcome: ImportSender.Outcome?) -> JSONValue {
    let habits = inventory.days.map { days -> JSONValue in
      let refusal: JSONValue = if case .refused(let reason) = days.habit { .string(reason) } else { .null }
      let isNew = if case .new = days.habit { true } else { false }
      return [
        "title": .string(days.history.title), "unit": .string(days.history.unit), "is_new": .bool(isNew),
        "days": .number(days.new.count), "known": .number(days.known), "refused": refusal,
      ]
    }
    return [
      "push_ups": [
        "sessions": .number(inventory.sessions.count), "reps": .number(inventory.reps),
        "known": .number(inventory.knownSessions),
      ],
      "habits": .array(habits),
      "kept": .array(kept(inventory).map { .string($0) }),
      "skipped": .array(
        inventory.plan.skipped.map { ["line": .number($0.line), "reason": .string($0.reason)] }),
      "stored": outcome.map {
        [
          "sessions": .number($0.sessions), "habits": .number($0.habits), "days": .number($0.records),
          "left": .number($0.left), "refused": .array($0.refused.map { .string($0) }),
        ]
      } ?? .null,
    ]
  }

  /// What the file says and the account doesn't take over.
  private static func kept(_ inventory: ImportInventory) -> [String] {
    inventory.differingSessions
      + inventory.days.flatMap { days in
        let refused: [String] =
          if case .refused(let reason) = days.habit { ["\(days.history.title): \(reason)"] } else { [] }
        return refused + days.differing.map { "\(days.history.title), \($0)" }
      }
  }

  private static func text(_ days: ImportInventory.Days) -> String {
    let span = span(days.new.compactMap { CalendarDay($0.localDate) })
    let unit = days.history.unit.isEmpty ? "times" : days.history.unit
    let total = days.new.reduce(0.0) { sum, record in
      guard case .value(let value) = record.change else { return sum }
      return sum + value
    }
    let text = "\(days.history.title): \(Format.count(days.new.count, "day")), \(span), \(Format.amount(total)) \(unit)"
    switch days.habit {
    case .new(let habit): return "\(text); a new habit, \(HabitPresentation.goal(habit))"
    case .existing(let habit):
      let isEarlier = days.new.first.map { $0.localDate < habit.startDate } == true
      return "\(text); a habit that you have" + (isEarlier ? " and that then begins earlier" : "")
    case .refused: return text
    }
  }

  private static func span(_ days: [CalendarDay]) -> String {
    guard let first = days.min(), let last = days.max(), first != last else { return days.first.map { "\($0)" } ?? "" }
    return "\(first) to \(last)"
  }

  private static func more(_ count: Int, _ terminal: Terminal) -> [String] {
    count > mostReasons ? item("and \(count - mostReasons) more, which --json lists", terminal) : []
  }

  private static func item(_ text: String, _ terminal: Terminal) -> [String] {
    text.printable.wrapped(to: max(20, terminal.width - 2)).map { "  " + $0 }
  }
}
