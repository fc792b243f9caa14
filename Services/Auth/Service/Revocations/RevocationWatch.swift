package import AuthDomain
package import TitanCore
package import TitanPostgres
import TitanRPC

/// Tells readers of revocations as soon as they are committed.
package struct RevocationWatch: Sendable {
  /// On which PostgreSQL tells of them.
  package static let channel = "auth_revoked"
  /// How long a revocation matters: until the last access token of its session has expired, on a clock that lags.
  package static let window: Duration = AccessTokenFormat.lifetime + .seconds(60)

  private let store: any AuthStore
  private let bell: ChangeBell
  private let clock: WallClock

  package init(store: any AuthStore, bell: ChangeBell, clock: @escaping WallClock) {
    (self.store, self.bell, self.clock) = (store, bell, clock)
  }

  /// Hands over all that matters at once, be it nothing, then whatever comes, until the task is cancelled.
  package func run(_ take: ([AuthSessionID]) async throws -> Void) async throws {
    var reading = RevocationReading()
    // Before the first look, so that nothing falls between looking and waiting.
    let rings = bell.rings()
    try await take(try await look(&reading))
    for await _ in rings {
      let news = try await look(&reading)
      if !news.isEmpty { try await take(news) }
    }
    // Rings end with the task.
    try Task.checkCancellation()
  }

  private func look(_ reading: inout RevocationReading) async throws -> [AuthSessionID] {
    reading.take(try await store.revocations(since: clock() - Self.window, from: reading.horizon))
  }
}
