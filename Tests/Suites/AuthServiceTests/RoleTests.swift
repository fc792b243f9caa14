import AuthDomain
import AuthProto
import AuthService
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

/// Tests `titanup-auth --make-operator`.
@Suite("Operators are made on the server")
struct RoleTests {
  private func with(_ body: @Sendable (AuthHarness, RoleOperation, PostgresPool) async throws -> Void) async throws {
    try await TestDatabase.with(.auth) { pool in
      let store = PostgresAuthStore(pool: pool)
      let harness = try await AuthHarness(store: store)
      try await body(harness, RoleOperation(store: store, clock: harness.clock.read, logger: .silent), pool)
    }
  }

  private func role(_ harness: AuthHarness) async throws -> (role: String?, tokens: AuthV1.Tokens) {
    let signedIn = try await harness.auth.signIn(.init(email: "ada@example.org", password: "violet harbour stool"))
    let tokens = try #require(signedIn.tokens)
    return (try ParsedToken(tokens.accessToken).payload["role"] as? String, tokens)
  }

  @Test("Each time the role is granted or taken, every device is signed out and the owner sees an event")
  func roles() async throws {
    try await with { harness, operation, _ in
      var tokens = try await harness.registered()
      for (role, name) in [(UserRole.admin, "admin"), (.user, "user")] {
        let said = try await operation.run(role, of: " ADA@example.org")
        #expect(said.hasPrefix("ada@example.org is \(role == .admin ? "an" : "no") operator now"))
        let before = tokens.refreshToken
        #expect(await failure { try await harness.refresh(before) }.receivedReason == "SESSION_REVOKED")
        let next = try await self.role(harness)
        #expect(next.role == name)
        // A second call changes nothing.
        #expect(try await operation.run(role, of: "ada@example.org").contains("already"))
        tokens = try await harness.refresh(next.tokens.refreshToken)
        harness.clock.advance(by: .seconds(1))
      }
      let events = try await harness.auth.listSecurityEvents(
        .init(kinds: [.roleChanged]), options: CallOptions().bearer(tokens.accessToken))
      #expect(events.securityEvents.count == 2)
    }
  }

  @Test("An unknown address and text that isn't one are refused")
  func unknown() async throws {
    try await with { _, operation, _ in
      await #expect(throws: RoleOperation.Refusal.unknown("eve@example.org")) {
        try await operation.run(.admin, of: "eve@example.org")
      }
      await #expect(throws: RoleOperation.Refusal.noAddress("eve")) { try await operation.run(.admin, of: "eve") }
    }
  }

  @Test("The service's own role can neither write the role column nor set an unknown role")
  func grants() async throws {
    try await with { harness, _, pool in
      let user = try await harness.user(of: try await harness.registered())
      await #expect(throws: PostgresError.self) { try await pool.execute("UPDATE auth.users SET role = 'admin'") }
      await #expect(throws: PostgresError.self) { try await pool.first("SELECT auth.set_role(\(user), 'owner')") }
    }
  }

  @Test("Operators see when each user's device last got tokens")
  func lastSeen() async throws {
    try await with { harness, operation, pool in
      let post = try await AuthHarness(store: PostgresAuthStore(pool: pool), transport: RecordingMailTransport())
      _ = try await post.auth.register(AuthHarness.form("never@example.org"))
      let tokens = try await harness.registered()
      _ = try await harness.registered("boss@example.org")
      _ = try await operation.run(.admin, of: "boss@example.org")
      let boss = try await harness.auth.signIn(.init(email: "boss@example.org", password: "violet harbour stool"))
      let options = CallOptions().bearer(try #require(boss.tokens).accessToken)
      func seen(_ email: String) async throws -> Int64? {
        try await harness.admin.listUsers(.init(email: email), options: options).users.first?.lastSeenTime?.seconds
      }
      let start = harness.clock.read().seconds
      #expect(try await seen("ada@example.org") == start)
      harness.clock.advance(by: .seconds(300))
      let refreshed = try await harness.refresh(tokens.refreshToken)
      #expect(try await seen("ada@example.org") == start + 300)
      // The time stays after the device is signed out.
      _ = try await harness.auth.signOut(.init(), options: CallOptions().bearer(refreshed.accessToken))
      harness.clock.advance(by: .seconds(60))
      #expect(try await seen("ada@example.org") == start + 300)
      #expect(try await seen("never@example.org") == nil)
    }
  }
}
