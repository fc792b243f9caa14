import Testing
import TitanPostgres
import TitanTesting

@Suite struct PoolTests {
  @Test func selectsOne() async throws {
    try await TestDatabase.with(.auth) { pool in
      let row = try #require(try await pool.first("SELECT \(1) AS one, current_user::text AS who"))
      #expect(try row.decode("one") == 1)
      #expect(try row.decode("who") == "titanup_auth")
    }
  }
}
