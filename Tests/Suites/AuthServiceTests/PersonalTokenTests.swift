import AuthDomain
import AuthProto
import AuthService
import Crypto
import Foundation
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Personal access tokens on PostgreSQL")
struct PersonalTokenTests {
  private struct House: Sendable {
    let harness: AuthHarness
    let pool: PostgresPool
    let store: PostgresAuthStore
    let tokens: AuthV1.Tokens
    var ada: CallOptions { CallOptions().bearer(tokens.accessToken) }

    func create(
      _ name: String = "script", _ scopes: [String] = ["auth:read"], for lifetime: Duration? = nil,
      requestID: String = ""
    ) async throws -> AuthV1.CreatePersonalAccessTokenResponse {
      try await harness.auth.createPersonalAccessToken(
        .init(
          name: name, scopes: scopes, lifetime: lifetime.map(GoogleProtobuf.Duration.init), requestID: requestID),
        options: ada)
    }

    func list() async throws -> [AuthV1.PersonalAccessToken] {
      try await harness.auth.listPersonalAccessTokens(.init(), options: ada).personalAccessTokens
    }

    func state(_ secret: String) async throws -> AuthV1.PersonalAccessTokenState {
      try await harness.components.introspect(digest: Array(SHA256.hash(data: Data(secret.utf8)))).state
    }

    func revocations() async throws -> Set<String> {
      Set(try await store.revocations(since: FakeClock.start, from: .beginning).sessions.map(\.description))
    }
  }

  private func with(
    registration: RegistrationPolicy = RegistrationPolicy(), _ body: @Sendable (House) async throws -> Void
  ) async throws {
    try await TestDatabase.with(.auth) { pool in
      let store = PostgresAuthStore(pool: pool)
      let harness = try await AuthHarness(store: store, registration: registration)
      try await body(House(harness: harness, pool: pool, store: store, tokens: try await harness.registered()))
    }
  }

  @Test("A token is shown once, stored as a hash, and described to services by that hash")
  func creation() async throws {
    try await with { house in
      let id = UUID().uuidString
      let made = try await house.create(" backup ", ["habits:write", "auth:read"], requestID: id)
      let token = try #require(made.personalAccessToken)
      #expect(PersonalAccessToken(made.secret) != nil)
      #expect(token.name == "backup" && token.scopes == ["auth:read", "habits:write"] && token.lastUseTime == nil)
      #expect(token.expireTime?.seconds == FakeClock.start.seconds + 90 * 86_400)
      #expect(try await house.create(" backup ", ["habits:write", "auth:read"], requestID: id) == made, "a retry")
      #expect(try await house.list() == [token])

      let answer = try await house.harness.components.introspect(
        digest: Array(SHA256.hash(data: Data(made.secret.utf8))))
      #expect(answer.state == .active && answer.personalAccessTokenID == token.personalAccessTokenID)
      #expect(answer.userID == (try await house.harness.user(of: house.tokens)).description)
      #expect(answer.scopes == token.scopes && answer.locale == "de-AT" && answer.expireTime == token.expireTime)

      for row in try await house.pool.all("SELECT to_jsonb(t)::text AS row FROM auth.personal_access_tokens t") {
        #expect(!(try row.decode("row", as: String.self)).contains(made.secret.dropFirst(4).prefix(64)))
      }
    }
  }

