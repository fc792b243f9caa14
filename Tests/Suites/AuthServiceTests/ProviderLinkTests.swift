import AuthDomain
import AuthProto
import AuthService
import Foundation
import Synchronization
import Testing
import TitanCore
import TitanFields
import TitanRPC
import TitanTesting

@Suite("Links with persons of the provider, on PostgreSQL")
struct ProviderLinkTests {
  @Test("An account with the address is linked by its owner, and by nobody else")
  func linking() async throws {
    let post = RecordingMailTransport()
    try await ProviderHouse.with(transport: post) { house in
      let auth = house.harness.auth
      let ada = try await house.harness.registered("Ada@Example.org", reading: post)
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
      let bob = try await house.harness.registered("bob@example.org", reading: post)
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
      _ = try await house.harness.mailSender?.sendDue()
      let told = post.texts(to: "Ada@Example.org").compactMap(\.first)
      #expect(told.filter { $0.contains("mit einem Konto deines Anmeldedienstes verbunden, mit dem") }.count == 1)
      #expect(told.filter { $0.contains("nicht mehr mit einem Konto deines Anmeldedienstes verbunden") }.count == 1)
    }
  }

  @Test("An account that the provider made keeps it until it has a password of its own")
  func onlyWayIn() async throws {
    try await ProviderHouse.with { house in
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
    try await ProviderHouse.with { house in
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
}
