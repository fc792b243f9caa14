package import TitanCore

/// Waits until the time of day is at least `instant`, or throws `CancellationError` when its task is cancelled. Passed as
/// an argument, so that no test has to wait.
package typealias Alarm = @Sendable (_ instant: Timestamp) async throws -> Void

/// Waits by the system's clock. It looks at it at least once a minute: whoever sets it while a reminder waits for its
/// time shall not wait for the time that was.
package func systemAlarm(_ clock: @escaping WallClock = systemClock) -> Alarm {
  { instant in
    while true {
      let left = instant - clock()
      guard left > .zero else { return }
      try await Task.sleep(for: min(left, .seconds(60)))
    }
  }
}
