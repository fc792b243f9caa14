import AuthDomain
import AuthProto
import AuthService
import Foundation
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Invitations on PostgreSQL")
struct InvitationTests {
  private struct House: Sendable {
    let harness: AuthHarness
    let pool: PostgresPool
    let post: RecordingMailTransport?
    let boss: CallOptions
    let ada: CallOptions

    func invite(
      _ uses: Int32 = 1, by caller: CallOptions? = nil, for lifetime: Duration? = nil, requestID: String = ""
    ) async throws -> AuthV1.CreateInvitationResponse {
      try await harness.auth.createInvitation(
        .init(maxUses: uses, lifetime: lifetime.map(GoogleProtobuf.Duration.init), requestID: requestID),
        options: caller ?? boss)
    }

    func register(
      _ code: String, as email: String = "\(UUID())@example.org", validateOnly: Bool = false, requestID: String = ""
    ) async throws -> AuthV1.RegisterResponse {
      var form = AuthHarness.form(email, requestID: requestID)
      (form.invitationCode, form.validateOnly) = (code, validateOnly)
      return try await harness.auth.register(form)
    }

    func refusal(_ code: String, validateOnly: Bool = false) async -> String? {
      await failure { try await register(code, validateOnly: validateOnly) }.receivedReason
    }

    func mine(_ caller: CallOptions) async throws -> [AuthV1.Invitation] {
      try await harness.auth.listInvitations(.init(), options: caller).invitations
    }
  }

