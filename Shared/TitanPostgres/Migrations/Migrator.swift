package import TitanCore

/// Brings a database's schemas up to date: creates schemas, then applies each service's migrations in order, each in
/// its own transaction. Only one migrator runs at a time per database; a second one waits and finds nothing left to do.
package struct Migrator: Sendable {
  /// One service's migrations.
  package struct Source: Sendable {
    package let service: TitanUpService
    package let migrations: [Migration]

    package init(service: TitanUpService, migrations: [Migration]) {
      self.service = service
      self.migrations = migrations
    }
  }

  private let configuration: PostgresConfiguration

  /// - Parameter configuration: connects to PostgreSQL itself, as the role that owns the database.
  package init(_ configuration: PostgresConfiguration) { self.configuration = configuration }

  /// Returns the names of the applied migrations, such as `auth/001_create_accounts.sql`; empty if there was nothing
  /// left to do.
  ///
  /// - Throws: `MigrationError`, `PostgresError`. Migrations applied before stay applied.
  package func migrate(_ sources: [Source]) async throws -> [String] {
    try await DirectConnection.with(configuration) { connection in
      // The number is arbitrary but ours. The connection holds the lock, so a killed migrator leaves none behind.
      try connection.run(script: "SELECT pg_advisory_lock(8314730472951)")
      let isSuperuser = try Self.rights(on: connection).contains(.superuser)
      if !isSuperuser { try Self.refuseMissingRoles(of: sources.map(\.service), on: connection) }
      try connection.transaction { try connection.run(statementsOf: RoleBootstrap.databaseScript) }
      try Self.refuseMissingServices(besides: sources.map(\.service), on: connection)
      var applied: [String] = []
      for source in sources {
        try RoleBootstrap(source.service).run(on: connection, makesRole: isSuperuser)
        applied += try Self.migrate(source, on: connection)
      }
      return applied
    }
  }

  /// A migration that `migrate` would apply.
  package struct Pending: Sendable, Hashable {
    package let service: TitanUpService
    package let migration: Migration
    /// SHA-256 of the file.
    package let checksum: [UInt8]
  }

  /// What `migrate` would apply, in its order. Changes nothing, and waits for no lock.
  ///
  /// - Throws: what `migrate` would throw before it applies the first one.
  package func pending(_ sources: [Source]) async throws -> [Pending] {
    try await DirectConnection.with(configuration) { connection in
      try connection.run(script: "SET default_transaction_read_only = on")
      if try !Self.rights(on: connection).contains(.superuser) {
        try Self.refuseMissingRoles(of: sources.map(\.service), on: connection)
      }
      try Self.refuseMissingServices(besides: sources.map(\.service), on: connection)
      return try sources.flatMap { source in
        try Self.plan(source, on: connection).pending.map {
          Pending(service: source.service, migration: $0.migration, checksum: $0.checksum)
        }
      }
    }
  }

  /// Rights of the role that no migration needs.
  package enum ExcessiveRight: String, Sendable, Hashable, CaseIterable {
    case superuser, createRole = "createrole", createDatabase = "createdb", replication, bypassRowSecurity = "bypassrls"
  }

  /// Empty for an owner created by `roles.sql`.
  package func excessiveRights() async throws -> [ExcessiveRight] {
    try await DirectConnection.with(configuration) { try Self.rights(on: $0) }
  }

  private static func rights(on connection: DirectConnection) throws -> [ExcessiveRight] {
    let row = try connection.all(
      """
      SELECT rolsuper AS superuser, rolcreaterole AS createrole, rolcreatedb AS createdb, rolreplication AS replication,
        rolbypassrls AS bypassrls
      FROM pg_roles WHERE rolname = current_user
      """)[0]
    return try ExcessiveRight.allCases.filter { try row.decode($0.rawValue) }
  }

  private static func refuseMissingRoles(of services: [TitanUpService], on connection: DirectConnection) throws {
    let roles = services.map(\.role)
    let found = Set(
      try connection.all("SELECT rolname::text AS name FROM pg_roles WHERE rolname = ANY (\(roles))")
        .map { try $0.decode("name", as: String.self) })
    let missing = roles.filter { !found.contains($0) }
    guard missing.isEmpty else { throw MigrationError.rolesMissing(missing) }
  }

  /// Grants the privileges that PostgreSQL records with a database rather than in it, which a copy made from a template
  /// lacks. Requires a superuser.
  package func restoreDatabasePrivileges(of services: [TitanUpService]) async throws {
    try await DirectConnection.with(configuration) { connection in
      try connection.run(script: RoleBootstrap.databaseScript)
      for service in services {
        let bootstrap = RoleBootstrap(service)
        try connection.run(script: bootstrap.connectScript)
        try connection.run(script: bootstrap.settingsScript)
      }
    }
  }

  /// Raised whenever the setup that every schema gets before its migrations changes.
  package static let bootstrapVersion = 4

  /// If a service's schema is in use but its folder is missing, the deployment has gone wrong.
  private static func refuseMissingServices(
    besides present: [TitanUpService], on connection: DirectConnection
  ) throws {
    for service in TitanUpService.allCases where !present.contains(service) {
      let record = "\(service.schema).schema_migrations"
      let isRecorded: Bool = try connection.all("SELECT to_regclass(\(record)) IS NOT NULL AS found")[0]
        .decode("found")
      guard isRecorded else { continue }
      let last = try connection.all("SELECT name FROM \(unescaped: record) ORDER BY version DESC LIMIT 1").first
      if let last { throw MigrationError.missing(schema: service.schema, name: try last.decode("name")) }
    }
  }

  private static func migrate(_ source: Source, on connection: DirectConnection) throws -> [String] {
    let schema = source.service.schema
    let plan = try plan(source, on: connection)
    for file in plan.pending { try apply(file, schema: schema, on: connection) }
    return plan.pending.map { "\(schema)/\($0.migration.name)" }
  }

  private static func plan(_ source: Source, on connection: DirectConnection) throws -> MigrationPlan {
    let schema = source.service.schema
    let isRecorded: Bool = try connection.all(
      "SELECT to_regclass(\("\(schema).schema_migrations")) IS NOT NULL AS found")[0]
      .decode("found")
    let rows =
      isRecorded
      ? try connection.all(
        "SELECT version, name, checksum FROM \(unescaped: schema).schema_migrations ORDER BY version") : []
    let applied = try rows.map {
      AppliedMigration(
        version: try $0.decode("version"), name: try $0.decode("name"), checksum: try $0.decode("checksum"))
    }
    let files = try source.migrations.map { migration in
      let row = try connection.all("SELECT sha256(\(Array(migration.sql.utf8))) AS checksum")[0]
      return MigrationPlan.File(migration: migration, checksum: try row.decode("checksum"))
    }
    return try MigrationPlan(schema: schema, files: files, applied: applied)
  }

  private static func apply(_ file: MigrationPlan.File, schema: String, on connection: DirectConnection) throws {
    let migration = file.migration
    do {
      try connection.transaction {
        // A migration that cannot get its locks fails and is retried, rather than blocking the running service.
        try connection.run(statementsOf: "SET LOCAL search_path = \(schema); SET LOCAL lock_timeout = '10s'")
        for statement in SQLStatements(migration.sql).texts {
          do {
            try connection.run(script: String(statement))
          } catch let error as PostgresError {
            let before = migration.sql[..<statement.startIndex].unicodeScalars.count
            throw MigrationError.failed(
              schema: schema, name: migration.name,
              line: line(of: error.position.map { before + $0 }, in: migration.sql), error)
          }
        }
        _ = try connection.all(
          """
          INSERT INTO \(unescaped: schema).schema_migrations (version, name, checksum)
          VALUES (\(migration.version), \(migration.name), \(file.checksum))
          """)
      }
    } catch let error as PostgresError {
      guard error.sqlState != .noActiveSQLTransaction else {
        throw MigrationError.endsTransaction(schema: schema, name: migration.name)
      }
      throw MigrationError.failed(schema: schema, name: migration.name, line: nil, error)
    }
  }

  /// The line of a character in a script, both counted from 1.
  static func line(of position: Int?, in script: String) -> Int? {
    guard let position else { return nil }
    return script.unicodeScalars.prefix(position - 1).count { $0 == "\n" } + 1
  }
}
