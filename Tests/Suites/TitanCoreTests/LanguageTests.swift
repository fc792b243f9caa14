import Testing
import TitanCore

@Suite("Language negotiation")
struct LanguageTests {
  @Test(
    "The preferred language that we speak is chosen, or else English",
    arguments: [
      ("", Language.english), ("de", .german), ("de-AT, en;q=0.5", .german), ("fr, de;q=0.8, en;q=0.9", .english),
      ("fr", .english), ("*", .english), ("en;q=0, de;q=0.1", .german), ("DE-de", .german), ("de;q=x", .english),
    ])
  func accepted(header: String, language: Language) { #expect(Language(acceptLanguage: header) == language) }
}
