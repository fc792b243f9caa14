import Testing
import TitanCore
import TitanTesting

@testable import TitanPostgres

@Suite(.timeLimit(.minutes(10))) struct CancellationTests {
  static let isAsleep: SQLQuery = """
    SELECT count(*) = 1 FROM pg_stat_activity
    WHERE wait_event = 'PgSleep' AND datname = current_database()
    """
  static let nobodyIsAsleep: SQLQuery = """
    SELECT count(*) = 0 FROM pg_stat_activity
    WHERE wait_event = 'PgSleep' AND datname = current_database()
    """

  @Test func aTransactionsStatementIsCancelledOnTheServer() async throws {
    try await TestDatabase.withScript("CREATE TABLE t (id bigint)") { pool async throws in
      let sleeper = Task {
        try await pool.withTransaction { transaction in
          try await transaction.execute("INSERT INTO t (id) VALUES (1)")
          try await transaction.execute("SELECT pg_sleep(600)")
        }
      }
      try await pool.wait(until: Self.isAsleep)
      sleeper.cancel()
      await #expect(throws: CancellationError.self) { try await sleeper.value }
      // It has ended on the server too, and was rolled back, before the caller continues.
      #expect(try await pool.value("SELECT (\(unescaped: Self.nobodyIsAsleep.text)) AS value") == true)
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 0)
    }
  }

  @Test func aSingleStatementAloneOnItsConnectionIsCancelledOnTheServer() async throws {
    try await TestDatabase.with([.auth]) { database async throws in
      let administrator = PostgresPool(database.administration, settings: .test, logger: .silent)
      let pool = PostgresPool(
        database.configuration(as: .auth), settings: PipelineTests.oneConnection, logger: .silent)
      let process: Int? = try await pool.value("SELECT pg_backend_pid() AS value")
      for _ in 0..<3 {
        let sleeper = Task { try await pool.execute("SELECT pg_sleep(600)") }
        try await administrator.wait(until: Self.isAsleep)
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        // The cancel request does not hit the next statement, which gets the same connection.
        #expect(try await pool.value("SELECT pg_backend_pid() AS value") == process)
      }
      try await administrator.wait(until: Self.nobodyIsAsleep)
      await pool.shutdown()
      await administrator.shutdown()
    }
  }

  @Test func aSingleStatementIsAbandonedAndItsNeighboursAreAnswered() async throws {
    try await TestDatabase.with(.auth, settings: PipelineTests.oneConnection) { pool async throws in
      let gate = Task { try await pool.execute("SELECT pg_sleep(0.3)") }
      let neighbour = Task { try await pool.value("SELECT 5 AS value", as: Int.self) }
      gate.cancel()
      await #expect(throws: CancellationError.self) { try await gate.value }
      #expect(try await neighbour.value == 5)
    }
  }

  @Test func aTaskCancelledBeforeItStartsSendsNothing() async throws {
    try await TestDatabase.withScript("CREATE TABLE t (id bigint)") { pool async throws in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await pool.execute("INSERT INTO t (id) VALUES (1)")
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      let transaction = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        _ = try await pool.withTransaction { try await $0.execute("INSERT INTO t (id) VALUES (2)") }
      }
      await #expect(throws: CancellationError.self) { try await transaction.value }
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 0)
    }
  }

  @Test func aCancelledWaiterLeavesTheQueue() async throws {
    try await TestDatabase.with(.auth, settings: PipelineTests.oneConnection) { pool async throws in
      try await pool.withTransaction { holder in
        let process: Int? = try await holder.value("SELECT pg_backend_pid() AS value")
        let single = Task { try await pool.execute("SELECT 1") }
        let lease = Task { _ = try await pool.withTransaction { try await $0.execute("SELECT 1") } }
        single.cancel()
        lease.cancel()
        await #expect(throws: CancellationError.self) { try await single.value }
        await #expect(throws: CancellationError.self) { try await lease.value }
        #expect(try await holder.value("SELECT pg_backend_pid() AS value") == process)
      }
    }
  }

  @Test func theServersTimeoutEndsWhatTakesTooLong() async throws {
    try await TestDatabase.with([.auth]) { database async throws in
      var configuration = database.configuration(as: .auth)
      configuration.statementTimeout = .milliseconds(50)
      let pool = PostgresPool(configuration, settings: .test, logger: .silent)
      let error = await #expect(throws: PostgresError.self) { try await pool.execute("SELECT pg_sleep(600)") }
      #expect(error?.sqlState == .queryCanceled)
      await pool.shutdown()
    }
  }

  @Test func anIdleTransactionIsEndedByTheServer() async throws {
    try await TestDatabase.with([.auth]) { database async throws in
      var configuration = database.configuration(as: .auth)
      configuration.idleInTransactionTimeout = .milliseconds(50)
      let pool = PostgresPool(configuration, settings: .test, logger: .silent)
      let error = await #expect(throws: PostgresError.self) {
        try await pool.withTransaction { transaction in
          let process = try #require(try await transaction.value("SELECT pg_backend_pid() AS value", as: Int.self))
          try await eventually {
            try await pool.value("SELECT count(*) AS value FROM pg_stat_activity WHERE pid = \(process)") != 1
          }
          try await transaction.execute("SELECT 1")
        }
      }
      #expect(error?.isUnavailable == true)
      #expect(try await pool.value("SELECT 1 AS value") == 1)
      await pool.shutdown()
    }
  }
}
