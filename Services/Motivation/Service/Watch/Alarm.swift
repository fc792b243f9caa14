package import TitanCore

/// Waits until the time of day is at least `instant`, or throws `CancellationError` when its task is cancelled. It is
/// passed as an argument, so that tests don't have to wait.
package typealias Alarm = @Sendable (_ instant: Timestamp) async throws -> Void

/// Waits by the system's clock. It checks the clock at least once a minute, so that a reminder comes at the right time
/// even if the clock is set while it waits.
package func systemAlarm(_ clock: @escaping WallClock = systemClock) -> Alarm {
  { instant in
    while true {
      let left = instant - clock()
      guard left > .zero else { return }
      try await Task.sleep(for: min(left, .seconds(60)))
    }
  }
}
