import Foundation
import Testing
import TitanCore
import TitanPostgres
import TitanTesting

/// The steps of a deployment: `deploy/postgres/roles.sql` as a superuser, then migrations as the owner it created.
@Suite(.timeLimit(.minutes(10))) struct OwnerTests {
  private static let services = URL(filePath: #filePath).appending(path: "../../../../Services").standardized

  /// The migrations of every service, as they are shipped.
  private static func sources() throws -> [Migrator.Source] {
    try TitanUpService.allCases.map {
      Migrator.Source(
        service: $0, migrations: try Migration.load(folder: services.appending(path: "\($0.folder)/Migrations")))
    }
  }

  private func makeRoles(_ cluster: ScratchCluster, _ variables: [String: String] = [:]) async throws {
    try await cluster.runScript(
      "deploy/postgres/roles.sql", variables: ["owner_password": "it's secret"].merging(variables) { $1 })
  }

  private func configuration(
    _ cluster: ScratchCluster, _ user: String = "titanup_owner", database: String = "titanup"
  ) throws -> PostgresConfiguration {
    try PostgresConfiguration("\(cluster.address) user=\(user) dbname=\(database)")
  }

  private func run(_ script: String, _ configuration: PostgresConfiguration) async throws {
    try await DirectConnection.with(configuration) { try $0.run(script: script) }
  }

  /// The only column of a query, as text.
  private func column(_ query: SQLQuery, _ configuration: PostgresConfiguration) async throws -> [String] {
    try await DirectConnection.with(configuration) { connection in
      try connection.all(query).map { try $0.decode("value") }
    }
  }

  private func expectDenied(_ script: String, _ configuration: PostgresConfiguration) async {
    let error = await #expect(throws: PostgresError.self, "\(script)") { try await run(script, configuration) }
    #expect(error?.sqlState == .insufficientPrivilege, "\(script)")
  }

  @Test func anOwnerWithoutAnyRightOverRolesIsEnough() async throws {
    let cluster = try await ScratchCluster.start()
    for _ in 1...2 { try await makeRoles(cluster) }
    let owner = try configuration(cluster)
    let sources = try Self.sources()
    #expect(try await Migrator(owner).migrate(sources).count == sources.map(\.migrations.count).reduce(0, +))
    #expect(try await Migrator(owner).migrate(sources) == [])
    #expect(try await Migrator(owner).excessiveRights() == [])
    let passwords = TitanUpService.allCases.map { ("\($0.schema)_password", "of \($0.schema)") }
    try await makeRoles(cluster, Dictionary(uniqueKeysWithValues: passwords))
    let signIns = try await column(
      "SELECT rolname::text AS value FROM pg_authid WHERE rolname LIKE 'titanup%' AND rolpassword LIKE 'SCRAM-SHA-256$4096:%'",
      try PostgresConfiguration(cluster.connectionString))
    #expect(Set(signIns) == Set(["titanup_owner"] + TitanUpService.allCases.map(\.role)))
    for service in TitanUpService.allCases {
      let found = try await column(
        "SELECT count(*)::text AS value FROM schema_migrations", try configuration(cluster, service.role))
      #expect(found == ["\(sources.first { $0.service == service }?.migrations.count ?? 0)"])
    }
  }

  private static let escalations = [
    "GRANT pg_execute_server_program TO titanup_owner", "GRANT pg_read_server_files TO titanup_owner",
    "GRANT pg_write_server_files TO titanup_auth", "CREATE ROLE another", "CREATE ROLE another SUPERUSER",
    "ALTER ROLE titanup_owner CREATEROLE", "ALTER ROLE titanup_owner SUPERUSER",
    "ALTER ROLE titanup_auth PASSWORD 'mine'", "CREATE DATABASE another", "SET ROLE postgres", "SET ROLE titanup_auth",
    "COPY (SELECT 1) TO PROGRAM 'true'", "COPY (SELECT 1) TO '/tmp/titanup-copied'",
  ]

  @Test("The owner has only its own rights, even if it had more before")
  func nobodyButTheOwner() async throws {
    let cluster = try await ScratchCluster.start()
    let superuser = try PostgresConfiguration(cluster.connectionString)
    // What an earlier script did; the owner has created a role, and granted itself rights.
    try await run("CREATE ROLE titanup_owner LOGIN CREATEROLE CREATEDB PASSWORD 'old'", superuser)
    try await run("CREATE DATABASE titanup OWNER titanup_owner", superuser)
    let owner = try configuration(cluster)
    try await run(
      """
      CREATE ROLE titanup_auth LOGIN NOINHERIT PASSWORD 'kept';
      GRANT pg_execute_server_program TO titanup_owner;
      GRANT titanup_auth TO titanup_owner;
      GRANT pg_read_all_data TO titanup_auth;
      """, superuser)
    // The program reads all of its input: if it ended early, PostgreSQL's pipe would break.
    try await run("COPY (SELECT 1) TO PROGRAM 'cat >/dev/null'", owner)
    let verifier: SQLQuery = "SELECT rolpassword AS value FROM pg_authid WHERE rolname = 'titanup_auth'"
    let kept = try await column(verifier, superuser)

    try await makeRoles(cluster)
    #expect(try await column(verifier, superuser) == kept)
    let rights = try await column(
      """
      SELECT rolname::text AS value FROM pg_roles
      WHERE rolname LIKE 'titanup%'
        AND (rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls OR NOT rolcanlogin)
      """, superuser)
    #expect(rights == [])
    let memberships = try await column(
      "SELECT member::regrole::text AS value FROM pg_auth_members WHERE member::regrole::text LIKE 'titanup%'",
      superuser)
    #expect(memberships == [])
    for script in Self.escalations { await expectDenied(script, owner) }
    // It is still the owner.
    #expect(try await Migrator(owner).migrate(try Self.sources()).isEmpty == false)

    try await makeRoles(cluster, ["auth_password": "it's \"another\""])
    let stored = try await column(verifier, superuser)
    #expect(stored != kept)
    #expect(stored.first?.hasPrefix("SCRAM-SHA-256$4096:") == true)
  }

  @Test("If a role is missing, migrations name it and the command to run")
  func missingRoles() async throws {
    let cluster = try await ScratchCluster.start()
    try await makeRoles(cluster)
    try await run("DROP OWNED BY titanup_pose; DROP ROLE titanup_pose", try configuration(cluster, "postgres"))
    let owner = try configuration(cluster)
    let error = await #expect(throws: MigrationError.self) { try await Migrator(owner).migrate(try Self.sources()) }
    #expect(error?.description.contains("there is no role titanup_pose: run deploy/postgres/roles.sql") == true)
    #expect(try await column("SELECT nspname::text AS value FROM pg_namespace WHERE nspname = 'auth'", owner) == [])
  }

  @Test("The script and a superuser's migrator give the services' roles the same settings")
  func sameSettings() async throws {
    let cluster = try await ScratchCluster.start()
    try await makeRoles(cluster)
    let superuser = try PostgresConfiguration(cluster.connectionString)
    try await run("CREATE DATABASE beside", superuser)
    _ = try await Migrator(try configuration(cluster, "postgres", database: "beside")).migrate(try Self.sources())
    func settings(_ database: String) async throws -> [String] {
      try await column(
        """
        SELECT concat_ws(' ', setrole::regrole, array_to_string(setconfig, ' ')) AS value
        FROM pg_db_role_setting JOIN pg_database d ON d.oid = setdatabase WHERE datname = \(database) ORDER BY 1
        """, superuser)
    }
    let ours = try await settings("titanup")
    #expect(ours.count == TitanUpService.allCases.count)
    #expect(ours == (try await settings("beside")))
    #expect(ours.first?.contains("jit=off") == true)
  }

  @Test("Services' roles have no access to large objects, or to other databases of our own cluster")
  func servicesKeepToTheirOwn() async throws {
    let cluster = try await ScratchCluster.start()
    try await makeRoles(cluster)
    for database in ["postgres", "template1"] {
      // Other applications may use them: their rights stay, unless the script is told that the cluster is our own.
      try await run("SELECT 1", try configuration(cluster, "titanup_auth", database: database))
    }
    try await makeRoles(cluster, ["own_cluster": "1"])
    for role in ["titanup_owner"] + TitanUpService.allCases.map(\.role) {
      for database in ["postgres", "template1"] {
        let error = await #expect(throws: PostgresError.self) {
          try await run("SELECT 1", try configuration(cluster, role, database: database))
        }
        #expect(error?.kind == .noConnection)
      }
      let connected = try configuration(cluster, role)
      for call in [
        "lo_creat(-1)", "lo_create(0)", "lo_from_bytea(0, '')", "lo_import('/etc/hostname')", "lo_open(1, 131072)",
        "lo_put(1, 0, '')", "lo_get(1)", "lo_export(1, '/tmp/titanup-exported')", "lo_unlink(1)", "loread(0, 1)",
        "lowrite(0, '')",
      ] {
        await expectDenied("SELECT \(call)", connected)
      }
    }
  }
}
