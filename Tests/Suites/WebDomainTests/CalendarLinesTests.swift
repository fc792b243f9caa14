import Testing
import TitanCore

@testable import WebDomain

@Suite("Content lines of a calendar")
struct CalendarLinesTests {
  @Test(
    "Texts have their special characters escaped",
    arguments: [
      ("Push-ups", "Push-ups"), ("a, b; c\\d", "a\\, b\\; c\\\\d"), ("one\ntwo", "one\\ntwo"),
      ("one\r\ntwo\rthree", "one\\ntwo\\nthree"), ("bell\u{7}\u{7F}\tend", "bell\tend"), ("Übung: 💪", "Übung: 💪"),
      ("", ""),
    ])
  func escaped(_ text: String, _ expected: String) { #expect(CalendarLines.escaped(text) == expected) }

  @Test(
    "A line has at most 75 octets, and no character is cut",
    arguments: [("a", 64), ("a", 65), ("a", 66), ("a", 139), ("a", 140), ("ü", 33), ("💪", 200), ("aü", 90)])
  func folded(_ piece: String, _ count: Int) {
    var lines = CalendarLines()
    let value = String(repeating: piece, count: count)
    lines.add("SUMMARY:a", value)  // "SUMMARY:a:" has ten octets.
    let folded = crlfLines(lines.text)
    #expect(folded.last == "")
    #expect(folded.dropLast().allSatisfy { $0.utf8.count <= 75 })
    // The longest character has four octets, so no line but the last is much shorter.
    #expect(folded.dropLast(2).allSatisfy { $0.utf8.count > 71 })
    #expect(folded.dropFirst().dropLast().allSatisfy { $0.hasPrefix(" ") })
    #expect(lines.text.replacing("\r\n ", with: "") == "SUMMARY:a:\(value)\r\n")
    #expect((folded.count == 2) == (10 + value.utf8.count <= 75))
  }

  @Test("Instants are told in UTC, to the second")
  func instants() {
    #expect(CalendarLines.utc(Timestamp(microseconds: 1_780_208_999_999_999)) == "20260531T062959Z")
    #expect(CalendarLines.utc(Timestamp(seconds: -1)) == "19691231T235959Z")
  }

  @Test(
    "Only a single, whole personal access token opens a calendar",
    arguments: [
      (query: "token=%", opens: true), ("a=b&token=%", true), ("token=%&x", true), ("", false), ("token=", false),
      ("token=%0", false), ("token=%&token=%", false), ("Token=%", false), ("x=%", false),
      ("token=eyJhbGciOi.J9.x", false),
    ])
  func tokens(_ query: String, _ opens: Bool) {
    let token = PersonalAccessToken(secret: [UInt8](repeating: 7, count: PersonalAccessToken.secretLength))
    let found = CalendarQuery.token(in: query.replacing("%", with: token.text))
    #expect(found == (opens ? token : nil))
  }
}

/// The lines of a text, with an empty one behind the last CRLF.
func crlfLines(_ text: String) -> [String] {
  text.split(separator: "\r\n" as Character, omittingEmptySubsequences: false).map(String.init)
}
