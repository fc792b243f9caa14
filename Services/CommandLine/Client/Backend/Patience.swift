package import TitanRPC

/// Retries while a service is unavailable, with pauses that grow up to a limit.
package struct Patience: Sendable, Equatable {
  /// The longest total pause before giving up.
  package let limit: Duration
  private var waited: Duration = .zero
  private var attempts = 0

  package init(limit: Duration) { self.limit = limit }

  /// The pause before the next try: 100 ms, doubled up to 2 s; `nil` when the limit is reached.
  package mutating func nextPause() -> Duration? {
    let pause = min(.seconds(2), .milliseconds(100) * (1 << min(attempts, 5)))
    guard waited + pause <= limit else { return nil }
    attempts += 1
    waited += pause
    return pause
  }

  /// Starts over, because the service is back.
  package mutating func reset() { self = Patience(limit: limit) }

  /// Repeats `body` while the service is unavailable.
  ///
  /// - Parameter away: called after each failed attempt with its error and the pause that follows.
  /// - Throws: the error of `body` if it is of another kind, or the limit is reached.
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
  /// Whether the same call may succeed later without any change.
  package var isServiceAway: Bool {
    code == .unavailable || isCutShort || ["ACCOUNT_BUSY", "DATABASE_BUSY"].contains(ErrorReport(self).reason)
  }

  /// Whether something between ended the call: a balancer resets a stream with INTERNAL_ERROR if its server dies after the
  /// response has begun. An INTERNAL of a service says its reason.
  private var isCutShort: Bool { code == .internal && info == nil }
}

extension Patience {
  /// Retries while a service is unavailable, and says so once.
  static func retrying<Result>(
    _ service: String, _ console: Console, _ body: () async throws -> Result
  ) async throws -> Result {
    var isTold = false
    func tell(_ error: RPCError, _ pause: Duration) {
      if !isTold { console.note("The \(service) service can't be reached (\(error.code.name)). Trying again.") }
      isTold = true
    }
    return try await Patience(limit: .seconds(60)).retrying(away: tell, body)
  }
}
