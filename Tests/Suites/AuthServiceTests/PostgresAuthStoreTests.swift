import AuthDomain
import AuthProto
import AuthService
import Foundation
import Synchronization
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Auth on PostgreSQL")
struct PostgresAuthStoreTests {
  @Test("A thousand concurrent refreshes with one token get one successor, and reusing it later revokes the session")
  func refreshRace() async throws {
    try await TestDatabase.with(.auth) { pool in
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool))
      let first = try await harness.registered()
      let successors = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<1_000 { group.addTask { try await harness.refresh(first.refreshToken).refreshToken } }
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

  @Test("A revocation is published while older transactions run, and one that commits late is not missed")
  func revocationsOutOfOrder() async throws {
    try await TestDatabase.with(.auth) { pool in
      let store = PostgresAuthStore(pool: pool)
      let harness = try await AuthHarness(store: store)
      let (slow, fast) = (try await harness.registered(), try await harness.registered("eve@example.org"))
      func id(_ tokens: AuthV1.Tokens) throws -> AuthSessionID { try #require(AuthSessionID(tokens.authSessionID)) }
      let reader = RevocationReader()
      #expect(try await reader.look(store).isEmpty)
      let (slowID, fastID) = (try id(slow), try id(fast))
      try await pool.withTransaction { transaction in
        try await transaction.execute(
          """
          UPDATE auth.auth_sessions SET revocation = 'signed_out', revoke_time = \(FakeClock.start)
          WHERE session_id = \(slowID)
          """)
        _ = try await harness.auth.signOut(.init(), options: CallOptions().bearer(fast.accessToken))
        let now = try await reader.look(store)
        #expect(now == [fastID], "the older transaction is still running")
        let again = try await reader.look(store)
        #expect(again.isEmpty)
      }
      #expect(try await reader.look(store) == [slowID])
      #expect(try await reader.look(store).isEmpty)
    }
  }

  @Test("No revocation is lost when PostgreSQL reuses transaction ids after a crash", .timeLimit(.minutes(10)))
  func revocationsAfterACrash() async throws {
    try await TestDatabase.withCluster(.auth) { database, cluster in
      let reader = RevocationReader()
      let (sessions, used) = try await database.withPool(as: .auth) { pool in
        let store = PostgresAuthStore(pool: pool)
        let harness = try await AuthHarness(store: store)
        let (first, second) = (try await harness.registered(), try await harness.registered("eve@example.org"))
        _ = try await harness.auth.signOut(.init(), options: CallOptions().bearer(first.accessToken))
        let used = try await pool.useNumbersUp()
        return ([first, second].compactMap { AuthSessionID($0.authSessionID) }, used)
      }
      let before = try await database.withPool(as: .auth) { try await reader.look(PostgresAuthStore(pool: $0)) }
      #expect(before == [sessions[0]])
      try await cluster.crash()
      try await cluster.restart()
      try await database.withPool(as: .auth) { pool in
        try await pool.execute(
          """
          UPDATE auth.auth_sessions SET revocation = 'signed_out', revoke_time = \(FakeClock.start)
          WHERE session_id = \(sessions[1])
          """)
        let given = try await pool.all(
          "SELECT session_id FROM auth.revocations WHERE change_xid <= \("\(used)")::xid8")
        #expect(given.count == 2, "the transaction id is reused")
        let store = PostgresAuthStore(pool: pool)
        #expect(try await reader.look(store) == [sessions[1]])
        #expect(try await reader.look(store).isEmpty)
      }
    }
  }

  @Test("Every end of a session is published, even one through a change of its account")
  func everyWriterTells() async throws {
    try await TestDatabase.with([.auth]) { database in
      try await database.withPool(as: .auth) { pool in
        let store = PostgresAuthStore(pool: pool)
        let harness = try await AuthHarness(store: store)
        let tokens = try await harness.registered()
        let made = try await harness.auth.createPersonalAccessToken(
          .init(name: "script", scopes: ["habits:read"]), options: CallOptions().bearer(tokens.accessToken))
        let token = try #require(made.personalAccessToken?.personalAccessTokenID)
        try await DirectConnection.with(database.administration) {
          try $0.run(
            script: """
              UPDATE auth.users
              SET delete_time = now(), delete_request_time = now(), receipt_digest = decode(repeat('00', 32), 'hex');
              DELETE FROM auth.users
              """)
        }
        let look = try await store.revocations(since: FakeClock.start, from: .beginning)
        #expect(Set(look.sessions.map(\.description)) == [tokens.authSessionID, token])
        #expect(
          try await store.erase(responsesBefore: FakeClock.start, revocationsBefore: systemClock() + .seconds(60)) == 2)
      }
    }
  }

  @Test("The tables contain no password, token, request id or response")
  func secrets() async throws {
    try await TestDatabase.with(.auth) { pool in
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool))
      let id = UUID().uuidString.lowercased()
      let response = try await harness.auth.register(AuthHarness.form(requestID: id))
      let tokens = try #require(response.tokens)
      var dump = ""
      for table in ["users", "email_addresses", "password_hashes", "auth_sessions", "replays", "security_events"] {
        let rows = try await pool.all("SELECT to_jsonb(t)::text AS row FROM auth.\(unescaped: table) t")
        #expect(rows.count == 1)
        for row in rows { dump += try row.decode("row", as: String.self) }
      }
      for secret in ["violet harbour stool", tokens.accessToken, tokens.refreshToken, id] {
        #expect(!dump.contains(secret))
        #expect(!dump.contains(Hexadecimal.encode(Array(secret.utf8))))
      }
      #expect(!dump.contains(id.replacingOccurrences(of: "-", with: "")))
      let raw = try #require(Base64URL.decode(tokens.refreshToken))
      #expect(!dump.contains(Hexadecimal.encode(raw)))
      #expect(dump.contains(Hexadecimal.encode(RefreshTokenMinter.digest(tokens.refreshToken))), "the SHA-256 is there")
    }
  }

  @Test(
    "The service's role can do no more than the service does",
    arguments: [
      "UPDATE auth.users SET create_time = now()", "DELETE FROM auth.deletions",
      "UPDATE auth.deletions SET erase_time = now()", "DELETE FROM auth.erasure_confirmations",
      "UPDATE auth.erasure_confirmations SET confirm_time = now()", "DELETE FROM auth.erasure_feed",
      "DELETE FROM auth.auth_sessions",
      "DELETE FROM auth.security_events", "UPDATE auth.security_events SET kind = 'signed_in'",
      "DELETE FROM auth.sign_in_failures", "UPDATE auth.sign_in_failures SET create_time = now()",
      "UPDATE auth.revocations SET revoke_time = now()", "DELETE FROM auth.email_addresses",
      "UPDATE auth.email_addresses SET user_id = gen_random_uuid()",
      "DELETE FROM auth.password_hashes", "CREATE TABLE auth.mine (x int)",
      "DELETE FROM auth.schema_migrations",
    ] as [SQLQuery])
  func leastPrivilege(query: SQLQuery) async throws {
    try await TestDatabase.with(.auth) { pool in
      let error = await #expect(throws: PostgresError.self) { try await pool.execute(query) }
      #expect(error?.sqlState == .insufficientPrivilege)
    }
  }
}

/// Reads revocations, one page after the other.
private final class RevocationReader: Sendable {
  private let reading = Mutex(RevocationReading())

  func look(_ store: PostgresAuthStore) async throws -> [AuthSessionID] {
    let found = try await store.revocations(since: FakeClock.start, from: reading.withLock(\.horizon))
    return reading.withLock { $0.take(found) }
  }
}
