import PoseCountingDomain
package import TitanCore
package import TitanPostgres

/// Lets frames go whose time has come. It may run in several processes at the same time, and be broken off anywhere.
package struct StreamKeeper: Sendable {
  /// How many streams' frames go in one transaction.
  static let batch = 64
  static let interval = Duration.seconds(30)

  private let store: PostgresStreamStore
  private let announcer: ChangeAnnouncer
  private let now: WallClock
  private let sleep: @Sendable (Duration) async throws -> Void

  package init(
    _ store: PostgresStreamStore, announcer: ChangeAnnouncer = ChangeAnnouncer(channel: PoseFeedHandler.channel),
    now: @escaping WallClock,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.store, self.announcer, self.now, self.sleep) = (store, announcer, now, sleep)
  }

  /// Runs until its task is cancelled, or the store fails.
  package func run() async throws {
    while true {
      try await expire()
      try await sleep(Self.interval)
    }
  }

  /// Lets all frames go whose time has come.
  package func expire() async throws {
    var expired = Self.batch
    while expired == Self.batch {
      try Task.checkCancellation()
      expired = try await store.expireFrames(at: now(), limit: Self.batch)
      if expired > 0 { announcer.announce() }
    }
  }
}
