package import Logging
package import TitanCore
package import TitanPostgres

/// A database for one test, with the migrations of services applied, in which each service connects as its own role.
package struct TestDatabase: Sendable {
  /// Connects as the superuser.
  package let administration: PostgresConfiguration

  /// Connects as the role of a service.
  package func configuration(as service: TitanUpService) -> PostgresConfiguration {
    var configuration = administration
    configuration.user = service.role
    return configuration
  }

  /// For programs that take it from a variable: `host=… dbname=… user=…`.
  package func connectionString(as service: TitanUpService) -> String { configuration(as: service).description }

  /// Runs `body` with a pool that is connected as the service's role, in a fresh database with its migrations.
  package static func with<Result: Sendable>(
    _ service: TitanUpService, settings: PoolSettings = .test, watch: (any StatementWatch)? = nil,
    _ body: @Sendable (PostgresPool) async throws -> Result
  ) async throws -> Result {
    try await with([service]) { database in
      try await database.withPool(as: service, settings: settings, watch: watch, body)
    }
  }

  /// Runs `body` with a fresh database that has the migrations of several services. A test that changes schemas asks
  /// for none, `[]`, and creates its own: only then is the database dropped afterwards.
  package static func with<Result: Sendable>(
    _ services: [TitanUpService], _ body: @Sendable (TestDatabase) async throws -> Result
  ) async throws -> Result {
    try await TestGate.shared.pass {
      let lease = try await TestDatabases.shared.take(services)
      let database = TestDatabase(administration: lease.administration)
      return try await finally({ try await body(database) }, { try await TestDatabases.shared.giveBack(lease) })
    }
  }

  /// Runs `body` with a service's migrations in a cluster for this test only, which the test may crash.
  package static func withCluster(
    _ service: TitanUpService, _ body: @Sendable (TestDatabase, ScratchCluster) async throws -> Void
  ) async throws {
    try await TestGate.shared.pass {
      let cluster = try await ScratchCluster.start()
      let database = TestDatabase(administration: try PostgresConfiguration(cluster.connectionString))
      try await database.migrate(service)
      try await body(database, cluster)
    }
  }

  /// Applies a service's migrations up to a version, or all of them, to test how migrations treat existing rows.
  package func migrate(_ service: TitanUpService, through version: Int = .max) async throws {
    let migrations = try TestTemplates.migrations(of: service).filter { $0.version <= version }
    _ = try await Migrator(administration).migrate([Migrator.Source(service: service, migrations: migrations)])
  }

  /// Runs `body` with a pool that is connected as a service's role.
  package func withPool<Result: Sendable>(
    as service: TitanUpService, settings: PoolSettings = .test, watch: (any StatementWatch)? = nil,
    _ body: @Sendable (PostgresPool) async throws -> Result
  ) async throws -> Result {
    let pool = PostgresPool(configuration(as: service), settings: settings, logger: .silent, watch: watch)
    return try await finally({ try await body(pool) }, { await pool.shutdown() })
  }
}

extension TestDatabase {
  /// Runs `body` with a pool that is connected as the superuser.
  package func withAdministrationPool<Result: Sendable>(
    settings: PoolSettings = .test, _ body: @Sendable (PostgresPool) async throws -> Result
  ) async throws -> Result {
    let pool = PostgresPool(administration, settings: settings, logger: .silent)
    return try await finally({ try await body(pool) }, { await pool.shutdown() })
  }
}

extension PoolSettings {
  /// A small pool, since many tests run at the same time, with long timeouts, since the machine may be busy.
  package static var test: PoolSettings {
    var settings = PoolSettings()
    settings.maximumConnections = 4
    settings.acquireTimeout = .seconds(120)
    return settings
  }
}

extension PostgresPool {
  /// Uses up transaction ids that have not reached the disk, so that PostgreSQL assigns them again after a crash.
  /// Returns the last one.
  package func useNumbersUp() async throws -> UInt64 {
    var last: UInt64 = 0
    for _ in 0..<20 {
      let row = try await first("SELECT pg_current_xact_id()::text AS number")
      last = try row.flatMap { UInt64(try $0.decode("number", as: String.self)) } ?? last
    }
    return last
  }
}

extension Logger {
  /// For tests that don't check the log.
  package static var silent: Logger { Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }
}

/// Runs `cleanup` whether `body` returns or throws.
package func finally<Result>(
  _ body: () async throws -> Result, _ cleanup: () async throws -> Void
) async throws -> Result {
  let result: Result
  do {
    result = try await body()
  } catch {
    // The failure of the body matters more.
    try? await cleanup()
    throw error
  }
  try await cleanup()
  return result
}
