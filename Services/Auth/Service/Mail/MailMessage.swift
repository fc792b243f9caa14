package import AuthDomain
package import Foundation
package import TitanCore
package import TitanFields

/// A mail as it is sent to a server: headers and two forms of one text (RFC 5322, RFC 2045, RFC 2046 §5.1.4), with
/// lines ending in CRLF. No header can be injected: addresses contain neither white space nor control characters
/// (`EmailAddress`), subjects are encoded, and TitanUp writes everything else.
package struct MailMessage: Sendable {
  package let sender: EmailAddress
  package let recipient: EmailAddress
  package let bytes: [UInt8]

  /// - Parameters:
  ///   - id: the same for each attempt, so that a mail that arrives twice is recognised as a duplicate.
  ///   - app: where links lead.
  package init(
    _ content: MailContent, id: MailID, from sender: EmailAddress, app: URL?, at now: Timestamp
  ) {
    let text = MailText(content.kind, to: content.displayName, in: content.language)
    let body = MailBody(
      text, token: content.token, code: content.code, purpose: content.kind.purpose, in: content.language, app: app)
    let domain = sender.text.split(separator: "@").last ?? "titanup.invalid"
    let boundary = "titanup-\(id)"
    var lines = [
      "From: TitanUp <\(sender.text)>",
      "To: <\(content.recipient.text)>",
      "Subject: \(Self.encodedWords(text.subject))",
      "Date: \(Self.date(now))",
      "Message-ID: <\(id)@\(domain)>",
      "MIME-Version: 1.0",
      "Content-Language: \(content.language.rawValue)",
      // RFC 3834: keeps automatic responders from replying.
      "Auto-Submitted: auto-generated",
      "Content-Type: multipart/alternative;", " boundary=\"\(boundary)\"",
      "",
    ]
    for (type, part) in [("plain", body.plain), ("html", body.html)] {
      lines += [
        "--\(boundary)", "Content-Type: text/\(type); charset=utf-8", "Content-Transfer-Encoding: base64", "",
      ]
      lines += Self.base64Lines(part)
    }
    lines += ["--\(boundary)--", ""]
    self.sender = sender
    recipient = content.recipient
    bytes = Array(lines.joined(separator: "\r\n").utf8)
  }

  /// A text as one or more encoded words (RFC 2047 §2: 75 characters at most, and none splits a character).
  static func encodedWords(_ text: String) -> String {
    var words = [""]
    for character in text {
      // 45 bytes take 60 characters of base64; the delimiters take 12.
      if words[words.count - 1].utf8.count + character.utf8.count > 45 { words.append("") }
      words[words.count - 1].append(character)
    }
    return words.map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\r\n ")
  }

  /// The date in the form of RFC 5322 §3.3, in UTC.
  static func date(_ now: Timestamp) -> String {
    let day = CalendarDay(number: Int(floorDivide(now.seconds, 86_400)))
    let (year, month, dayOfMonth) = day.components
    let second = Int(now.seconds) - day.number * 86_400
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let weekday = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day.weekday - 1]
    let monthName = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ][month - 1]
    let time = "\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60))"
    return "\(weekday), \(dayOfMonth) \(monthName) \(year) \(time) +0000"
  }

  /// Base64 in lines of at most 76 characters (RFC 2045 §6.8).
  private static func base64Lines(_ text: String) -> [String] {
    // Text uses CRLF line breaks even within base64 (RFC 2045 §6.8).
    let encoded = Array(Data(text.replacing("\n", with: "\r\n").utf8).base64EncodedString().utf8)
    return stride(from: 0, to: encoded.count, by: 76).map {
      String(decoding: encoded[$0..<min($0 + 76, encoded.count)], as: UTF8.self)
    }
  }
}

extension MailMessage: CustomStringConvertible {
  package var description: String { "****" }
}

/// The two forms of a mail's text, with the same content.
struct MailBody: Hashable, Sendable {
  let plain: String
  let html: String

  /// - Parameters:
  ///   - token: opens the link.
  ///   - code: for people who type it.
  ///   - app: where links lead; without it, the mail contains only the code.
  init(_ text: MailText, token: String?, code: TypedCode?, purpose: TokenPurpose?, in language: Language, app: URL?) {
    var lines = [text.greeting] + text.opening
    var paragraphs = lines.map { "<p>\(Self.escaped($0))</p>" }
    var hasLink = false
    if let token, let purpose, let app {
      let link = Self.link(from: app, purpose, token)
      lines.append("\(text.action):\n\(link)")
      paragraphs.append("<p><a href=\"\(Self.escaped(link))\">\(Self.escaped(text.action))</a></p>")
      hasLink = true
    }
    if let code {
      let byHand = Self.byHand(besideLink: hasLink, in: language)
      lines.append("\(byHand)\n\(code.text)")
      paragraphs.append("<p>\(byHand)<br><code style=\"font-size: 1.5em\">\(code.text)</code></p>")
    }
    plain = (lines + text.closing + ["TitanUp"]).joined(separator: "\n\n") + "\n"
    paragraphs += (text.closing + ["TitanUp"]).map { "<p>\(Self.escaped($0))</p>" }
    html = """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)"><head><meta charset="utf-8"><title>\(Self.escaped(text.subject))</title></head>
      <body style="font-family: sans-serif; line-height: 1.5">
      \(paragraphs.joined(separator: "\n"))
      </body></html>

      """
  }

  private static func byHand(besideLink: Bool, in language: Language) -> String {
    switch (language == .german, besideLink) {
    case (true, true): "Oder gib in der App diesen Code ein:"
    case (true, false): "Gib in der App diesen Code ein:"
    case (false, true): "Or enter this code in the app:"
    case (false, false): "Enter this code in the app:"
    }
  }

  /// The token follows `#`, so that browsers neither send it to a server nor include it in a referrer.
  private static func link(from app: URL, _ purpose: TokenPurpose, _ token: String) -> String {
    let path = purpose.rawValue.replacing("_", with: "-")
    return app.appending(path: path).absoluteString + "#token=\(token)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}
