import AuthDomain
import Testing
import TitanCore
import TitanFields

@Suite("Names, locales, devices")
struct ProfileFieldTests {
  private static func problem(_ text: String) -> DisplayName.Problem? {
    do {
      _ = try DisplayName(text)
      return nil
    } catch { return error }
  }

  @Test(
    "A display name has 1 to 100 characters and no control characters",
    arguments: [
      ("Ada", nil), ("  Ada  ", nil), ("", .empty), (" \n\t", .empty), (String(repeating: "x", count: 100), nil),
      (String(repeating: "x", count: 101), .tooLong(101)), ("A\u{0}da", .controlCharacter),
      ("A\nda", .controlCharacter), ("\u{202E}adA", .controlCharacter), ("👩‍🚀 Ada", nil), ("علي", nil),
    ] as [(String, DisplayName.Problem?)])
  func displayName(text: String, problem: DisplayName.Problem?) { #expect(Self.problem(text) == problem) }

  @Test("Display names are trimmed")
  func trimming() throws { #expect(try DisplayName(" Ada Lovelace\n").text == "Ada Lovelace") }

  @Test(
    "A locale is read, normalized, and mapped to a language we speak",
    arguments: [
      ("", "en", .english), ("en", "en", .english), ("DE", "de", .german), ("de-at", "de-AT", .german),
      ("EN-us", "en-US", .english), ("zh-hant-tw", "zh-Hant-TW", .english), ("de-1996", "de-1996", .german),
      ("gsw", "gsw", .english), ("de-CH-u-CO-phonebk", "de-CH-u-co-phonebk", .german), ("fr", "fr", .english),
    ] as [(String, String, Language)])
  func locale(text: String, tag: String, language: Language) {
    #expect(LocaleTag(text)?.text == tag)
    #expect(LocaleTag(text)?.language == language)
  }

  @Test(
    "Text that isn't a locale is rejected",
    arguments: [
      "e", "english", "de_AT", "de-", "-de", "de--AT", "de AT", "d3", "de-123456789", "dé", "de-x", "x-private",
    ])
  func noLocale(text: String) { #expect(LocaleTag(text) == nil) }

  @Test("A device's fields are trimmed, and each of them is checked")
  func device() {
    var problems: [FieldProblem] = []
    let device = Device(name: " Ada's phone ", platform: "iOS 18", appVersion: "", problems: &problems)
    #expect(device == Device(name: "Ada's phone", platform: "iOS 18"))
    #expect(problems.isEmpty)
    _ = Device(
      name: String(repeating: "n", count: 101), platform: String(repeating: "p", count: 51), appVersion: "1\u{0}",
      problems: &problems)
    #expect(
      problems == [
        FieldProblem(field: "device.name", .tooLong(101, limit: 100)),
        FieldProblem(field: "device.platform", .tooLong(51, limit: 50)),
        FieldProblem(field: "device.app_version", .controlCharacter),
      ])
  }
}
