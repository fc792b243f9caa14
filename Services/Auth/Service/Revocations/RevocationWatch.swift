package import AuthDomain
package import TitanCore
package import TitanFeeds
import TitanRPC

/// Reports revocations to readers as soon as they are committed.
package struct RevocationWatch: Sendable {
  /// The PostgreSQL channel that announces revocations.
  package static let channel = "auth_revoked"
  /// How long a revocation matters: until the session's last access token has expired, even on a clock that lags.
  package static let window: Duration = AccessTokenFormat.lifetime + .seconds(60)

  private let store: any AuthStore
  private let notifier: Notifier
  private let clock: WallClock

  package init(store: any AuthStore, notifier: Notifier, clock: @escaping WallClock) {
    (self.store, self.notifier, self.clock) = (store, notifier, clock)
  }

  /// First passes all current revocations to `take`, even if there are none, then new ones as they come, until the task
  /// is cancelled.
  package func run(_ take: ([AuthSessionID]) async throws -> Void) async throws {
    var reading = RevocationReading()
    // Subscribes before the first read, so that nothing is missed between reading and waiting.
    let notifications = notifier.subscribe()
    try await take(try await look(&reading))
    for await _ in notifications {
      let news = try await look(&reading)
      if !news.isEmpty { try await take(news) }
    }
    // The notifications end when the task is cancelled.
    try Task.checkCancellation()
  }

  private func look(_ reading: inout RevocationReading) async throws -> [AuthSessionID] {
    reading.take(try await store.revocations(since: clock() - Self.window, from: reading.horizon))
  }
}
