import SocialDomain
import Testing
import TitanCore

@Suite("Names, codes and addresses")
struct NamesAndCodesTests {
  @Test(
    "A name is trimmed, has 1 to 100 characters and controls no text",
    arguments: [
      ("Ada", "Ada"), ("  Ada Lovelace\n", "Ada Lovelace"), ("\u{1F4AA}", "\u{1F4AA}"), ("", nil), ("   ", nil),
      ("A\u{202E}da", nil), ("A\u{2066}da", nil), ("A\u{0}da", nil), ("A\nda", nil),
      (String(repeating: "ü", count: 100), String(repeating: "ü", count: 100)),
      (String(repeating: "ü", count: 101), nil),
    ] as [(String, String?)])
  func names(text: String, name: String?) {
    guard let name else {
      let error = #expect(throws: InvalidField.self) { try DisplayName(text, field: "sharing.display_name") }
      #expect(error?.violation.field == "sharing.display_name")
      #expect(error?.violation.reason == "NAME_INVALID")
      return
    }
    #expect((try? DisplayName(text, field: "x"))?.text == name)
  }

  @Test("A violation says what came", arguments: [("", "nothing"), ("A\u{7}", "a control character")])
  func violations(text: String, got: String) {
    let error = #expect(throws: InvalidField.self) { try DisplayName(text, field: "x") }
    #expect(error?.violation.description.hasPrefix("got \(got); allowed: 1 to 100 characters") == true)
  }

  @Test("A code is read as people type it")
  func codes() throws {
    let code = InvitationCode(bytes: [0, 0, 0, 0, 0, 255, 255, 255, 255, 255])
    #expect(code.letters == "00000000ZZZZZZZZ")
    #expect(code.text == "0000-0000-ZZZZ-ZZZZ")
    #expect("\(code)" == "****")
    for typed in ["0000-0000-zzzz-zzzz", "0000 0000 ZZZZ ZZZZ", "oooo-OOOO-zzzz-zzzz", "00000000ZZZZZZZZ"] {
      #expect(InvitationCode(typed) == code)
    }
    #expect(InvitationCode("iIlL-1111-ZZZZ-ZZZZ")?.letters == "11111111ZZZZZZZZ")
  }

  @Test(
    "Anything else is no code",
    arguments: [
      "", "0000-0000-ZZZZ-ZZZ", "0000-0000-ZZZZ-ZZZZ-Z", "0000-0000-ZZZZ-ZZZU", String(repeating: "-", count: 10_000),
      "0000000\u{FF10}ZZZZZZZZ",
    ])
  func noCodes(text: String) { #expect(InvitationCode(text) == nil) }

  @Test("Every bit of a code counts")
  func bits() {
    let codes = Set(
      (0..<80).map { bit in
        InvitationCode(bytes: (0..<10).map { UInt8(bit / 8 == $0 ? 1 << (bit % 8) : 0) }).letters
      })
    #expect(codes.count == 80)
  }

  @Test("Addresses are compared without case and composed")
  func addresses() throws {
    let address = try #require(MailAddress(" U\u{308}ber@Example.ORG "))
    #expect(address.text == "U\u{308}ber@Example.ORG")
    #expect(address.canonical == "\u{FC}ber@example.org")
    #expect("\(address)" == "****")
  }

  @Test(
    "What auth refuses at registration is no address here",
    arguments: [
      "", "ada", "@example.org", "ada@example", "ada@@example.org", "ada@example..org", "a da@example.org",
      "ada<b@example.org", "ada@example.org\u{0}", String(repeating: "a", count: 250) + "@b.de",
    ])
  func noAddresses(text: String) {
    #expect(MailAddress(text) == nil)
    let error = #expect(throws: InvalidField.self) { try MailAddress(text, field: "email") }
    #expect(error?.violation.reason == "EMAIL_INVALID")
  }
}
