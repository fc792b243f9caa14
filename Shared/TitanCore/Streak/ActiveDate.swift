/// A local date on which the user trained.
package struct ActiveDate: Hashable, Sendable {
  /// When a session began, and by which clock.
  package struct Moment: Hashable, Sendable {
    package var start: Timestamp
    /// The device's offset at that time, in seconds ahead of UTC.
    package var utcOffsetSeconds: Int

    package init(start: Timestamp, utcOffsetSeconds: Int) {
      self.start = start
      self.utcOffsetSeconds = utcOffsetSeconds
    }
  }

  package var date: CalendarDay
  /// The date's first and last sessions in time; they are the same if there is only one.
  package var first: Moment
  package var last: Moment

  package init(date: CalendarDay, first: Moment, last: Moment) {
    self.date = date
    self.first = first
    self.last = last
  }

  /// The dates of sessions in any order, oldest first.
  package static func dates(of sessions: some Sequence<(date: CalendarDay, moment: Moment)>) -> [ActiveDate] {
    var dates: [CalendarDay: ActiveDate] = [:]
    for (date, moment) in sessions {
      var active = dates[date] ?? ActiveDate(date: date, first: moment, last: moment)
      active.first = min(active.first, moment)
      active.last = max(active.last, moment)
      dates[date] = active
    }
    return dates.values.sorted { $0.date < $1.date }
  }
}

extension ActiveDate.Moment: Comparable {
  /// By time; the offset decides between equal instants, so that the order of arrival has no effect.
  package static func < (left: Self, right: Self) -> Bool {
    (left.start, left.utcOffsetSeconds) < (right.start, right.utcOffsetSeconds)
  }
}
