package import AuthDomain
package import Foundation
package import TitanCore

/// A mail as it goes to a server: headers and two forms of one text (RFC 5322, RFC 2045, RFC 2046 §5.1.4), lines ending
/// in CRLF. No header can be injected: addresses hold neither white space nor control characters (`EmailAddress`),
/// subjects are encoded, and everything else is ours.
package struct MailMessage: Sendable {
  package let sender: EmailAddress
  package let recipient: EmailAddress
  package let bytes: [UInt8]

  /// - Parameters:
  ///   - id: the same each time the mail is tried, so that one that arrives twice is known to be one.
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
      // RFC 3834: no robot shall answer.
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

  /// A text as one or more encoded words (RFC 2047 §2: 75 characters at most, and none ends within a letter).
  static func encodedWords(_ text: String) -> String {
    var words = [""]
    for character in text {
      // 45 bytes are 60 characters of base64; the frame takes 12.
      if words[words.count - 1].utf8.count + character.utf8.count > 45 { words.append("") }
      words[words.count - 1].append(character)
    }
    return words.map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\r\n ")
  }

  /// RFC 5322 §3.3, in UTC.
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

  /// RFC 2045 §6.8: lines of 76 characters at most.
  private static func base64Lines(_ text: String) -> [String] {
    // Line breaks of text are CRLF, also within base64 (RFC 2045 §6.8).
    let encoded = Array(Data(text.replacing("\n", with: "\r\n").utf8).base64EncodedString().utf8)
    return stride(from: 0, to: encoded.count, by: 76).map {
      String(decoding: encoded[$0..<min($0 + 76, encoded.count)], as: UTF8.self)
    }
  }
}

extension MailMessage: CustomStringConvertible {
  package var description: String { "****" }
}
