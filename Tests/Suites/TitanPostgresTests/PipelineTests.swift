import Testing
import TitanCore
import TitanTesting

@testable import TitanPostgres

@Suite(.timeLimit(.minutes(10))) struct PipelineTests {
  static var oneConnection: PoolSettings {
    var settings = PoolSettings.test
    settings.maximumConnections = 1
    return settings
  }

  /// The whole batch is sent in one turn of the loop, on one connection: between two Syncs it would be one transaction.
  @Test func aStatementSurvivesItsNeighboursFailure() async throws {
    try await TestDatabase.withScript("CREATE TABLE t (id bigint PRIMARY KEY)", settings: Self.oneConnection) {
      pool async throws in
      try await pool.execute("INSERT INTO t (id) VALUES (0)")
      let failures = await withTaskGroup(of: Bool.self) { group in
        for id in 1...50 {
          group.addTask { (try? await pool.execute("INSERT INTO t (id) VALUES (\(id))")) != 1 }
          group.addTask { (try? await pool.execute("INSERT INTO t (id) VALUES (0)")) != 1 }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(failures == 50)
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 51)
    }
  }

  @Test func theErrorNamesTheConstraintAndKeepsValuesOutOfItsDescription() async throws {
    let script = "CREATE TABLE t (email text CONSTRAINT t_email_key UNIQUE)"
    try await TestDatabase.withScript(script) { pool async throws in
      let email = "ada@example.org"
      try await pool.execute("INSERT INTO t (email) VALUES (\(email))")
      do {
        try await pool.execute("INSERT INTO t (email) VALUES (\(email))")
        Issue.record("the second insert succeeded")
      } catch let error as PostgresError
        where error.sqlState == .uniqueViolation && error.constraint == "t_email_key"
      {
        #expect(error.description == "PostgreSQL 23505 (server), constraint t_email_key, table public.t")
        #expect(error.debugDescription.contains("statement: INSERT INTO t (email) VALUES ($1)"))
        #expect(!error.isUnavailable)
        #expect(!error.isRetryable)
      }
    }
  }

  @Test(arguments: [1, 4]) func aThousandAtOnceGetTheirOwnAnswers(connections: Int) async throws {
    var settings = PoolSettings.test
    settings.maximumConnections = connections
    try await TestDatabase.with(.auth, settings: settings) { pool async throws in
      let sum = try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 0..<1000 {
          group.addTask {
            let answer: Int? = try await pool.value("SELECT \(number) * 2 AS value")
            #expect(answer == number * 2)
            return try #require(answer)
          }
        }
        return try await group.reduce(0, +)
      }
      #expect(sum == 999_000)
    }
  }

  @Test func errorsOfEveryPhaseLeaveTheConnectionUsable() async throws {
    try await TestDatabase.with(.auth, settings: Self.oneConnection) { pool async throws in
      let process: Int? = try await pool.value("SELECT pg_backend_pid() AS value")
      for _ in 1...2 {
        await #expect(throws: PostgresError.self) { try await pool.execute("SELEKT 1") }
        await #expect(throws: PostgresError.self) { try await pool.execute("SELECT 1 / \(0)") }
        await #expect(throws: PostgresError.self) { try await pool.execute("SELECT \("x")::int4") }
        await #expect(throws: PostgresError.self) { try await pool.execute("SELECT nothing FROM nowhere") }
      }
      #expect(try await pool.value("SELECT pg_backend_pid() AS value") == process)
    }
  }

  @Test func rowsAndCounts() async throws {
    try await TestDatabase.withScript("CREATE TABLE t (id bigint)") { pool async throws in
      let ids = [3, 1, 2]
      #expect(try await pool.execute("INSERT INTO t (id) SELECT unnest(\(ids))") == 3)
      #expect(
        try await pool.all("SELECT id FROM t ORDER BY id").map { try $0.decode("id", as: Int.self) } == [1, 2, 3])
      #expect(try await pool.first("SELECT id FROM t WHERE id = \(9)") == nil)
      #expect(try await pool.execute("UPDATE t SET id = id + 1 WHERE id = ANY(\([1, 9]))") == 1)
      #expect(try await pool.execute("DELETE FROM t") == 3)
      #expect(try await pool.execute("CREATE TABLE u ()") == 0)
      #expect(try await pool.execute("") == 0)
    }
  }

  @Test func aPreparedStatementWhoseColumnsChangedRunsAgain() async throws {
    try await TestDatabase.withScript("CREATE TABLE t (a int4); INSERT INTO t VALUES (5)", settings: Self.oneConnection)
    {
      pool async throws in
      #expect(try await pool.value("SELECT a AS value FROM t") == 5)
      #expect(try await pool.value("SELECT a AS value FROM t") == 5)
      try await pool.execute("ALTER TABLE t ALTER a TYPE int8")
      #expect(try await pool.value("SELECT a AS value FROM t") == 5)
      #expect(try await pool.value("SELECT a AS value FROM t") == 5)
    }
  }

  @Test func theServerKeepsNoMoreStatementsThanTheCache() async throws {
    var settings = Self.oneConnection
    settings.statementCacheSize = 3
    try await TestDatabase.with(.auth, settings: settings) { pool async throws in
      for number in 1...20 {
        #expect(try await pool.value("SELECT \(unescaped: "\(number)") AS value") == number)
      }
      // This query is one of them, and the one it evicted is closed with the next statement.
      let kept: Int? = try await pool.value("SELECT count(*) AS value FROM pg_prepared_statements")
      #expect(kept == 4)
    }
  }

  @Test func throughAPoolerNothingIsPreparedOrSet() async throws {
    try await TestDatabase.with([.auth]) { database async throws in
      var configuration = database.configuration(as: .auth)
      configuration.usesTransactionPooler = true
      configuration.statementTimeout = .seconds(7)
      let pool = PostgresPool(configuration, settings: Self.oneConnection, logger: .silent)
      for _ in 1...3 { #expect(try await pool.value("SELECT \(4) AS value") == 4) }
      #expect(try await pool.value("SELECT count(*) AS value FROM pg_prepared_statements") == 0)
      #expect(try await pool.value("SELECT current_setting('statement_timeout') AS value") == "30s")
      let inside: String? = try await pool.withTransaction {
        try await $0.value("SELECT current_setting('statement_timeout') AS value")
      }
      #expect(inside == "7s")
      #expect(try await pool.value("SELECT current_setting('statement_timeout') AS value") == "30s")
      await pool.shutdown()
    }
  }

  @Test func largeValuesBothWays() async throws {
    try await TestDatabase.with(.auth) { pool async throws in
      let bytes = [UInt8](repeating: 0xA5, count: 20_000_000)
      let answers = try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 1...3 { group.addTask { try await pool.value("SELECT \(bytes) AS value") == bytes } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers == [true, true, true])
    }
  }
}
