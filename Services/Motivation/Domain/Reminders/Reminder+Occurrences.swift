package import TitanCore
package import TitanZones

extension Reminder {
  /// The next occurrences, in order; none while the reminder is switched off.
  package func upcoming(after now: Timestamp, limit: Int, zone: ZoneRules) -> [ReminderOccurrence] {
    guard content.isEnabled else { return [] }
    return content.series.upcoming(after: now, limit: limit, zone: zone).map { occurrence($0, zone) }
  }

  /// The occurrence that is due: the latest one, unless it is too long ago or before the reminder's last change.
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
  /// The next occurrences of all enabled reminders, in order.
  package func upcoming(after now: Timestamp, limit: Int, zone: ZoneRules) -> [ReminderOccurrence] {
    Array(
      flatMap { $0.upcoming(after: now, limit: limit, zone: zone) }.inOrder.prefix(limit))
  }
}

extension Sequence<ReminderOccurrence> {
  /// The occurrences by time; ties are sorted by series, so that the order is always the same.
  package var inOrder: [ReminderOccurrence] {
    sorted { ($0.slot.time, $0.reminder.id.description) < ($1.slot.time, $1.reminder.id.description) }
  }
}
