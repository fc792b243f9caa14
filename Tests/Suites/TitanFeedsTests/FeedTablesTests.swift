import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanTesting

@Suite("Where a service stands in the slots of a feed it follows", .timeLimit(.minutes(10)))
struct FeedTablesTests {
  private struct Failure: Error {}

  private func withTables(_ body: @Sendable (FeedTables, PostgresPool) async throws -> Void) async throws {
    try await TestDatabase.with(.habits) { pool in
      try await body(FeedTables(of: "training", in: .habits, slots: { [3, 4, 90] }, pool), pool)
    }
  }

  private func positions(_ numbers: [Int: Int], epoch: String = "e") -> FeedPositions {
    FeedPositions(epoch: epoch, numbers: numbers)
  }

  @Test("moves on with what is written, for one of those who come from the same place")
  func advance() async throws {
    try await withTables { tables, _ in
      let start = try await tables.standing()
      #expect(start == FeedStanding(positions: .beginning(of: [3, 4, 90]), isRebuilding: false))
      let outputs = try await withThrowingTaskGroup(of: Int?.self) { group in
        for number in 1...4 {
          group.addTask {
            try await tables.advance(from: start.positions, to: positions([3: 7, 4: 0, 90: 0])) { _, _ in number }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outputs.compactMap(\.self).count == 1)
      // A process that moves in other slots is not affected.
      #expect(
        try await tables.advance(from: start.positions, to: positions([3: 0, 4: 2, 90: 0])) { _, _ in true } == true)
      #expect(try await tables.standing().positions == positions([3: 7, 4: 2, 90: 0]))
      await #expect(throws: Failure.self) {
        try await tables.advance(from: positions([3: 7]), to: positions([3: 8])) { _, _ in throw Failure() }
      }
      #expect(try await tables.standing().positions == positions([3: 7, 4: 2, 90: 0]))
    }
  }

  @Test("is read anew from where it stands, slot by slot, and swept of what was not mentioned again")
  func rebuild() async throws {
    try await withTables { tables, pool in
      // Which slots two users have, PostgreSQL says.
      let users = try await pool.all(
        """
        SELECT DISTINCT ON (slot) user_id, slot FROM (
          SELECT user_id, \(unescaped: FeedPositions.slotOfUser) AS slot
          FROM (SELECT gen_random_uuid() FROM generate_series(1, 5000)) AS drawn (user_id)
        ) AS slotted WHERE slot IN (3, 4) ORDER BY slot
        """
      ).map { try $0.decode("user_id", as: UserID.self) }
      try #require(users.count == 2)
      for user in users {
        try await pool.execute(
          """
          INSERT INTO habits.sources (
            user_id, kind, source_id, start_time, time_zone, utc_offset_seconds, local_date, reps, reading)
          VALUES (\(user), 2, gen_random_uuid(), now(), 'UTC', 0, '2026-01-01', 0, 1)
          """)
      }
      let here = positions([3: 7, 4: 2, 90: 0])
      _ = try await tables.advance(from: .beginning(of: [3, 4, 90]), to: here) { _, _ in }
      try await tables.beginRebuild(from: positions([3: 6]))
      #expect(try await tables.standing() == FeedStanding(positions: here, isRebuilding: false), "it is elsewhere")
      try await tables.beginRebuild(from: positions([3: 7], epoch: "f"))
      #expect(try await tables.standing().positions == here, "of another epoch")
      try await tables.beginRebuild(from: positions([3: 7]))
      #expect(
        try await tables.standing() == FeedStanding(positions: positions([3: 0, 4: 2, 90: 0]), isRebuilding: true))
      let second = try await tables.advance(from: positions([3: 0]), to: positions([3: 9], epoch: "f")) { one, _ in one
      }
      #expect(second?.number == 2)
      #expect(second?.isRebuilding == true)
      // Other slots are of another epoch now, which no feed has.
      #expect(try await tables.standing().positions.epoch == "e f")
      @Sendable func sweep(_ isStale: String, _ tx: PostgresTransaction) async throws -> [UserID] {
        try await tx.all("DELETE FROM habits.sources AS swept WHERE \(unescaped: isStale) RETURNING user_id").map {
          try $0.decode("user_id", as: UserID.self)
        }
      }
      #expect(try await tables.endRebuild(from: positions([3: 8], epoch: "f"), sweep) == nil)
      #expect(try await tables.endRebuild(from: positions([3: 9], epoch: "f"), sweep) == [users[0]])
      #expect(try await tables.endRebuild(from: positions([3: 9], epoch: "f"), sweep) == nil, "it is over")
    }
  }

  @Test("is a bug where the migrations made no rows for it")
  func missing() async throws {
    try await withTables { _, pool in
      let unknown = FeedTables(of: "nonsense", in: .habits, pool)
      await #expect(throws: (any Error).self) { try await unknown.standing() }
    }
  }
}
