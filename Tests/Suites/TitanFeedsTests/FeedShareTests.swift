import Foundation
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanTesting

@Suite("A process's share of a feed", .timeLimit(.minutes(10)))
struct FeedShareTests {
  private let start = Timestamp(seconds: 1_780_315_200)

  /// A follower that looks after its lease as often as it can.
  private func share(_ number: UInt8, _ pool: PostgresPool, clock: Recorder<Timestamp>) -> FeedShare {
    FeedShare(
      of: "training", in: .habits, pool, clock: { clock.all.last ?? start },
      follower: UUID(uuid: (number, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      sleep: { _ in try await Task.sleep(for: .milliseconds(5)) })
  }

  @Test("is everything for one, half for each of two, and everything again once the other has left")
  func sharing() async throws {
    try await TestDatabase.with(.habits) { pool in
      let clock = Recorder<Timestamp>()
      let (one, two) = (share(1, pool, clock: clock), share(2, pool, clock: clock))
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await one.follow { try await Task.sleep(for: .seconds(600)) } }
        try await eventually { one.slots.count == 128 }
        let other = Task { try await two.follow { try await Task.sleep(for: .seconds(600)) } }
        try await eventually { one.slots == Array(0..<64) && two.slots == Array(64..<128) }
        other.cancel()
        await #expect(throws: CancellationError.self) { try await other.value }
        #expect(two.slots.isEmpty)
        try await eventually { one.slots.count == 128 }
        group.cancelAll()
      }
    }
  }

  @Test("grows once the lease of one who died has run out")
  func death() async throws {
    try await TestDatabase.with(.habits) { pool in
      let clock = Recorder<Timestamp>()
      try await pool.execute(
        """
        INSERT INTO habits.feed_followers (feed, follower, lease_end)
        VALUES ('training', gen_random_uuid(), \(start + FeedShare.lease))
        """)
      let one = share(1, pool, clock: clock)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await one.follow { try await Task.sleep(for: .seconds(600)) } }
        try await eventually { one.slots.count == 64 }
        clock.append(start + FeedShare.lease)
        try await eventually { one.slots.count == 128 }
        group.cancelAll()
      }
    }
  }

  @Test("ends with what it is followed by")
  func end() async throws {
    try await TestDatabase.with(.habits) { pool in
      let one = share(1, pool, clock: Recorder())
      try await one.follow {}
      #expect(one.slots.isEmpty)
      #expect(try await pool.first("SELECT FROM habits.feed_followers") == nil)
    }
  }
}
