package import TitanCore
package import TitanZones

/// What one device knows about a user's reminders, and when it must look again.
package struct DueReminders: Sendable {
  package enum News: Sendable, Hashable {
    case due(ReminderOccurrence)
    /// The reminder was sent before and is no longer due.
    case withdrawn(ReminderOccurrence)
  }

  private let zone: ZoneRules
  private var told: [ReminderKey: ReminderOccurrence] = [:]

  /// - Parameter zone: the device's zone.
  package init(zone: ZoneRules) { self.zone = zone }

  /// The news for the device: withdrawn reminders first, then due ones, in order.
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

  /// When the next reminder becomes due or a sent one expires; `nil` if neither happens unless a series changes.
  package func nextLook(_ reminders: [Reminder], after now: Timestamp) -> Timestamp? {
    let next = reminders.upcoming(after: now, limit: 1, zone: zone).first?.slot.time
    let expiries = told.values.map { $0.slot.time + Reminder.patience }.filter { $0 > now }
    return ([next].compactMap(\.self) + expiries).min()
  }
}
