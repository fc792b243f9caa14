import AuthDomain
import Foundation
import Testing
import TitanCore

@Suite("Personal access tokens")
struct PersonalTokenTests {
  private static let start = Timestamp(seconds: 1_780_000_000)

  @Test("A form is trimmed, its scopes are sorted and counted once, and 90 days are the default")
  func form() throws {
    let form = try PersonalTokenForm(
      name: "  backup script \n", scopes: ["sessions:read", "habits:write", "sessions:read"], lifetime: nil)
    #expect(form.name == "backup script")
    #expect(form.scopes == ["habits:write", "sessions:read"])
    #expect(form.lifetime == .seconds(90 * 86_400))
  }

  @Test(
    "Every wrong field is named",
    arguments: [
      ("", ["habits:read"], nil, [.nameEmpty]), (" \n", ["habits:read"], nil, [.nameEmpty]),
      (String(repeating: "x", count: 101), ["habits:read"], nil, [.nameTooLong(101)]),
      ("a\u{7}b", ["habits:read"], nil, [.nameHasControlCharacter]), ("a", [], nil, [.scopesEmpty]),
      ("a", ["habits:read", "habits:all", "*"], nil, [.scopeUnknown(1, "habits:all"), .scopeUnknown(2, "*")]),
      ("a", ["habits:read"], .seconds(59), [.lifetimeOutOfRange(.seconds(59))]),
      ("a", ["habits:read"], .seconds(366 * 86_400 + 1), [.lifetimeOutOfRange(.seconds(366 * 86_400 + 1))]),
      ("", [], .zero, [.nameEmpty, .scopesEmpty, .lifetimeOutOfRange(.zero)]),
    ] as [(String, [String], Duration?, [PersonalTokenForm.Problem])])
  func wrong(_ name: String, _ scopes: [String], _ lifetime: Duration?, _ problems: [PersonalTokenForm.Problem]) {
    #expect(throws: PersonalTokenForm.Refusal.self) {
      try PersonalTokenForm(name: name, scopes: scopes, lifetime: lifetime)
    }
    do {
      _ = try PersonalTokenForm(name: name, scopes: scopes, lifetime: lifetime)
    } catch { #expect(error.problems == problems) }
  }

  @Test("The limits themselves are allowed", arguments: [.seconds(60), .seconds(366 * 86_400)] as [Duration])
  func limits(_ lifetime: Duration) throws {
    let form = try PersonalTokenForm(
      name: String(repeating: "x", count: 100), scopes: AccessScope.all.map(\.description), lifetime: lifetime)
    #expect(form.lifetime == lifetime && form.scopes.count == AccessScope.all.count)
  }

  private func token(lastUse: Timestamp? = nil, revoked: Timestamp? = nil) -> PersonalToken {
    PersonalToken(
      id: PersonalTokenID(UUID()), userID: UserID(UUID()), name: "a", scopes: ["habits:read"], createTime: Self.start,
      expireTime: Self.start + .seconds(60), lastUseTime: lastUse, revokeTime: revoked)
  }

  @Test("A token works until it expires or is revoked; the revocation is what is told")
  func state() {
    #expect(token().state(at: Self.start + .seconds(59)) == .active)
    #expect(token().state(at: Self.start + .seconds(60)) == .expired)
    let revoked = token(revoked: Self.start + .seconds(5))
    #expect(revoked.state(at: Self.start + .seconds(5)) == .revoked)
    #expect(revoked.state(at: Self.start + .seconds(60)) == .revoked)
  }

  @Test("A use is written down once a minute at most")
  func uses() {
    #expect(token().shouldRecordUse(at: Self.start))
    let used = token(lastUse: Self.start)
    #expect(!used.shouldRecordUse(at: Self.start + .seconds(59)))
    #expect(used.shouldRecordUse(at: Self.start + .seconds(60)))
  }

  @Test("Shutting the account, asking to delete it and an operator's sign-out revoke its tokens; passwords do not")
  func reasons() {
    let all: [RevocationReason] = [
      .signedOut, .revokedByOwner, .revokedByOperator, .disabled, .roleChanged, .refreshTokenReused, .passwordChanged,
      .passwordReset, .deletionRequested,
    ]
    #expect(all.filter(\.revokesPersonalTokens) == [.revokedByOperator, .disabled, .deletionRequested])
  }
}
