import AuthDomain
import AuthService
import Foundation
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Auth on PostgreSQL")
struct PostgresAuthStoreTests {
  @Test("A hundred refreshes at once with one token get one successor; its reuse later is revoked for good")
  func refreshRace() async throws {
    try await TestDatabase.with(.auth) { pool in
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool))
      let first = try await harness.registered()
      let successors = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<100 { group.addTask { try await harness.refresh(first.refreshToken).refreshToken } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      let second = try #require(successors.first)
      #expect(successors.count == 1)

      _ = try await harness.refresh(second)
      #expect(await failure { try await harness.refresh(first.refreshToken) }.receivedReason == "REFRESH_TOKEN_REUSED")
      let row = try await pool.first("SELECT revocation FROM auth.auth_sessions WHERE revoke_time IS NOT NULL")
      #expect(try row?.decode("revocation", as: String.self) == "refresh_token_reused")
    }
  }

  @Test("No password, token, request id or response stands in the tables")
  func secrets() async throws {
    try await TestDatabase.with(.auth) { pool in
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool))
      let id = UUID().uuidString.lowercased()
      let response = try await harness.auth.register(AuthHarness.form(requestID: id))
      let tokens = try #require(response.tokens)
      var dump = ""
      for table in ["users", "email_addresses", "password_hashes", "auth_sessions", "replays"] {
        let rows = try await pool.all("SELECT to_jsonb(t)::text AS row FROM auth.\(unescaped: table) t")
        #expect(rows.count == 1)
        for row in rows { dump += try row.decode("row", as: String.self) }
      }
      let hex = { (bytes: [UInt8]) in bytes.map { String(format: "%02x", $0) }.joined() }
      for secret in ["correct horse", tokens.accessToken, tokens.refreshToken, id] {
        #expect(!dump.contains(secret))
        #expect(!dump.contains(hex(Array(secret.utf8))))
      }
      #expect(!dump.contains(id.replacingOccurrences(of: "-", with: "")))
      let raw = try #require(Base64URL.decode(tokens.refreshToken))
      #expect(!dump.contains(hex(raw)))
      #expect(dump.contains(hex(RefreshTokenMinter.digest(tokens.refreshToken))), "its SHA-256 does")
    }
  }

  @Test(
    "The service's role cannot do what the service never does",
    arguments: [
      "DELETE FROM auth.users", "UPDATE auth.users SET email = 'x@y.z'", "DELETE FROM auth.auth_sessions",
      "DELETE FROM auth.email_addresses", "DELETE FROM auth.password_hashes", "CREATE TABLE auth.mine (x int)",
      "DELETE FROM auth.schema_migrations",
    ] as [SQLQuery])
  func leastPrivilege(query: SQLQuery) async throws {
    try await TestDatabase.with(.auth) { pool in
      let error = await #expect(throws: PostgresError.self) { try await pool.execute(query) }
      #expect(error?.sqlState == .insufficientPrivilege)
    }
  }
}
