import AuthDomain
import Foundation
import Testing

@Suite("Passwords")
struct PasswordTests {
  private struct Listed: PasswordBlocklist {
    func contains(_ password: String) -> Bool { ["known too well, this", "wellknown"].contains(password) }
  }
  private static let policy = PasswordPolicy(blocklist: Listed())
  private static let ada = ContextWords(email: "Ada.Lovelace@analytical.example", displayName: "Ada King")

  private static func problem(_ text: String, hasSecondFactor: Bool = true) -> Password.Problem? {
    do {
      _ = try Password(choosing: text, policy, hasSecondFactor: hasSecondFactor, context: ada)
      return nil
    } catch { return error }
  }

  @Test(
    "Length counts code points after NFKC, and there are no composition rules",
    arguments: [
      ("", .blank), ("   ", .blank), ("          ", .blank), ("\t\n\u{2003}\u{3000}", .blank),
      ("1a3c5e7", .tooShort(7, limit: 8)), ("a", .tooShort(1, limit: 8)), ("1a3c5e7g", nil), ("gtrfjmkl", nil),
      ("   x    y", nil), ("pass wörd 漢字", nil), ("🏋️‍♀️🏃🏋️‍♀️🤸", nil), ("\u{0}\u{1}345678", nil),
      // 8 code points (e + combining acute) become 4.
      (String(repeating: "e\u{301}", count: 4), .tooShort(4, limit: 8)),
      // A ligature of one code point becomes three letters.
      ("\u{FB03}x\u{FB03}b", nil),
      (long(256, "ä"), nil), (long(257, "ä"), .tooLong(257)),
      (long(256, "e\u{301}"), nil), (long(257, "e\u{301}"), .tooLong(257)),
    ] as [(String, Password.Problem?)])
  func length(text: String, problem: Password.Problem?) { #expect(Self.problem(text) == problem) }

  @Test("A password alone needs fifteen code points, one with a second factor eight")
  func policy() {
    #expect(Self.problem("fourteen runes", hasSecondFactor: false) == .tooShort(14, limit: 15))
    #expect(Self.problem("fourteen runes", hasSecondFactor: true) == nil)
    #expect(Self.problem("fifteen  runes!", hasSecondFactor: false) == nil)
  }

  @Test(
    "An operator can't lower the minimum below eight, or raise it with a second factor above the one without",
    arguments: [(1, 1, 8, 8), (12, 8, 12, 8), (64, 10, 64, 10), (10, 20, 10, 10)])
  func floor(alone: Int, beside: Int, expectedAlone: Int, expectedBeside: Int) {
    let policy = PasswordPolicy(minimumAlone: alone, minimumWithSecondFactor: beside, blocklist: Listed())
    #expect(policy.minimumLength(hasSecondFactor: false) == expectedAlone)
    #expect(policy.minimumLength(hasSecondFactor: true) == expectedBeside)
  }

  @Test(
    "Passwords that attackers guess first are refused",
    arguments: [
      ("Known too WELL, this", .breached), ("ｗｅｌｌｋｎｏｗｎ", .breached), ("wellknown.", nil),
      ("aaaaaaaaaaaaaaaa", .guessable), ("12341234123412", .guessable), ("ho-ho-ho-ho-ho", .guessable),
      ("abcdefgabcdefga", .guessable), ("WellknownWellknown", .guessable), ("peregrinperegrin", nil),
      ("abcdefghijklmnop", .guessable), ("zyxwvutsrqponml", .guessable), ("890123456789012", .guessable),
      ("asdfghjklöä", .guessable), ("Poiuytrewq", .guessable), ("abcdefghijklmnoq", nil),
      ("ada.lovelace@analytical.example", .guessable), ("Adalovelace1843", .guessable), ("TitanUp2026!", .guessable),
      ("a king may look at a cat", nil), ("titanup is for titans", nil),
    ] as [(String, Password.Problem?)])
  func guesses(text: String, problem: Password.Problem?) { #expect(Self.problem(text) == problem) }

  @Test(
    "Differently composed characters are one password",
    arguments: [
      ("Pa\u{308}sschen Tee", "P\u{E4}sschen Tee"), ("ｐａｓｓｉｎｇｂｙ", "passingby"), ("oﬃce-hours", "office-hours"),
    ])
  func normalization(left: String, right: String) throws {
    let chosen = try [left, right].map {
      try Password(choosing: $0, Self.policy, hasSecondFactor: true, context: Self.ada)
    }
    #expect(chosen[0].bytes == chosen[1].bytes)
    #expect(Password(checking: left)?.bytes == Array(right.precomposedStringWithCompatibilityMapping.utf8))
  }

  @Test("A far too long password is refused before normalization")
  func farTooLong() { #expect(Self.problem(String(repeating: "\u{FDFA}", count: 100_000)) == .tooLong(100_000)) }

  @Test("A password is never trimmed")
  func spaces() throws {
    let text = " it is raining today "
    #expect(try Password(choosing: text, Self.policy, context: Self.ada).bytes == Array(text.utf8))
  }

  @Test("A check accepts short passwords, but none that no account can have")
  func checking() {
    #expect(Password(checking: "x")?.bytes == Array("x".utf8))
    #expect(Password(checking: String(repeating: "x", count: 257)) == nil)
  }

  @Test("Printing a password does not reveal it")
  func secrecy() throws {
    #expect("\(try Password(choosing: "it is raining today", Self.policy, context: Self.ada))" == "****")
  }
}

/// A sentence, then one letter repeated, so that the whole is not a repetition.
private func long(_ count: Int, _ letter: String) -> String {
  "It rains. " + String(repeating: letter, count: count - 10)
}
