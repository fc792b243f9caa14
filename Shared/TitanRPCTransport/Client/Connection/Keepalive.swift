/// Detects a dead connection that nothing has reported: gRPC's keepalive (gRFC A8). Pure: the owner of the timer calls
/// `next` after each pause that the last result named.
package struct Keepalive: Sendable {
  package struct Settings: Sendable, Hashable {
    /// How long the server may be silent before it is pinged. Servers close connections that ping more often than they
    /// allow; the interval is then doubled.
    package var interval: Duration
    /// How long the answer may take.
    package var timeout: Duration
    /// Whether to ping even while no call is running.
    package var withoutCalls: Bool

    package init(interval: Duration, timeout: Duration = .seconds(20), withoutCalls: Bool = false) {
      self.interval = interval
      self.timeout = timeout
      self.withoutCalls = withoutCalls
    }
  }

  enum Step: Sendable, Equatable {
    case wait(Duration)
    /// Send a PING, and wait.
    case ping(Duration)
    /// The server does not answer.
    case dead
  }

  private let settings: Settings
  private var bytesRead: UInt64 = 0
  /// How long the server may still take to answer the last PING; `nil` if no answer is due.
  private var patience: Duration?

  init(_ settings: Settings) { self.settings = settings }

  /// - Parameter bytesRead: the total received so far; any increase is a sign of life.
  mutating func next(bytesRead: UInt64, hasCalls: Bool) -> Step {
    let isAlive = bytesRead != self.bytesRead
    self.bytesRead = bytesRead
    if isAlive { patience = nil }
    if let patience {
      return patience > .zero ? .wait(pause(of: patience)) : .dead
    }
    guard !isAlive, hasCalls || settings.withoutCalls else { return .wait(settings.interval) }
    return .ping(pause(of: settings.timeout))
  }

  /// At most one interval, so that an answer is noticed and the next PING follows in time.
  private mutating func pause(of patience: Duration) -> Duration {
    let pause = min(patience, settings.interval)
    self.patience = patience - pause
    return pause
  }
}

/// Closes a connection that no call has used for a while. Pure: the owner of the timer calls `next` after each pause
/// that the last result named.
struct IdleTimeout: Sendable {
  enum Step: Sendable, Equatable {
    case wait(Duration)
    case close
  }

  let timeout: Duration

  /// - Parameter idleSince: when the last call ended; `nil` while one is running.
  func next(idleSince: ContinuousClock.Instant?, now: ContinuousClock.Instant) -> Step {
    guard let idleSince else { return .wait(timeout) }
    let left = timeout - idleSince.duration(to: now)
    return left > .zero ? .wait(left) : .close
  }
}
