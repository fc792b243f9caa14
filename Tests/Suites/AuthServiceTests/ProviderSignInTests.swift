import AuthDomain
import AuthProto
import AuthService
import Crypto
import Foundation
import Synchronization
import Testing
import TitanCore
import TitanFields
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Signing in with the provider, on PostgreSQL")
struct ProviderSignInTests {
  struct House: Sendable {
    let harness: AuthHarness
    let provider: FakeProvider
    let pool: PostgresPool

    /// Begins, and lets the person sign in at the provider.
    func answer() async throws -> AuthV1.ProviderAnswer {
      let begun = try await harness.auth.beginProviderSignIn(.init())
      let query = FakeProvider.fields(String(begun.authorizationURL.drop { $0 != "?" }.dropFirst()))
      return .init(
        state: query["state"] ?? "", code: try provider.authorize(begun.authorizationURL), binding: begun.binding)
    }

    func finish(_ answer: AuthV1.ProviderAnswer, invitation: String = "") async throws
      -> AuthV1.FinishProviderSignInResponse
    {
      try await harness.auth.finishProviderSignIn(
        .init(answer: answer, device: .init(name: "Browser"), locale: "de", invitationCode: invitation))
    }

    func signIn() async throws -> AuthV1.FinishProviderSignInResponse { try await finish(answer()) }

    /// The tables that a sign-in could change, as text.
    func everything() async throws -> [String] {
      var rows: [String] = []
      for table in ["users", "auth_sessions", "provider_links", "security_events", "password_hashes"] {
        rows += try await pool.all("SELECT to_jsonb(t)::text AS row FROM auth.\(unescaped: table) t").map {
          "\(table) \(try $0.decode("row", as: String.self))"
        }
      }
      return rows.sorted()
    }
  }

  private func with(
    registration: RegistrationPolicy = RegistrationPolicy(), hasPasswords: Bool = true,
    _ body: @Sendable (House) async throws -> Void
  ) async throws {
    try await TestDatabase.with(.auth) { pool in
      let clock = FakeClock()
      let provider = FakeProvider(clock: clock.read)
      let harness = try await AuthHarness(
        store: PostgresAuthStore(pool: pool), registration: registration, provider: provider.connection,
        hasPasswords: hasPasswords, clock: clock)
      try await body(House(harness: harness, provider: provider, pool: pool))
    }
  }

  private func options(_ tokens: AuthV1.Tokens?) -> CallOptions { CallOptions().bearer(tokens?.accessToken ?? "") }

