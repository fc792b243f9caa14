import AuthDomain
import Foundation
import TitanCore

/// The two forms of a mail's text. They say the same.
struct MailBody: Hashable, Sendable {
  let plain: String
  let html: String

  /// - Parameters:
  ///   - token: shown for people who enter it by hand, and in the link.
  ///   - app: where links lead; without, there is the token alone.
  init(_ text: MailText, token: String?, purpose: TokenPurpose?, in language: Language, app: URL?) {
    var lines = [text.greeting] + text.opening
    var paragraphs = lines.map { "<p>\(Self.escaped($0))</p>" }
    if let token, let purpose {
      if let link = app.map({ Self.link(from: $0, purpose, token) }) {
        lines.append("\(text.action):\n\(link)")
        paragraphs.append("<p><a href=\"\(Self.escaped(link))\">\(Self.escaped(text.action))</a></p>")
      }
      let byHand = language == .german ? "Oder gib in der App diesen Code ein:" : "Or enter this code in the app:"
      lines.append("\(byHand)\n\(token)")
      paragraphs.append("<p>\(byHand)<br><code>\(token)</code></p>")
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

  /// The token stands behind `#`: browsers tell it to no server and name it to nobody as where they came from.
  private static func link(from app: URL, _ purpose: TokenPurpose, _ token: String) -> String {
    let path = purpose.rawValue.replacing("_", with: "-")
    return app.appending(path: path).absoluteString + "#token=\(token)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}
