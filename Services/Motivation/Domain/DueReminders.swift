package import TitanCore
package import TitanZones

/// Identifies one reminder of a series by the date and time it is meant for. The key is the same in every zone, so that
/// a user who flies west doesn't get it twice.
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

/// One reminder of a series, with its content and its time.
package struct ReminderOccurrence: Sendable, Hashable {
  package var reminder: Reminder
  package var slot: ReminderSlot
  /// The zone in which its time applies.
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

  /// The occurrences that are due and not acknowledged, in order.
  package func due(at now: Timestamp, acknowledged: Set<ReminderKey>, zone: ZoneRules) -> [ReminderOccurrence] {
    compactMap { $0.due(at: now, zone: zone) }.filter { !acknowledged.contains($0.key) }.inOrder
  }
}

extension Sequence<ReminderOccurrence> {
  /// The occurrences by time; ties are sorted by series, so that the order is always the same.
  fileprivate var inOrder: [ReminderOccurrence] {
    sorted { ($0.slot.time, $0.reminder.id.description) < ($1.slot.time, $1.reminder.id.description) }
  }
}

/// Keeps track of the reminders that one device was sent, and of when to look again.
package struct DueReminders: Sendable {
  package enum News: Sendable, Hashable {
    case due(ReminderOccurrence)
    /// The reminder was sent before, and is no longer due.
    case withdrawn(ReminderOccurrence)
  }

  private let zone: ZoneRules
  private var sent: [ReminderKey: ReminderOccurrence] = [:]

  /// - Parameter zone: the device's zone.
  package init(zone: ZoneRules) { self.zone = zone }

  /// The news for the device: withdrawn reminders first, then due ones, in order.
  package mutating func look(
    _ reminders: [Reminder], acknowledged: Set<ReminderKey>, at now: Timestamp
  ) -> [News] {
    let open = reminders.due(at: now, acknowledged: acknowledged, zone: zone)
    let due = Dictionary(open.map { ($0.key, $0) }) { first, _ in first }
    let withdrawn = sent.values.filter { due[$0.key] == nil }.inOrder
    let new = open.filter { sent[$0.key] == nil }
    sent = due
    return withdrawn.map(News.withdrawn) + new.map(News.due)
  }

  /// When the next reminder becomes due or a sent one expires; `nil` if neither happens unless a series changes.
  package func nextLook(_ reminders: [Reminder], after now: Timestamp) -> Timestamp? {
    let next = reminders.upcoming(after: now, limit: 1, zone: zone).first?.slot.time
    let expiries = sent.values.map { $0.slot.time + Reminder.patience }.filter { $0 > now }
    return ([next].compactMap(\.self) + expiries).min()
  }
}
