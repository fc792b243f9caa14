import AuthDomain
import Testing

@testable import AuthService
import TitanCore

@Suite("Languages")
struct LanguageTests {
  @Test(
    "A language is negotiated from accept-language (RFC 9110 §12.5.4)",
    arguments: [
      ("de", .german), ("en", .english), ("DE-at", .german), ("fr", nil), ("", nil), ("*", nil),
      ("en;q=0.5, de;q=0.8", .german), ("en, de", .english), ("fr, de;q=0.1", .german), ("de;q=0, en;q=0.1", .english),
      ("de;q=0", nil), ("de;q=x, en;q=0.2", .english), ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", .english),
      (";;,,;q=1", nil),
    ] as [(String, Language?)])
  func header(text: String, language: Language?) { #expect(Language.preferred(in: text) == language) }
}
