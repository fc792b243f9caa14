/// Keeps a channel's retries from burying a server that is down: gRPC's retry throttling (gRFC A6). A failure costs a
/// token, a success gives back a part of one, and at half of the tokens or below nothing is retried.
package struct RetryThrottle: Sendable {
  package struct Settings: Sendable {
    package var maximumTokens: Double
    /// What a success gives back.
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
