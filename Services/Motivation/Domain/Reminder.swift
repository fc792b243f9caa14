package import TitanCore

package enum ReminderOwner {}
/// Identifies a series of reminders. The client chooses it, and it is unique per user.
package typealias ReminderID = Identifier<ReminderOwner>

/// What a reminder is about. The raw values are those of the contract and of the store.
package enum ReminderKind: Int, Sendable, Hashable, CaseIterable {
  case pushUps = 1
  case practice = 2
  case habit = 3
  /// Whatever the reminder's text says.
  case other = 4

  /// The text of a reminder that has none of its own.
  package var text: LocalizedText {
    switch self {
    case .pushUps: LocalizedText("Time for your push-ups.", "Zeit für deine Liegestütze.")
    case .practice: LocalizedText("Time to train.", "Zeit für dein Training.")
    case .habit: LocalizedText("Time for your habit.", "Zeit für deine Gewohnheit.")
    case .other: LocalizedText("A reminder.", "Eine Erinnerung.")
    }
  }
}

/// The part of a series that the user decides.
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
  /// 1 when the series was created; increases with every change.
  package var revision: Int
  package var createTime: Timestamp
  /// When the series last changed. Occurrences before that aren't due.
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

  /// The number of series a user may have.
  package static let mostPerUser = 50
  /// How long a reminder stays due unless the next one replaces it.
  package static let patience: Duration = .seconds(86_400)
}

/// Why a series can't be created.
package enum ReminderConflict: Error, Sendable, Hashable {
  /// The id belongs to another series or to a deleted one.
  case idTaken(ReminderID)
  /// The user already has `Reminder.mostPerUser` series.
  case tooMany
}
