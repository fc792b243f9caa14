import Testing
import TitanCore
import TitanTesting

@testable import TitanPostgres

/// A pool through Debian's PgBouncer in transaction mode. The suite is skipped where PgBouncer is not installed.
@Suite(.timeLimit(.minutes(10)), .enabled(if: PgBouncer.isInstalled, "no PgBouncer: install Debian's pgbouncer"))
struct PoolerTests {
  /// - Parameters:
  ///   - connections: how many connections PgBouncer has to PostgreSQL.
  ///   - wait: how many seconds a statement may wait for one of them.
  private func with(
    connections: Int, wait: Int = 120, settings: PoolSettings = .test,
    _ change: @Sendable (inout PostgresConfiguration) -> Void = { _ in },
    _ body: @Sendable (PostgresPool, PgBouncer) async throws -> Void
  ) async throws {
    try await TestDatabase.with([.auth]) { database async throws in
      let bouncer = try await PgBouncer.start(
        before: database.administration, connections: connections, wait: wait)
      var configuration = try bouncer.configuration(database.configuration(as: .auth))
      change(&configuration)
      let pool = PostgresPool(configuration, settings: settings, logger: .silent)
      try await finally({ try await body(pool, bouncer) }, { await pool.shutdown() })
    }
  }

  @Test func manyConnectionsShareTwoOfPostgreSQL() async throws {
    var settings = PoolSettings.test
    (settings.minimumConnections, settings.maximumConnections) = (8, 8)
    try await with(connections: 2, settings: settings) { pool, _ async throws in
      let answers = try await withThrowingTaskGroup(of: (number: Int, answer: Int?, backend: Int?).self) { group in
        for number in 0..<400 {
          group.addTask {
            // Transactions lease a connection, single statements are pipelined with others.
            let row =
              number.isMultiple(of: 4)
              ? try await pool.withTransaction { transaction in
                _ = try await transaction.first("SELECT \(number) AS value")
                return try await transaction.first("SELECT \(number) AS value, pg_backend_pid() AS backend")
              } : try await pool.first("SELECT \(number) AS value, pg_backend_pid() AS backend")
            return (number, try row?.decode("value"), try row?.decode("backend"))
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.count == 400)
      #expect(answers.allSatisfy { $0.number == $0.answer })
      #expect(Set(answers.map(\.backend)).count <= 2)
    }
  }

  @Test func aTransactionsSettingsEndWithIt() async throws {
    try await with(connections: 1) {
      $0.statementTimeout = .seconds(7)
    } _: { pool, _ async throws in
      let setting: SQLQuery = """
        SELECT current_setting('statement_timeout') || ' ' || current_setting('synchronous_commit') AS value
        """
      let inside: String? = try await pool.withTransaction(.serializable, commit: .asynchronous) {
        try await $0.value(setting)
      }
      #expect(inside == "7s off")
      // The same connection, with its role's timeout.
      #expect(try await pool.value(setting) == "30s on")
      #expect(try await pool.value("SELECT count(*) AS value FROM pg_prepared_statements") == 0)
    }
  }

  @Test func aTimeoutEndsAStatementOfATransaction() async throws {
    try await with(connections: 1) {
      $0.statementTimeout = .milliseconds(50)
    } _: { pool, _ async throws in
      let error = await #expect(throws: PostgresError.self) {
        _ = try await pool.withTransaction { try await $0.execute("SELECT pg_sleep(600)") }
      }
      #expect(error?.sqlState == .queryCanceled)
      #expect(try await pool.value("SELECT 5 AS value") == 5)
    }
  }

  @Test func aCancelledTransactionEndsOnTheServer() async throws {
    try await with(connections: 2) { pool, _ async throws in
      let sleeper = Task { try await pool.withTransaction { try await $0.execute("SELECT pg_sleep(600)") } }
      try await pool.wait(until: CancellationTests.isAsleep)
      sleeper.cancel()
      await #expect(throws: CancellationError.self) { try await sleeper.value }
      try await pool.wait(until: CancellationTests.nobodyIsAsleep)
    }
  }

  @Test func noConnectionToPostgreSQLInTimeIsUnavailable() async throws {
    var settings = PoolSettings.test
    settings.minimumConnections = 2
    try await with(connections: 1, wait: 1, settings: settings) { pool, _ async throws in
      try await pool.withTransaction { holder async throws in
        _ = try await holder.first("SELECT 1")
        let error = await #expect(throws: PostgresError.self) { try await pool.ping() }
        #expect(error?.sqlState == .protocolViolation)
        #expect(error?.isUnavailable == true)
      }
      try await pool.ping()
    }
  }

  @Test func thePoolOutlivesARestartOfThePooler() async throws {
    try await with(connections: 2) { pool, bouncer async throws in
      let lost = await #expect(throws: PostgresError.self) {
        try await pool.withTransaction { transaction async throws in
          _ = try await transaction.first("SELECT 1")
          try await bouncer.restart()
          _ = try await transaction.first("SELECT 1")
        }
      }
      #expect(lost?.isUnavailable == true)
      try await eventually { (try? await pool.value("SELECT 5 AS value")) == 5 }
    }
  }

  @Test func withoutTheSettingPgBouncerRefusesTheConnection() async throws {
    var settings = PoolSettings.test
    settings.acquireTimeout = .milliseconds(500)
    try await with(connections: 1, settings: settings) {
      $0.usesTransactionPooler = false
    } _: { pool, _ async throws in
      let error = await #expect(throws: PostgresError.self) { try await pool.ping() }
      #expect(error?.kind == .noConnection)
      #expect(error?.message.contains("unsupported startup parameter: options") == true)
    }
  }
}
