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
      isEnabled: draft.isEnabled, etag: reminder.etag, createTime: .init(reminder.createTime),
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
      lastLocalDate: message.lastLocalDate, isEnabled: message.isEnabled)
  }

  /// Takes over the fields that a mask names, or all without one.
  mutating func update(from new: ReminderDraft, mask: [String]) throws {
    guard !mask.isEmpty else {
      self = new
      return
    }
    for path in mask {
      switch path {
      case "kind": kind = new.kind
      case "text": text = new.text
      case "frequency": frequency = new.frequency
      case "weekdays": weekdays = new.weekdays
      case "minutes": minutes = new.minutes
      case "window": window = new.window
      case "at_push_up_times": isAtPushUpTimes = new.isAtPushUpTimes
      case "time_zone": timeZone = new.timeZone
      case "first_local_date": firstLocalDate = new.firstLocalDate
      case "last_local_date": lastLocalDate = new.lastLocalDate
      case "is_enabled": isEnabled = new.isEnabled
      default:
        throw RPCError.invalid(
          "update_mask", reason: "PATH_UNKNOWN",
          "got \(shown(path)); allowed: kind, text, frequency, weekdays, minutes, window, at_push_up_times, time_zone, "
            + "first_local_date, last_local_date, is_enabled")
      }
    }
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
