import MotivationDomain
import TitanCore
import TitanProto
import TitanRPC

extension Reminder {
  var etag: String { "\(revision)" }
}

extension MotivationV1.Reminder {
  init(_ reminder: Reminder) {
    let draft = ReminderDraft(reminder.content)
    self.init(
      reminderID: "\(reminder.id)", kind: .init(rawValue: Int32(draft.kind)), text: draft.text,
      frequency: .init(rawValue: Int32(draft.frequency)), weekdays: draft.weekdays.map(UInt32.init),
      minutes: draft.minutes.map(UInt32.init), window: draft.window.map(MotivationV1.ReminderWindow.init),
      timeZone: draft.timeZone, firstLocalDate: draft.firstLocalDate, lastLocalDate: draft.lastLocalDate,
      isDisabled: !draft.isEnabled, etag: reminder.etag, createTime: .init(reminder.createTime),
      updateTime: .init(reminder.updateTime), atPushUpTimes: draft.isAtPushUpTimes)
  }
}

extension MotivationV1.ReminderWindow {
  fileprivate init(_ window: ReminderWindow) {
    self.init(
      firstMinute: UInt32(window.first), lastMinute: UInt32(window.last), timesPerDay: UInt32(window.timesPerDay))
  }
}

extension ReminderDraft {
  init(_ message: MotivationV1.Reminder) {
    self.init(
      kind: Int(message.kind.rawValue), text: message.text, frequency: Int(message.frequency.rawValue),
      weekdays: message.weekdays.map(Int.init), minutes: message.minutes.map(Int.init),
      window: message.window.map {
        ReminderWindow(first: Int($0.firstMinute), last: Int($0.lastMinute), timesPerDay: Int($0.timesPerDay))
      },
      isAtPushUpTimes: message.atPushUpTimes, timeZone: message.timeZone, firstLocalDate: message.firstLocalDate,
      lastLocalDate: message.lastLocalDate, isEnabled: !message.isDisabled)
  }

  /// The changeable fields, by their names in a mask.
  static let fields = [
    "kind", "text", "frequency", "weekdays", "minutes", "window", "at_push_up_times", "time_zone", "first_local_date",
    "last_local_date", "is_disabled",
  ]

  /// Takes over the requested fields.
  mutating func update(from new: ReminderDraft, _ wants: UpdateMask) {
    if wants["kind"] { kind = new.kind }
    if wants["text"] { text = new.text }
    if wants["frequency"] { frequency = new.frequency }
    if wants["weekdays"] { weekdays = new.weekdays }
    if wants["minutes"] { minutes = new.minutes }
    if wants["window"] { window = new.window }
    if wants["at_push_up_times"] { isAtPushUpTimes = new.isAtPushUpTimes }
    if wants["time_zone"] { timeZone = new.timeZone }
    if wants["first_local_date"] { firstLocalDate = new.firstLocalDate }
    if wants["last_local_date"] { lastLocalDate = new.lastLocalDate }
    if wants["is_disabled"] { isEnabled = new.isEnabled }
  }
}

extension MotivationV1.ReminderOccurrence {
  init(_ occurrence: ReminderOccurrence, in language: Language) {
    let content = occurrence.reminder.content
    self.init(
      reminderID: "\(occurrence.reminder.id)", localDate: "\(occurrence.slot.localDate)",
      minute: UInt32(occurrence.slot.minute), time: .init(occurrence.slot.time), timeZone: occurrence.timeZone,
      kind: .init(rawValue: Int32(content.kind.rawValue)),
      text: content.text.isEmpty ? content.kind.text[language] : content.text)
  }
}