  /// An operator and Ada exist already, registered while registration was open.
  private func with(
    _ mode: RegistrationMode = .invite, perUser: Int = 0, mail: Bool = false,
    _ body: @Sendable (House) async throws -> Void
  ) async throws {
    try await TestDatabase.with(.auth) { pool in
      let (store, post) = (PostgresAuthStore(pool: pool), mail ? RecordingMailTransport() : nil)
      let open = try await AuthHarness(store: store)
      for email in ["boss@example.org", "ada@example.org"] { _ = try await open.registered(email) }
      _ = try await RoleOperation(store: store, clock: open.clock.read, logger: .silent)
        .run(.admin, of: "boss@example.org")
      let harness = try await AuthHarness(
        store: store, transport: post, registration: RegistrationPolicy(mode: mode, invitationsPerUser: perUser))
      func options(_ email: String) async throws -> CallOptions {
        let response = try await harness.auth.signIn(.init(email: email, password: "violet harbour stool"))
        return CallOptions().bearer(try #require(response.tokens).accessToken)
      }
      try await body(
        House(
          harness: harness, pool: pool, post: post, boss: try await options("boss@example.org"),
          ada: try await options("ada@example.org")))
    }
  }

  @Test("Closed registration refuses everybody, even with an invitation")
  func closed() async throws {
    try await with(.closed) { house in
      let code = try await house.invite().code
      for code in ["", "nonsense", code] {
        let error = await failure { try await house.register(code) }
        #expect(error.code == .failedPrecondition)
        #expect(error.receivedReason == "REGISTRATION_CLOSED")
      }
      #expect(try await house.mine(house.boss).map(\.useCount) == [0])
    }
  }

  @Test("Open registration needs no invitation and uses none up")
  func open() async throws {
    try await with(.open) { house in
      let code = try await house.invite().code
      for code in ["", "nonsense", code] { _ = try await house.register(code) }
      #expect(try await house.mine(house.boss).map(\.useCount) == [0])
    }
  }

  @Test("An invitation admits as many people as it is for, however its code is typed")
  func uses() async throws {
    try await with { house in
      #expect(await house.refusal("") == "INVITATION_REQUIRED")
      for wrong in ["nonsense", "0000-0000-0000-0000"] { #expect(await house.refusal(wrong) == "INVITATION_INVALID") }

      let made = try await house.invite(2)
      let code = made.code
      #expect(code.wholeMatch(of: /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/) != nil)
      #expect(try await house.register(code, validateOnly: true).verificationState == .notRequired)
      #expect(try await house.register(code).tokens != nil)
      #expect(try await house.register(" " + code.lowercased().replacing("-", with: "")).tokens != nil)
      #expect(await house.refusal(code) == "INVITATION_INVALID")
      #expect(await house.refusal(code, validateOnly: true) == "INVITATION_INVALID")
      let listed = try await house.mine(house.boss)
      #expect(listed.map(\.invitationID) == [made.invitation?.invitationID])
      #expect(listed.map(\.useCount) == [2])
    }
  }

  @Test("A retried registration uses its invitation once")
  func retry() async throws {
    try await with { house in
      let (code, id) = (try await house.invite().code, UUID().uuidString)
      let first = try await house.register(code, as: "eve@example.org", requestID: id)
      #expect(try await house.register(code, as: "eve@example.org", requestID: id) == first)
      #expect(try await house.mine(house.boss).map(\.useCount) == [1])
    }
  }

  @Test("Of ten concurrent registrations with an invitation for one, one succeeds")
  func race() async throws {
    try await with { house in
      let code = try await house.invite().code
      let came = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<10 { group.addTask { (try? await house.register(code)) != nil } }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(came == 1)
    }
  }

  @Test("An invitation ends when it expires, when it is revoked, or when its creator is disabled")
  func ends() async throws {
    try await with(perUser: 10) { house in
      let (short, long) = (try await house.invite(for: .seconds(60)), try await house.invite())
      house.harness.clock.advance(by: .seconds(60))
      #expect(await house.refusal(short.code) == "INVITATION_INVALID")
      _ = try await house.register(try await house.invite().code)

      let id = try #require(long.invitation?.invitationID)
      for _ in 0..<2 { _ = try await house.harness.auth.revokeInvitation(.init(invitationID: id), options: house.boss) }
      #expect(await house.refusal(long.code) == "INVITATION_INVALID")
      let listed = try await house.mine(house.boss).first { $0.invitationID == id }
      #expect(listed?.revokeTime?.seconds == house.harness.clock.read().seconds)

      let adas = try await house.invite(by: house.ada)
      let ada = try #require(adas.invitation?.userID)
      _ = try await house.harness.admin.disableUser(.init(userID: ada), options: house.boss)
      #expect(await house.refusal(adas.code) == "INVITATION_INVALID")
      _ = try await house.harness.admin.enableUser(.init(userID: ada), options: house.boss)
      _ = try await house.register(adas.code)
    }
  }

  @Test("By default users can't invite; a setting allows each of them a total")
  func quota() async throws {
    try await with { house in
      let error = await failure { try await house.invite(by: house.ada) }
      #expect(error.code == .permissionDenied)
      #expect(error.receivedReason == "INVITATIONS_NOT_ALLOWED")
    }
    try await with(perUser: 3) { house in
      let three = try await house.invite(3, by: house.ada)
      let error = await failure { try await house.invite(by: house.ada) }
      #expect(error.code == .resourceExhausted)
      #expect(error.receivedReason == "TOO_MANY_INVITATIONS")
      // One guest has registered; after the revocation the other two places are free again.
      _ = try await house.register(three.code)
      _ = try await house.harness.auth.revokeInvitation(
        .init(invitationID: try #require(three.invitation?.invitationID)), options: house.ada)
      #expect(await failure { try await house.invite(3, by: house.ada) }.receivedReason == "TOO_MANY_INVITATIONS")
      let outcomes = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<8 { group.addTask { (try? await house.invite(by: house.ada)) != nil } }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(outcomes == 2)
      _ = try await house.invite(1_000)
    }
  }

  @Test(
    "An invitation's uses and lifetime have limits",
    arguments: [
      (-1, nil, "max_uses", "MAX_USES_INVALID"), (1_001, nil, "max_uses", "MAX_USES_INVALID"),
      (1, .seconds(59), "lifetime", "LIFETIME_INVALID"),
      (1, .seconds(365 * 86_400 + 1), "lifetime", "LIFETIME_INVALID"),
    ] as [(Int32, Duration?, String, String)])
  func bounds(uses: Int32, lifetime: Duration?, field: String, reason: String) async throws {
    try await with { house in
      let error = await failure { try await house.invite(uses, for: lifetime) }
      #expect(error.receivedViolations.map(\.field) == [field])
      #expect(error.receivedReason == reason)
    }
  }

  @Test(
    "Users see and revoke their own invitations; operators see and revoke everybody's, and the creators learn of it")
  func owners() async throws {
    try await with(perUser: 10) { house in
      let (auth, admin) = (house.harness.auth, house.harness.admin)
      let adas = try #require(try await house.invite(by: house.ada).invitation)
      house.harness.clock.advance(by: .seconds(1))
      let bosses = try #require(try await house.invite().invitation)
      #expect(try await house.mine(house.ada) == [adas])
      #expect(try await house.mine(house.boss) == [bosses])
      let first = try await admin.listUserInvitations(.init(pageSize: 1), options: house.boss)
      let second = try await admin.listUserInvitations(
        .init(pageSize: 1, pageToken: first.nextPageToken), options: house.boss)
      #expect(first.invitations + second.invitations == [bosses, adas])
      #expect(second.nextPageToken.isEmpty)

      let revoking = AuthV1.RevokeInvitationRequest(invitationID: bosses.invitationID)
      let foreign = await failure { try await auth.revokeInvitation(revoking, options: house.ada) }
      #expect(foreign.receivedReason == "INVITATION_NOT_FOUND")
      for (id, reason) in [(UUID().uuidString, "INVITATION_NOT_FOUND"), ("x", "INVITATION_ID_INVALID")] {
        let mine = await failure { try await auth.revokeInvitation(.init(invitationID: id), options: house.ada) }
        let theirs = await failure {
          try await admin.revokeUserInvitation(.init(invitationID: id), options: house.boss)
        }
        #expect([mine.receivedReason, theirs.receivedReason] == [reason, reason])
      }
      _ = try await admin.revokeUserInvitation(.init(invitationID: adas.invitationID), options: house.boss)
      #expect(try await house.mine(house.ada).first?.revokeTime != nil)
      let events = try await auth.listSecurityEvents(
        .init(kinds: [.invitationCreated, .invitationRevoked]), options: house.ada)
      #expect(Set(events.securityEvents.map(\.kind)) == [.invitationCreated, .invitationRevoked])
    }
  }

  @Test("A retried request returns the same invitation")
  func replay() async throws {
    try await with { house in
      let id = UUID().uuidString
      let made = try await house.invite(requestID: id)
      #expect(try await house.invite(requestID: id) == made)
      #expect(try await house.mine(house.boss).count == 1)
    }
  }

  @Test("An invitation's code is not stored anywhere")
  func secrecy() async throws {
    try await with { house in
      let code = try await house.invite(requestID: UUID().uuidString).code
      var dump = ""
      for table in ["invitations", "replays", "security_events"] {
        for row in try await house.pool.all("SELECT to_jsonb(t)::text AS row FROM auth.\(unescaped: table) t") {
          dump += try row.decode("row", as: String.self)
        }
      }
      #expect(dump.contains("code_digest"))
      #expect(!dump.contains(code) && !dump.contains(code.replacing("-", with: "")))
    }
  }

  @Test("Where mail is sent, a registration at a taken address uses up its invitation just like one at a free address")
  func silence() async throws {
    try await with(mail: true) { house in
      let codes = [try await house.invite().code, try await house.invite().code]
      let taken = try await house.register(codes[0], as: "ada@example.org")
      let free = try await house.register(codes[1], as: "eve@example.org")
      #expect(taken.verificationState == free.verificationState)
      #expect(try await house.mine(house.boss).map(\.useCount) == [1, 1])
      for code in codes {
        #expect(await house.refusal(code, validateOnly: true) == "INVITATION_INVALID")
      }
    }
  }

  @Test("Invitations are deleted along with their creator's account")
  func erasure() async throws {
    try await with(perUser: 10) { house in
      let code = try await house.invite(by: house.ada).code
      _ = try await house.harness.auth.deleteAccount(.init(), options: house.ada)
      house.harness.clock.advance(by: .seconds(15 * 86_400))
      try await house.harness.components.carryOutDueDeletions()
      #expect(try await house.pool.first("SELECT 1 AS found FROM auth.invitations") == nil)
      #expect(await house.refusal(code) == "INVITATION_INVALID")
    }
  }

  @Test("The service's role can only mark an invitation as used or revoked")
  func grants() async throws {
    try await with { house in
      _ = try await house.invite()
      for statement in [
        "UPDATE auth.invitations SET max_uses = 1000",
        "UPDATE auth.invitations SET expire_time = now() + interval '1 year'",
        "DELETE FROM auth.invitations",
      ] {
        await #expect(throws: PostgresError.self, "\(statement)") {
          try await house.pool.execute("\(unescaped: statement)")
        }
      }
    }
  }
}
