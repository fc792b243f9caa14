import Foundation
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanTesting

@Suite("Users' slots in a feed, and the slots' counters", .timeLimit(.minutes(10)))
struct FeedSlotsTests {
  private static let services: [TitanUpService] = [.pose, .profile, .sessions, .training]

  @Test("A user's slot is the one that PostgreSQL finds")
  func slots() async throws {
    try await TestDatabase.with(.profile) { pool in
      let users = (0..<1_000).map { _ in UserID(UUID()) }
      let slots = try await pool.all(
        """
        SELECT \(unescaped: FeedPositions.slotOfUser) AS slot
        FROM unnest(\(users)) WITH ORDINALITY AS owners (user_id, place) ORDER BY place
        """
      ).map { try $0.decode("slot", as: Int.self) }
      #expect(users.map { FeedPositions.slot(of: $0) } == slots)
      #expect(Set(slots).count > 100)
    }
  }

  @Test("Every counter is under its slot's anchor, which is in the slot itself", arguments: services)
  func anchors(of service: TitanUpService) async throws {
    try await TestDatabase.with(service) { pool in
      let anchors = try await pool.all(
        "SELECT anchor_id FROM \(unescaped: service.schema).feed_slots ORDER BY slot"
      ).map { try $0.decode("anchor_id", as: UUID.self) }
      #expect(anchors == FeedPositions.anchors)
      #expect(anchors.map { FeedPositions.slot(of: UserID($0)) } == Array(FeedPositions.slots))
    }
  }

  @Test("Numbers go on where the slot is, and no other slot moves", arguments: services)
  func numbers(in service: TitanUpService) async throws {
    try await TestDatabase.with(service) { pool in
      let users = (0..<50).map { _ in UserID(UUID()) }
      var last: [Int: Int] = [:]
      for (index, user) in users.enumerated() {
        let count = index % 3 + 1
        let numbers = try await pool.withTransaction { tx in
          try await tx.lockSlots(of: users, in: service)
          return try await tx.takeChangeNumbers(count, of: user, in: service)
        }
        let before = last[FeedPositions.slot(of: user)] ?? 0
        #expect(numbers == Array(before + 1...before + count))
        last[FeedPositions.slot(of: user)] = before + count
      }
      let stored = try await pool.all(
        "SELECT slot, last_number FROM \(unescaped: service.schema).feed_slots WHERE last_number > 0"
      ).reduce(into: [:]) { $0[try $1.decode("slot", as: Int.self)] = try $1.decode("last_number", as: Int.self) }
      #expect(stored == last)
    }
  }
}
