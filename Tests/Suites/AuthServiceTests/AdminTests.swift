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

/// What operators do. `AccessRulesTests` shows that the interceptors decide who is an operator.
@Suite("Operators")
struct AdminTests {
  enum Kind: CaseIterable { case memory, postgres }

  private struct Office: Sendable {
    let harness: AuthHarness
    let boss: CallOptions
    let ada: AuthV1.Tokens
    let adaID: String
  }

  /// - Parameter post: receives the mails; without it, none are sent.
  private func with(_ kind: Kind, post: RecordingMailTransport? = nil, _ body: @Sendable (Office) async throws -> Void)
    async throws
  {
    @Sendable func open(
      _ harness: AuthHarness, _ promote: (UserID) async throws -> Void
    ) async throws -> Office {
      func signIn(_ email: String) async throws -> AuthV1.Tokens {
        try #require(try await harness.auth.signIn(.init(email: email, password: "violet harbour stool")).tokens)
      }
      for email in ["boss@example.org", "ada@example.org"] {
        _ = try await harness.auth.register(AuthHarness.form(email))
        if let post {
          _ = try await harness.mailSender?.sendDue()
          _ = try await harness.auth.verifyEmail(.init(proof: .token(try #require(post.tokens(to: email).last))))
        }
        harness.clock.advance(by: .seconds(1))
      }
      try await promote(try await harness.user(of: try await signIn("boss@example.org")))
      let ada = try await signIn("ada@example.org")
      return Office(
        harness: harness, boss: CallOptions().bearer(try await signIn("boss@example.org").accessToken), ada: ada,
        adaID: "\(try await harness.user(of: ada))")
    }
    switch kind {
    case .memory:
      let store = MemoryAuthStore()
      try await body(try await open(try await AuthHarness(store: store)) { store.promote($0) })
    case .postgres:
      try await TestDatabase.with([.auth]) { database in
        try await database.withPool(as: .auth) { pool in
          let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool), transport: post)
          try await body(
            try await open(harness) { user in
              try await DirectConnection.with(database.administration) { connection in
                _ = try connection.all("UPDATE auth.users SET role = 'admin' WHERE user_id = \(user)")
              }
            })
        }
      }
    }
  }

  @Test(
    "An operator's token carries the role, a user's does not, and a new role needs a new sign-in",
    arguments: Kind.allCases)
  func role(kind: Kind) async throws {
    try await with(kind) { office in
      let bearer = try #require(office.boss.metadata.first("authorization"))
      #expect(try ParsedToken(String(bearer.dropFirst("Bearer ".count))).payload["role"] as? String == "admin")
      #expect(try ParsedToken(office.ada.accessToken).payload["role"] as? String == "user")
      let refreshed = try await office.harness.refresh(office.ada.refreshToken)
      #expect(try ParsedToken(refreshed.accessToken).payload["role"] as? String == "user")
    }
  }

  @Test("Where a second factor is required, only a sign-in with one has the admin role, and keeps it")
  func secondFactor() async throws {
    let store = MemoryAuthStore()
    let harness = try await AuthHarness(store: store, adminsNeedSecondFactor: true)
    store.promote(try await harness.user(of: try await harness.registered()))
    func role(_ token: String) throws -> String? { try ParsedToken(token).payload["role"] as? String }
    func roles(_ tokens: AuthV1.Tokens, _ proof: AuthV1.ReauthenticateRequest.Proof) async throws -> Set<String?> {
      let proven = try await harness.auth.reauthenticate(
        .init(proof: proof), options: CallOptions().bearer(tokens.accessToken))
      let refreshed = try await harness.refresh(tokens.refreshToken)
      return Set(try [tokens.accessToken, proven.accessToken, refreshed.accessToken].map(role))
    }
    let password = SecondFactorTests.Ada.password
    let signIn = AuthV1.SignInRequest(email: "ada@example.org", password: password)
    let alone = try #require(try await harness.auth.signIn(signIn).tokens)
    #expect(try await roles(alone, .password(password)) == ["user"])

    let boss = SecondFactorTests.Ada(harness: harness, tokens: alone)
    let (app, _) = try await boss.enroll()
    // Each code is valid once.
    harness.clock.advance(by: .seconds(30))
    let challenge = try await boss.signIn().mfaChallenge
    let both = try #require(try await boss.verify(challenge, .totp(boss.code(app))).tokens)
    harness.clock.advance(by: .seconds(30))
    #expect(try await roles(both, .totp(boss.code(app))) == ["admin"])
  }

  @Test("Accounts are listed in pages, newest first, and found by e-mail", arguments: Kind.allCases)
  func list(kind: Kind) async throws {
    try await with(kind) { office in
      let admin = office.harness.admin
      let first = try await admin.listUsers(.init(pageSize: 1), options: office.boss)
      let second = try await admin.listUsers(
        .init(pageSize: 1, pageToken: first.nextPageToken), options: office.boss)
      #expect(first.users.map(\.user?.email) == ["ada@example.org"])
      #expect(second.users.map(\.user?.email) == ["boss@example.org"])
      #expect(second.users.map(\.admin) == [true] && second.nextPageToken.isEmpty)
      let found = try await admin.listUsers(.init(email: "ADA@example.org"), options: office.boss).users
      #expect(found.map(\.user?.userID) == [office.adaID])
      #expect(try await admin.listUsers(.init(email: "eve@example.org"), options: office.boss).users.isEmpty)
      let wrong = await failure { try await admin.listUsers(.init(email: "ada"), options: office.boss) }
      #expect(wrong.receivedReason == "EMAIL_INVALID")
    }
  }

  @Test(
    "A disabled account is signed out everywhere and cannot sign in until it is enabled again", arguments: Kind.allCases
  )
  func disable(kind: Kind) async throws {
    try await with(kind) { office in
      let (harness, admin) = (office.harness, office.harness.admin)
      for _ in 0..<2 { _ = try await admin.disableUser(.init(userID: office.adaID), options: office.boss) }
      #expect(await failure { try await harness.refresh(office.ada.refreshToken) }.receivedReason == "SESSION_REVOKED")
      let shut = await failure {
        try await harness.auth.signIn(.init(email: "ada@example.org", password: "violet harbour stool"))
      }
      #expect(shut.code == .failedPrecondition)
      #expect(shut.receivedReason == "ACCOUNT_DISABLED")
      // Someone who does not know the password learns nothing.
      let stranger = await failure {
        try await harness.auth.signIn(.init(email: "ada@example.org", password: "wrong harbour stool"))
      }
      #expect(stranger.receivedReason == "BAD_CREDENTIALS")
      let listed = try await admin.listUsers(.init(email: "ada@example.org"), options: office.boss).users
      #expect(listed.first?.disableTime?.seconds == harness.clock.read().seconds)

      _ = try await admin.enableUser(.init(userID: office.adaID), options: office.boss)
      let tokens = try await harness.auth.signIn(.init(email: "ada@example.org", password: "violet harbour stool"))
        .tokens
      let events = try await harness.auth.listSecurityEvents(
        .init(kinds: [.userDisabled, .userEnabled]), options: CallOptions().bearer(try #require(tokens).accessToken))
      #expect(Set(events.securityEvents.map(\.kind)) == [.userDisabled, .userEnabled])
      #expect(events.securityEvents.count == 2)
    }
  }

  @Test("An operator signs out all of a user's devices, once per request id", arguments: Kind.allCases)
  func revoke(kind: Kind) async throws {
    try await with(kind) { office in
      let (harness, admin) = (office.harness, office.harness.admin)
      let request = AuthV1.RevokeUserSessionsRequest(userID: office.adaID, requestID: UUID().uuidString)
      _ = try await admin.revokeUserSessions(request, options: office.boss)
      #expect(await failure { try await harness.refresh(office.ada.refreshToken) }.receivedReason == "SESSION_REVOKED")
      let tokens = try #require(
        try await harness.auth.signIn(.init(email: "ada@example.org", password: "violet harbour stool")).tokens)
      // A retry does not sign out devices that have signed in since.
      _ = try await admin.revokeUserSessions(request, options: office.boss)
      _ = try await harness.refresh(tokens.refreshToken)
      var other = request
      other.userID = UUID().uuidString
      #expect(
        await failure { try await admin.revokeUserSessions(other, options: office.boss) }.receivedReason
          == "REQUEST_ID_REUSED")
    }
  }

  @Test("Without mail, an operator passes on a token or a code, and the owner sees an event", arguments: [false, true])
  func reset(isTyped: Bool) async throws {
    try await with(.postgres) { office in
      let (harness, admin) = (office.harness, office.harness.admin)
      let request = AuthV1.IssuePasswordResetRequest(userID: office.adaID, requestID: UUID().uuidString)
      let (issued, again) = (
        try await admin.issuePasswordReset(request, options: office.boss),
        try await admin.issuePasswordReset(request, options: office.boss)
      )
      #expect(issued == again)
      let proof: AuthV1.ConfirmPasswordResetRequest.Proof =
        isTyped ? .mailCode(.init(email: "ada@example.org", code: issued.code)) : .token(issued.token)
      _ = try await harness.auth.confirmPasswordReset(.init(proof: proof, newPassword: "green harbour stool"))
      let tokens = try #require(
        try await harness.auth.signIn(.init(email: "ada@example.org", password: "green harbour stool")).tokens)
      let events = try await harness.auth.listSecurityEvents(
        .init(kinds: [.passwordResetRequested]), options: CallOptions().bearer(tokens.accessToken))
      #expect(events.securityEvents.map(\.address) == [""])
    }
  }

