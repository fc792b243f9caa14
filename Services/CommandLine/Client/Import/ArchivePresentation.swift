import HabitsProto
import TitanProtoJSON

/// Presents what the import of an archive will do, and what it has done.
enum ArchivePresentation {
  static func preview(_ archive: ArchiveInventory, _ terminal: Terminal) -> [String] {
    let (content, habits) = (archive.content, archive.habits.filter(\.isNew).count)
    var lines = [terminal.style(.bold, "Will come")]
    var news = counts(
      archive.sessions.count, habits, archive.records, archive.measurements.count, archive.workouts.count)
    if !archive.sessions.isEmpty { news[0] += ", unverified" }
    let unfinished = archive.habits.filter { !$0.isNew && ($0.needsLink || $0.needsArchiving) }
    news += unfinished.map { "\($0.habit.title): \($0.needsArchiving ? "archived" : "linked"), as in the archive" }
    lines += (news.isEmpty ? ["nothing new"] : news).flatMap { item($0, terminal) }
    let all = content.records.values.reduce(0) { $0 + $1.count }
    let refused = archive.refused.count
    let known = counts(
      content.sessions.count - archive.sessions.count, content.habits.count - habits - refused,
      // Records of a habit that can't come are not known.
      refused > 0 ? 0 : all - archive.records, content.measurements.count - archive.measurements.count,
      content.workouts.count - archive.workouts.count)
    if !known.isEmpty {
      lines.append(terminal.style(.bold, "Already there"))
      lines += item(known.joined(separator: ", "), terminal)
    }
    lines.append(terminal.style(.bold, "Stays behind"))
    return lines + (archive.refused + content.left).flatMap { item($0, terminal) }
  }

  static func outcome(_ sender: ArchiveSender, _ terminal: Terminal) -> [String] {
    let (outcome, others) = (sender.outcome, sender.others)
    let stored = counts(
      outcome.sessions, outcome.habits, outcome.records, others.measurements, others.workouts)
    let text = stored.isEmpty ? "Nothing new is stored." : "Stored: \(stored.joined(separator: ", "))."
    return text.wrapped(to: terminal.width) + ImportPresentation.left(outcome, terminal)
  }

  static func json(_ archive: ArchiveInventory, _ sender: ArchiveSender?) -> JSONValue {
    [
      "sessions": .number(archive.sessions.count), "habits": .number(archive.habits.filter(\.isNew).count),
      "records": .number(archive.records), "body_weights": .number(archive.measurements.count),
      "workouts": .number(archive.workouts.count),
      "left": .array((archive.refused + archive.content.left).map { .string($0) }),
      "stored": sender.map { sender in
        let (outcome, others) = (sender.outcome, sender.others)
        return [
          "sessions": .number(outcome.sessions), "habits": .number(outcome.habits),
          "records": .number(outcome.records), "body_weights": .number(others.measurements),
          "workouts": .number(others.workouts), "left": .number(outcome.left),
          "refused": .array(outcome.refused.map { .string($0) }),
        ]
      } ?? .null,
    ]
  }

  /// Those that there are, in words.
  private static func counts(_ sessions: Int, _ habits: Int, _ records: Int, _ weights: Int, _ workouts: Int)
    -> [String]
  {
    [
      (sessions, "push-up session", "push-up sessions"), (habits, "habit", "habits"),
      (records, "record of habits", "records of habits"), (weights, "body weight", "body weights"),
      (workouts, "workout of your own", "workouts of your own"),
    ].filter { $0.0 > 0 }.map { Format.count($0.0, $0.1, $0.2) }
  }

  private static func item(_ text: String, _ terminal: Terminal) -> [String] {
    text.printable.wrapped(to: max(20, terminal.width - 2)).map { "  " + $0 }
  }
}
