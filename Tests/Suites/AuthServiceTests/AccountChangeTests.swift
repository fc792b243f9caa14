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

/// Lifetimes and races; the tests on the wire show what the methods do.
@Suite("Changes of accounts on PostgreSQL")
struct AccountChangeTests {
  private static let address = "ada@example.org"

  private func with(_ body: @Sendable (AuthHarness, RecordingMailTransport) async throws -> Void) async throws {
    try await TestDatabase.with(.auth) { pool in
      let post = RecordingMailTransport()
      try await body(try await AuthHarness(store: PostgresAuthStore(pool: pool), transport: post), post)
    }
  }

  /// Registers Ada and returns the token of her mail.
  private func registered(_ harness: AuthHarness, _ post: RecordingMailTransport) async throws -> String {
    _ = try await harness.auth.register(AuthHarness.form())
    _ = try await harness.mailSender?.sendDue()
    return try #require(post.tokens(to: Self.address).last)
  }

  private func resetToken(_ harness: AuthHarness, _ post: RecordingMailTransport) async throws -> String {
    _ = try await harness.auth.requestPasswordReset(.init(email: Self.address))
    _ = try await harness.mailSender?.sendDue()
    return try #require(post.tokens(to: Self.address).last)
  }

  @Test(
    "A verification token is valid for 24 hours",
    arguments: [(86_399, nil), (86_400, "TOKEN_EXPIRED")] as [(Int, String?)])
  func verification(seconds: Int, reason: String?) async throws {
    try await with { harness, post in
      let token = try await registered(harness, post)
      harness.clock.advance(by: .seconds(seconds))
      if let reason {
        #expect(
          await failure { try await harness.auth.verifyEmail(.init(proof: .token(token))) }.receivedReason == reason)
      } else {
        _ = try await harness.auth.verifyEmail(.init(proof: .token(token)))
        _ = try await harness.auth.signIn(.init(email: Self.address, password: "violet harbour stool"))
      }
    }
  }

  @Test("A reset token is valid for ten minutes", arguments: [(599, nil), (600, "TOKEN_EXPIRED")] as [(Int, String?)])
  func reset(seconds: Int, reason: String?) async throws {
    try await with { harness, post in
      _ = try await registered(harness, post)
      let token = try await resetToken(harness, post)
      harness.clock.advance(by: .seconds(seconds))
      let request = AuthV1.ConfirmPasswordResetRequest(proof: .token(token), newPassword: "green harbour stool")
      if let reason {
        #expect(await failure { try await harness.auth.confirmPasswordReset(request) }.receivedReason == reason)
      } else {
        _ = try await harness.auth.confirmPasswordReset(request)
        // A person who can read the mail has verified the address, too.
        let user = try await harness.auth.signIn(.init(email: Self.address, password: "green harbour stool")).user
        #expect(user?.verificationState == .verified)
      }
    }
  }

  @Test("A token presented many times at once is used once, and voids the account's other tokens of its kind")
  func race() async throws {
    try await with { harness, post in
      _ = try await registered(harness, post)
      let tokens = [try await resetToken(harness, post), try await resetToken(harness, post)]
      let outcomes = await withTaskGroup(of: String.self) { group in
        for number in 0..<20 {
          group.addTask {
            do {
              _ = try await harness.auth.confirmPasswordReset(
                .init(proof: .token(tokens[number % 2]), newPassword: "green harbour stool \(number)"))
              return "OK"
            } catch { return (error as? RPCError)?.receivedReason ?? "\(error)" }
          }
        }
        return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      }
      #expect(outcomes == ["OK": 1, "TOKEN_USED": 19])
    }
  }

  @Test("Of two concurrent password changes, one succeeds")
  func passwordRace() async throws {
    try await with { harness, post in
      _ = try await harness.auth.verifyEmail(.init(proof: .token(try await registered(harness, post))))
      let tokens = try #require(
        try await harness.auth.signIn(.init(email: Self.address, password: "violet harbour stool")).tokens)
      let outcomes = await withTaskGroup(of: String.self) { group in
        for number in 0..<10 {
          group.addTask {
            do {
              _ = try await harness.auth.changePassword(
                .init(currentPassword: "violet harbour stool", newPassword: "green harbour stool \(number)"),
                options: CallOptions().bearer(tokens.accessToken))
              return "OK"
            } catch { return (error as? RPCError)?.receivedReason ?? "\(error)" }
          }
        }
        return await group.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
      }
      #expect(outcomes["OK"] == 1)
      // The late ones present the previous password, and only a limited number of attempts is allowed.
      #expect(
        Set(outcomes.keys).isSubset(of: ["OK", "CONCURRENT_CHANGE", "BAD_CREDENTIALS", "TOO_MANY_ATTEMPTS"]))
    }
  }

  @Test(
    "Only a recent sign-in can change the address",
    arguments: [(300, nil), (301, "REAUTHENTICATION_REQUIRED")] as [(Int, String?)])
  func freshness(seconds: Int, reason: String?) async throws {
    try await with { harness, post in
      _ = try await harness.auth.verifyEmail(.init(proof: .token(try await registered(harness, post))))
      let tokens = try #require(
        try await harness.auth.signIn(.init(email: Self.address, password: "violet harbour stool")).tokens)
      harness.clock.advance(by: .seconds(seconds))
      let options = CallOptions().bearer(tokens.accessToken)
      let request = AuthV1.ChangeEmailRequest(newEmail: "lovelace@example.org")
      if let reason {
        let error = await failure { try await harness.auth.changeEmail(request, options: options) }
        #expect(error.code == .permissionDenied)
        #expect(error.receivedReason == reason)
      } else {
        #expect(try await harness.auth.changeEmail(request, options: options).verificationState == .pending)
      }
    }
  }

  @Test("Where no mail is sent, an address changes at once, and a taken one is reported as taken")
  func withoutMail() async throws {
    try await TestDatabase.with(.auth) { pool in
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool))
      let options = CallOptions().bearer(try await harness.registered().accessToken)
      _ = try await harness.registered("eve@example.org")
      let taken = await failure {
        try await harness.auth.changeEmail(.init(newEmail: "EVE@example.org"), options: options)
      }
      #expect(taken.receivedReason == "EMAIL_TAKEN")
      let request = AuthV1.ChangeEmailRequest(newEmail: "lovelace@example.org", requestID: UUID().uuidString)
      for _ in 1...2 {
        #expect(try await harness.auth.changeEmail(request, options: options).verificationState == .notRequired)
      }
      #expect(try await harness.auth.whoAmI(.init(), options: options).user?.email == "lovelace@example.org")
      _ = try await harness.auth.requestPasswordReset(.init(email: "lovelace@example.org"))
      #expect(try await pool.first("SELECT 1 AS found FROM auth.mails") == nil)
    }
  }
}
