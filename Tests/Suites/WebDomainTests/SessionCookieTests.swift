import Testing
import WebDomain

@Suite("The session's cookie")
struct SessionCookieTests {
  private let secure = SessionCookie(isSecure: true)
  private let plain = SessionCookie(isSecure: false)

  @Test("It is closed to scripts, to other sites and to other hosts")
  func attributes() {
    #expect(
      secure.setting("k.v", seconds: 60)
        == "__Host-titanup=k.v; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict")
    #expect(plain.setting("k.v", seconds: 60) == "titanup=k.v; Max-Age=60; Path=/; HttpOnly; SameSite=Strict")
    #expect(secure.clearing == "__Host-titanup=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict")
    #expect(plain.clearing == "titanup=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict")
  }

  @Test(
    "No browser keeps it longer than 400 days",
    arguments: [(-1, 0), (0, 0), (34_560_000, 34_560_000), (.max, 34_560_000)])
  func age(_ asked: Int64, _ given: Int64) {
    #expect(plain.setting("v", seconds: asked).contains("; Max-Age=\(given);"))
  }

  @Test(
    "It is found among others, wherever it stands",
    arguments: [
      ["titanup=a.b"], ["x=1; titanup=a.b"], ["titanup=a.b; x=1"], ["x=1;titanup=a.b;y"], ["  titanup  =  a.b  "],
      ["x=1", "titanup=a.b"], ["mytitanup=c; titanup=a.b; titanup2=d"], [";;; titanup=a.b;"],
    ])
  func found(_ lines: [String]) { #expect(plain.value(in: lines) == "a.b") }

  @Test(
    "It counts as missing where it is missing, empty, twice there, too long, or of foreign characters",
    arguments: [
      [], [""], ["titanup"], ["titanup="], ["titanup=  "], ["TITANUP=a.b"], ["__Host-titanup=a.b"],
      ["titanup=a.b; titanup=a.b"], ["titanup=a", "titanup=b"], ["titanup=a b"], ["titanup=\"a.b\""], ["titanup=a=b"],
      ["titanup=a,b"], ["titanup=ä"], ["titanup=a\u{0}b"], ["titanup=a\r\nset-cookie: x"],
      ["titanup=" + String(repeating: "a", count: 3_801)],
    ])
  func missing(_ lines: [String]) { #expect(plain.value(in: lines) == nil) }

  @Test(
    "Its name is found even where its value is not",
    arguments: [
      (["titanup=a.b"], true), (["x=1; titanup=a b"], true), (["x=1", "titanup"], true), (["__Host-titanup=a.b"], true),
      ([], false), ([""], false), (["x=1"], false), (["TITANUP=a.b"], false), (["titanu", "p=a.b"], false),
    ])
  func named(_ lines: [String], _ isNamed: Bool) { #expect(plain.isNamed(in: lines) == isNamed) }

  @Test("The longest value is read, and fits a browser's 4,096 bytes")
  func longest() {
    let value = String(repeating: "a", count: SessionCookie.longestValue)
    #expect(plain.value(in: ["titanup=\(value)"]) == value)
    #expect(secure.setting(value, seconds: .max).utf8.count <= 4_096)
  }

  @Test("The cookie of plain text counts for nothing where the page has TLS")
  func notDowngraded() {
    #expect(secure.value(in: ["titanup=a.b"]) == nil)
    #expect(secure.value(in: ["titanup=a.b; __Host-titanup=c.d"]) == "c.d")
  }

  @Test(
    "A sealed value has one form",
    arguments: [
      ("k1.box", SealedText(keyID: "k1", box: "box")), ("", nil), (".", nil), ("k1.", nil), (".box", nil), ("k1", nil),
      ("a.b.c", nil), (String(repeating: "a", count: 3_800) + ".b", nil),
    ])
  func sealed(_ text: String, _ expected: SealedText?) {
    #expect(SealedText(text) == expected)
    if let expected { #expect(expected.text == text) }
  }
}
