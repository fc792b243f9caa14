import Testing
import TitanCore
import TitanTesting

@testable import TitanPostgres

@Suite(.timeLimit(.minutes(10))) struct ShutdownTests {
  @Test func waitsForWhatRunsAndRefusesWhatComes() async throws {
    try await TestDatabase.with([.auth]) { database async throws in
      let pool = PostgresPool(database.configuration(as: .auth), settings: .test, logger: .silent)
      let running = Task { try await pool.value("SELECT 1 AS value FROM pg_sleep(0.2)", as: Int.self) }
      let administrator = PostgresPool(database.administration, settings: .test, logger: .silent)
      try await administrator.wait(until: CancellationTests.isAsleep)
      await pool.shutdown()
      #expect(try await running.value == 1)
      let error = await #expect(throws: PostgresError.self) { try await pool.ping() }
      #expect(error?.kind == .closed)
      #expect(error?.isUnavailable == true)
      await #expect(throws: PostgresError.self) { try await pool.withTransaction { _ in } }
      await pool.shutdown()
      #expect(!pool.isReady)
      await administrator.shutdown()
    }
  }

  @Test func aGraceThatIsOverEndsWhatStillRuns() async throws {
    try await TestDatabase.with([.auth]) { database async throws in
      var settings = PoolSettings.test
      settings.shutdownGrace = .milliseconds(20)
      let pool = PostgresPool(database.configuration(as: .auth), settings: settings, logger: .silent)
      let administrator = PostgresPool(database.administration, settings: .test, logger: .silent)
      let running = Task { _ = try await pool.withTransaction { try await $0.execute("SELECT pg_sleep(600)") } }
      try await administrator.wait(until: CancellationTests.isAsleep)
      await pool.shutdown()
      let error = await #expect(throws: PostgresError.self) { try await running.value }
      #expect(error?.kind == .closed)
      await administrator.shutdown()
    }
  }

  @Test func aForgottenPoolClosesItsConnections() async throws {
    try await TestDatabase.with([.auth]) { database async throws in
      let administrator = PostgresPool(database.administration, settings: .test, logger: .silent)
      do {
        let pool = PostgresPool(database.configuration(as: .auth), settings: .test, logger: .silent)
        try await pool.ping()
      }
      try await administrator.wait(
        until:
          "SELECT count(*) = 0 FROM pg_stat_activity WHERE usename = 'titanup_auth' AND datname = current_database()")
      await administrator.shutdown()
    }
  }
}