  @Test("With mail, only the owner gets the link, and sees one event")
  func resetByMail() async throws {
    let post = RecordingMailTransport()
    try await with(.postgres, post: post) { office in
      let (harness, admin) = (office.harness, office.harness.admin)
      let before = post.tokens(to: "ada@example.org")
      let issued = try await admin.issuePasswordReset(.init(userID: office.adaID), options: office.boss)
      #expect(issued.token.isEmpty && issued.code.isEmpty)
      _ = try await harness.mailSender?.sendDue()
      let tokens = post.tokens(to: "ada@example.org").dropFirst(before.count)
      #expect(tokens.count == 1)
      _ = try await harness.auth.confirmPasswordReset(
        .init(proof: .token(try #require(tokens.first)), newPassword: "green harbour stool"))
      let ada = try #require(
        try await harness.auth.signIn(.init(email: "ada@example.org", password: "green harbour stool")).tokens)
      let events = try await harness.auth.listSecurityEvents(
        .init(kinds: [.passwordResetRequested]), options: CallOptions().bearer(ada.accessToken))
      #expect(events.securityEvents.count == 1)
    }
  }

  @Test("An operator whose sign-in is not recent cannot issue a password reset", arguments: Kind.allCases)
  func freshness(kind: Kind) async throws {
    try await with(kind) { office in
      office.harness.clock.advance(by: .seconds(301))
      let error = await failure {
        try await office.harness.admin.issuePasswordReset(.init(userID: office.adaID), options: office.boss)
      }
      #expect(error.code == .permissionDenied)
      #expect(error.receivedReason == "REAUTHENTICATION_REQUIRED")
      _ = try await office.harness.admin.disableUser(.init(userID: office.adaID), options: office.boss)
    }
  }

  @Test("Every method reports an unknown account as not found", arguments: Kind.allCases)
  func unknown(kind: Kind) async throws {
    try await with(kind) { office in
      let (admin, nobody) = (office.harness.admin, UUID().uuidString)
      for error in [
        await failure { try await admin.disableUser(.init(userID: nobody), options: office.boss) },
        await failure { try await admin.enableUser(.init(userID: nobody), options: office.boss) },
        await failure { try await admin.revokeUserSessions(.init(userID: nobody), options: office.boss) },
        await failure { try await admin.issuePasswordReset(.init(userID: nobody), options: office.boss) },
      ] {
        #expect(error.code == .notFound)
        #expect(error.receivedReason == "USER_NOT_FOUND")
      }
      let nonsense = await failure { try await admin.disableUser(.init(userID: "ada"), options: office.boss) }
      #expect(nonsense.receivedViolations.map(\.reason) == ["USER_ID_INVALID"])
    }
  }
}