  @Test("Creating one needs a fresh proof, and every wrong field is named")
  func refusals() async throws {
    try await with { house in
      let error = await failure {
        try await house.harness.auth.createPersonalAccessToken(
          .init(name: "", scopes: ["habits:read", "nothing"], lifetime: GoogleProtobuf.Duration(seconds: 1)),
          options: house.ada)
      }
      #expect(error.receivedReason == "INVALID_FIELD")
      #expect(
        error.receivedViolations.map { "\($0.field) \($0.reason)" } == [
          "name NAME_EMPTY", "scopes[1] SCOPE_UNKNOWN", "lifetime LIFETIME_INVALID",
        ])
      #expect(await failure { try await house.create("a", []) }.receivedReason == "SCOPES_EMPTY")
      house.harness.clock.advance(by: .seconds(301))
      #expect(await failure { try await house.create() }.receivedReason == "REAUTHENTICATION_REQUIRED")
    }
  }

  @Test("A token calls for its owner, manages no sign-ins and no tokens, and proves nothing")
  func calling() async throws {
    try await with(registration: RegistrationPolicy(invitationsPerUser: 9)) { house in
      let secret = try await house.create("script", ["auth:read", "auth:write"]).secret
      let (auth, options) = (house.harness.auth, CallOptions().bearer(secret))
      let me = try await auth.whoAmI(.init(), options: options)
      #expect(me.user?.email == "ada@example.org" && me.authSessionID.isEmpty && me.amr.isEmpty)
      #expect(me.expireTime?.seconds == FakeClock.start.seconds + 90 * 86_400)
      let devices = try await auth.listAuthSessions(.init(), options: options).authSessions
      #expect(devices.map(\.current) == [false])
      let invitation = try await auth.createInvitation(.init(), options: options).invitation
      let id = try #require(invitation?.invitationID)
      #expect(try await auth.listInvitations(.init(), options: options).invitations.map(\.invitationID) == [id])
      _ = try await auth.revokeInvitation(.init(invitationID: id), options: options)
      let events = try await auth.listSecurityEvents(.init(), options: options).securityEvents
      #expect(
        Set(events.map(\.kind)) == [
          .invitationRevoked, .invitationCreated, .personalAccessTokenCreated, .registered,
        ])
      let ofToken = events.filter { [.invitationRevoked, .invitationCreated].contains($0.kind) }
      #expect(ofToken.count == 2 && ofToken.allSatisfy { $0.deviceName == "script" && $0.authSessionID.isEmpty })

      let refused: [@Sendable () async throws -> Void] = [
        { _ = try await auth.createPersonalAccessToken(.init(name: "a", scopes: ["auth:read"]), options: options) },
        { _ = try await auth.listPersonalAccessTokens(.init(), options: options) },
        { _ = try await auth.revokePersonalAccessToken(.init(), options: options) },
        { _ = try await auth.signOut(.init(), options: options) },
        { _ = try await auth.reauthenticate(.init(proof: .password("violet harbour stool")), options: options) },
        { _ = try await auth.revokeOtherAuthSessions(.init(), options: options) },
        { _ = try await auth.deleteAccount(.init(), options: options) },
        { _ = try await auth.changeEmail(.init(newEmail: "eve@example.org"), options: options) },
      ]
      for call in refused { #expect(await failure(call).receivedReason == "SIGN_IN_REQUIRED") }
    }
  }

  @Test("The last use is recorded, once a minute at most")
  func uses() async throws {
    try await with { house in
      let secret = try await house.create().secret
      var seen: [Int64?] = []
      for step in [0, 59, 1, 30] as [Int64] {
        house.harness.clock.advance(by: .seconds(step))
        #expect(try await house.state(secret) == .active)
        seen.append(try await house.list().first?.lastUseTime.map { $0.seconds - FakeClock.start.seconds })
      }
      #expect(seen == [0, 0, 60, 60])
    }
  }

  @Test("A revoked token is refused and reported to services; revoking it again changes nothing")
  func revocation() async throws {
    try await with { house in
      let made = try await house.create()
      let id = try #require(made.personalAccessToken?.personalAccessTokenID)
      for _ in 0..<2 {
        _ = try await house.harness.auth.revokePersonalAccessToken(
          .init(personalAccessTokenID: id), options: house.ada)
      }
      #expect(try await house.state(made.secret) == .revoked)
      #expect(try await house.list().isEmpty)
      #expect(try await house.revocations() == [id])
      let events = try await house.harness.auth.listSecurityEvents(.init(), options: house.ada).securityEvents
      #expect(events.count == 3)
      #expect(Set(events.map(\.kind)) == [.personalAccessTokenRevoked, .personalAccessTokenCreated, .registered])
      let unknown = await failure {
        try await house.harness.auth.revokePersonalAccessToken(
          .init(personalAccessTokenID: UUID().uuidString), options: house.ada)
      }
      #expect(unknown.receivedReason == "PERSONAL_ACCESS_TOKEN_NOT_FOUND")
      let bad = await failure {
        try await house.harness.auth.revokePersonalAccessToken(.init(personalAccessTokenID: "x"), options: house.ada)
      }
      #expect(bad.receivedReason == "PERSONAL_ACCESS_TOKEN_ID_INVALID")
    }
  }

  @Test("Nobody revokes another's token")
  func others() async throws {
    try await with { house in
      let made = try await house.create()
      let id = try #require(made.personalAccessToken?.personalAccessTokenID)
      let eve = try await house.harness.registered("eve@example.org")
      let options = CallOptions().bearer(eve.accessToken)
      let error = await failure {
        try await house.harness.auth.revokePersonalAccessToken(.init(personalAccessTokenID: id), options: options)
      }
      #expect(error.receivedReason == "PERSONAL_ACCESS_TOKEN_NOT_FOUND")
      let eves = try await house.harness.auth.listPersonalAccessTokens(.init(), options: options)
      #expect(eves.personalAccessTokens == [])
      #expect(try await house.state(made.secret) == .active)
    }
  }

  @Test("A token expires, is listed for another 30 days, and is then forgotten")
  func expiry() async throws {
    try await with { house in
      let made = try await house.create(for: .seconds(60))
      house.harness.clock.advance(by: .seconds(59))
      #expect(try await house.state(made.secret) == .active)
      house.harness.clock.advance(by: .seconds(1))
      #expect(try await house.state(made.secret) == .expired)
      try await house.harness.components.eraseOldTokens()
      #expect(try await house.list().count == 1)
      house.harness.clock.advance(by: .seconds(30 * 86_400 + 1))
      try await house.harness.components.eraseOldTokens()
      #expect(try await house.state(made.secret) == .unknown)
    }
  }

  @Test("An account has 50 tokens at most, however many it asks for at once")
  func limit() async throws {
    try await with { house in
      let came = await withTaskGroup(of: String?.self) { group in
        for number in 0..<53 {
          group.addTask {
            do {
              _ = try await house.create("token \(number)")
              return nil
            } catch { return (error as? RPCError)?.receivedReason }
          }
        }
        return await group.reduce(into: [:]) { $0[$1 ?? "", default: 0] += 1 }
      }
      #expect(came == ["": 50, "TOO_MANY_TOKENS": 3])
      let id = try #require(try await house.list().first?.personalAccessTokenID)
      _ = try await house.harness.auth.revokePersonalAccessToken(.init(personalAccessTokenID: id), options: house.ada)
      _ = try await house.create()
    }
  }

  @Test("A new password leaves tokens as they are")
  func password() async throws {
    try await with { house in
      let made = try await house.create()
      _ = try await house.harness.auth.changePassword(
        .init(currentPassword: "violet harbour stool", newPassword: "copper meadow violin"), options: house.ada)
      #expect(try await house.state(made.secret) == .active)
    }
  }

  @Test("Shutting or deleting the account revokes its tokens at once, and tells services", arguments: [true, false])
  func ends(byOperator: Bool) async throws {
    try await with { house in
      let made = try await house.create()
      let id = try #require(made.personalAccessToken?.personalAccessTokenID)
      if byOperator {
        _ = try await house.harness.registered("boss@example.org")
        _ = try await RoleOperation(store: house.store, clock: house.harness.clock.read, logger: .silent)
          .run(.admin, of: "boss@example.org")
        let boss = try await house.harness.auth.signIn(
          .init(email: "boss@example.org", password: "violet harbour stool"))
        let options = CallOptions().bearer(try #require(boss.tokens).accessToken)
        let user = try await house.harness.user(of: house.tokens).description
        _ = try await house.harness.admin.disableUser(.init(userID: user), options: options)
        #expect(try await house.state(made.secret) == .revoked)
        _ = try await house.harness.admin.enableUser(.init(userID: user), options: options)
      } else {
        _ = try await house.harness.auth.deleteAccount(.init(), options: house.ada)
      }
      #expect(try await house.state(made.secret) == .revoked)
      #expect(try await house.revocations().contains(id))
    }
  }

  @Test("An operator who signs an account out revokes its tokens, too")
  func signedOut() async throws {
    try await with { house in
      let made = try await house.create()
      let user = try await house.harness.user(of: house.tokens)
      let event = SecurityEvent(.sessionRevoked, of: user, from: nil, at: house.harness.clock.read(), id: UUID())
      #expect(try await house.store.revokeAll(event, Effects(replay: nil, mails: [])) == .now(true))
      #expect(try await house.state(made.secret) == .revoked)
    }
  }

  @Test("The service's role can only mark a token as used or revoked, or erase it")
  func grants() async throws {
    try await with { house in
      _ = try await house.create()
      for column in ["scopes = '{auth:write}'", "expire_time = now() + interval '1 year'", "token_digest = ''"] {
        await #expect(throws: PostgresError.self, "\(column)") {
          try await house.pool.execute("UPDATE auth.personal_access_tokens SET \(unescaped: column)")
        }
      }
    }
  }
}
