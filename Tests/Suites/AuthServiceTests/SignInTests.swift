import AuthDomain
import AuthProto
import AuthService
import Dispatch
import Foundation
import Synchronization
import Testing
import TitanCore
import TitanFields
import TitanProto
import TitanRPC
import TitanTesting
import TitanThreads

@Suite("SignIn, SignOut, WhoAmI")
struct SignInTests {
  @Test("Each sign-in opens its own session", arguments: ["ada@example.org", " ADA@Example.ORG "])
  func signIn(email: String) async throws {
    let harness = try await AuthHarness()
    let first = try await harness.registered()
    let response = try await harness.auth.signIn(.init(email: email, password: "violet harbour stool"))
    let tokens = try #require(response.tokens)
    #expect(tokens.authSessionID != first.authSessionID)
    let me = try await harness.auth.whoAmI(.init(), options: CallOptions().bearer(tokens.accessToken))
    #expect(me.user == response.user)
    #expect(me.user?.email == "ada@example.org")
  }

  @Test("A wrong password and an unknown address get the same response, to the byte")
  func badCredentials() async throws {
    let harness = try await AuthHarness()
    _ = try await harness.registered()
    let attempts = [
      ("ada@example.org", "wrong harbour stool"), ("eve@example.org", "violet harbour stool"),
      ("no address", "violet harbour stool"),
      ("ada@example.org", "Correct horse"), ("ada@example.org", String(repeating: "x", count: 300)),
      ("a\u{0}@b.c", "violet harbour stool"),
    ]
    var errors: [RPCError] = []
    for (email, password) in attempts {
      errors.append(await failure { try await harness.auth.signIn(.init(email: email, password: password)) })
    }
    for error in errors {
      #expect(error.code == .unauthenticated)
      #expect(error.receivedReason == "BAD_CREDENTIALS")
      #expect(error.encodedDetails == errors[0].encodedDetails)
      #expect(error.message == errors[0].message)
    }
  }

  @Test("A password that changes while it is checked opens no session")
  func changedMeanwhile() async throws {
    let store = MemoryAuthStore()
    let harness = try await AuthHarness(store: store)
    let user = try await harness.user(of: try await harness.registered())
    let eve = try #require(
      try await harness.auth.register(AuthHarness.form("eve@example.org", password: "green harbour stool")).tokens)
    let other = try await harness.user(of: eve)
    store.state.withLock { state in
      state.changeBeforeOpening = { state in
        state.hashes[user] = state.hashes[other]
        state.endSessions(of: user, .passwordChanged, at: FakeClock.start)
      }
    }
    let error = await failure {
      try await harness.auth.signIn(.init(email: "ada@example.org", password: "violet harbour stool"))
    }
    #expect(error.receivedReason == "BAD_CREDENTIALS")
    #expect(try await store.liveSessions(of: user, after: nil, at: FakeClock.start, limit: 10).isEmpty)
  }

  @Test("A sign-in uses the account as it is at the end, even if it was disabled or got another role meanwhile")
  func alteredMeanwhile() async throws {
    let store = MemoryAuthStore()
    let harness = try await AuthHarness(store: store)
    let user = try await harness.user(of: try await harness.registered())
    let request = AuthV1.SignInRequest(email: "ada@example.org", password: "violet harbour stool")
    store.state.withLock { $0.changeBeforeOpening = { $0.roles[user] = .admin } }
    let tokens = try #require(try await harness.auth.signIn(request).tokens)
    #expect(try ParsedToken(tokens.accessToken).payload["role"] as? String == "admin")

    store.state.withLock { $0.changeBeforeOpening = { $0.disabled[user] = FakeClock.start } }
    #expect(await failure { try await harness.auth.signIn(request) }.receivedReason == "ACCOUNT_DISABLED")
  }

  @Test("Missing fields are reported")
  func missing() async throws {
    let harness = try await AuthHarness()
    let error = await failure { try await harness.auth.signIn(.init(email: " ", password: "")) }
    #expect(error.receivedReason == "FIELD_EMPTY")
    #expect(error.receivedViolations.map(\.field) == ["email", "password"])
    #expect(error.receivedText == "Please enter login details.")
  }

  @Test("Only a right password upgrades an old hash")
  func upgrade() async throws {
    let store = MemoryAuthStore()
    let old = try await AuthHarness(store: store)
    _ = try await old.registered()
    let strong = Argon2Parameters(memoryKiB: 32, passes: 1, lanes: 1)
    let new = try await AuthHarness(store: store, parameters: strong)
    let email = try #require(EmailAddress("ada@example.org"))
    _ = await failure { try await new.auth.signIn(.init(email: "ada@example.org", password: "wrong harbour stool")) }
    #expect(try await store.credentials(of: email)?.passwordHash.parameters == AuthHarness.cheap)
    for _ in 0..<2 {
      _ = try await new.auth.signIn(.init(email: "ada@example.org", password: "violet harbour stool"))
      #expect(try await store.credentials(of: email)?.passwordHash.parameters == strong)
    }
  }

  @Test("While too many passwords wait to be checked, further callers learn when to retry")
  func busy() async throws {
    let pool = BoundedThreadPool(threadCount: 1, queueLimit: 0)
    let harness = try await AuthHarness(pool: pool)
    let gate = DispatchSemaphore(value: 0)
    async let blocking: Void = pool.run { gate.wait() }
    try await eventually { pool.load >= 1 }
    let signIn = await failure { try await harness.auth.signIn(.init(email: "a@b.c", password: "x")) }
    let register = await failure { try await harness.auth.register(AuthHarness.form()) }
    gate.signal()
    try await blocking
    for error in [signIn, register] {
      #expect(error.code == .resourceExhausted)
      #expect(error.receivedReason == "PASSWORD_QUEUE_FULL")
      #expect(error.received.contains(.retryInfo(delay: .seconds(1))))
    }
    _ = try await harness.registered()
  }

  @Test("Sign-out ends this session at once and no other, and can be repeated")
  func signOut() async throws {
    let harness = try await AuthHarness()
    let phone = try await harness.registered()
    let laptop = try #require(
      try await harness.auth.signIn(.init(email: "ada@example.org", password: "violet harbour stool")).tokens)
    let asPhone = CallOptions().bearer(phone.accessToken)
    for _ in 0..<2 { _ = try await harness.auth.signOut(.init(), options: asPhone) }

    let refresh = await failure { try await harness.refresh(phone.refreshToken) }
    #expect(refresh.code == .unauthenticated)
    #expect(refresh.receivedReason == "SESSION_REVOKED")
    let me = await failure { try await harness.auth.whoAmI(.init(), options: asPhone) }
    #expect(me.code == .unauthenticated)
    #expect(me.receivedReason == "SESSION_REVOKED")
    _ = try await harness.refresh(laptop.refreshToken)
  }

  @Test("A call without a user's token is unauthenticated")
  func unauthenticated() async throws {
    let harness = try await AuthHarness()
    let service = try await harness.feed.issueServiceToken(
      .init(clientID: "trophies", clientSecret: "a secret of trophies"))
    for options in [CallOptions(), CallOptions().bearer(service.accessToken)] {
      #expect(await failure { try await harness.auth.whoAmI(.init(), options: options) }.code == .unauthenticated)
      #expect(await failure { try await harness.auth.signOut(.init(), options: options) }.code == .unauthenticated)
    }
  }
}
