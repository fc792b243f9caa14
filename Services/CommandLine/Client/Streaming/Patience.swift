package import TitanRPC

/// How a service that is away is tried again: soon, then with growing pauses, until patience is at an end.
package struct Patience: Sendable, Equatable {
  /// How long, in pauses, a service may be away before it is given up.
  package let limit: Duration
  private var waited: Duration = .zero
  private var attempts = 0

  package init(limit: Duration) { self.limit = limit }

  /// The pause before the next try: 100 ms, doubled up to 2 s; `nil` if patience is at an end.
  package mutating func nextPause() -> Duration? {
    let pause = min(.seconds(2), .milliseconds(100) * (1 << min(attempts, 5)))
    guard waited + pause <= limit else { return nil }
    attempts += 1
    waited += pause
    return pause
  }

  /// The service is back.
  package mutating func reset() { self = Patience(limit: limit) }

  /// Runs `body` again while the service is away.
  ///
  /// - Parameter away: told of each failed try, and the pause that follows it.
  /// - Throws: what `body` throws, if it is another error or patience is at an end.
  package func retrying<Result>(
    sleep: (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    away: (RPCError, Duration) -> Void = { _, _ in },
    _ body: () async throws -> Result
  ) async throws -> Result {
    var patience = self
    while true {
      do {
        return try await body()
      } catch let error as RPCError where error.isServiceAway {
        guard let pause = patience.nextPause() else { throw error }
        away(error, pause)
        try await sleep(pause)
      }
    }
  }
}

extension RPCError {
  /// Whether the same call may succeed later, with nothing changed.
  package var isServiceAway: Bool {
    code == .unavailable || ["ACCOUNT_BUSY", "DATABASE_BUSY"].contains(ErrorReport(self).reason)
  }
}
