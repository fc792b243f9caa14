package import TitanCore
package import TitanZones

/// What determines which of a user's reminders are pushed: all of it read at once.
package struct PushSituation: Sendable {
  /// All series, with the times from the settings.
  package var reminders: [Reminder]
  package var acknowledged: Set<ReminderKey>
  /// The zone that the user named last.
  package var zone: ZoneRules

  package init(reminders: [Reminder], acknowledged: Set<ReminderKey>, zone: ZoneRules) {
    self.reminders = reminders
    self.acknowledged = acknowledged
    self.zone = zone
  }

  /// The reminders that are due and not acknowledged.
  package func due(at now: Timestamp) -> [ReminderOccurrence] {
    reminders.due(at: now, acknowledged: acknowledged, zone: zone)
  }

  /// When the next reminder is due; `nil` if none will be unless a series changes.
  package func nextLook(after now: Timestamp) -> Timestamp? {
    reminders.upcoming(after: now, limit: 1, zone: zone).first?.slot.time
  }

  /// A reminder that is still worth a push, and until when; `nil` if it was acknowledged, replaced by the next one of its
  /// series, or withdrawn with a change of the series.
  package func worthPushing(_ key: ReminderKey, at now: Timestamp) -> (
    occurrence: ReminderOccurrence, expiry: Timestamp
  )? {
    guard let occurrence = due(at: now).first(where: { $0.key == key }) else { return nil }
    let patience = occurrence.slot.time + Reminder.patience
    let next = occurrence.reminder.upcoming(after: now, limit: 1, zone: zone).first?.slot.time
    return (occurrence, min(patience, next ?? patience))
  }
}
