import AuthDomain
import Foundation
import Testing
import TitanCore

@testable import AuthService
import TitanFields

@Suite("Mail messages")
struct MailMessageTests {
  private static let code = TypedCode(bytes: [1, 2, 3, 4, 5])

  private static func message(
    _ kind: MailKind, in language: Language, app: String? = nil, name: String? = "Ada <&> \"Söhne\" 🏋️"
  ) throws -> String {
    let content = MailContent(
      kind, to: try #require(EmailAddress("ada@example.org")), try name.map { try DisplayName($0) }, in: language,
      token: kind.purpose == nil ? nil : "TOKEN", code: kind.purpose == nil ? nil : code)
    let id = try #require(MailID("0190f0aa-0000-7000-8000-000000000001"))
    let message = MailMessage(
      content, id: id, from: EmailAddress(stored: "titanup@mail.example"), app: app.flatMap { URL(string: $0) },
      at: Timestamp(seconds: 1_780_000_000))
    #expect("\(message)" == "****")
    return String(decoding: message.bytes, as: UTF8.self)
  }

  private static func parts(_ message: String) throws -> [String] {
    try message.components(separatedBy: "Content-Transfer-Encoding: base64\r\n\r\n").dropFirst().map { part in
      let encoded = try #require(part.components(separatedBy: "\r\n--").first)
      return String(
        decoding: try #require(Data(base64Encoded: encoded.replacingOccurrences(of: "\r\n", with: ""))),
        as: UTF8.self)
    }
  }

  @Test(
    "Every kind of mail says the same in text and HTML, in both languages", arguments: MailKind.allCases,
    Language.allCases)
  func kinds(kind: MailKind, language: Language) throws {
    let message = try Self.message(kind, in: language, app: "https://app.example/")
    #expect(message.utf8.allSatisfy { $0 < 0x80 })
    let lines = message.components(separatedBy: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 78 && !$0.contains("\n") && !$0.contains("\r") })
    #expect(lines.contains("To: <ada@example.org>"))
    #expect(lines.contains("Message-ID: <0190f0aa-0000-7000-8000-000000000001@mail.example>"))
    let parts = try Self.parts(message)
    #expect(parts.count == 2)
    #expect(parts[0].contains("Ada <&> \"Söhne\" 🏋️,\r\n"))
    #expect(parts[1].contains("Ada &lt;&amp;&gt; &quot;Söhne&quot; 🏋️,"))
    for part in parts {
      #expect(part.contains("#token=TOKEN") == (kind.purpose != nil))
      #expect(part.contains(Self.code.text) == (kind.purpose != nil))
    }
  }

  @Test("Without a display name, the greeting has none", arguments: MailKind.allCases)
  func nameless(kind: MailKind) throws {
    for (language, greeting) in [(Language.english, "Hello,"), (.german, "Hallo,")] {
      for part in try Self.parts(try Self.message(kind, in: language, name: nil)) { #expect(part.contains(greeting)) }
    }
  }

  @Test("Without an app URL, a mail contains only a code")
  func codes() throws {
    let parts = try Self.parts(try Self.message(.resetPassword, in: .english))
    #expect(parts.allSatisfy { $0.contains(Self.code.text) && !$0.contains("TOKEN") && !$0.contains("href") })
    #expect(parts.allSatisfy { $0.contains("Enter this code in the app:") })
  }

  @Test("An app's own scheme makes links too", arguments: ["titanup://open", "titanup://open/"])
  func schemes(app: String) throws {
    let parts = try Self.parts(try Self.message(.verifyEmail, in: .english, app: app))
    #expect(parts.allSatisfy { $0.contains("titanup://open/verify-email#token=TOKEN") })
  }

  @Test("Encoded words are short, and never split a character", arguments: ["a", "ü", "🏋️", "👩‍👩‍👧‍👦"])
  func encodedWords(letter: String) throws {
    let text = String(repeating: letter, count: 60)
    let words = MailMessage.encodedWords(text).components(separatedBy: "\r\n ")
    #expect(words.allSatisfy { $0.utf8.count <= 75 })
    let decoded = try words.map { word in
      let data = try #require(Data(base64Encoded: String(word.dropFirst(10).dropLast(2))))
      return try #require(String(validating: data, as: UTF8.self))
    }
    #expect(decoded.joined() == text)
  }

  @Test(
    "Dates follow RFC 5322",
    arguments: [
      (0, "Thu, 1 Jan 1970 00:00:00 +0000"), (1_780_000_000, "Thu, 28 May 2026 20:26:40 +0000"),
      (951_782_399, "Mon, 28 Feb 2000 23:59:59 +0000"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 +0000"),
    ] as [(Int64, String)])
  func dates(seconds: Int64, expected: String) {
    #expect(MailMessage.date(Timestamp(seconds: seconds)) == expected)
  }
}
