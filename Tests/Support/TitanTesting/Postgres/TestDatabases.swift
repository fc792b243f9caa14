import TitanCore
import TitanPostgres

/// The databases of this process's tests. A database that can be emptied is reused, since a copy takes a tenth of a
/// second.
actor TestDatabases {
  static let shared = TestDatabases()

  struct Lease: Sendable {
    let services: [TitanUpService]
    let administration: PostgresConfiguration
    /// Whether emptying it restores its initial state: its migrations have left no rows in any table.
    let isReusable: Bool
  }

  private var free: [[TitanUpService]: [Lease]] = [:]

  /// A database that no other test uses, in the state its migrations have left.
  func take(_ services: [TitanUpService]) async throws -> Lease {
    let services = TitanUpService.allCases.filter(services.contains)
    if let lease = free[services]?.popLast() { return lease }
    return try await Self.make(services)
  }

  /// Ends every connection to the database, then empties or drops it.
  func giveBack(_ lease: Lease) async throws {
    guard lease.isReusable else { return try await Self.drop(lease) }
    try await DirectConnection.with(lease.administration) { try $0.run(script: Self.emptyScript) }
    free[lease.services, default: []].append(lease)
  }

  private static func make(_ services: [TitanUpService]) async throws -> Lease {
    let template = try await TestTemplates.shared.template(for: services)
    let name = "titanup_test_\(UInt64.random(in: 0 ... .max))"
    var configuration = try await TestCluster.administration()
    try await DirectConnection.with(configuration) {
      try $0.run(script: "CREATE DATABASE \(name) TEMPLATE \(template)")
    }
    configuration.database = name
    try await Migrator(configuration).restoreDatabasePrivileges(of: services)
    let isEmpty = try await DirectConnection.with(configuration) { connection in
      try connection.all(tables).allSatisfy { row in
        let table: String = try row.decode("name")
        return try connection.all("SELECT 1 FROM \(unescaped: table) LIMIT 1").isEmpty
      }
    }
    // A database without services is for tests that create their own tables.
    return Lease(services: services, administration: configuration, isReusable: isEmpty && !services.isEmpty)
  }

  private static func drop(_ lease: Lease) async throws {
    guard let name = lease.administration.database else { return }
    try await DirectConnection.with(try await TestCluster.administration()) {
      try $0.run(script: "DROP DATABASE \(name) WITH (FORCE)")
    }
  }

  private static let tables: SQLQuery = """
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename <> 'schema_migrations'
    """

  private static let emptyScript = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
    DO $$ DECLARE names text; BEGIN
      SELECT string_agg(name, ', ') INTO names FROM (\(tables.text)) AS t;
      IF names IS NOT NULL THEN EXECUTE 'TRUNCATE ' || names || ' RESTART IDENTITY CASCADE'; END IF;
    END $$;
    """
}
