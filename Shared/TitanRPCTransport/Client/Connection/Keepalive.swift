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
  private var awaitsAnswer = false

  init(_ settings: Settings) { self.settings = settings }

  /// - Parameter bytesRead: all that ever came; anything that does is a sign of life.
  mutating func next(bytesRead: UInt64, hasCalls: Bool) -> Step {
    let isAlive = bytesRead != self.bytesRead
    self.bytesRead = bytesRead
    if awaitsAnswer, !isAlive { return .dead }
    awaitsAnswer = !isAlive && (hasCalls || settings.withoutCalls)
    return awaitsAnswer ? .ping(settings.timeout) : .wait(settings.interval)
  }
}
