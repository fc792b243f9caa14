package import TitanCore
package import TitanZones

extension Reminder {
  /// The next that come, in order; none while it is switched off.
  package func upcoming(after now: Timestamp, limit: Int, zone: ZoneRules) -> [ReminderOccurrence] {
    guard content.isEnabled else { return [] }
    return content.series.upcoming(after: now, limit: limit, zone: zone).map { occurrence($0, zone) }
  }

  /// The one that is due: the last that has come, unless that is too long ago or before the series was as it is.
  package func due(at now: Timestamp, zone: ZoneRules) -> ReminderOccurrence? {
    guard content.isEnabled else { return nil }
    let earliest = max(updateTime, now - Self.patience + .microseconds(1))
    guard earliest <= now else { return nil }
    return content.series.slots(in: earliest..<now + .microseconds(1), zone: zone).last.map { occurrence($0, zone) }
  }

  private func occurrence(_ slot: ReminderSlot, _ zone: ZoneRules) -> ReminderOccurrence {
    ReminderOccurrence(reminder: self, slot: slot, timeZone: content.series.timeZone ?? zone.name)
  }
}

extension Sequence<Reminder> {
  /// The next that come of all that are enabled, in order.
  package func upcoming(after now: Timestamp, limit: Int, zone: ZoneRules) -> [ReminderOccurrence] {
    Array(
      flatMap { $0.upcoming(after: now, limit: limit, zone: zone) }.inOrder.prefix(limit))
  }
}

extension Sequence<ReminderOccurrence> {
  /// By time; of one instant by their series, so that the order is always the same.
  package var inOrder: [ReminderOccurrence] {
    sorted { ($0.slot.time, $0.reminder.id.description) < ($1.slot.time, $1.reminder.id.description) }
  }
}
