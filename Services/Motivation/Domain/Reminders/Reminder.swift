package import TitanCore

package enum ReminderOwner {}
/// Names a series of reminders; chosen by the client, unique per user.
package typealias ReminderID = Identifier<ReminderOwner>

/// What a reminder is about. The numbers are those of the contract and of the store.
package enum ReminderKind: Int, Sendable, Hashable, CaseIterable {
  case pushUps = 1
  case practice = 2
  case habit = 3
  /// What its text says.
  case other = 4

  /// What it says if it has no text of its own.
  package var text: LocalizedText {
    switch self {
    case .pushUps: LocalizedText("Time for your push-ups.", "Zeit für deine Liegestütze.")
    case .practice: LocalizedText("Time to train.", "Zeit für dein Training.")
    case .habit: LocalizedText("Time for your habit.", "Zeit für deine Gewohnheit.")
    case .other: LocalizedText("A reminder.", "Eine Erinnerung.")
    }
  }
}

/// What the user says of a series.
package struct ReminderContent: Sendable, Hashable {
  package var kind: ReminderKind
  /// May be empty, unless the kind is `other`.
  package var text: String
  package var series: ReminderSeries
  package var isEnabled: Bool

  package init(kind: ReminderKind, text: String = "", series: ReminderSeries, isEnabled: Bool = true) {
    self.kind = kind
    self.text = text
    self.series = series
    self.isEnabled = isEnabled
  }
}

/// A series of reminders.
package struct Reminder: Sendable, Hashable {
  package var id: ReminderID
  package var content: ReminderContent
  /// 1 when it was made; grows with every change.
  package var revision: Int
  package var createTime: Timestamp
  /// Since when it is as it is: nothing of it is due that would have come before.
  package var updateTime: Timestamp

  package init(
    id: ReminderID, content: ReminderContent, revision: Int = 1, createTime: Timestamp, updateTime: Timestamp
  ) {
    self.id = id
    self.content = content
    self.revision = revision
    self.createTime = createTime
    self.updateTime = updateTime
  }

  /// How many a user may have.
  package static let mostPerUser = 50
  /// How long a reminder stays due if nothing follows it.
  package static let patience: Duration = .seconds(86_400)
}

/// One reminder of a series, by what it is meant for: the same wherever the user is when it comes, so that who flies west
/// does not get it twice.
package struct ReminderKey: Sendable, Hashable {
  package var reminder: ReminderID
  package var localDate: CalendarDay
  package var minute: Int

  package init(reminder: ReminderID, localDate: CalendarDay, minute: Int) {
    self.reminder = reminder
    self.localDate = localDate
    self.minute = minute
  }
}

/// One reminder of a series, with what it says and when it comes.
package struct ReminderOccurrence: Sendable, Hashable {
  package var reminder: Reminder
  package var slot: ReminderSlot
  /// Of the clock that says so.
  package var timeZone: String

  package init(reminder: Reminder, slot: ReminderSlot, timeZone: String) {
    self.reminder = reminder
    self.slot = slot
    self.timeZone = timeZone
  }

  package var key: ReminderKey {
    ReminderKey(reminder: reminder.id, localDate: slot.localDate, minute: slot.minute)
  }
}

/// Why a series cannot be made.
package enum ReminderConflict: Error, Sendable, Hashable {
  /// The id names another series, or one that was deleted.
  case idTaken(ReminderID)
  /// The user has `Reminder.mostPerUser` already.
  case tooMany
}
