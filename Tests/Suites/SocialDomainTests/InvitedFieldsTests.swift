import SocialDomain
import Testing
import TitanCore
import TitanFields

@Suite("Names and addresses in requests")
struct InvitedFieldsTests {
  @Test("A name is that of its field, trimmed")
  func names() throws {
    #expect(try DisplayName("  Ada Lovelace\n", field: "sharing.display_name").text == "Ada Lovelace")
    let error = #expect(throws: InvalidField.self) { try DisplayName(" ", field: "sharing.display_name") }
    #expect(error?.violation.field == "sharing.display_name")
    #expect(error?.violation.reason == "NAME_INVALID")
  }

  @Test(
    "A violation says what came",
    arguments: [
      ("", "nothing"), ("A\u{7}", "a control character"), (String(repeating: "ü", count: 101), "101 characters"),
    ])
  func violations(text: String, got: String) {
    let error = #expect(throws: InvalidField.self) { try DisplayName(text, field: "x") }
    #expect(error?.violation.description.hasPrefix("got \(got); allowed: 1 to 100 characters") == true)
  }

  @Test("An address is that of its field")
  func addresses() throws {
    #expect(try EmailAddress(" ada@example.org", field: "email").text == "ada@example.org")
    let error = #expect(throws: InvalidField.self) { try EmailAddress("ada", field: "email") }
    #expect(error?.violation.field == "email")
    #expect(error?.violation.reason == "EMAIL_INVALID")
    #expect(error?.violation.description.hasPrefix("got 3 octets") == true, "an address is not repeated")
  }
}
