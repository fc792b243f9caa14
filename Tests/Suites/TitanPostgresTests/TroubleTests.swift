import Testing
import TitanTesting

@testable import TitanPostgres

/// What happens to a pool, and what it reports, when the server is in trouble.
@Suite(.timeLimit(.minutes(10))) struct TroubleTests {
  @Test(
    arguments: [
      ("53000", .insufficientResources, true), ("53100", .diskFull, true), ("53200", .outOfMemory, true),
      ("53300", .tooManyConnections, true), ("53400", .limitExceeded, true), ("53999", .insufficientResources, true),
      ("25006", .readOnly, true), ("58000", .systemError, true), ("58030", .systemError, true),
      ("XX001", .dataCorrupted, false), ("XX002", .dataCorrupted, false),
      ("57P01", nil, true), ("57P02", nil, true), ("57P03", nil, true), ("57P04", nil, true), ("57P05", nil, true),
      ("57014", nil, false), ("57000", nil, false), ("XX000", nil, false), ("25P03", nil, true), ("25P02", nil, false),
      ("08006", nil, true), ("08P01", nil, false), ("54000", nil, false), ("23505", nil, false),
    ] as [(String, PostgresTrouble?, Bool)])
  func aStateHasItsMeaning(_ state: String, _ trouble: PostgresTrouble?, _ isUnavailable: Bool) {
    let error = PostgresError(kind: .server, sqlState: SQLState(rawValue: state), message: "")
    #expect(error.trouble == trouble)
    #expect(error.isUnavailable == isUnavailable)
    #expect(!error.isRetryable)
  }

  @Test("What PgBouncer ends a connection with is a reason to call again; a violation alone is our bug")
  func aPoolersError() {
    var error = PostgresError(kind: .server, sqlState: .protocolViolation, message: "query_wait_timeout")
    #expect(!error.isUnavailable)
    error.isFatal = true
    #expect(error.isUnavailable)
  }

  @Test("A busy pool is not reported as trouble with the server, though it has the same SQLSTATE")
  func aBusyPool() {
    #expect(PostgresError.poolBusy(after: .seconds(1)).trouble == nil)
    #expect(!PostgresError.poolBusy(after: .seconds(1)).isUnavailable)
  }

  private static let troubles = """
    CREATE TABLE t (id bigint PRIMARY KEY);
    CREATE FUNCTION fail(state text) RETURNS integer LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION USING ERRCODE = state, MESSAGE = 'as asked'; END $$;
    """

  @Test("Troubles of statements are counted, server-wide ones stay pending, and the connection stays open")
  func counts() async throws {
    try await TestDatabase.withScript(Self.troubles, settings: .alone) { pool in
      let backend = try await pool.value("SELECT pg_backend_pid() AS value", as: Int.self)
      for state in ["53100", "53100", "53400", "58030"] {
        let error = await #expect(throws: PostgresError.self) { try await pool.execute("SELECT fail(\(state))") }
        #expect(error?.sqlState.rawValue == state)
      }
      #expect(pool.troubles.count(of: .diskFull) == 2)
      #expect(pool.troubles.count(of: .limitExceeded) == 1)
      #expect(pool.troubles.count(of: .systemError) == 1)
      #expect(pool.troubles.count(of: .outOfMemory) == 0)
      let pending = try #require(pool.troubles.pending)
      #expect(pending.trouble == .diskFull)

      // Statements in a transaction count too, and a check settles only the troubles before it.
      await #expect(throws: PostgresError.self) {
        try await pool.withTransaction { try await $0.execute("SELECT fail('53200')") }
      }
      #expect(pool.troubles.pending?.trouble == .outOfMemory)
      pool.troubles.settle(pending)
      #expect(pool.troubles.pending?.trouble == .outOfMemory)
      try pool.troubles.settle(#require(pool.troubles.pending))
      #expect(pool.troubles.pending == nil)
      #expect(try await pool.value("SELECT pg_backend_pid() AS value", as: Int.self) == backend)
    }
  }

  @Test("A connection that takes no writes is closed, and the next statement gets another")
  func aReadOnlySession() async throws {
    try await TestDatabase.withScript(Self.troubles, settings: .alone) { pool in
      let backend = try await pool.value("SELECT pg_backend_pid() AS value", as: Int.self)
      try await pool.execute("SET default_transaction_read_only = on")
      let error = await #expect(throws: PostgresError.self) { try await pool.execute("INSERT INTO t VALUES (1)") }
      #expect(error?.sqlState == .readOnlySQLTransaction)
      #expect(error?.isUnavailable == true)
      #expect(pool.troubles.count(of: .readOnly) == 1)
      #expect(try await pool.execute("INSERT INTO t VALUES (2)") == 1)
      #expect(try await pool.value("SELECT pg_backend_pid() AS value", as: Int.self) != backend)
      #expect(try await pool.value("SELECT sum(id)::bigint AS value FROM t") == 2)
      try await pool.wait(until: "SELECT count(*) = 1 FROM pg_stat_activity WHERE datname = current_database()")
    }
  }

  @Test("A read-only transaction ends with its error, and then its connection is closed")
  func aReadOnlyTransaction() async throws {
    try await TestDatabase.withScript(Self.troubles, settings: .alone) { pool in
      try await pool.execute("SET default_transaction_read_only = on")
      let error = await #expect(throws: PostgresError.self) {
        try await pool.withTransaction { try await $0.execute("INSERT INTO t VALUES (1)") }
      }
      #expect(error?.sqlState == .readOnlySQLTransaction)
      #expect(try await pool.withTransaction { try await $0.execute("INSERT INTO t VALUES (2)") } == 1)
      try await pool.wait(until: "SELECT count(*) = 1 FROM pg_stat_activity WHERE datname = current_database()")
    }
  }

  @Test("While a database takes no writes, each one fails and reads continue; afterwards writes work again")
  func aReadOnlyDatabase() async throws {
    try await TestDatabase.with([]) { database in
      func run(_ script: String) async throws {
        try await DirectConnection.with(database.administration) { try $0.run(script: script) }
      }
      let name = try #require(database.administration.database)
      try await run(Self.troubles + "ALTER DATABASE \(name) SET default_transaction_read_only = on")
      let pool = PostgresPool(database.administration, settings: .test, logger: .silent)
      for number in 1...5 {
        let error = await #expect(throws: PostgresError.self) {
          try await pool.execute("INSERT INTO t VALUES (\(number))")
        }
        #expect(error?.sqlState == .readOnlySQLTransaction)
        #expect(try await pool.value("SELECT count(*) AS value FROM t") == 0)
      }
      #expect(pool.troubles.count(of: .readOnly) == 5)
      try await run("SET transaction_read_only = off; ALTER DATABASE \(name) RESET default_transaction_read_only")
      // Existing connections keep their settings until they are used.
      pool.reconnect()
      #expect(try await pool.execute("INSERT INTO t VALUES (7)") == 1)
      await pool.shutdown()
    }
  }

  @Test("Calls continue to their end while connections are replaced")
  func reconnectsBesideWhatRuns() async throws {
    try await TestDatabase.withScript(Self.troubles) { pool in
      try await pool.withTransaction { transaction in
        try await transaction.execute("INSERT INTO t VALUES (1)")
        pool.reconnect()
        #expect(try await pool.value("SELECT count(*) AS value FROM t") == 0)
        try await transaction.execute("INSERT INTO t VALUES (2)")
      }
      // A lease that never sent anything holds its connection only for its own duration.
      try await pool.withTransaction { _ in pool.reconnect() }
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 2)
    }
  }

  @Test("A role at its connection limit is told apart from a busy pool, and counted")
  func tooManyConnections() async throws {
    let cluster = try await ScratchCluster.start()
    let administration = try PostgresConfiguration(cluster.connectionString)
    try await DirectConnection.with(administration) { try $0.run(script: "CREATE ROLE few LOGIN CONNECTION LIMIT 0") }
    var configuration = administration
    configuration.user = "few"
    var settings = PoolSettings.test
    settings.acquireTimeout = .milliseconds(200)
    let pool = PostgresPool(configuration, settings: settings, logger: .silent)
    let error = await #expect(throws: PostgresError.self) { try await pool.ping() }
    #expect(error?.kind == .noConnection)
    #expect(error?.isUnavailable == true)
    #expect(pool.troubles.failedConnects > 0)
    #expect(!pool.isReady)
    await pool.shutdown()
  }

  @Test("A session that exceeds its limit for temporary files does not count as trouble with the server")
  func temporaryFiles() async throws {
    try await TestDatabase.withScript("", settings: .alone) { pool in
      try await pool.execute("SET temp_file_limit = '100kB'")
      try await pool.execute("SET work_mem = '64kB'")
      let error = await #expect(throws: PostgresError.self) {
        try await pool.execute("SELECT count(*) FROM generate_series(1, 20000) AS n")
      }
      #expect(error?.trouble == .limitExceeded)
      #expect(pool.troubles.pending == nil)
    }
  }
}

extension PoolSettings {
  /// One connection, so that a setting of one statement applies to the next.
  fileprivate static var alone: PoolSettings {
    var settings = PoolSettings.test
    settings.maximumConnections = 1
    return settings
  }
}
