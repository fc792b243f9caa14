package import TitanCore
package import TitanZones

/// What one device is told of a user's reminders, and when there may be more to tell.
package struct DueReminders: Sendable {
  package enum News: Sendable, Hashable {
    case due(ReminderOccurrence)
    /// It was told before, and is due no more.
    case withdrawn(ReminderOccurrence)
  }

  private let zone: ZoneRules
  private var told: [ReminderKey: ReminderOccurrence] = [:]

  /// - Parameter zone: where the device is.
  package init(zone: ZoneRules) { self.zone = zone }

  /// What the device does not know yet; what is withdrawn first, then what is due, in order.
  package mutating func look(
    _ reminders: [Reminder], acknowledged: Set<ReminderKey>, at now: Timestamp
  ) -> [News] {
    let open = reminders.compactMap { $0.due(at: now, zone: zone) }.filter { !acknowledged.contains($0.key) }
    let due = Dictionary(open.map { ($0.key, $0) }) { first, _ in first }
    let withdrawn = told.values.filter { due[$0.key] == nil }.inOrder
    let new = open.filter { told[$0.key] == nil }.inOrder
    told = due
    return withdrawn.map(News.withdrawn) + new.map(News.due)
  }

  /// When something comes next, or what was told becomes too old; `nil` if neither happens unless the series change.
  package func nextLook(_ reminders: [Reminder], after now: Timestamp) -> Timestamp? {
    let next = reminders.upcoming(after: now, limit: 1, zone: zone).first?.slot.time
    let expiries = told.values.map { $0.slot.time + Reminder.patience }.filter { $0 > now }
    return ([next].compactMap(\.self) + expiries).min()
  }
}