  @Test("A new person gets an account, and the same person the same one")
  func account() async throws {
    try await with { house in
      #expect(
        try await house.harness.auth.getSignInMethods(.init())
          == .init(passwords: true, providerName: "Example ID"))
      let first = try await house.signIn()
      #expect(first.registered)
      #expect(first.user?.email == "ada@example.org" && first.user?.displayName == "Ada Lovelace")
      #expect(first.user?.locale == "de" && first.user?.verificationState == .verified)
      let me = try await house.harness.auth.whoAmI(.init(), options: options(first.tokens))
      #expect(me.user?.userID == first.user?.userID && me.amr == ["fed"])

      house.provider.state.withLock { $0.claims = ["email": "other@example.org", "amr": ["mfa"]] }
      let second = try await house.signIn()
      #expect(!second.registered && second.user == first.user, "the subject decides, not the address")
      #expect(try await house.harness.auth.whoAmI(.init(), options: options(second.tokens)).amr == ["fed", "mfa"])

      let events = try await house.harness.auth.listSecurityEvents(.init(), options: options(second.tokens))
      #expect(Set(events.securityEvents.map(\.kind)) == [.registered, .providerLinked, .signedIn])
      let link = try await house.harness.auth.getProviderLink(.init(), options: options(second.tokens))
      #expect(link.linkTime?.seconds == FakeClock.start.seconds && link.lastUseTime != nil && link.onlyWayIn)
      #expect(house.provider.count("/.well-known/openid-configuration") == 1 && house.provider.count("/jwks") == 1)
    }
  }

  @Test("The request asks for a code with PKCE, and nothing that the provider gets is stored")
  func request() async throws {
    try await with { house in
      let begun = try await house.harness.auth.beginProviderSignIn(.init())
      #expect(begun.authorizationURL.hasPrefix("https://id.example/authorize?response_type=code&client_id=titanup&"))
      #expect(begun.expireTime?.seconds == FakeClock.start.seconds + 600)
      let query = FakeProvider.fields(String(begun.authorizationURL.drop { $0 != "?" }.dropFirst()))
      #expect(query["scope"] == "openid email profile" && query["code_challenge_method"] == "S256")
      #expect(query["redirect_uri"] == "https://titanup.example/sign-in/provider")
      #expect(!begun.authorizationURL.contains(begun.binding))
      let rows = try await house.pool.all("SELECT to_jsonb(t)::text AS row FROM auth.provider_sign_ins t")
      let row = try #require(try rows.first?.decode("row", as: String.self))
      for secret in [query["state"], query["nonce"], begun.binding] { #expect(!row.contains(try #require(secret))) }
      #expect(rows.count == 1)
      house.harness.clock.advance(by: .seconds(600))
      try await house.harness.components.eraseOutdated()
      #expect(try await house.pool.all("SELECT 1 AS found FROM auth.provider_sign_ins").isEmpty)
    }
  }

  /// A provider that misbehaves, and the reason that is given.
  enum Misbehaviour: String, CaseIterable {
    case liesInToken, liesInAnswer, saysNothingInAnswer, liesInDocument, foreignAudience, oldToken, foreignNonce
    case unpublishedKey, swappedKey, replayedToken, refusesCode, wrongSecret, noToken, noJSON, isDown, isLate, breaks
    case cancelled, noAddress

    var reason: String {
      switch self {
      case .liesInToken, .liesInAnswer, .saysNothingInAnswer, .liesInDocument: "PROVIDER_ISSUER_MISMATCH"
      case .foreignAudience, .oldToken, .foreignNonce, .swappedKey, .replayedToken: "PROVIDER_TOKEN_INVALID"
      case .unpublishedKey: "PROVIDER_KEY_UNKNOWN"
      case .refusesCode, .wrongSecret: "PROVIDER_CODE_REFUSED"
      case .noToken, .noJSON: "PROVIDER_ANSWER_INVALID"
      case .isDown, .breaks: "PROVIDER_UNREACHABLE"
      case .isLate: "PROVIDER_TIMEOUT"
      case .cancelled: "PROVIDER_DENIED"
      case .noAddress: "PROVIDER_EMAIL_UNVERIFIED"
      }
    }

    func happen(to state: inout FakeProvider.State, _ answer: inout AuthV1.ProviderAnswer) {
      switch self {
      case .liesInToken: state.claims = ["iss": "https://evil.example"]
      case .liesInAnswer: answer.issuer = "https://evil.example"
      case .saysNothingInAnswer: state.namesIssuer = true
      case .liesInDocument: state.issuer = "https://evil.example"
      case .foreignAudience: state.claims = ["aud": "other"]
      case .oldToken: state.claims = ["exp": FakeClock.start.seconds]
      case .foreignNonce: state.claims = ["nonce": "another"]
      case .unpublishedKey: state.published = ["k-0": P256.Signing.PrivateKey().publicKey]
      case .swappedKey: state.published = ["k-1": P256.Signing.PrivateKey().publicKey]
      case .replayedToken:
        state.tokenReply = ProviderReply(status: 200, body: Array(#"{"id_token":"\#(state.lastToken)"}"#.utf8))
      case .refusesCode: state.codes = [:]
      case .wrongSecret:
        state.tokenReply = ProviderReply(status: 401, body: Array(#"{"error":"invalid_client"}"#.utf8))
      case .noToken: state.tokenReply = ProviderReply(status: 200, body: Array(#"{"access_token":"a"}"#.utf8))
      case .noJSON: state.tokenReply = ProviderReply(status: 200, body: Array("<html>".utf8))
      case .isDown: state.failure = .unreachable("refused")
      case .isLate: state.failure = .late
      case .breaks: state.tokenReply = ProviderReply(status: 503, body: [])
      case .cancelled: (answer.code, answer.error) = ("", "access_denied")
      case .noAddress: state.claims = ["sub": "bob", "email_verified": false]
      }
    }
  }

  @Test("A provider that misbehaves changes nothing, and the reason is said", arguments: Misbehaviour.allCases)
  func misbehaviour(_ misbehaviour: Misbehaviour) async throws {
    try await with { house in
      _ = try await house.signIn()
      // By then, the cached document is old and is read again.
      house.harness.clock.advance(by: .seconds(300))
      var answer = try await house.answer()
      house.harness.clock.advance(by: .seconds(300))
      let before = try await house.everything()
      var changed = answer
      house.provider.state.withLock { misbehaviour.happen(to: &$0, &changed) }
      let error = await failure { try await house.finish(changed) }
      #expect(error.receivedReason == misbehaviour.reason)
      #expect(error.receivedText?.isEmpty == false)
      #expect(try await house.everything() == before)
      // The answer is used up, even if the provider behaves again.
      house.provider.state.withLock { state in
        (state.claims, state.tokenReply, state.failure, state.published) = ([:], nil, nil, nil)
        (state.issuer, state.namesIssuer) = ("https://id.example", false)
      }
      answer.code = answer.code.isEmpty ? "x" : answer.code
      #expect(await failure { try await house.finish(answer) }.receivedReason == "SIGN_IN_EXPIRED")
      // What it said of its keys is forgotten by then.
      house.harness.clock.advance(by: .seconds(300))
      #expect(try await house.signIn().tokens != nil)
    }
  }

  @Test("An answer works once, in time, and in the browser that began")
  func answers() async throws {
    try await with { house in
      let answer = try await house.answer()
      var stolen = answer
      stolen.binding = "somebody else's"
      #expect(await failure { try await house.finish(stolen) }.receivedReason == "SIGN_IN_EXPIRED")
      _ = try await house.finish(answer)
      #expect(await failure { try await house.finish(answer) }.receivedReason == "SIGN_IN_EXPIRED", "replayed")

      let late = try await house.answer()
      house.harness.clock.advance(by: .seconds(600))
      #expect(await failure { try await house.finish(late) }.receivedReason == "SIGN_IN_EXPIRED", "late")
      let asked = house.provider.count("/token")
      #expect(asked == 1, "nobody asked the provider for what was refused")

      let error = await failure { try await house.finish(.init()) }
      #expect(
        error.receivedViolations.map(\.field) == ["answer.state", "answer.code", "answer.binding"])
    }
  }

  @Test("New keys are read when a token names one, and not more often than twice a minute")
  func rotation() async throws {
    try await with { house in
      _ = try await house.signIn()
      let rotate = { (id: String) in house.provider.state.withLock { ($0.key, $0.keyID) = (.init(), id) } }
      rotate("k-2")
      #expect(try await house.signIn().tokens != nil)
      #expect(house.provider.count("/jwks") == 2)
      rotate("k-3")
      #expect(await failure { try await house.signIn() }.receivedReason == "PROVIDER_KEY_UNKNOWN")
      #expect(house.provider.count("/jwks") == 2)
      house.harness.clock.advance(by: .seconds(30))
      #expect(try await house.signIn().tokens != nil)
      #expect(house.provider.count("/jwks") == 3)
    }
  }

  @Test("An account with the address is linked by its owner, and by nobody else")
  func linking() async throws {
    try await with { house in
      let auth = house.harness.auth
      let ada = try await house.harness.registered("Ada@Example.org")
      let before = try await house.everything()
      #expect(await failure { try await house.signIn() }.receivedReason == "PROVIDER_LINK_REQUIRED")
      #expect(try await house.everything() == before)

      let answer = try await house.answer()
      house.harness.clock.advance(by: .seconds(301))
      let stale = await failure { try await auth.linkProvider(.init(answer: answer), options: options(ada)) }
      #expect(stale.receivedReason == "REAUTHENTICATION_REQUIRED")
      let proof = try await auth.reauthenticate(
        .init(proof: .password("violet harbour stool")), options: options(ada))
      let fresh = CallOptions().bearer(proof.accessToken)
      _ = try await auth.linkProvider(.init(answer: answer), options: fresh)
      _ = try await auth.linkProvider(.init(answer: house.answer()), options: fresh)

      let signedIn = try await house.signIn()
      #expect(!signedIn.registered && signedIn.user?.email == "Ada@Example.org")
      #expect(try await auth.getProviderLink(.init(), options: fresh).onlyWayIn == false)

      house.provider.state.withLock { $0.claims = ["sub": "eve"] }
      let other = await failure {
        try await auth.linkProvider(.init(answer: house.answer()), options: fresh)
      }
      #expect(other.receivedReason == "PROVIDER_ALREADY_LINKED")
      house.provider.state.withLock { $0.claims = [:] }
      let bob = try await house.harness.registered("bob@example.org")
      let taken = await failure { try await auth.linkProvider(.init(answer: house.answer()), options: options(bob)) }
      #expect(taken.receivedReason == "PROVIDER_PERSON_TAKEN")

      _ = try await auth.unlinkProvider(.init(), options: fresh)
      _ = try await auth.unlinkProvider(.init(), options: fresh)
      #expect(await failure { try await house.signIn() }.receivedReason == "PROVIDER_LINK_REQUIRED")
      let events = try await auth.listSecurityEvents(
        .init(kinds: [.providerLinked, .providerUnlinked]), options: options(ada))
      // At one time, they are in no order.
      #expect(events.securityEvents.count == 2)
      #expect(Set(events.securityEvents.map(\.kind)) == [.providerUnlinked, .providerLinked])
    }
  }

  @Test("An account that the provider made keeps it until it has a password of its own")
  func onlyWayIn() async throws {
    try await with { house in
      let signedIn = try await house.signIn()
      let ada = options(signedIn.tokens)
      #expect(
        await failure { try await house.harness.auth.unlinkProvider(.init(), options: ada) }.receivedReason
          == "PROVIDER_ONLY_WAY_IN")
      let user = try #require(UserID(signedIn.user?.userID ?? ""))
      let reset = OneTimeTokens(key: try AuthHarness.keys().mailCodes)
        .make(for: user, at: EmailAddress(stored: "ada@example.org"), .resetPassword)
      let store = PostgresAuthStore(pool: house.pool)
      let now = house.harness.clock.read()
      _ = try await store.issueReset(
        reset.token, for: EmailAddress(stored: "ada@example.org"),
        SecurityEvent(.passwordResetRequested, of: user, from: nil, at: now, id: .version7(at: now)),
        Effects(replay: nil, mails: []))
      _ = try await house.harness.auth.confirmPasswordReset(
        .init(proof: .token(reset.text), newPassword: "violet harbour stool"))
      let again = options(try await house.signIn().tokens)
      _ = try await house.harness.auth.unlinkProvider(.init(), options: again)
      #expect(try await house.harness.auth.getProviderLink(.init(), options: again).linkTime == nil)
    }
  }

  @Test("The linked person confirms the caller's identity, and nobody else")
  func reauthentication() async throws {
    try await with { house in
      let signedIn = try await house.signIn()
      house.harness.clock.advance(by: .seconds(301))
      let auth = house.harness.auth
      let answer = try await auth.reauthenticate(
        .init(proof: .providerAnswer(house.answer())), options: options(signedIn.tokens))
      _ = try await auth.createPersonalAccessToken(
        .init(name: "script", scopes: ["auth:read"]), options: CallOptions().bearer(answer.accessToken))
      house.provider.state.withLock { $0.claims = ["sub": "eve"] }
      let other = await failure {
        try await auth.reauthenticate(
          .init(proof: .providerAnswer(house.answer())), options: options(signedIn.tokens))
      }
      #expect(other.receivedReason == "PROVIDER_NOT_LINKED")
      let events = try await auth.listSecurityEvents(
        .init(kinds: [.reauthenticationFailed]), options: options(signedIn.tokens))
      #expect(events.securityEvents.count == 1)
    }
  }

  @Test("A shut account stays shut")
  func disabled() async throws {
    try await with { house in
      _ = try await house.signIn()
      try await house.pool.execute("UPDATE auth.users SET disable_time = now()")
      #expect(await failure { try await house.signIn() }.receivedReason == "ACCOUNT_DISABLED")
    }
  }

  @Test(
    "New people need what registering here takes",
    arguments: [
      (RegistrationMode.closed, ["REGISTRATION_CLOSED", "REGISTRATION_CLOSED"]),
      (.invite, ["INVITATION_REQUIRED", "INVITATION_INVALID"]),
    ])
  func registration(_ mode: RegistrationMode, _ reasons: [String]) async throws {
    try await with(registration: RegistrationPolicy(mode: mode)) { house in
      let uninvited = await failure { try await house.signIn() }
      let unknown = await failure {
        let answer = try await house.answer()
        return try await house.finish(answer, invitation: "0000-0000-0000-0000")
      }
      let left = try await house.everything()
      #expect([uninvited, unknown].map(\.receivedReason) == reasons)
      #expect(left.isEmpty)
    }
  }

  @Test("Of two first sign-ins of a person, both open the one account")
  func race() async throws {
    try await with { house in
      let answers = [try await house.answer(), try await house.answer()]
      let users = try await withThrowingTaskGroup(of: String.self) { group in
        for answer in answers { group.addTask { try await house.finish(answer).user?.userID ?? "" } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(users.count == 1)
      #expect(try await house.pool.all("SELECT 1 AS found FROM auth.users").count == 1)
    }
  }

  @Test("Where passwords are off, nothing takes one")
  func passwordsOff() async throws {
    try await with(hasPasswords: false) { house in
      let (auth, admin) = (house.harness.auth, house.harness.admin)
      #expect(try await auth.getSignInMethods(.init()).passwords == false)
      let ada = options(try await house.signIn().tokens)
      let refused = await [
        failure { try await auth.register(AuthHarness.form()) },
        failure { try await auth.signIn(.init(email: "ada@example.org", password: "x")) },
        failure { try await auth.requestPasswordReset(.init(email: "ada@example.org")) },
        failure { try await auth.confirmPasswordReset(.init(proof: .token("x"), newPassword: "x")) },
        failure { try await auth.changePassword(.init(currentPassword: "x", newPassword: "y"), options: ada) },
        failure { try await auth.disableTotp(.init(password: "x"), options: ada) },
        failure { try await auth.reauthenticate(.init(proof: .password("x")), options: ada) },
        failure { try await admin.issuePasswordReset(.init(userID: "x"), options: ada) },
      ]
      #expect(refused.map(\.receivedReason) == Array(repeating: "PASSWORDS_OFF", count: refused.count))
      let empty = await failure { try await auth.reauthenticate(.init(), options: ada) }
      #expect(empty.receivedViolations.map(\.field) == ["provider_answer"])
      #expect(
        await failure { try await auth.unlinkProvider(.init(), options: ada) }.receivedReason
          == "PROVIDER_ONLY_WAY_IN")
    }
  }

  @Test("Without a provider there is none to sign in with")
  func notConfigured() async throws {
    let harness = try await AuthHarness()
    #expect(try await harness.auth.getSignInMethods(.init()) == .init(passwords: true, providerName: ""))
    let ada = options(try await harness.registered())
    #expect(try await harness.auth.getProviderLink(.init(), options: ada) == .init())
    let refused = await [
      failure { try await harness.auth.beginProviderSignIn(.init()) },
      failure { try await harness.auth.finishProviderSignIn(.init()) },
      failure { try await harness.auth.linkProvider(.init(), options: ada) },
      failure { try await harness.auth.unlinkProvider(.init(), options: ada) },
      failure {
        try await harness.auth.reauthenticate(.init(proof: .providerAnswer(.init())), options: ada)
      },
    ]
    #expect(refused.map(\.receivedReason) == Array(repeating: "PROVIDER_NOT_CONFIGURED", count: refused.count))
  }
}
