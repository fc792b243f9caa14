package import Foundation
import Synchronization
package import TitanCore
package import TitanPostgres

/// The slots of a feed that this process follows: the service's processes that are alive divide all slots among
/// themselves. A process is alive while its lease in the schema's `feed_followers` runs, and renews it well before its
/// end.
///
/// For a moment two processes may take a slot for theirs. That costs one of them a read: `FeedTables` lets only one
/// advance.
package final class FeedShare: Sendable {
  /// How long others wait for a process that has stopped renewing its lease.
  package static let lease: Duration = .seconds(15)
  private static let renewal: Duration = .seconds(5)

  private let feed: String
  private let schema: TitanUpService
  private let pool: PostgresPool
  private let clock: WallClock
  private let sleep: @Sendable (Duration) async throws -> Void
  private let follower: UUID
  private let current = Mutex<[Int]>([])

  /// - Parameter follower: names this process among the others.
  package init(
    of feed: String, in schema: TitanUpService, _ pool: PostgresPool, clock: @escaping WallClock,
    follower: UUID = UUID(),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.feed, self.schema, self.pool, self.clock) = (feed, schema, pool, clock)
    (self.follower, self.sleep) = (follower, sleep)
  }

  /// The slots of this process; none before it has its first share.
  package var slots: [Int] { current.withLock(\.self) }

  /// Follows the share: runs `body` anew whenever the share changes, until `body` ends by itself or the task is
  /// cancelled. The share then goes to the others at once.
  ///
  /// - Throws: what `body` throws, and errors of the store.
  package func follow(_ body: @escaping @Sendable () async throws -> Void) async throws {
    do {
      var isOver = false
      while !isOver {
        let slots = try await renew()
        current.withLock { $0 = slots }
        isOver = try await withThrowingTaskGroup(of: Bool.self) { group in
          if !slots.isEmpty {
            group.addTask {
              try await body()
              return true
            }
          }
          group.addTask { [self] in
            repeat { try await sleep(Self.renewal) } while try await renew() == slots
            return false
          }
          defer { group.cancelAll() }
          return try await group.next() ?? true
        }
      }
    } catch {
      await leave()
      throw error
    }
    await leave()
  }

  /// The slots of one of `count` followers, the one at `place` in their order. Shares differ by one slot at most.
  package static func slots(at place: Int, of count: Int) -> [Int] {
    let all = FeedPositions.slots.count
    return Array(place * all / count..<(place + 1) * all / count)
  }

  /// Renews the lease, and returns this process's share among those whose lease runs.
  private func renew() async throws -> [Int] {
    let now = clock()
    let alive = try await pool.withTransaction(commit: .asynchronous) { [self] tx in
      try await tx.execute(
        """
        INSERT INTO \(unescaped: schema.schema).feed_followers (feed, follower, lease_end)
        VALUES (\(feed), \(follower), \(now + Self.lease))
        ON CONFLICT (feed, follower) DO UPDATE SET lease_end = EXCLUDED.lease_end
        """)
      // Two lives later nobody waits for a process any more.
      try await tx.execute(
        """
        DELETE FROM \(unescaped: schema.schema).feed_followers
        WHERE feed = \(feed) AND lease_end < \(now - Self.lease * 2)
        """)
      return try await tx.all(
        """
        SELECT follower FROM \(unescaped: schema.schema).feed_followers
        WHERE feed = \(feed) AND lease_end > \(now) ORDER BY follower
        """
      ).map { try $0.decode("follower", as: UUID.self) }
    }
    return alive.firstIndex(of: follower).map { Self.slots(at: $0, of: alive.count) } ?? []
  }

  /// Gives the share up. Without a store, the lease runs out.
  private func leave() async {
    current.withLock { $0 = [] }
    // The task may be cancelled by now, and this still has to be done.
    await Task { [self] in
      _ = try? await pool.execute(
        "DELETE FROM \(unescaped: schema.schema).feed_followers WHERE feed = \(feed) AND follower = \(follower)")
    }.value
  }
}
