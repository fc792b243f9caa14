import AuthDomain
import Testing
import TitanCore
import TitanFields

@Suite("Who can register and invite")
struct RegistrationPolicyTests {
  static let code = TypedCode(bytes: [UInt8](1...10))

  @Test("Open registration ignores invitation codes", arguments: ["", "nonsense", RegistrationPolicyTests.code.text])
  func open(typed: String) throws {
    #expect(try RegistrationPolicy(mode: .open).invitation(typed) == nil)
  }

  @Test("Closed registration admits nobody", arguments: ["", "nonsense", RegistrationPolicyTests.code.text])
  func closed(typed: String) {
    #expect(throws: AccountError.registrationClosed) { try RegistrationPolicy(mode: .closed).invitation(typed) }
  }

  @Test("Registration by invitation needs a well-formed code")
  func invite() throws {
    let policy = RegistrationPolicy(mode: .invite)
    #expect(try policy.invitation(Self.code.text.lowercased()) == Self.code)
    for blank in ["", " ", "\n"] { #expect(throws: AccountError.invitationRequired) { try policy.invitation(blank) } }
    for wrong in ["nonsense", "7KQ4-2M9X", Self.code.text + "0"] {
      #expect(throws: AccountError.invitationInvalid) { try policy.invitation(wrong) }
    }
  }

  @Test("Operators invite without a limit, others up to the configured limit, which is zero by default")
  func limits() throws {
    #expect(try RegistrationPolicy().invitationLimit(isOperator: true) == nil)
    #expect(throws: AccountError.invitationsNotAllowed) { try RegistrationPolicy().invitationLimit(isOperator: false) }
    let some = RegistrationPolicy(mode: .invite, invitationsPerUser: 3)
    #expect(try some.invitationLimit(isOperator: false) == 3)
    #expect(try some.invitationLimit(isOperator: true) == nil)
  }

  @Test(
    "A mail greets its reader by name only at an address that the account has verified",
    arguments: [
      (.verified, "ADA@example.org", true), (.verified, "other@example.org", false),
      (.pending, "ada@example.org", false), (.notRequired, "ada@example.org", false),
    ] as [(EmailVerification, String, Bool)])
  func names(verification: EmailVerification, address: String, isNamed: Bool) throws {
    let name = try DisplayName("Ada")
    let user = User(
      id: try #require(UserID("0190f0aa-0000-7000-8000-000000000001")), email: EmailAddress(stored: "ada@example.org"),
      displayName: name, locale: .english, verification: verification, createTime: Timestamp(seconds: 0))
    #expect(user.name(at: EmailAddress(stored: address)) == (isNamed ? name : nil))
  }
}
