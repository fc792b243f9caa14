package import TitanRPC

/// When a call that failed is tried again: gRPC's retry policy (gRFC A6).
///
/// It holds for calls that may run twice: unary methods which their proto calls idempotent or free of side effects, and
/// those whose options say `CallOptions.Retry.safe`. An attempt is final once the server's headers, and thus perhaps a
/// message, have reached the caller, or once more was sent than is kept (`Configuration.replayLimit`).
///
/// A call that no server has seen is sent again whatever this policy says.
package struct RetryPolicy: Sendable {
  /// Attempts of a call at most, the first included.
  package var maximumAttempts = 3
  /// The pauses between them.
  package var backoff: Backoff = {
    var backoff = Backoff()
    (backoff.initial, backoff.multiplier, backoff.maximum) = (.milliseconds(100), 2, .seconds(2))
    return backoff
  }()
  /// The outcomes after which another attempt may do better.
  package var codes: Set<StatusCode> = [.unavailable]

  package init() {}

  /// The pause before the next attempt; `nil` if there shall be none.
  ///
  /// - Parameters:
  ///   - attempts: those that were made.
  ///   - remaining: until the call's deadline. A pause that outlasts it is none: the failure is told now.
  func delay(
    after code: StatusCode, attempts: Int, pushback: RetryPushback?, remaining: Duration?, random: Double
  ) -> Duration? {
    guard codes.contains(code), attempts < maximumAttempts else { return nil }
    let delay: Duration
    switch pushback {
    case .after(let duration): delay = duration
    case .never: return nil
    case nil: delay = backoff.delay(afterFailures: attempts, random: random)
    }
    if let remaining, remaining <= delay { return nil }
    return delay
  }
}
