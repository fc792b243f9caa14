import AuthDomain
import AuthProto
import AuthService
import Foundation
import Testing
import TitanCore
import TitanFields
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

/// Codes that users type from mails, next to the tokens of their links.
@Suite("Mail codes on PostgreSQL")
struct MailCodeTests {
  private static let address = "ada@example.org"
  private static let password = "green harbour stool"

  private func with(_ body: @Sendable (AuthHarness, RecordingMailTransport) async throws -> Void) async throws {
    try await TestDatabase.with(.auth) { pool in
      let post = RecordingMailTransport()
      try await body(try await AuthHarness(store: PostgresAuthStore(pool: pool), transport: post), post)
    }
  }

  /// Registers Ada and returns the code of her mail.
  private func registered(_ harness: AuthHarness, _ post: RecordingMailTransport, _ email: String = address)
    async throws -> String
  {
    _ = try await harness.auth.register(AuthHarness.form(email))
    return try await newCode(harness, post, email)
  }

  private func resetCode(_ harness: AuthHarness, _ post: RecordingMailTransport) async throws -> String {
    _ = try await harness.auth.requestPasswordReset(.init(email: Self.address))
    return try await newCode(harness, post, Self.address)
  }

  /// The code of the mail that is sent now.
  private func newCode(_ harness: AuthHarness, _ post: RecordingMailTransport, _ email: String) async throws -> String {
    harness.clock.advance(by: .seconds(1))
    _ = try await harness.mailSender?.sendDue()
    return try #require(post.codes(to: email).last)
  }

  private func verify(_ harness: AuthHarness, _ code: String, of email: String = address) async throws {
    _ = try await harness.auth.verifyEmail(.init(proof: .mailCode(.init(email: email, code: code))))
  }

  private func reset(_ harness: AuthHarness, _ code: String, to password: String = password) async throws {
    _ = try await harness.auth.confirmPasswordReset(
      .init(proof: .mailCode(.init(email: Self.address, code: code)), newPassword: password))
  }

  /// A code that differs from this one.
  private static func wrong(_ code: String) -> String { (code.first == "0" ? "1" : "0") + code.dropFirst() }

  private func expectRefused(_ call: () async throws -> some Any) async {
    let error = await failure(call)
    #expect(error.code == .invalidArgument)
    #expect(error.receivedReason == "CODE_INVALID")
    #expect(error.receivedViolations.map(\.field) == ["mail_code.code"])
  }

