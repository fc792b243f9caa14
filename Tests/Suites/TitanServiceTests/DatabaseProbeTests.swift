import Synchronization
import Testing
import TitanCore
import TitanPostgres
import TitanTesting

@testable import TitanService

/// What a probe makes of a server that responds but is of no use.
@Suite(.timeLimit(.minutes(10))) struct DatabaseProbeTests {
  private func run(_ script: String, _ database: TestDatabase) async throws {
    try await DirectConnection.with(database.administration) { try $0.run(script: script) }
  }

  @Test("A database that takes no writes is not served, until it takes them again")
  func readOnly() async throws {
    try await TestDatabase.with([]) { database in
      try await database.migrate(.auth)
      let name = try #require(database.administration.database)
      try await database.withPool(as: .auth) { pool in
        try await pool.ping()
        let probe = DatabaseProbe(pool: pool, service: .auth, migration: 1)
        try await probe()
        try await run("ALTER DATABASE \(name) SET default_transaction_read_only = on", database)
        // An open connection keeps its settings.
        try await probe()
        pool.reconnect()
        try await pool.ping()
        let failure = await #expect(throws: ProbeFailure.self) { try await probe() }
        #expect(failure == .readOnly)
        try await run(
          "SET transaction_read_only = off; ALTER DATABASE \(name) RESET default_transaction_read_only",
          database)
        // Every probe closes the connections, so that later ones see the current settings: a connection that was being
        // opened meanwhile may still have the old ones.
        while true {
          try await pool.ping()
          do {
            try await probe()
            break
          } catch ProbeFailure.readOnly {} catch ProbeFailure.noConnection {}
        }
      }
    }
  }

  @Test(
    "While statements fail because the disk is full, and for a while after, nothing is served; then it is tried again")
  func diskFull() async throws {
    try await TestDatabase.with([]) { database in
      try await database.migrate(.auth)
      try await run(
        """
        CREATE FUNCTION auth.fail() RETURNS integer LANGUAGE plpgsql AS $$
          BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$;
        """, database)
      try await database.withPool(as: .auth) { pool in
        try await pool.ping()
        let elapsed = Mutex(Duration.zero)
        let start = ContinuousClock.now
        let probe = DatabaseProbe(pool: pool, service: .auth, migration: 1) { start + elapsed.withLock { $0 } }
        try await probe()
        await #expect(throws: PostgresError.self) { try await pool.execute("SELECT auth.fail()") }
        let failure = await #expect(throws: ProbeFailure.self) { try await probe() }
        #expect(failure == .trouble(.diskFull))
        #expect(failure?.description == "PostgreSQL refuses statements: disk_full")
        elapsed.withLock { $0 = .seconds(3_600) }
        try await probe()
        #expect(pool.troubles.pending == nil)
        elapsed.withLock { $0 = .zero }
        try await probe()
      }
    }
  }

  @Test("A read-only statement that writes a temporary file on the server shows whether there is room")
  func theTrialWritesAFile() async throws {
    try await TestDatabase.with([]) { database in
      try await database.migrate(.auth)
      let name = try #require(database.administration.database)
      try await database.withPool(as: .auth) { try await DatabaseProbe.tryRoom($0) }
      // The limit stands in for a full disk.
      try await run("ALTER ROLE titanup_auth IN DATABASE \(name) SET temp_file_limit = '100kB'", database)
      try await database.withPool(as: .auth) { pool in
        let error = await #expect(throws: PostgresError.self) { try await DatabaseProbe.tryRoom(pool) }
        #expect(error?.trouble == .limitExceeded)
      }
    }
  }

  @Test("Metrics count the server's troubles")
  func metrics() async throws {
    try await TestDatabase.with([]) { database in
      try await database.withAdministrationPool { pool in
        let registry = MetricsRegistry()
        DatabaseMetrics.add(pool, to: registry)
        #expect(registry.prometheusText().contains("titanup_database_in_trouble 0\n"))
        await #expect(throws: PostgresError.self) {
          try await pool.execute("DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'out_of_memory'; END $$")
        }
        let text = registry.prometheusText()
        #expect(text.contains("titanup_database_trouble_total{condition=\"out_of_memory\"} 1\n"))
        #expect(text.contains("titanup_database_trouble_total{condition=\"disk_full\"} 0\n"))
        #expect(text.contains("titanup_database_in_trouble 1\n"))
        #expect(text.contains("titanup_database_failed_connects_total 0\n"))
      }
    }
  }
}
