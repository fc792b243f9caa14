/// Finds out that a connection is dead though nothing says so: gRPC's keepalive (gRFC A8). Pure: whoever owns the timer
/// asks at the end of each pause that the last answer named.
package struct Keepalive: Sendable {
  package struct Settings: Sendable, Hashable {
    /// How long nothing may come from the server before it is asked for a sign of life. Servers close connections
    /// that ask more often than they allow; the interval is doubled then.
    package var interval: Duration
    /// How long the answer may take.
    package var timeout: Duration
    /// Ask also while no call runs.
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
  /// How long the server may still take to answer the PING that was sent; `nil`: it need not answer.
  private var patience: Duration?

  init(_ settings: Settings) { self.settings = settings }

  /// - Parameter bytesRead: all that ever came; anything that does is a sign of life.
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

  /// Not longer than an interval, so that an answer is noticed, and the next PING follows in time.
  private mutating func pause(of patience: Duration) -> Duration {
    let pause = min(patience, settings.interval)
    self.patience = patience - pause
    return pause
  }
}
