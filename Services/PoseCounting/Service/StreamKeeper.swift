import PoseCountingDomain
package import TitanCore
package import TitanFeeds

/// Deletes expired frames. It may run in several processes at the same time, and be interrupted anywhere.
package struct StreamKeeper: Sendable {
  /// The number of streams whose frames are deleted in one transaction.
  static let batch = 64
  static let interval = Duration.seconds(30)

  private let store: PostgresStreamStore
  private let notifier: Notifier
  private let now: WallClock
  private let sleep: @Sendable (Duration) async throws -> Void

  package init(
    _ store: PostgresStreamStore, notifier: Notifier = Notifier(),
    now: @escaping WallClock,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.store, self.notifier, self.now, self.sleep) = (store, notifier, now, sleep)
  }

  /// Runs until its task is cancelled, or the store fails.
  package func run() async throws {
    while true {
      try await expire()
      try await sleep(Self.interval)
    }
  }

  /// Deletes all expired frames.
  package func expire() async throws {
    var expired = Self.batch
    while expired == Self.batch {
      try Task.checkCancellation()
      expired = try await store.expireFrames(at: now(), limit: Self.batch)
      if expired > 0 { notifier.notify() }
    }
  }
}
