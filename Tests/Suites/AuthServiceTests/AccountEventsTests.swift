import AuthDomain
import AuthProto
import AuthService
import Foundation
import Testing
import TitanCore
import TitanPostgres
import TitanRPC
import TitanTesting

@Suite("Security events of account changes on PostgreSQL")
struct AccountEventsTests {
  private static let (old, new) = ("violet harbour stool", "green harbour stool")

  /// The events since the last one of these, oldest first.
  private func kinds(_ harness: AuthHarness, _ password: String, _ email: String = "ada@example.org") async throws
    -> [AuthV1.SecurityEventKind]
  {
    let tokens = try #require(try await harness.auth.signIn(.init(email: email, password: password)).tokens)
    let page = try await harness.auth.listSecurityEvents(
      .init(pageSize: 200), options: CallOptions().bearer(tokens.accessToken))
    return page.securityEvents.reversed().map(\.kind).filter { $0 != .signedIn && $0 != .registered }
  }

  @Test("Each change records one event, and a refusal records none")
  func changes() async throws {
    try await TestDatabase.with(.auth) { pool in
      let post = RecordingMailTransport()
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool), transport: post)
      func token(_ address: String = "ada@example.org") async throws -> String {
        _ = try await harness.mailSender?.sendDue()
        harness.clock.advance(by: .seconds(1))
        return try #require(post.tokens(to: address).last)
      }
      _ = try await harness.auth.register(AuthHarness.form())
      let verification = AuthV1.VerifyEmailRequest(proof: .token(try await token()))
      _ = try await harness.auth.verifyEmail(verification)
      _ = await failure { try await harness.auth.verifyEmail(verification) }
      #expect(try await kinds(harness, Self.old) == [.emailVerified])

      // Events of one instant come in any order.
      harness.clock.advance(by: .seconds(1))
      _ = try await harness.auth.requestPasswordReset(.init(email: "nobody@example.org"))
      _ = try await harness.auth.requestPasswordReset(.init(email: "ada@example.org"))
      // The second call was a retry of the same request.
      post.fail(MailFailure(isPermanent: false, "451 come back"))
      _ = try await harness.mailSender?.sendDue()
      harness.clock.advance(by: .seconds(60))
      let reset = AuthV1.ConfirmPasswordResetRequest(proof: .token(try await token()), newPassword: Self.new)
      _ = try await harness.auth.confirmPasswordReset(reset)
      _ = await failure { try await harness.auth.confirmPasswordReset(reset) }
      #expect(try await kinds(harness, Self.new) == [.emailVerified, .passwordResetRequested, .passwordReset])

      let tokens = try #require(
        try await harness.auth.signIn(.init(email: "ada@example.org", password: Self.new, device: .init(name: "Desk")))
          .tokens)
      let options = CallOptions().bearer(tokens.accessToken)
      _ = await failure {
        try await harness.auth.changePassword(.init(currentPassword: "wrong", newPassword: Self.old), options: options)
      }
      harness.clock.advance(by: .seconds(1))
      let change = AuthV1.ChangePasswordRequest(
        currentPassword: Self.new, newPassword: Self.old, requestID: UUID().uuidString)
      for _ in 0..<2 { _ = try await harness.auth.changePassword(change, options: options) }
      harness.clock.advance(by: .seconds(1))
      let move = AuthV1.ChangeEmailRequest(newEmail: "ada@example.net", requestID: UUID().uuidString)
      for _ in 0..<2 { _ = try await harness.auth.changeEmail(move, options: options) }
      _ = try await harness.auth.confirmEmailChange(.init(proof: .token(try await token("ada@example.net"))))
      #expect(
        try await kinds(harness, Self.old, "ada@example.net").suffix(3) == [
          .passwordChanged, .emailChangeRequested, .emailChanged,
        ])
      let page = try await harness.auth.listSecurityEvents(
        .init(kinds: [.passwordChanged, .emailChangeRequested]), options: options)
      #expect(page.securityEvents.map(\.deviceName) == ["Desk", "Desk"])
      #expect(page.securityEvents.allSatisfy { $0.authSessionID == tokens.authSessionID })
    }
  }

  @Test("Events are kept for 400 days, and erasing them twice or before any exist does no harm")
  func retention() async throws {
    try await TestDatabase.with(.auth) { pool in
      let store = PostgresAuthStore(pool: pool)
      let harness = try await AuthHarness(store: store)
      let tokens = try await harness.registered()
      let user = try #require(UserID(try ParsedToken(tokens.accessToken).payload["sub"] as? String ?? ""))
      let now = systemClock()
      for days in [401, 399, 0] as [Int64] {
        let time = now - .seconds(days * 86_400)
        try await store.record(SecurityEvent(.signedIn, of: user, from: nil, at: time, id: .version7(at: time)))
      }
      #expect(try await store.eraseOldEvents() == 1)
      #expect(try await store.eraseOldEvents() == 0)
      let left = try await store.events(of: user, [.signedIn], after: nil, limit: 9)
      #expect(left.allSatisfy { now - $0.time < .seconds(400 * 86_400) } && left.count == 2)
    }
  }
}
