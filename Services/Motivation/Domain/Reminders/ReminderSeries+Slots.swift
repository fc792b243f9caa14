package import TitanCore
package import TitanZones

/// One time of a series, in a zone.
package struct ReminderSlot: Sendable, Hashable {
  /// The date it is meant for.
  package var localDate: CalendarDay
  /// The time it is meant for, in minutes after midnight.
  package var minute: Int
  /// When the reminder comes.
  package var time: Timestamp

  package init(localDate: CalendarDay, minute: Int, time: Timestamp) {
    self.localDate = localDate
    self.minute = minute
    self.time = time
  }
}

extension ReminderSeries {
  /// The slots within a span of time, in order. If several fall on the same instant because the clocks skipped an hour
  /// or a date, only the one meant for the latest time is kept.
  ///
  /// - Parameter zone: the user's zone.
  package func slots(in span: Range<Timestamp>, zone: ZoneRules) -> [ReminderSlot] {
    let zone = timeZone.flatMap { ZoneRules(name: $0) } ?? zone
    // A skipped time may come on the next date, so this includes one more date on either side.
    let dates = dates(in: zone.day(of: span.lowerBound) - 2...zone.day(of: span.upperBound) + 1)
    let minutes = times.minutes
    let slots = dates.flatMap { date in
      minutes.map { ReminderSlot(localDate: date, minute: $0, time: zone.instant(of: date, minute: $0)) }
    }
    return slots.filter { span.contains($0.time) }
      .sorted { ($0.time, $0.localDate, $0.minute) < ($1.time, $1.localDate, $1.minute) }
      .reduce(into: []) { kept, slot in
        if kept.last?.time == slot.time { kept.removeLast() }
        kept.append(slot)
      }
  }

  /// The next slots, in order.
  ///
  /// - Parameter now: only slots after this time.
  package func upcoming(after now: Timestamp, limit: Int, zone: ZoneRules) -> [ReminderSlot] {
    var found: [ReminderSlot] = []
    var start = now + .microseconds(1)
    // In any zone, nothing comes earlier than two days before the first date.
    if let firstDate { start = max(start, Timestamp(seconds: Int64(firstDate.number - 2) * 86_400)) }
    let end = end.map { Timestamp(seconds: Int64($0.number + 3) * 86_400) }
    var days = 8
    while found.count < limit, end.map({ start < $0 }) ?? true {
      let next = start + .seconds(days * 86_400)
      found += slots(in: start..<next, zone: zone)
      (start, days) = (next, min(days * 2, 512))
    }
    return Array(found.prefix(limit))
  }

  /// The dates within a span on which the series comes.
  private func dates(in span: ClosedRange<CalendarDay>) -> [CalendarDay] {
    let first = max(span.lowerBound, firstDate ?? span.lowerBound)
    let last = min(span.upperBound, end ?? span.upperBound)
    return first <= last ? (first...last).filter(comes(on:)) : []
  }
}
