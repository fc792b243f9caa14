import HabitsDomain
package import TitanCore

/// Removes deleted habits once they can't be restored any more. It may run in several processes at the same time, and
/// be interrupted anywhere.
package struct HabitKeeper: Sendable {
  /// The number of habits removed in one transaction.
  private static let batch = 16
  private static let interval = Duration.seconds(600)

  private let store: PostgresHabitStore
  private let now: WallClock
  private let sleep: @Sendable (Duration) async throws -> Void

  package init(
    _ store: PostgresHabitStore, now: @escaping WallClock,
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

  /// Removes everything that is due now.
  package func tidy() async throws {
    let time = now() - HabitLimits.undeleteWithin
    while try await store.purge(deletedBefore: time, limit: Self.batch) > 0 { try Task.checkCancellation() }
  }
}
