import AuthDomain
import AuthProto
import AuthService
import Crypto
import Synchronization
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Signing in with the provider, on PostgreSQL")
struct ProviderSignInTests {
  @Test("A new person gets an account, and the same person the same one")
  func account() async throws {
    try await ProviderHouse.with { house in
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
    try await ProviderHouse.with { house in
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

  @Test("An answer works once, in time, and in the browser that began")
  func answers() async throws {
    try await ProviderHouse.with { house in
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
    try await ProviderHouse.with { house in
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

  @Test("A shut account stays shut")
  func disabled() async throws {
    try await ProviderHouse.with { house in
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
    try await ProviderHouse.with(registration: RegistrationPolicy(mode: mode)) { house in
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
    try await ProviderHouse.with { house in
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
    try await ProviderHouse.with(hasPasswords: false) { house in
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
