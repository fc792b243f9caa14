import Testing
import TitanFields

@Suite("Displayed names")
struct DisplayNameTests {
  @Test(
    "A name is trimmed and counted in code points",
    arguments: [
      ("Ada", "Ada"), ("  Ada Lovelace\n", "Ada Lovelace"), ("\u{1F4AA}", "\u{1F4AA}"), ("\u{200B}Ada\u{3000}", "Ada"),
      (String(repeating: "ü", count: 100), String(repeating: "ü", count: 100)),
      ("Ada \u{1F469}\u{200D}\u{1F680}", "Ada \u{1F469}\u{200D}\u{1F680}"),
    ])
  func accepted(text: String, name: String) throws { #expect(try DisplayName(text).text == name) }

  @Test(
    "Anything else says why it is none",
    arguments: [
      ("", .empty), (" \n", .empty), (String(repeating: "ü", count: 101), .tooLong(101)),
      ("A\u{0}da", .controlCharacter), ("A\nda", .controlCharacter), ("A\u{202E}da", .controlCharacter),
      ("A\u{2066}da", .controlCharacter), ("A\u{2028}da", .controlCharacter), ("A\u{7F}da", .controlCharacter),
    ] as [(String, DisplayName.Problem)])
  func refused(text: String, problem: DisplayName.Problem) {
    #expect(throws: problem) { try DisplayName(text) }
  }

  @Test(
    "Only scalars that control terminals, lines or directions are control characters",
    arguments: [
      ("\u{0}", true), ("\u{1B}", true), ("\u{85}", true), ("\u{2028}", true), ("\u{2029}", true), ("\u{202A}", true),
      ("\u{202E}", true), ("\u{2066}", true), ("\u{2069}", true), (" ", false), ("ü", false), ("\u{200B}", false),
      ("\u{200D}", false), ("\u{202F}", false), ("\u{2065}", false), ("\u{206A}", false),
    ] as [(Unicode.Scalar, Bool)])
  func controls(scalar: Unicode.Scalar, isControl: Bool) { #expect(scalar.isControl == isControl) }
}
