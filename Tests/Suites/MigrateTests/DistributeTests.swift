import Foundation
import Testing
import TitanCore
import TitanPostgres
import TitanTesting

/// `deploy/postgres/distribute.sql` on all services' tables, with `CitusShim` in the place of Citus.
@Suite("An installation is spread over several servers, and comes back", .timeLimit(.minutes(10)))
struct DistributeTests {
  private static let services = URL(filePath: #filePath).appending(path: "../../../../Services").standardized

  /// A migrated database with the shim.
  private struct Installation {
    let cluster: ScratchCluster
    let configuration: PostgresConfiguration

    init() async throws {
      cluster = try await ScratchCluster.start()
      try await cluster.runScript("deploy/postgres/roles.sql")
      let owner = try PostgresConfiguration("\(cluster.address) user=titanup_owner dbname=titanup")
      _ = try await Migrator(owner).migrate(
        TitanUpService.allCases.map {
          Migrator.Source(
            service: $0,
            migrations: try Migration.load(folder: services.appending(path: "\($0.folder)/Migrations")))
        })
      configuration = try PostgresConfiguration("\(cluster.address) user=postgres dbname=titanup")
      try await run(CitusShim.script)
    }

    func run(_ script: String) async throws {
      try await DirectConnection.with(configuration) { try $0.run(script: script) }
    }

    /// The only column of a query, as text.
    func column(_ query: SQLQuery) async throws -> [String] {
      try await DirectConnection.with(configuration) { connection in
        try connection.all(query).map { try $0.decode("value") }
      }
    }

    func distribute(_ variables: [String: String] = [:]) async throws {
      try await cluster.runScript("deploy/postgres/distribute.sql", variables: variables, database: "titanup")
    }

    func undistribute() async throws {
      try await cluster.runScript("deploy/postgres/undistribute.sql", database: "titanup")
    }

    func calls() async throws -> [String] { try await column("SELECT call AS value FROM shim.calls ORDER BY number") }

    /// All foreign keys, and whether they hold for all rows.
    func foreignKeys() async throws -> [String] {
      try await column(
        """
        SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated AS value
        FROM pg_constraint WHERE contype = 'f' ORDER BY 1
        """)
    }
  }

  /// Every table is where the list places it, and the list places every table.
  @Test("Every table is spread, copied everywhere or left, once; a second run finds nothing to do, and all comes back")
  func whole() async throws {
    let installation = try await Installation()
    let keys = try await installation.foreignKeys()
    try await installation.distribute(["shards": "64"])
    let calls = try await installation.calls()
    #expect(calls.count == Set(calls).count)
    #expect(try await installation.foreignKeys() == keys)
    let parts = try await installation.column(
      "SELECT DISTINCT parts::text AS value FROM pg_dist_partition WHERE partmethod = 'h'")
    #expect(parts == ["64"])

    let script = try String(
      contentsOf: Self.services.appending(path: "../deploy/postgres/placements.sql").standardized, encoding: .utf8)
    let placed = script.matches(of: /\('([a-z_]+\.[a-z_]+)', '([a-z_]+)'\)/).map { (String($0.1), String($0.2)) }
    let asked = placed.filter { $0.1 != "local" }.map { name, place in
      place == "reference"
        ? "create_reference_table \(name)" : "create_distributed_table_concurrently \(name) \(place)"
    }
    #expect(Set(calls) == Set(asked))
    // The migrator's own tables stay, too.
    let tables = try await installation.column(
      """
      SELECT format('%s.%s', schemaname, tablename) AS value FROM pg_tables
      WHERE schemaname = ANY (\(TitanUpService.allCases.map(\.schema)))
        AND tablename NOT IN ('schema_migrations', 'erasures', 'erased_users')
      """)
    #expect(tables.sorted() == placed.map(\.0).sorted())

    try await installation.distribute()
    #expect(try await installation.calls() == calls)
    try await installation.undistribute()
    #expect(try await installation.column("SELECT logicalrelid::text AS value FROM pg_dist_partition") == [])
    #expect(try await installation.calls().count == 2 * calls.count)
    #expect(try await installation.foreignKeys() == keys)
    try await installation.undistribute()
    #expect(try await installation.calls().count == 2 * calls.count)
  }

  @Test("A run goes on where one was interrupted, and what lost its parent meanwhile goes")
  func interrupted() async throws {
    let installation = try await Installation()
    let keys = try await installation.foreignKeys()
    for endpoint in ["kept", "gone"] {
      try await installation.run(
        """
        INSERT INTO motivation.push_subscriptions (
          user_id, endpoint, public_key, auth_secret, language, create_time, renew_time)
        VALUES ('\(UUID())', '\(endpoint)', repeat('p', 65)::bytea, repeat('s', 16)::bytea, 'en', now(), now());
        INSERT INTO motivation.pushes (user_id, endpoint, reminder_id, local_date, minute, due_time)
        SELECT user_id, endpoint, user_id, '2026-11-29', 600, now() FROM motivation.push_subscriptions
        WHERE endpoint = '\(endpoint)'
        """)
    }
    try await installation.run(
      """
      INSERT INTO shim.events VALUES (
        'motivation.pushes', 'DELETE FROM motivation.push_subscriptions WHERE endpoint = ''gone''');
      INSERT INTO shim.failures VALUES ('pose.streams')
      """)
    let error = await #expect(throws: ScratchCluster.Failure.self) { try await installation.distribute() }
    #expect(error?.description.contains("interrupted at pose.streams") == true)
    let pushes: SQLQuery = "SELECT endpoint AS value FROM motivation.pushes ORDER BY 1"
    #expect(try await installation.column(pushes) == ["gone", "kept"])
    #expect(try await installation.foreignKeys().count < keys.count)
    let before = try await installation.calls()
    try await installation.run("DELETE FROM shim.failures")
    try await installation.distribute()
    let calls = try await installation.calls()
    #expect(calls.starts(with: before) && calls.count == Set(calls).count && calls.count > before.count)
    #expect(try await installation.column(pushes) == ["kept"])
    #expect(try await installation.foreignKeys() == keys)
  }

  /// So the shim does refuse, and `whole` shows something.
  @Test(
    "What a spread table cannot have stops the run",
    arguments: [
      (
        "CREATE TRIGGER note AFTER DELETE ON profile.users FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger()",
        "triggers are not supported"
      ),
      ("CREATE UNIQUE INDEX once ON sessions.sessions (stream_id)", "does not contain user_id"),
      ("GRANT UPDATE (strength) ON habits.checkpoints TO titanup_habits", "single columns"),
      (
        "ALTER TABLE auth.users ADD CONSTRAINT known FOREIGN KEY (user_id) REFERENCES profile.users (user_id)",
        "not distributed"
      ),
      ("ALTER TABLE training.weights DROP CONSTRAINT weights_key", "REPLICA IDENTITY"),
    ])
  func refusals(statement: String, says message: String) async throws {
    let installation = try await Installation()
    try await installation.run(statement)
    let error = await #expect(throws: ScratchCluster.Failure.self) { try await installation.distribute() }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }

  @Test("A number of parts that would divide a slot is refused, and so is a database without Citus")
  func arguments() async throws {
    let installation = try await Installation()
    let parts = await #expect(throws: ScratchCluster.Failure.self) {
      try await installation.distribute(["shards": "48"])
    }
    #expect(parts?.description.contains("got shards 48, allowed: 1, 2, 4") == true)
    try await installation.run("DROP FUNCTION create_reference_table")
    let without = await #expect(throws: ScratchCluster.Failure.self) { try await installation.distribute() }
    #expect(without?.description.contains("this database has no Citus") == true)
    #expect(try await installation.calls() == [])
  }
}
