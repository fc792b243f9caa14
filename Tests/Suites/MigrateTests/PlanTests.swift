import Foundation
import Testing
import TitanCore
import TitanPostgres
import TitanTesting

@testable import titanup_migrate

/// `titanup-migrate --plan`, against a database that roles.sql has made.
@Suite(.timeLimit(.minutes(10))) struct PlanTests {
  private let auth = Migrator.Source(
    service: .auth,
    migrations: [
      Migration(version: 1, name: "001_first.sql", sql: "CREATE TABLE auth.people (name text)"),
      Migration(version: 2, name: "002_second.sql", sql: "CREATE INDEX ON auth.people (name)"),
    ])
  private let pose = Migrator.Source(
    service: .pose, migrations: [Migration(version: 1, name: "001_first.sql", sql: "SELECT 1")])

  private func column(_ query: SQLQuery, _ configuration: PostgresConfiguration) async throws -> [String] {
    try await DirectConnection.with(configuration) { connection in
      try connection.all(query).map { try $0.decode("value") }
    }
  }

  @Test("A plan names what would run, changes nothing, and is empty afterwards")
  func plan() async throws {
    let cluster = try await ScratchCluster.start()
    try await cluster.runScript("deploy/postgres/roles.sql", variables: ["owner_password": "secret"])
    let owner = try PostgresConfiguration("\(cluster.address) user=titanup_owner dbname=titanup")
    let migrator = Migrator(owner)

    let pending = try await migrator.pending([auth, pose])
    #expect(pending.map(\.migration) == auth.migrations + pose.migrations)
    #expect(
      planLines(pending) == [
        "auth/001_first.sql sha256 3b99b8510af9e4d426d67d69516050e119858c094cd2eb671c660a335efe039d",
        "  nothing that is in use",
        "auth/002_second.sql sha256 37ea49021b88be9a7724a9446cbc4df8154dcf3a19b4217abed12bcbc80837dd",
        "  auth.people: blocks writes, and reads the whole table",
        "pose/001_first.sql sha256 e004ebd5b5532a4b85984a62f8ad48a81aa3460c1ca07701f386135d72cdecf5",
        "  runs code (DO or SELECT): read the file",
        "3 would run, in auth, pose; nothing was changed",
      ])
    #expect(
      try await column("SELECT nspname::text AS value FROM pg_namespace WHERE nspname IN ('auth', 'pose')", owner) == []
    )

    #expect(try await migrator.migrate([auth]) == ["auth/001_first.sql", "auth/002_second.sql"])
    #expect(try await migrator.pending([auth, pose]).map(\.service) == [.pose])
    _ = try await migrator.migrate([auth, pose])
    #expect(planLines(try await migrator.pending([auth, pose])) == ["schemas up to date: nothing would run"])
  }

  @Test("A plan is refused for what would stop the migrations themselves")
  func refused() async throws {
    let cluster = try await ScratchCluster.start()
    try await cluster.runScript("deploy/postgres/roles.sql", variables: ["owner_password": "secret"])
    let migrator = Migrator(try PostgresConfiguration("\(cluster.address) user=titanup_owner dbname=titanup"))
    _ = try await migrator.migrate([auth])
    let altered = Migrator.Source(
      service: .auth, migrations: [Migration(version: 1, name: "001_first.sql", sql: "SELECT 2"), auth.migrations[1]])
    for (sources, words) in [([altered], "was altered after it was applied"), ([pose], "its file is missing")] {
      let error = await #expect(throws: MigrationError.self) { try await migrator.pending(sources) }
      #expect(error?.description.contains(words) == true)
    }
  }
}
