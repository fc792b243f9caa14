import Testing
import TitanCore
import TitanPostgres
import TitanTesting

@testable import TitanRequests

@Suite(.timeLimit(.minutes(10))) struct RequestSweepTests {
  static let keepers: [TitanUpService] = [.sessions, .trophies, .profile, .training, .habits, .motivation]
  private let now = Timestamp(seconds: 1_780_000_000)

  /// Responses of several users, `each` of them `days` old.
  private func fill(
    _ pool: PostgresPool, _ service: TitanUpService, users: ClosedRange<Int>, each: Int, days: Int
  ) async throws {
    let time = now - .seconds(days * 86_400)
    try await pool.execute(
      """
      INSERT INTO \(unescaped: service.schema).requests (user_id, request_id, payload_digest, response, create_time)
      SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(u), 12, '0'))::uuid, gen_random_uuid(),
        sha256('request'), 'answer', \(time)
      FROM generate_series(\(users.lowerBound), \(users.upperBound)) AS u, generate_series(1, \(each))
      """)
  }

  private func ages(_ pool: PostgresPool, _ service: TitanUpService) async throws -> [Int: Int] {
    let rows = try await pool.all(
      """
      SELECT extract(day FROM \(now) - create_time)::bigint AS days, count(*) AS n
      FROM \(unescaped: service.schema).requests GROUP BY 1
      """)
    return try Dictionary(uniqueKeysWithValues: rows.map { (try $0.decode("days"), try $0.decode("n")) })
  }

  @Test("Every service that stores responses erases those of users who stay away", arguments: keepers)
  func forgets(_ service: TitanUpService) async throws {
    try await TestDatabase.with(service) { pool in
      try await fill(pool, service, users: 1...3, each: 2, days: 30)
      try await fill(pool, service, users: 2...4, each: 1, days: 10)
      try await fill(pool, service, users: 3...5, each: 1, days: 8)
      try await fill(pool, service, users: 1...1, each: 1, days: 0)
      let sweep = RequestSweep(pool, of: service, clock: { now })
      #expect(try await sweep() == 9)
      #expect(try await ages(pool, service) == [8: 3, 0: 1])
      #expect(try await sweep() == 0)
      // Time passes.
      let later = now + .seconds(2 * 86_400)
      let laterSweep = RequestSweep(pool, of: service, clock: { later })
      #expect(try await laterSweep() == 3)
      #expect(try await ages(pool, service) == [0: 1])
    }
  }

  @Test("Batches cover all users and all rows", arguments: [(1, 1), (2, 3), (7, 7), (200, 1_000)])
  func batches(_ users: Int, _ rows: Int) async throws {
    try await TestDatabase.with(.habits) { pool in
      try await fill(pool, .habits, users: 1...10, each: 7, days: 20)
      try await fill(pool, .habits, users: 5...15, each: 2, days: 1)
      var batch = RequestSweep.Batch()
      (batch.users, batch.rows) = (users, rows)
      let sweep = RequestSweep(pool, of: .habits, clock: { now }, batch: batch)
      #expect(try await sweep() == 70)
      #expect(try await ages(pool, .habits) == [1: 22])
    }
  }

  @Test("A sweep without stored responses erases nothing")
  func empty() async throws {
    try await TestDatabase.with(.habits) { pool async throws in
      let sweep = RequestSweep(pool, of: .habits, clock: { now })
      #expect(try await sweep() == 0)
    }
  }

  @Test("A writer never waits for a sweep that waits for a lock, and recent responses stay")
  func besideWriters() async throws {
    try await TestDatabase.with(.habits) { pool in
      try await fill(pool, .habits, users: 1...2, each: 3, days: 20)
      let sweep = RequestSweep(pool, of: .habits, clock: { now })
      let forgotten = try await pool.withTransaction { transaction in
        // This user's rows are being erased by their own request.
        try await transaction.execute(
          "DELETE FROM habits.requests WHERE user_id = '01900000-0000-7000-8000-000000000001'")
        let running = Task { try await sweep() }
        try await eventually {
          try await !pool.all("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'").isEmpty
        }
        try await fill(pool, .habits, users: 2...3, each: 1, days: 0)
        return running
      }
      #expect(try await forgotten.value == 3)
      #expect(try await ages(pool, .habits) == [0: 2])
    }
  }
}
