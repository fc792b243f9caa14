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

@Suite("Passkeys on PostgreSQL")
struct PasskeyTests {
  private struct House: Sendable {
    let harness: AuthHarness
    let pool: PostgresPool
    let tokens: AuthV1.Tokens
    var auth: AuthV1.AuthServiceClient { harness.auth }
    var ada: CallOptions { CallOptions().bearer(tokens.accessToken) }

    /// An authenticator with a new passkey of the account.
    func added(_ blank: SoftAuthenticator = SoftAuthenticator(), name: String = "key") async throws -> SoftAuthenticator
    {
      var authenticator = blank
      let options = try await auth.beginPasskeyRegistration(.init(), options: ada)
      _ = try await auth.registerPasskey(authenticator.register(options, name: name), options: ada)
      return authenticator
    }

    /// How an authenticator is refused whose answer `change` has changed.
    func refusal(
      of blank: SoftAuthenticator = SoftAuthenticator(),
      _ change: (inout AuthV1.RegisterPasskeyRequest) -> Void = { _ in }
    ) async throws -> RPCError {
      var authenticator = blank
      var answer = try authenticator.register(try await auth.beginPasskeyRegistration(.init(), options: ada))
      change(&answer)
      return await failure { [answer] in try await auth.registerPasskey(answer, options: ada) }
    }

    func signIn(_ authenticator: inout SoftAuthenticator) async throws -> AuthV1.SignInWithPasskeyResponse {
      let assertion = try authenticator.prove(try await auth.beginPasskeySignIn(.init()))
      return try await auth.signInWithPasskey(.init(assertion: assertion, device: .init(name: "Laptop")))
    }

    func signInRefusal(
      _ authenticator: inout SoftAuthenticator, _ change: (inout AuthV1.PasskeyAssertion) -> Void = { _ in }
    ) async throws -> String? {
      var assertion = try authenticator.prove(try await auth.beginPasskeySignIn(.init()))
      change(&assertion)
      return await failure { [assertion] in
        try await auth.signInWithPasskey(.init(assertion: assertion))
      }.receivedReason
    }

    func list() async throws -> [AuthV1.Passkey] { try await auth.listPasskeys(.init(), options: ada).passkeys }

    func events() async throws -> [AuthV1.SecurityEventKind] {
      try await auth.listSecurityEvents(.init(), options: ada).securityEvents.map(\.kind)
    }
  }

