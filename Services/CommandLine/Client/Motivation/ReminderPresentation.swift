import MotivationProto
import TitanCore
import TitanProtoJSON
import TitanZones

/// Presents reminders, in lines and in JSON.
enum ReminderPresentation {
  /// The reminder's text and times, and below them the id that other commands take.
  static func lines(_ reminder: MotivationV1.Reminder, terminal: Terminal) -> [String] {
    words(reminder).wrapped(to: terminal.width) + [terminal.style(.dim, "  \(reminder.reminderID.printable)")]
  }

  /// The reminder's text and times.
  static func words(_ reminder: MotivationV1.Reminder) -> String {
    var parts = [about(reminder), when(reminder), dates(reminder)].filter { !$0.isEmpty }
    if !reminder.timeZone.isEmpty { parts.append(reminder.timeZone.printable) }
    if reminder.isDisabled { parts.append("(off)") }
    if !reminder.text.isEmpty { parts.append("\"\(reminder.text.printable)\"") }
    return parts.joined(separator: " ")
  }

  private static func about(_ reminder: MotivationV1.Reminder) -> String {
    switch reminder.kind {
    case .pushUps: "push-ups"
    case .practice: "practice"
    case .habit: "habit"
    default: ""
    }
  }

  private static func when(_ reminder: MotivationV1.Reminder) -> String {
    let days = reminder.weekdays.map { ClockCommand.Weekday(rawValue: $0).map { "\($0)" } ?? "\($0)" }
    let each = reminder.frequency == .once ? "" : days.isEmpty ? "daily" : days.joined(separator: ", ")
    let times =
      if let window = reminder.window {
        "\(window.timesPerDay) times from \(time(window.firstMinute)) to \(time(window.lastMinute))"
      } else if reminder.atPushUpTimes {
        "as often as set"
      } else {
        reminder.minutes.map(time).joined(separator: ", ")
      }
    return [each, times].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func dates(_ reminder: MotivationV1.Reminder) -> String {
    let (first, last) = (reminder.firstLocalDate.printable, reminder.lastLocalDate.printable)
    if reminder.frequency == .once { return "on \(first)" }
    return [first.isEmpty ? "" : "from \(first)", last.isEmpty ? "" : "until \(last)"].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The time on the clock of the occurrence's own zone.
  static func line(_ occurrence: MotivationV1.ReminderOccurrence) -> String {
    guard let time = occurrence.time.map({ Timestamp($0) }) else { return occurrence.text.printable }
    let offset = ZoneRules(name: occurrence.timeZone)?.utcOffsetSeconds(at: time) ?? 0
    return "\(Format.localTime(time, utcOffsetSeconds: offset))  \(occurrence.text.printable)"
  }

  static func line(_ event: MotivationV1.StreamDueRemindersResponse.Event) -> String {
    switch event {
    case .due(let occurrence): line(occurrence)
    case .withdrawn(let occurrence): "done: \(line(occurrence))"
    }
  }

  static func json(_ reminder: MotivationV1.Reminder) -> JSONValue { json(reminder, isStored: true) }

  /// - Parameter isStored: `false` for a dry run, which has no id.
  static func json(_ reminder: MotivationV1.Reminder, isStored: Bool) -> JSONValue {
    [
      "reminder_id": isStored ? .string(reminder.reminderID) : .null, "kind": .string(reminder.kind.description),
      "text": .string(reminder.text), "frequency": .string(reminder.frequency.description),
      "weekdays": .array(reminder.weekdays.map { .number($0) }),
      "minutes": .array(reminder.minutes.map { .number($0) }),
      "window": reminder.window.map { window -> JSONValue in
        [
          "first_minute": .number(window.firstMinute), "last_minute": .number(window.lastMinute),
          "times_per_day": .number(window.timesPerDay),
        ]
      } ?? nil,
      "at_push_up_times": .bool(reminder.atPushUpTimes), "time_zone": .string(reminder.timeZone),
      "first_local_date": .string(reminder.firstLocalDate),
      "last_local_date": .string(reminder.lastLocalDate), "is_disabled": .bool(reminder.isDisabled),
      "etag": .string(reminder.etag),
    ]
  }

  static func json(_ occurrence: MotivationV1.ReminderOccurrence) -> JSONValue {
    [
      "reminder_id": .string(occurrence.reminderID), "local_date": .string(occurrence.localDate),
      "minute": .number(occurrence.minute),
      "time": occurrence.time.map { .string(Timestamp($0).description) } ?? nil,
      "time_zone": .string(occurrence.timeZone), "kind": .string(occurrence.kind.description),
      "text": .string(occurrence.text),
    ]
  }

  static func json(_ event: MotivationV1.StreamDueRemindersResponse.Event) -> JSONValue {
    switch event {
    case .due(let occurrence): ["due": json(occurrence)]
    case .withdrawn(let occurrence): ["withdrawn": json(occurrence)]
    }
  }

  private static func time(_ minutes: UInt32) -> String { DayTime(minutes: minutes).description }
}