  @Test("A code verifies an address once, however it is typed, and the link of its mail is used up with it")
  func verification() async throws {
    try await with { harness, post in
      let code = try await registered(harness, post)
      let typed = " " + code.lowercased().replacing("-", with: " ")
      try await verify(harness, typed, of: "ADA@example.org")
      _ = try await harness.auth.signIn(.init(email: Self.address, password: "violet harbour stool"))
      await expectRefused { try await verify(harness, code) }
      let token = try #require(post.tokens(to: Self.address).last)
      #expect(
        await failure { try await harness.auth.verifyEmail(.init(proof: .token(token))) }.receivedReason == "TOKEN_USED"
      )
    }
  }

  @Test("A code resets a password, and a refused password neither uses it up nor costs an attempt")
  func reset() async throws {
    try await with { harness, post in
      try await verify(harness, try await registered(harness, post))
      let code = try await resetCode(harness, post)
      for _ in 0..<2 * OneTimeToken.codeTries {
        let weak = await failure { try await reset(harness, code, to: "short") }
        #expect(weak.receivedReason == "PASSWORD_TOO_SHORT")
      }
      try await reset(harness, code)
      _ = try await harness.auth.signIn(.init(email: Self.address, password: Self.password))
      await expectRefused { try await reset(harness, code) }
    }
  }

  @Test("A code confirms an account's new address, and works with that address only")
  func change() async throws {
    try await with { harness, post in
      try await verify(harness, try await registered(harness, post))
      let signedIn = try await harness.auth.signIn(.init(email: Self.address, password: "violet harbour stool"))
      _ = try await harness.auth.changeEmail(
        .init(newEmail: "new@example.org"), options: CallOptions().bearer(try #require(signedIn.tokens).accessToken))
      let code = try await newCode(harness, post, "new@example.org")
      func confirm(_ email: String) async throws -> AuthV1.ConfirmEmailChangeResponse {
        try await harness.auth.confirmEmailChange(.init(proof: .mailCode(.init(email: email, code: code))))
      }
      await expectRefused { try await confirm(Self.address) }
      #expect(try await confirm("new@example.org").user?.email == "new@example.org")
    }
  }

  @Test("Five wrong codes void the right one, but not the link, and the next mail has a valid one")
  func tries() async throws {
    try await with { harness, post in
      let code = try await registered(harness, post)
      for _ in 0..<OneTimeToken.codeTries { await expectRefused { try await verify(harness, Self.wrong(code)) } }
      await expectRefused { try await verify(harness, code) }

      harness.clock.advance(by: .seconds(60))
      await expectRefused { try await verify(harness, code) }
      _ = try await harness.auth.resendVerification(.init(email: Self.address))
      let next = try await newCode(harness, post, Self.address)
      await expectRefused { try await verify(harness, code) }
      try await verify(harness, next)
    }
    try await with { harness, post in
      let code = try await registered(harness, post)
      for _ in 0..<OneTimeToken.codeTries { await expectRefused { try await verify(harness, Self.wrong(code)) } }
      let token = try #require(post.tokens(to: Self.address).last)
      _ = try await harness.auth.verifyEmail(.init(proof: .token(token)))
    }
  }

  @Test("Of a hundred concurrent guesses, five are checked")
  func guesses() async throws {
    try await with { harness, post in
      let code = try await registered(harness, post)
      let store = try #require(harness.store as? PostgresAuthStore)
      let tokens = OneTimeTokens(key: try AuthHarness.keys().mailCodes)
      let typed = try #require(TypedCode(code, bytes: TypedCode.mailBytes))
      let key = tokens.stored(typed, for: EmailAddress(stored: Self.address), .verifyEmail).tryKey
      let counted = try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<100 {
          group.addTask {
            try await store.countTry(key, limit: OneTimeToken.codeTries, at: harness.clock.read())
          }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(counted == OneTimeToken.codeTries)
      await expectRefused { try await verify(harness, code) }
    }
  }

  @Test("A code is valid as long as the link of its mail", arguments: [false, true])
  func expiry(isOver: Bool) async throws {
    try await with { harness, post in
      try await verify(harness, try await registered(harness, post))
      let code = try await resetCode(harness, post)
      harness.clock.advance(by: .seconds(isOver ? 600 : 599))
      if isOver {
        await expectRefused { try await reset(harness, code) }
      } else {
        try await reset(harness, code)
      }
    }
  }

  @Test("A code works only for its own purpose and address, and never without an account")
  func purposes() async throws {
    try await with { harness, post in
      let code = try await registered(harness, post)
      let other = try await registered(harness, post, "eve@example.org")
      await expectRefused { try await reset(harness, code) }
      await expectRefused { try await verify(harness, code, of: "eve@example.org") }
      await expectRefused { try await verify(harness, other) }
      await expectRefused { try await verify(harness, code, of: "nobody@example.org") }
      try await verify(harness, code)
      try await verify(harness, other, of: "eve@example.org")
    }
  }

  @Test("If two accounts claim one address, only the code of the latest mail works")
  func rivals() async throws {
    try await with { harness, post in
      for email in [Self.address, "eve@example.org"] {
        try await verify(harness, try await registered(harness, post, email), of: email)
        let signedIn = try await harness.auth.signIn(.init(email: email, password: "violet harbour stool"))
        _ = try await harness.auth.changeEmail(
          .init(newEmail: "new@example.org"), options: CallOptions().bearer(try #require(signedIn.tokens).accessToken))
        _ = try await newCode(harness, post, "new@example.org")
      }
      let codes = post.codes(to: "new@example.org")
      func confirm(_ code: String) async throws -> String? {
        try await harness.auth.confirmEmailChange(.init(proof: .mailCode(.init(email: "new@example.org", code: code))))
          .user?.userID
      }
      await expectRefused { try await confirm(codes[0]) }
      let eve = try await harness.auth.signIn(.init(email: "eve@example.org", password: "violet harbour stool"))
      #expect(try await confirm(codes[1]) == eve.user?.userID)
    }
  }

  @Test(
    "Text that isn't a code is refused like a wrong one, and costs no attempt",
    arguments: ["", "7KQ4", "7KQ4-2M9X-7KQ4", "7KQ4-2M9!"])
  func malformed(typed: String) async throws {
    try await with { harness, post in
      let code = try await registered(harness, post)
      for _ in 0..<2 * OneTimeToken.codeTries { await expectRefused { try await verify(harness, typed) } }
      for (email, reason) in [("", "FIELD_EMPTY"), ("ada", "EMAIL_INVALID")] {
        let error = await failure { try await verify(harness, code, of: email) }
        #expect(error.receivedViolations.map(\.field) == ["mail_code.email"])
        #expect(error.receivedReason == reason)
      }
      try await verify(harness, code)
    }
  }

  @Test("A mail to an address that the account has not verified never contains the display name")
  func names() async throws {
    try await with { harness, post in
      let spam = "Buy pills at spam.example"
      func send() async throws {
        harness.clock.advance(by: .seconds(1))
        while try await harness.mailSender?.sendDue() ?? 0 > 0 {}
      }
      func isNamed(to email: String) -> [Bool] {
        post.texts(to: email).map { $0.contains { $0.contains("Buy pills") || $0.contains("spam.example") } }
      }
      var form = AuthHarness.form()
      form.displayName = spam
      // The verification, the notice of a second registration, and the reset: all before anybody has verified the
      // address.
      _ = try await harness.auth.register(form)
      try await send()
      let token = try #require(post.tokens(to: Self.address).last)
      _ = try await harness.auth.register(form)
      try await send()
      _ = try await harness.auth.requestPasswordReset(.init(email: Self.address))
      try await send()
      #expect(isNamed(to: Self.address) == [false, false, false])

      // Then mails to the owner, who has verified it; to an address they only claim; and to their former one.
      _ = try await harness.auth.verifyEmail(.init(proof: .token(token)))
      _ = try await harness.auth.requestPasswordReset(.init(email: Self.address))
      try await send()
      #expect(isNamed(to: Self.address).last == true)
      let signedIn = try await harness.auth.signIn(.init(email: Self.address, password: "violet harbour stool"))
      let options = CallOptions().bearer(try #require(signedIn.tokens).accessToken)
      _ = try await harness.auth.changeEmail(.init(newEmail: "victim@example.org"), options: options)
      try await send()
      #expect(isNamed(to: "victim@example.org") == [false])
      let change = try #require(post.tokens(to: "victim@example.org").last)
      _ = try await harness.auth.confirmEmailChange(.init(proof: .token(change)))
      try await send()
      #expect(isNamed(to: Self.address).count == 5)
      #expect(isNamed(to: Self.address).last == false)
    }
  }
}
