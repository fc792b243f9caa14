import Synchronization
package import TitanCore
import TitanRPC

/// Limits how many streams of each user this process counts live at the same time.
package final class LiveStreams: Sendable {
  private let limit: Int
  private let counts = Mutex<[UserID: Int]>([:])

  package init(limit: Int) { self.limit = limit }

  /// Runs `body` as one more live stream of the user.
  ///
  /// - Throws: RESOURCE_EXHAUSTED TOO_MANY_STREAMS over the limit.
  package func during<Result>(_ user: UserID, _ body: () async throws -> Result) async throws -> Result {
    let isAdmitted = counts.withLock { counts in
      guard counts[user, default: 0] < limit else { return false }
      counts[user, default: 0] += 1
      return true
    }
    guard isAdmitted else {
      throw RPCError(
        .resourceExhausted, reason: "TOO_MANY_STREAMS", "\(limit) streams are live already; allowed: \(limit)",
        details: [.retryInfo(delay: .seconds(10))])
    }
    defer {
      counts.withLock { counts in
        let rest = counts[user, default: 1] - 1
        counts[user] = rest > 0 ? rest : nil
      }
    }
    return try await body()
  }
}
