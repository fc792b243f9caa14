package import TitanRPC

/// When a failed call is retried: gRPC's retry policy (gRFC A6).
///
/// It applies to calls that may run twice: unary methods that their proto marks idempotent or free of side effects, and
/// calls whose options say `CallOptions.Retry.safe`. An attempt is final once the server's headers, and thus perhaps a
/// message, have reached the caller, or once more was sent than is kept (`Configuration.replayLimit`).
///
/// A call that no server has seen is sent again whatever this policy says.
package struct RetryPolicy: Sendable {
  /// The most attempts of a call, including the first.
  package var maximumAttempts = 3
  /// The pauses between them.
  package var backoff: Backoff = {
    var backoff = Backoff()
    (backoff.initial, backoff.multiplier, backoff.maximum) = (.milliseconds(100), 2, .seconds(2))
    return backoff
  }()
  /// The outcomes that are worth another attempt.
  package var codes: Set<StatusCode> = [.unavailable]

  package init() {}

  /// The pause before the next attempt; `nil` if there should be none.
  ///
  /// - Parameters:
  ///   - attempts: the number of attempts so far.
  ///   - remaining: the time until the call's deadline. There is no retry after a pause that would outlast it: the
  ///     failure is reported now.
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

/// Keeps a channel's retries from overwhelming a server that is down: gRPC's retry throttling (gRFC A6). A failure
/// costs a token, a success returns part of one, and at half of the tokens or fewer nothing is retried.
package struct RetryThrottle: Sendable {
  package struct Settings: Sendable {
    package var maximumTokens: Double
    /// The tokens that a success returns.
    package var tokenRatio: Double

    package init(maximumTokens: Double = 10, tokenRatio: Double = 0.1) {
      self.maximumTokens = maximumTokens
      self.tokenRatio = tokenRatio
    }
  }

  private let settings: Settings
  private(set) var tokens: Double

  init(_ settings: Settings) {
    self.settings = settings
    tokens = settings.maximumTokens
  }

  mutating func succeeded() { tokens = min(settings.maximumTokens, tokens + settings.tokenRatio) }

  /// - Returns: whether another attempt may be made.
  mutating func failed() -> Bool {
    tokens = max(0, tokens - 1)
    return tokens > settings.maximumTokens / 2
  }
}

/// How long to wait before reconnecting: exponential, with jitter, as in gRPC's connection backoff protocol.
package struct Backoff: Sendable {
  package var initial: Duration = .milliseconds(200)
  package var multiplier = 1.6
  package var maximum: Duration = .seconds(20)
  /// The fraction by which the time is lengthened or shortened at random.
  package var jitter = 0.2

  package init() {}

  /// The wait after this number of consecutive failures (1 or more).
  ///
  /// - Parameter random: evenly distributed over 0...1.
  package func delay(afterFailures failures: Int, random: Double) -> Duration {
    var delay = initial
    for _ in 1..<max(1, failures) where delay < maximum { delay = delay * multiplier }
    return min(delay, maximum) * (1 - jitter + 2 * jitter * random)
  }
}
