/// Closes a connection that no call has used for a while. Pure: whoever owns the timer asks at the end of each pause
/// that the last answer named.
struct IdleTimeout: Sendable {
  enum Step: Sendable, Equatable {
    case wait(Duration)
    case close
  }

  let timeout: Duration

  /// - Parameter idleSince: when the last call ended; `nil` while one runs.
  func next(idleSince: ContinuousClock.Instant?, now: ContinuousClock.Instant) -> Step {
    guard let idleSince else { return .wait(timeout) }
    let left = timeout - idleSince.duration(to: now)
    return left > .zero ? .wait(left) : .close
  }
}
