import AuthDomain
import Foundation
import Testing

@Suite("Passwords")
struct PasswordTests {
  private static func problem(_ text: String) -> Password.Problem? {
    do {
      _ = try Password(choosing: text)
      return nil
    } catch { return error }
  }

  @Test(
    "Length in code points after NFKC, and nothing else",
    arguments: [
      ("", .blank), ("   ", .blank), ("          ", .blank), ("\t\n\u{2003}\u{3000}", .blank),
      ("1234567", .tooShort(7)), ("a", .tooShort(1)), ("12345678", nil), ("aaaaaaaa", nil), ("        x", nil),
      ("pass wörd 漢字", nil), ("🏋️‍♀️🏋️‍♀️", nil), ("\u{0}\u{1}345678", nil),
      // e + combining acute: 8 code points came, 4 are left.
      (String(repeating: "e\u{301}", count: 4), .tooShort(4)),
      // One ligature of one code point is three letters.
      ("\u{FB03}\u{FB03}ab", nil),
      (String(repeating: "ä", count: 256), nil), (String(repeating: "ä", count: 257), .tooLong(257)),
      (String(repeating: "e\u{301}", count: 256), nil), (String(repeating: "e\u{301}", count: 257), .tooLong(257)),
    ] as [(String, Password.Problem?)])
  func policy(text: String, problem: Password.Problem?) { #expect(Self.problem(text) == problem) }

  @Test(
    "What keyboards compose differently is one password",
    arguments: [("Pa\u{308}ssword", "P\u{E4}ssword"), ("ｐａｓｓｗｏｒｄ", "password"), ("oﬃce-hours", "office-hours")])
  func normalization(left: String, right: String) throws {
    #expect(try Password(choosing: left).bytes == Password(choosing: right).bytes)
    #expect(Password(checking: left)?.bytes == Array(right.precomposedStringWithCompatibilityMapping.utf8))
  }

  @Test("What is far too long is refused before it is normalized")
  func farTooLong() { #expect(Self.problem(String(repeating: "\u{FDFA}", count: 100_000)) == .tooLong(100_000)) }

  @Test("Never trimmed")
  func spaces() throws { #expect(try Password(choosing: " 12345678 ").bytes == Array(" 12345678 ".utf8)) }

  @Test("A check takes short ones, but none that can be nobody's")
  func checking() {
    #expect(Password(checking: "x")?.bytes == Array("x".utf8))
    #expect(Password(checking: String(repeating: "x", count: 257)) == nil)
  }

  @Test("Does not print")
  func secrecy() throws { #expect("\(try Password(choosing: "12345678"))" == "****") }
}