  private func with(_ body: @Sendable (House) async throws -> Void) async throws {
    try await TestDatabase.with(.auth) { pool in
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool))
      try await body(House(harness: harness, pool: pool, tokens: try await harness.registered()))
    }
  }

  /// On an installation that sends mail.
  private func with(_ post: RecordingMailTransport, _ body: @Sendable (House) async throws -> Void) async throws {
    try await TestDatabase.with(.auth) { pool in
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool), transport: post)
      try await body(House(harness: harness, pool: pool, tokens: try await harness.registered(reading: post)))
    }
  }

  private static let keys: [SoftAuthenticator.Key] = [
    .es256(P256.Signing.PrivateKey()), .edDSA(Curve25519.Signing.PrivateKey()),
  ]

  @Test("A passkey signs in without an address, freshly and with two factors", arguments: keys, [false, true])
  func signIn(key: SoftAuthenticator.Key, attests: Bool) async throws {
    try await with { house in
      var authenticator = try await house.added(SoftAuthenticator(key: key, attests: attests), name: " phone ")
      let passkey = try #require(try await house.list().first)
      #expect(passkey.name == "phone" && passkey.lastUseTime == nil && passkey.blockTime == nil)

      house.harness.clock.advance(by: .seconds(3_600))
      let answer = try await house.signIn(&authenticator)
      #expect(answer.user?.email == "ada@example.org")
      let options = CallOptions().bearer(try #require(answer.tokens).accessToken)
      #expect(try await house.auth.whoAmI(.init(), options: options).amr == ["pop", "mfa"])
      _ = try await house.auth.beginPasskeyRegistration(.init(), options: options)
      let used = try #require(try await house.auth.listPasskeys(.init(), options: options).passkeys.first)
      #expect(used.lastUseTime?.seconds == FakeClock.start.seconds + 3_600)
      _ = try await house.signIn(&authenticator)
    }
  }

  @Test("An account has several, with one handle that isn't its id, and no two of one credential")
  func several() async throws {
    try await with { house in
      let one = try await house.added(name: "one")
      house.harness.clock.advance(by: .seconds(1))
      let two = try await house.added(name: "two")
      #expect(one.userHandle == two.userHandle && one.userHandle.count == 32)
      let options = try await house.auth.beginPasskeyRegistration(.init(), options: house.ada)
      #expect(Set(options.excludeCredentialIDs) == [one.credentialID, two.credentialID])
      #expect(
        options.rpID == "localhost" && options.userName == "ada@example.org" && options.algorithms == [-8, -7, -257])
      #expect(try await house.refusal(of: one).receivedReason == "PASSKEY_EXISTS")
      #expect(try await house.list().map(\.name) == ["two", "one"])
      let first = try await house.auth.listPasskeys(.init(pageSize: 1), options: house.ada)
      let rest = try await house.auth.listPasskeys(
        .init(pageSize: 1, pageToken: first.nextPageToken), options: house.ada)
      #expect(
        first.passkeys.map(\.name) == ["two"] && rest.passkeys.map(\.name) == ["one"] && rest.nextPageToken.isEmpty)
      for number in 3...20 { _ = try await house.added(name: "\(number)") }
      #expect(
        await failure { try await house.auth.beginPasskeyRegistration(.init(), options: house.ada) }.receivedReason
          == "TOO_MANY_PASSKEYS")
    }
  }

  @Test("An answer that isn't one of this site, for this challenge, by a verified user, makes no passkey")
  func rejected() async throws {
    try await with { house in
      let wrong: [(SoftAuthenticator, String)] = [
        (SoftAuthenticator(origin: "https://evil.example"), "client_data_json"),
        (SoftAuthenticator(flags: 0x01), "attestation_object"), (SoftAuthenticator(flags: 0x04), "attestation_object"),
      ]
      for (authenticator, field) in wrong {
        let error = try await house.refusal(of: authenticator)
        #expect(error.code == .invalidArgument && error.receivedViolations.map(\.field) == [field])
        #expect(error.receivedReason == "PASSKEY_INVALID")
      }
      let changes: [(inout AuthV1.RegisterPasskeyRequest) -> Void] = [
        { $0.clientDataJson = [] }, { $0.attestationObject = [] },
        { $0.attestationObject = [UInt8](repeating: 0xA0, count: 9_000) },
        // The statement signs the credential's id.
        { answer in
          let place = answer.attestationObject.count - 100
          answer.attestationObject[place] ^= 1
        },
      ]
      for change in changes {
        let error = try await house.refusal(of: SoftAuthenticator(attests: true), change)
        #expect(error.receivedReason == "PASSKEY_INVALID", "\(error)")
      }
      let foreign = SoftAuthenticator().clientData([UInt8](repeating: 1, count: 32), "webauthn.create")
      #expect(try await house.refusal { $0.clientDataJson = foreign }.receivedReason == "CHALLENGE_EXPIRED")
      let proof = try await house.auth.beginPasskeySignIn(.init()).challenge
      let swapped = SoftAuthenticator().clientData(proof, "webauthn.create")
      #expect(try await house.refusal { $0.clientDataJson = swapped }.receivedReason == "CHALLENGE_EXPIRED")
      #expect(try await house.refusal { $0.name = " " }.receivedReason == "NAME_EMPTY")
      #expect(try await house.list().isEmpty)
    }
  }

  @Test("A challenge works once, for five minutes, for its account and its purpose")
  func challenges() async throws {
    try await with { house in
      var authenticator = try await house.added()
      let options = try await house.auth.beginPasskeySignIn(.init())
      let assertion = try authenticator.prove(options)
      _ = try await house.auth.signInWithPasskey(.init(assertion: assertion))
      let again = await failure { try await house.auth.signInWithPasskey(.init(assertion: assertion)) }
      #expect(again.receivedReason == "PASSKEY_INVALID")

      // Somebody else's challenge for a registration is none of hers.
      let bob = CallOptions().bearer(try await house.harness.registered("bob@example.org").accessToken)
      var blank = SoftAuthenticator()
      let foreign = try blank.register(try await house.auth.beginPasskeyRegistration(.init(), options: bob))
      let error = await failure { try await house.auth.registerPasskey(foreign, options: house.ada) }
      #expect(error.receivedReason == "CHALLENGE_EXPIRED")

      let late = try authenticator.prove(try await house.auth.beginPasskeySignIn(.init()))
      house.harness.clock.advance(by: .seconds(300))
      #expect(
        await failure { try await house.auth.signInWithPasskey(.init(assertion: late)) }.receivedReason
          == "PASSKEY_INVALID")
      try await house.harness.components.eraseOutdated()
      #expect(try await house.pool.all("SELECT 1 AS one FROM auth.passkey_challenges").isEmpty)
    }
  }

  @Test("Whatever is wrong with a proof, the refusal is the same")
  func refusals() async throws {
    try await with { house in
      var authenticator = try await house.added()
      var stranger = SoftAuthenticator(userHandle: authenticator.userHandle)
      #expect(try await house.signInRefusal(&stranger) == "PASSKEY_INVALID", "an unknown credential")
      var forger = SoftAuthenticator(credentialID: authenticator.credentialID, userHandle: authenticator.userHandle)
      #expect(try await house.signInRefusal(&forger) == "PASSKEY_INVALID", "another key")
      let changes: [(inout AuthV1.PasskeyAssertion) -> Void] = [
        { $0.signature[10] ^= 1 }, { $0.signature = [] }, { $0.authenticatorData[36] ^= 1 },
        { $0.authenticatorData = [] },
        { $0.clientDataJson = [] }, { $0.userHandle = [] }, { $0.userHandle[0] ^= 1 }, { $0.credentialID = [] },
      ]
      for change in changes { #expect(try await house.signInRefusal(&authenticator, change) == "PASSKEY_INVALID") }
      for (origin, flags) in [
        ("https://evil.example", UInt8(5)), ("http://localhost:7080", 1), ("http://localhost:7080", 4),
      ] {
        var other = authenticator
        (other.origin, other.flags) = (origin, flags)
        #expect(try await house.signInRefusal(&other) == "PASSKEY_INVALID")
      }
      #expect(await failure { try await house.auth.signInWithPasskey(.init()) }.receivedReason == "PASSKEY_INVALID")
      _ = try await house.signIn(&authenticator)
    }
  }

  @Test("A copy whose counter runs back is refused, for good, and told to the owner by event and mail")
  func cloned() async throws {
    let post = RecordingMailTransport()
    try await with(post) { house in
      var original = try await house.added()
      var copy = original
      _ = try await house.signIn(&original)
      _ = try await house.signIn(&original)
      #expect(try await house.signInRefusal(&copy) == "PASSKEY_BLOCKED")
      #expect(try await house.signInRefusal(&original) == "PASSKEY_BLOCKED", "nobody knows which is the copy")
      #expect(try await house.list().map { $0.blockTime?.seconds } == [FakeClock.start.seconds])
      #expect(try await house.events().filter { $0 == .passkeyCloned }.count == 1)
      _ = try await house.harness.mailSender?.sendDue()
      let texts = post.texts(to: "ada@example.org").compactMap(\.first)
      #expect(texts.filter { $0.contains("einen neuen Passkey") }.count == 1)
      #expect(texts.filter { $0.contains("Vielleicht gibt es eine Kopie davon") }.count == 1)
    }
  }

  @Test("A passkey stands in for the second factor and proves who asks, its owner's alone")
  func proofs() async throws {
    try await with { house in
      var authenticator = try await house.added()
      let proof = { (house: House, authenticator: inout SoftAuthenticator) in
        AuthV1.ReauthenticateRequest.Proof.passkey(
          try authenticator.prove(try await house.auth.beginPasskeySignIn(.init())))
      }
      house.harness.clock.advance(by: .seconds(301))
      let fresh = try await house.auth.reauthenticate(
        .init(proof: try await proof(house, &authenticator)), options: house.ada)
      let ada = CallOptions().bearer(fresh.accessToken)
      #expect(try await house.auth.whoAmI(.init(), options: ada).amr == ["pop", "mfa"])

      let app = Totp(
        secret: try #require(
          SecondFactorTests.Ada.bytes(
            ofBase32: try await house.auth.enrollTotp(.init(), options: ada).secret)))
      let code = app.code(ofStep: Totp.step(at: house.harness.clock.read()))
      _ = try await house.auth.activateTotp(.init(code: code), options: ada)
      let asked = try await house.auth.signIn(.init(email: "ada@example.org", password: "violet harbour stool"))
      let challenge = try #require(asked.mfaChallenge).challenge
      let bobs = CallOptions().bearer(try await house.harness.registered("bob@example.org").accessToken)
      var bob = SoftAuthenticator()
      _ = try await house.auth.registerPasskey(
        bob.register(try await house.auth.beginPasskeyRegistration(.init(), options: bobs)), options: bobs)
      let foreign = try bob.prove(try await house.auth.beginPasskeySignIn(.init()))
      let error = await failure {
        try await house.auth.verifyMfa(.init(challenge: challenge, proof: .passkey(foreign)))
      }
      #expect(error.receivedReason == "PASSKEY_INVALID")
      #expect(try await house.events().contains(.secondFactorFailed))

      let own = try authenticator.prove(try await house.auth.beginPasskeySignIn(.init()))
      let tokens = try #require(
        try await house.auth.verifyMfa(.init(challenge: challenge, proof: .passkey(own))).tokens)
      let me = try await house.auth.whoAmI(.init(), options: CallOptions().bearer(tokens.accessToken))
      #expect(me.amr == ["pwd", "pop", "mfa"])
      _ = try await house.signIn(&authenticator)
    }
  }

  @Test("One is renamed and removed by its owner alone, and adding and removing need a fresh proof")
  func managing() async throws {
    try await with { house in
      var authenticator = try await house.added()
      let id = try #require(try await house.list().first).passkeyID
      let bob = CallOptions().bearer(try await house.harness.registered("bob@example.org").accessToken)
      for options in [bob, house.ada] {
        let isOwner = try await house.auth.whoAmI(.init(), options: options).user?.email == "ada@example.org"
        if isOwner {
          _ = try await house.auth.renamePasskey(.init(passkeyID: id, name: " desk "), options: options)
        } else {
          let rename = await failure {
            try await house.auth.renamePasskey(.init(passkeyID: id, name: "x"), options: bob)
          }
          let delete = await failure { try await house.auth.deletePasskey(.init(passkeyID: id), options: bob) }
          #expect(rename.receivedReason == "PASSKEY_NOT_FOUND" && delete.receivedReason == "PASSKEY_NOT_FOUND")
        }
      }
      #expect(try await house.list().map(\.name) == ["desk"])
      let wrong = await failure {
        try await house.auth.renamePasskey(.init(passkeyID: "1", name: "x"), options: house.ada)
      }
      #expect(wrong.receivedReason == "PASSKEY_ID_INVALID")

      house.harness.clock.advance(by: .seconds(301))
      let calls: [@Sendable () async throws -> Void] = [
        { _ = try await house.auth.beginPasskeyRegistration(.init(), options: house.ada) },
        { _ = try await house.auth.registerPasskey(.init(), options: house.ada) },
        { _ = try await house.auth.deletePasskey(.init(passkeyID: id), options: house.ada) },
      ]
      for call in calls { #expect(await failure(call).receivedReason == "REAUTHENTICATION_REQUIRED") }
      let tokens = try #require(try await house.signIn(&authenticator).tokens)
      _ = try await house.auth.deletePasskey(.init(passkeyID: id), options: CallOptions().bearer(tokens.accessToken))
      #expect(try await house.signInRefusal(&authenticator) == "PASSKEY_INVALID")
      #expect(Set(try await house.events()).isSuperset(of: [.passkeyAdded, .passkeyRemoved, .signedIn]))
    }
  }

  @Test("A passkey opens no account that an operator has shut, and goes with its account")
  func accounts() async throws {
    try await with { house in
      var authenticator = try await house.added()
      try await house.pool.execute("UPDATE auth.users SET disable_time = now()")
      #expect(try await house.signInRefusal(&authenticator) == "ACCOUNT_DISABLED")
      try await house.pool.execute(
        """
        UPDATE auth.users SET disable_time = NULL, delete_time = now(), delete_request_time = now(),
          receipt_digest = decode(repeat('00', 32), 'hex')
        """)
      try await house.pool.execute("DELETE FROM auth.users")
      #expect(try await house.signInRefusal(&authenticator) == "PASSKEY_INVALID")
    }
  }

  @Test("Of many proofs at once with one challenge, one signs in")
  func race() async throws {
    try await with { house in
      var authenticator = try await house.added()
      let assertion = try authenticator.prove(try await house.auth.beginPasskeySignIn(.init()))
      let successes = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<8 {
          group.addTask { (try? await house.auth.signInWithPasskey(.init(assertion: assertion))) != nil }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(successes == 1)
    }
  }
}
