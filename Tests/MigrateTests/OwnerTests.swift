import Testing
import TitanPostgres
import TitanTesting

/// The way a deployment goes: `deploy/postgres/roles.sql` as a superuser, then migrations as the owner it made.
@Suite(.timeLimit(.minutes(10))) struct OwnerTests {
  @Test func anOwnerWithoutSuperuserIsEnough() async throws {
    let cluster = try await ScratchCluster.start()
    for _ in 1...2 {
      try await cluster.runScript("deploy/postgres/roles.sql", variables: ["owner_password": "it's secret"])
    }
    let owner = try PostgresConfiguration("\(cluster.address) user=titanup_owner dbname=titanup")
    let source = Migrator.Source(
      service: .auth,
      migrations: [Migration(version: 1, name: "001_t.sql", sql: "CREATE TABLE t (id bigint PRIMARY KEY);")],
      password: "another")
    #expect(try await Migrator(owner).migrate([source]) == ["auth/001_t.sql"])
    #expect(try await Migrator(owner).migrate([source]) == [])
    var service = owner
    service.user = "titanup_auth"
    let count = try await DirectConnection.with(service) { connection in
      try connection.run(script: "INSERT INTO auth.t VALUES (1)")
      return try connection.all("SELECT count(*) AS n FROM auth.t")[0].decode("n", as: Int.self)
    }
    #expect(count == 1)
  }
}
