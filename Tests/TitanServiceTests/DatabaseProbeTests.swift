import Synchronization
import Testing
import TitanPostgres
import TitanTesting

@testable import TitanService

/// What a probe makes of a server that answers and yet is of no use.
@Suite(.timeLimit(.minutes(10))) struct DatabaseProbeTests {
  private func run(_ script: String, _ database: TestDatabase) async throws {
    try await DirectConnection.with(database.administration) { try $0.run(script: script) }
  }

  @Test("A database that takes no writes is not served, and is as soon as it takes them again")
  func readOnly() async throws {
    try await TestDatabase.with([]) { database in
      try await database.migrate(.auth)
      let name = try #require(database.administration.database)
      try await database.withPool(as: .auth) { pool in
        try await pool.ping()
        let probe = DatabaseProbe(pool: pool, service: .auth, migration: 1)
        try await probe()
        try await run("ALTER DATABASE \(name) SET default_transaction_read_only = on", database)
        // A connection that was open keeps what it was told.
        try await probe()
        pool.reconnect()
        try await pool.ping()
        let failure = await #expect(throws: ProbeFailure.self) { try await probe() }
        #expect(failure == .readOnly)
        try await run(
          "SET transaction_read_only = off; ALTER DATABASE \(name) RESET default_transaction_read_only",
          database)
        // Every probe has the connections closed, so that the next ones find how things are: one that was being opened
        // meanwhile may still be told the old.
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

  @Test("While statements fail for want of disk and for a while after, nothing is served; then it is tried")
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

  @Test("Whether there is room is tried with a file of the server's, by a statement that only reads")
  func theTrialWritesAFile() async throws {
    try await TestDatabase.with([]) { database in
      try await database.migrate(.auth)
      let name = try #require(database.administration.database)
      try await database.withPool(as: .auth) { try await DatabaseProbe.tryRoom($0) }
      // As much as a full disk would let it write.
      try await run("ALTER ROLE titanup_auth IN DATABASE \(name) SET temp_file_limit = '100kB'", database)
      try await database.withPool(as: .auth) { pool in
        let error = await #expect(throws: PostgresError.self) { try await DatabaseProbe.tryRoom(pool) }
        #expect(error?.trouble == .limitExceeded)
      }
    }
  }

  @Test("Metrics say what the server has complained of")
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
