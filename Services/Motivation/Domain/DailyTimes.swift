package import TitanCore

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
  static let mostPerDay = 24
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

/// When the user wants to do push-ups during a day, according to their settings (requirement R0-29).
package struct PushUpTimes: Sendable, Hashable {
  package var window: ReminderWindow
  /// When these settings took effect; `nil` if they always applied.
  package var since: Timestamp?

  package init(window: ReminderWindow, since: Timestamp?) {
    self.window = window
    self.since = since
  }

  /// The default for users who never set any.
  package static let standard = PushUpTimes(
    window: ReminderWindow(first: 480, last: 1_200, timesPerDay: 1), since: nil)
}

extension ReminderSeries {
  /// The series with the times from the settings, if it uses those.
  package func resolved(by settings: PushUpTimes) -> ReminderSeries {
    guard times == .asSet else { return self }
    var resolved = self
    resolved.times = .spread(settings.window)
    return resolved
  }
}

extension Reminder {
  /// The reminder with the times from the settings, if it uses those. Occurrences before the settings took effect
  /// aren't due.
  package func resolved(by times: PushUpTimes) -> Reminder {
    guard content.series.times == .asSet else { return self }
    var resolved = self
    resolved.content.series = content.series.resolved(by: times)
    resolved.updateTime = max(updateTime, times.since ?? updateTime)
    return resolved
  }
}
