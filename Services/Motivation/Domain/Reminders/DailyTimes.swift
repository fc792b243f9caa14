/// When a reminder comes on its dates.
package enum DailyTimes: Sendable, Hashable {
  /// Minutes after midnight, in order.
  case at([Int])
  case spread(ReminderWindow)
  /// As often as the user's settings say.
  case asSet

  /// Minutes after midnight, in order, each once.
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

  /// Whether all of it lies in a day, and has as many different minutes as there are times.
  package var isPossible: Bool {
    (1...DailyTimes.mostPerDay).contains(timesPerDay) && DailyTimes.minutesOfDay.contains(first)
      && DailyTimes.minutesOfDay.contains(last) && last - first >= timesPerDay - 1
  }

  /// The first at the beginning, the last at the end, those between on the minute before; a single one at the beginning.
  package var minutes: [Int] {
    guard timesPerDay > 1 else { return [first] }
    return (0..<timesPerDay).map { first + $0 * (last - first) / (timesPerDay - 1) }
  }
}
