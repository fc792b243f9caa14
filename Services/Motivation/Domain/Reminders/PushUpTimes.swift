package import TitanCore

/// When push-ups are wanted during a day, as the user's settings say (requirement R0-29).
package struct PushUpTimes: Sendable, Hashable {
  package var window: ReminderWindow
  /// Since when they say so; `nil` if they always did.
  package var since: Timestamp?

  package init(window: ReminderWindow, since: Timestamp?) {
    self.window = window
    self.since = since
  }

  /// Of whoever never set any.
  package static let standard = PushUpTimes(
    window: ReminderWindow(first: 480, last: 1_200, timesPerDay: 1), since: nil)
}

extension ReminderSeries {
  /// The same with the times that the settings say, if it comes by them.
  package func resolved(by settings: PushUpTimes) -> ReminderSeries {
    guard times == .asSet else { return self }
    var resolved = self
    resolved.times = .spread(settings.window)
    return resolved
  }
}

extension Reminder {
  /// The series with the times that the settings say, if it comes by them. Nothing of it is due that would have come
  /// before they said so.
  package func resolved(by times: PushUpTimes) -> Reminder {
    guard content.series.times == .asSet else { return self }
    var resolved = self
    resolved.content.series = content.series.resolved(by: times)
    resolved.updateTime = max(updateTime, times.since ?? updateTime)
    return resolved
  }
}
