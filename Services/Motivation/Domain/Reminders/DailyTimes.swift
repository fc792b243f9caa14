/// The times of a reminder on its dates.
package enum DailyTimes: Sendable, Hashable {
  /// Minutes after midnight, in order.
  case at([Int])
  case spread(ReminderWindow)
  /// At the times in the user's settings.
  case asSet

  /// Minutes after midnight, in order, without duplicates.
  package var minutes: [Int] {
    switch self {
    case .at(let minutes): minutes
    case .spread(let window): window.minutes
    case .asSet: PushUpTimes.standard.window.minutes
    }
  }

  package static let minutesOfDay = 0...1_439
  package static let mostPerDay = 24
}

/// Times spread evenly over a part of the day (decision D11).
package struct ReminderWindow: Sendable, Hashable {
  /// Minutes after midnight.
  package var first: Int
  /// Minutes after midnight; not before `first`.
  package var last: Int
  package var timesPerDay: Int

  package init(first: Int, last: Int, timesPerDay: Int) {
    self.first = first
    self.last = last
    self.timesPerDay = timesPerDay
  }

  /// Whether the window lies within a day and has enough minutes for all its times.
  package var isPossible: Bool {
    (1...DailyTimes.mostPerDay).contains(timesPerDay) && DailyTimes.minutesOfDay.contains(first)
      && DailyTimes.minutesOfDay.contains(last) && last - first >= timesPerDay - 1
  }

  /// The first time at the window's beginning, the last at its end, and those between rounded down to the minute. A
  /// single time is at the beginning.
  package var minutes: [Int] {
    guard timesPerDay > 1 else { return [first] }
    return (0..<timesPerDay).map { first + $0 * (last - first) / (timesPerDay - 1) }
  }
}
