package import TitanCore

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
