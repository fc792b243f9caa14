import AuthDomain
import AuthProto
import AuthService
import Foundation
import Synchronization
import Testing
import TitanCore
import TitanFields
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

/// Each test runs in memory and on PostgreSQL.
@Suite("Second factor")
struct SecondFactorTests {
  enum Kind: CaseIterable { case memory, postgres }

  /// A user with an account, and perhaps an authenticator app.
  struct Ada: Sendable {
    static let password = "violet harbour stool"
    let harness: AuthHarness
    let tokens: AuthV1.Tokens

    var signedIn: CallOptions { CallOptions().bearer(tokens.accessToken) }

    func signIn() async throws -> AuthV1.SignInResponse {
      try await harness.auth.signIn(
        .init(email: "ada@example.org", password: Self.password, device: .init(name: "Laptop")))
    }

    /// Enables the factor; returns the app and the recovery codes.
    func enroll() async throws -> (Totp, [String]) {
      let response = try await harness.auth.enrollTotp(.init(), options: signedIn)
      let app = Totp(secret: try #require(Self.bytes(ofBase32: response.secret)))
      #expect(app.base32 == response.secret)
      let codes = try await harness.auth.activateTotp(.init(code: code(app)), options: signedIn).recoveryCodes
      return (app, codes)
    }

    func code(_ app: Totp, _ distance: Int64 = 0) -> String {
      app.code(ofStep: Totp.step(at: harness.clock.read()) + distance)
    }

    func verify(
      _ challenge: AuthV1.MfaChallenge?, _ proof: AuthV1.VerifyMfaRequest.Proof
    ) async throws -> AuthV1.VerifyMfaResponse {
      try await harness.auth.verifyMfa(.init(challenge: challenge?.challenge ?? "", proof: proof))
    }

    func refusal(_ proof: AuthV1.VerifyMfaRequest.Proof, _ challenge: AuthV1.MfaChallenge?) async -> RPCError {
      await failure { try await verify(challenge, proof) }
    }

    func events(_ kinds: [AuthV1.SecurityEventKind]) async throws -> [AuthV1.SecurityEventKind] {
      try await harness.auth.listSecurityEvents(.init(kinds: kinds), options: signedIn).securityEvents.map(\.kind)
    }

    static func bytes(ofBase32 text: String) -> [UInt8]? {
      let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
      var (bytes, buffer, bits): ([UInt8], Int, Int) = ([], 0, 0)
      for letter in text {
        guard let value = alphabet.firstIndex(of: letter) else { return nil }
        (buffer, bits) = (buffer << 5 | value, bits + 5)
        if bits >= 8 {
          bits -= 8
          bytes.append(UInt8(buffer >> bits & 0xFF))
          buffer &= (1 << bits) - 1
        }
      }
      return bytes
    }
  }

  private func with(_ kind: Kind, _ body: @Sendable (Ada) async throws -> Void) async throws {
    @Sendable func run(_ harness: AuthHarness) async throws {
      try await body(Ada(harness: harness, tokens: try await harness.registered()))
    }
    switch kind {
    case .memory: try await run(try await AuthHarness())
    case .postgres:
      try await TestDatabase.with(.auth) { try await run(try await AuthHarness(store: PostgresAuthStore(pool: $0))) }
    }
  }

