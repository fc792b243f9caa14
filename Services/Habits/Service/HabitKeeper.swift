import HabitsDomain
package import TitanCore

/// Lets deleted habits go when their time to be had back is over. It may run in several processes at the same time, and be
/// broken off anywhere.
package struct HabitKeeper: Sendable {
  /// How many go in one transaction.
  static let batch = 16
  static let interval = Duration.seconds(600)

  private let store: HabitStore
  private let now: WallClock
  private let sleep: @Sendable (Duration) async throws -> Void

  package init(
    _ store: HabitStore, now: @escaping WallClock,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.store, self.now, self.sleep) = (store, now, sleep)
  }

  /// Runs until its task is cancelled, or the store fails.
  package func run() async throws {
    while true {
      try await tidy()
      try await sleep(Self.interval)
    }
  }

  /// Does all there is to do now.
  package func tidy() async throws {
    let time = now() - HabitLimits.undeleteWithin
    while try await store.purge(deletedBefore: time, limit: Self.batch) == Self.batch { try Task.checkCancellation() }
  }
}
