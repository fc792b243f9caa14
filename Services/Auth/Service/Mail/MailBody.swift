import AuthDomain
import Foundation
import TitanCore

/// The two forms of a mail's text. They say the same.
struct MailBody: Hashable, Sendable {
  let plain: String
  let html: String

  /// - Parameters:
  ///   - token: opens the link.
  ///   - code: for people who type it.
  ///   - app: where links lead; without, there is the code alone.
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
