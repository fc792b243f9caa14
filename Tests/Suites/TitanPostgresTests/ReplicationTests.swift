import Testing
import TitanTesting

@testable import TitanPostgres

/// Commits that wait for a synchronous standby, on a server that has one by name only, so that they wait until it is
/// told to do without.
@Suite(.timeLimit(.minutes(10))) struct ReplicationTests {
  private static let insert: SQLQuery = "INSERT INTO t (id) VALUES (1) ON CONFLICT DO NOTHING"
  private static let count: SQLQuery = "SELECT count(*) AS value FROM t"
  private static let waiting = "FROM pg_stat_activity WHERE wait_event = 'SyncRep'"

  @Test(
    "Whether commits wait is asked until there are no standbys, and then every second",
    arguments: [
      // What the server said and when, and whether it may have standbys some time later: in milliseconds.
      (nil, 0, true), (true, 0, true), (true, 5_000, true), (false, 0, false), (false, 999, false),
      (false, 1_000, true),
    ] as [(Bool?, Int, Bool)])
  func news(told: Bool?, later: Int, mayWait: Bool) {
    let start = ContinuousClock.now
    var news = StandbyNews()
    if let told { news.told(waits: told, at: start) }
    #expect(news.mayWait(at: start + .milliseconds(later)) == mayWait)
    news.told(waits: true, at: start)
    #expect(news.mayWait(at: start))
  }

  @Test("A commit whose wait is broken off is no success")
  func brokenOff() async throws {
    try await withoutStandby { pool, operatorPool async throws in
      let single = Task { try await pool.execute(Self.insert) }
      try await breakOff(operatorPool)
      let error = await #expect(throws: PostgresError.self) { try await single.value }
      #expect(error?.kind == .commitUnknown && error?.isUnavailable == true)
      #expect(error?.statement == Self.insert.text)
      let transaction = Task {
        try await pool.withTransaction { try await $0.execute("INSERT INTO t (id) VALUES (2)") }
      }
      try await breakOff(operatorPool)
      #expect(await #expect(throws: PostgresError.self) { try await transaction.value }?.kind == .commitUnknown)
      // Both are there for everybody to see, and nothing else was answered with their error.
      #expect(try await pool.value(Self.count) == 2)
    }
  }

  @Test("Whoever finds a change made that no standby has waits for it, by any statement", arguments: Finder.allCases)
  func finding(_ finder: Finder) async throws {
    try await withoutStandby { pool, operatorPool async throws in
      let first = Task { try await pool.execute(Self.insert) }
      try await breakOff(operatorPool)
      await #expect(throws: PostgresError.self) { try await first.value }
      let again = Task { try await finder.find(in: pool) }
      try await operatorPool.wait(until: "SELECT count(*) = 1 \(unescaped: Self.waiting)")
      try await Self.setStandbys("", operatorPool)
      #expect(try await again.value == 1)
    }
  }

  @Test("Reads that acknowledge nothing wait for nobody")
  func reading() async throws {
    try await withoutStandby { pool, _ async throws in
      #expect(try await pool.value(Self.count) == 0)
      #expect(
        try await pool.withTransaction(commit: .reading) { try await $0.value(Self.count, as: Int.self) } == 0)
      #expect(try await pool.all(Self.count, commit: .reading).count == 1)
    }
  }

  @Test("A server without standbys is asked for them once, and writes no messages")
  func none() async throws {
    let cluster = try await ScratchCluster.start()
    let pool = PostgresPool(
      try PostgresConfiguration(cluster.connectionString), settings: PipelineTests.oneConnection, logger: .silent)
    try await pool.execute("CREATE TABLE t (id bigint PRIMARY KEY)")
    let position: SQLQuery = "SELECT pg_current_wal_insert_lsn()::text AS value"
    let before = try await pool.value(position, as: String.self)
    for _ in 1...20 {
      #expect(try await pool.all(Self.count, commit: .synchronous).first?.decode("value") == 0)
    }
    #expect(try await pool.value(position) == before)
    await pool.shutdown()
  }

  /// Ways to find the row that is there.
  enum Finder: CaseIterable {
    case statement, transaction, read

    func find(in pool: PostgresPool) async throws -> Int? {
      switch self {
      case .statement: 1 - (try await pool.execute(ReplicationTests.insert))
      case .transaction: try await pool.withTransaction { try await $0.value(ReplicationTests.count) }
      case .read: try await pool.first(ReplicationTests.count, commit: .synchronous)?.decode("value")
      }
    }
  }

  /// Cancels the commit that waits, like a caller that is gone, or an operator.
  private func breakOff(_ pool: PostgresPool) async throws {
    try await pool.wait(until: "SELECT count(*) = 1 \(unescaped: Self.waiting)")
    _ = try await pool.first("SELECT pg_cancel_backend(pid) \(unescaped: Self.waiting)")
  }

  private static func setStandbys(_ names: String, _ pool: PostgresPool) async throws {
    try await pool.execute("ALTER SYSTEM SET synchronous_standby_names = '\(unescaped: names)'", commit: .reading)
    _ = try await pool.first("SELECT pg_reload_conf()")
  }

  /// - Parameter body: gets a pool, and another that waits for nothing.
  private func withoutStandby(_ body: (PostgresPool, PostgresPool) async throws -> Void) async throws {
    let cluster = try await ScratchCluster.start()
    let configuration = try PostgresConfiguration(cluster.connectionString)
    let operatorPool = PostgresPool(configuration, settings: .test, logger: .silent)
    try await operatorPool.execute("CREATE TABLE t (id bigint PRIMARY KEY)")
    // A server that could have no standby waits for none.
    try await operatorPool.execute("ALTER SYSTEM SET wal_level = 'replica'", commit: .reading)
    try await operatorPool.execute("ALTER SYSTEM SET max_wal_senders = 1", commit: .reading)
    try await cluster.crash()
    try await cluster.restart()
    try await Self.setStandbys("nobody", operatorPool)
    try await operatorPool.wait(until: "SELECT current_setting('synchronous_standby_names') = 'nobody'")
    let pool = PostgresPool(configuration, settings: .test, logger: .silent)
    try await pool.wait(until: "SELECT current_setting('synchronous_standby_names') = 'nobody'")
    try await body(pool, operatorPool)
    try await Self.setStandbys("", operatorPool)
    await pool.shutdown()
    await operatorPool.shutdown()
  }
}
