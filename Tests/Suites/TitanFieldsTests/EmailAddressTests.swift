import Testing
import TitanFields

@Suite("E-mail addresses (D28)")
struct EmailAddressTests {
  @Test(
    "A valid address is accepted and trimmed",
    arguments: [
      ("a@b.c", "a@b.c"), ("  ada@example.org\n", "ada@example.org"),
      ("Ada.Lovelace@Example.ORG", "Ada.Lovelace@Example.ORG"),
      ("a+tag@sub.example.org", "a+tag@sub.example.org"), ("jörg@müller.de", "jörg@müller.de"),
      ("\u{3000}x_y-z@e.fr\u{00A0}", "x_y-z@e.fr"), ("o'brien@example.ie", "o'brien@example.ie"),
    ])
  func accepted(text: String, trimmed: String) { #expect(EmailAddress(text)?.text == trimmed) }

  @Test(
    "An invalid address is rejected",
    arguments: [
      "", "  ", "a@@b.c", "ab.c", "a@bc", "@b.c", "a@", "a@.", "a@b.", "a@.c", "a@b..c", "a@b@c.d", "a b@c.d",
      "a@b c.d",
      "a\u{0}@b.c", "a\r\nBcc: x@y.z", "a@b.c\u{2028}x", "<a@b.c>", "a,b@c.d", "\"a b\"@c.d", "a\u{202E}b@c.d",
    ])
  func rejected(text: String) { #expect(EmailAddress(text) == nil) }

  @Test("An address has at most 254 octets")
  func length() {
    let domain = "@example.org"
    #expect(EmailAddress(String(repeating: "a", count: 254 - domain.utf8.count) + domain) != nil)
    #expect(EmailAddress(String(repeating: "a", count: 255 - domain.utf8.count) + domain) == nil)
    #expect(EmailAddress(String(repeating: "ä", count: 122) + domain) == nil, "octets, not letters")
  }

  @Test("Addresses that differ only in case or composition are equal")
  func sameness() {
    #expect(EmailAddress("ADA@Example.org") == EmailAddress(" ada@example.ORG "))
    #expect(EmailAddress("jo\u{308}rg@x.de") == EmailAddress("J\u{D6}RG@x.de"))
    #expect(EmailAddress("ada@example.org") != EmailAddress("ada@example.com"))
    #expect(EmailAddress("ADA@Example.org")?.canonical == "ada@example.org")
    #expect(EmailAddress("ADA@Example.org")?.hashValue == EmailAddress("ada@example.org")?.hashValue)
  }

  @Test("Printing an address does not reveal it")
  func secrecy() { #expect(EmailAddress("a@b.c").map { "\($0)" } == "****") }
}