  @Test("A sign-in asks for a code, which is valid once", arguments: Kind.allCases)
  func signIn(kind: Kind) async throws {
    try await with(kind) { ada in
      let (app, codes) = try await ada.enroll()
      #expect(Set(codes).count == 10)
      ada.harness.clock.advance(by: .seconds(60))
      let asked = try await ada.signIn()
      #expect(asked.tokens == nil && asked.user == nil)
      let code = ada.code(app)
      let response = try await ada.verify(asked.mfaChallenge, .totp(code))
      #expect(response.user?.email == "ada@example.org")
      let me = try await ada.harness.auth.whoAmI(
        .init(), options: CallOptions().bearer(try #require(response.tokens).accessToken))
      #expect(me.amr == ["pwd", "otp", "mfa"])
      // An overheard code is useless, with the same challenge or another.
      for challenge in [asked.mfaChallenge, try await ada.signIn().mfaChallenge] {
        #expect(await failure { try await ada.verify(challenge, .totp(code)) }.receivedReason == "MFA_INVALID")
      }
      #expect(try await ada.events([.secondFactorFailed]).count == 2)
    }
  }

  @Test("The code that enabled the factor can't be used to sign in", arguments: Kind.allCases)
  func activationCode(kind: Kind) async throws {
    try await with(kind) { ada in
      let (app, _) = try await ada.enroll()
      let challenge = try await ada.signIn().mfaChallenge
      #expect(await failure { try await ada.verify(challenge, .totp(ada.code(app))) }.receivedReason == "MFA_INVALID")
      #expect(try await ada.verify(challenge, .totp(ada.code(app, 1))).tokens != nil)
    }
  }

  @Test("One code presented many times at once signs in once", arguments: Kind.allCases)
  func race(kind: Kind) async throws {
    try await with(kind) { ada in
      let (app, _) = try await ada.enroll()
      ada.harness.clock.advance(by: .seconds(60))
      let (challenge, code) = (try await ada.signIn().mfaChallenge, ada.code(app))
      let outcomes = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<20 { group.addTask { (try? await ada.verify(challenge, .totp(code))) != nil } }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(outcomes == 1)
    }
  }

  @Test("Each recovery code works once, and new codes void the old ones", arguments: Kind.allCases)
  func recovery(kind: Kind) async throws {
    try await with(kind) { ada in
      let (_, codes) = try await ada.enroll()
      let challenge = try await ada.signIn().mfaChallenge
      #expect(try await ada.verify(challenge, .recoveryCode(codes[0].lowercased())).tokens != nil)
      let again = await failure { try await ada.verify(challenge, .recoveryCode(codes[0])) }
      #expect(again.receivedReason == "MFA_INVALID")
      #expect(try await ada.events([.recoveryCodeUsed]).count == 1)

      let new = try await ada.harness.auth.regenerateRecoveryCodes(.init(), options: ada.signedIn).recoveryCodes
      #expect(Set(new).count == 10 && Set(new).isDisjoint(with: codes))
      let old = await failure { try await ada.verify(challenge, .recoveryCode(codes[1])) }
      #expect(old.receivedReason == "MFA_INVALID")
      #expect(try await ada.verify(challenge, .recoveryCode(new[9])).tokens != nil)
    }
  }

  @Test("Wrong codes cost more and more time, even for a right one, and delay nothing else", arguments: Kind.allCases)
  func guessing(kind: Kind) async throws {
    try await with(kind) { ada in
      let (app, codes) = try await ada.enroll()
      ada.harness.clock.advance(by: .seconds(60))
      let challenge = try await ada.signIn().mfaChallenge
      for _ in 0..<4 { #expect(await ada.refusal(.totp("000000"), challenge).receivedReason == "MFA_INVALID") }
      let proofs: [AuthV1.VerifyMfaRequest.Proof] = [.totp(ada.code(app)), .recoveryCode(codes[0])]
      for proof in proofs {
        let error = await ada.refusal(proof, challenge)
        #expect(error.code == .resourceExhausted)
        #expect(error.receivedReason == "TOO_MANY_ATTEMPTS")
        #expect(error.received.contains(.retryInfo(delay: .seconds(2))))
      }
      // Users who are signed in stay signed in.
      _ = try await ada.harness.refresh(ada.tokens.refreshToken)
      ada.harness.clock.advance(by: .seconds(2))
      let tokens = try await ada.verify(challenge, .totp(ada.code(app))).tokens
      #expect(tokens != nil)
      #expect(await ada.refusal(.totp("000000"), challenge).receivedReason == "MFA_INVALID")
    }
  }

  @Test("A challenge expires after five minutes or with a new password, and a foreign one is refused")
  func challenges() async throws {
    try await with(.memory) { ada in
      let (app, _) = try await ada.enroll()
      let challenge = try await ada.signIn().mfaChallenge
      for foreign in ["", "x", (challenge?.challenge ?? "") + "AAAA"] {
        let error = await failure { try await ada.verify(.init(challenge: foreign), .totp("123456")) }
        #expect(error.code == .failedPrecondition)
        #expect(error.receivedReason == "CHALLENGE_EXPIRED")
      }
      #expect(
        await failure { try await ada.harness.auth.verifyMfa(.init(challenge: challenge?.challenge ?? "")) }
          .receivedReason == "FIELD_EMPTY")
      let email = try #require(EmailAddress("ada@example.org"))
      let credentials = try #require(try await ada.harness.store.credentials(of: email))
      let other = PasswordHash(phc: "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAA")
      _ = try await ada.harness.store.upgrade(
        credentials.passwordHash, to: other, of: credentials.user.id, at: FakeClock.start)
      let changed = await failure { try await ada.verify(challenge, .totp(ada.code(app, 1))) }
      #expect(changed.receivedReason == "CHALLENGE_EXPIRED")
      _ = try await ada.harness.store.upgrade(
        other, to: credentials.passwordHash, of: credentials.user.id, at: FakeClock.start)
      ada.harness.clock.advance(by: .seconds(300))
      let late = await failure { try await ada.verify(challenge, .totp(ada.code(app))) }
      #expect(late.receivedReason == "CHALLENGE_EXPIRED")
    }
  }

  @Test("A password that changes while the code is checked opens no session")
  func passwordChangedMeanwhile() async throws {
    let store = MemoryAuthStore()
    let harness = try await AuthHarness(store: store)
    let ada = Ada(harness: harness, tokens: try await harness.registered())
    let user = try await harness.user(of: ada.tokens)
    let (app, _) = try await ada.enroll()
    let challenge = try await ada.signIn().mfaChallenge
    store.state.withLock { state in
      state.changeBeforeOpening = { state in
        state.hashes[user] = PasswordHash(phc: "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAA")
      }
    }
    #expect(await ada.refusal(.totp(ada.code(app, 1)), challenge).receivedReason == "CHALLENGE_EXPIRED")
    #expect(try await store.liveSessions(of: user, after: nil, at: FakeClock.start, limit: 10).count == 1)
  }

  @Test(
    "Sensitive methods need a recent proof, from the sign-in or from Reauthenticate", arguments: Kind.allCases)
  func freshness(kind: Kind) async throws {
    try await with(kind) { ada in
      ada.harness.clock.advance(by: .seconds(301))
      let refreshed = CallOptions().bearer(try await ada.harness.refresh(ada.tokens.refreshToken).accessToken)
      for options in [ada.signedIn, refreshed] {
        let error = await failure { try await ada.harness.auth.enrollTotp(.init(), options: options) }
        #expect(error.code == .permissionDenied)
        #expect(error.receivedReason == "REAUTHENTICATION_REQUIRED")
      }
      let wrong = await failure {
        try await ada.harness.auth.reauthenticate(.init(proof: .password("wrong harbour stool")), options: refreshed)
      }
      #expect(wrong.receivedReason == "BAD_CREDENTIALS")
      let fresh = try await ada.harness.auth.reauthenticate(
        .init(proof: .password(Ada.password)), options: refreshed)
      let token = try ParsedToken(fresh.accessToken)
      #expect(token.payload["auth_time"] as? Int64 == FakeClock.start.seconds + 301)
      #expect(token.payload["sid"] as? String == ada.tokens.authSessionID)
      let stepUp = CallOptions().bearer(fresh.accessToken)
      let secret = try await ada.harness.auth.enrollTotp(.init(), options: stepUp).secret
      let app = Totp(secret: try #require(Ada.bytes(ofBase32: secret)))
      _ = try await ada.harness.auth.activateTotp(.init(code: ada.code(app)), options: stepUp)

      // From now on the password alone is not enough.
      let password = await failure {
        try await ada.harness.auth.reauthenticate(.init(proof: .password(Ada.password)), options: refreshed)
      }
      #expect(password.receivedViolations.map(\.field) == ["totp"])
      let code = try await ada.harness.auth.reauthenticate(.init(proof: .totp(ada.code(app, 1))), options: refreshed)
      #expect(try ParsedToken(code.accessToken).payload["amr"] as? [String] == ["otp"])
      _ = try await ada.harness.auth.disableTotp(
        .init(password: Ada.password), options: CallOptions().bearer(code.accessToken))
      #expect(try await ada.signIn().tokens != nil)
      #expect(
        Set(
          try await ada.harness.auth.listSecurityEvents(
            .init(kinds: [.reauthenticated, .reauthenticationFailed, .secondFactorActivated, .secondFactorDisabled]),
            options: refreshed
          ).securityEvents.map(\.kind)) == [
            .reauthenticated, .reauthenticationFailed, .secondFactorActivated, .secondFactorDisabled,
          ])
    }
  }

  @Test("Methods are refused in the wrong state", arguments: Kind.allCases)
  func states(kind: Kind) async throws {
    try await with(kind) { ada in
      let auth = ada.harness.auth
      for error in [
        await failure { try await auth.activateTotp(.init(code: "123456"), options: ada.signedIn) },
        await failure { try await auth.disableTotp(.init(password: Ada.password), options: ada.signedIn) },
        await failure { try await auth.regenerateRecoveryCodes(.init(), options: ada.signedIn) },
      ] {
        #expect(error.code == .failedPrecondition)
        #expect(error.receivedReason == "NOT_ENROLLED")
      }
      // A secret that was never activated protects nothing, and is replaced.
      let first = try await auth.enrollTotp(.init(), options: ada.signedIn).secret
      #expect(try await ada.signIn().tokens != nil)
      let wrong = await failure { try await auth.activateTotp(.init(code: "000000"), options: ada.signedIn) }
      #expect(wrong.receivedReason == "MFA_INVALID")
      let (app, _) = try await ada.enroll()
      #expect(app.base32 != first)
      for error in [
        await failure { try await auth.enrollTotp(.init(), options: ada.signedIn) },
        await failure { try await auth.activateTotp(.init(code: ada.code(app, 1)), options: ada.signedIn) },
      ] {
        #expect(error.code == .failedPrecondition)
        #expect(error.receivedReason == "ALREADY_ENROLLED")
      }
    }
  }

  @Test(
    "A retry with the same request id gets the same secret and codes, and another user gets others",
    arguments: Kind.allCases)
  func retries(kind: Kind) async throws {
    try await with(kind) { ada in
      let (auth, id) = (ada.harness.auth, UUID().uuidString)
      let secret = try await auth.enrollTotp(.init(requestID: id), options: ada.signedIn)
      #expect(try await auth.enrollTotp(.init(requestID: id), options: ada.signedIn) == secret)
      let eve = CallOptions().bearer(try await ada.harness.registered("eve@example.org").accessToken)
      #expect(try await auth.enrollTotp(.init(requestID: id), options: eve) != secret)

      let app = Totp(secret: try #require(Ada.bytes(ofBase32: secret.secret)))
      let activation = AuthV1.ActivateTotpRequest(code: ada.code(app), requestID: UUID().uuidString)
      let codes = try await auth.activateTotp(activation, options: ada.signedIn)
      #expect(try await auth.activateTotp(activation, options: ada.signedIn) == codes)
      var other = activation
      other.code = "123456"
      #expect(
        await failure { try await auth.activateTotp(other, options: ada.signedIn) }.receivedReason
          == "REQUEST_ID_REUSED")
      let again = AuthV1.RegenerateRecoveryCodesRequest(requestID: UUID().uuidString)
      let new = try await auth.regenerateRecoveryCodes(again, options: ada.signedIn)
      #expect(try await auth.regenerateRecoveryCodes(again, options: ada.signedIn) == new)
      let off = AuthV1.DisableTotpRequest(password: Ada.password, requestID: UUID().uuidString)
      for _ in 0..<2 { _ = try await auth.disableTotp(off, options: ada.signedIn) }
    }
  }

  @Test("With a second factor eight characters are enough, but such a password can't stand alone")
  func shortPassword() async throws {
    try await with(.postgres) { ada in
      let auth = ada.harness.auth
      let short = AuthV1.ChangePasswordRequest(currentPassword: Ada.password, newPassword: "otter 7!")
      let refused = await failure { try await auth.changePassword(short, options: ada.signedIn) }
      #expect(refused.receivedReason == "PASSWORD_TOO_SHORT")
      _ = try await ada.enroll()
      _ = try await auth.changePassword(short, options: ada.signedIn)

      for (password, code, reason) in [
        ("", .invalidArgument, "FIELD_EMPTY"), (Ada.password, .unauthenticated, "BAD_CREDENTIALS"),
        ("otter 7!", .failedPrecondition, "PASSWORD_TOO_SHORT"),
      ] as [(String, StatusCode, String)] {
        let error = await failure { try await auth.disableTotp(.init(password: password), options: ada.signedIn) }
        #expect(error.code == code)
        #expect(error.receivedReason == reason)
      }
      let long = AuthV1.ChangePasswordRequest(currentPassword: "otter 7!", newPassword: "green harbour stool")
      _ = try await auth.changePassword(long, options: ada.signedIn)
      _ = try await auth.disableTotp(.init(password: "green harbour stool"), options: ada.signedIn)
    }
  }

  @Test("A password reset does not bypass the second factor")
  func afterReset() async throws {
    try await TestDatabase.with(.auth) { pool in
      let (post, email, new) = (RecordingMailTransport(), "ada@example.org", "green harbour stool")
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool), transport: post)
      _ = try await harness.auth.register(AuthHarness.form())
      _ = try await harness.mailSender?.sendDue()
      _ = try await harness.auth.verifyEmail(.init(proof: .token(try #require(post.tokens(to: email).last))))
      let tokens = try await harness.auth.signIn(.init(email: email, password: Ada.password)).tokens
      _ = try await Ada(harness: harness, tokens: try #require(tokens)).enroll()

      _ = try await harness.auth.requestPasswordReset(.init(email: email))
      _ = try await harness.mailSender?.sendDue()
      let token = try #require(post.tokens(to: email).last)
      _ = try await harness.auth.confirmPasswordReset(.init(proof: .token(token), newPassword: new))
      let asked = try await harness.auth.signIn(.init(email: email, password: new))
      #expect(asked.tokens == nil && asked.mfaChallenge != nil)
    }
  }

  @Test("The tables contain neither secret nor recovery codes")
  func secrets() async throws {
    try await TestDatabase.with(.auth) { pool in
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool))
      let ada = Ada(harness: harness, tokens: try await harness.registered())
      let (app, codes) = try await ada.enroll()
      var dump = ""
      for table in ["second_factors", "recovery_codes"] {
        let rows = try await pool.all("SELECT to_jsonb(t)::text AS row FROM auth.\(unescaped: table) t")
        for row in rows { dump += try row.decode("row", as: String.self) }
      }
      let secret = try #require(Ada.bytes(ofBase32: app.base32))
      let coded = Hexadecimal.encode(Array(codes[0].utf8))
      for text in [app.base32, Hexadecimal.encode(secret), codes[0], coded, codes[0].replacing("-", with: "")] {
        #expect(!dump.contains(text))
      }
    }
  }
}
