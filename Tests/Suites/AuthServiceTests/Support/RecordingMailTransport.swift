import AuthDomain
import AuthService
import Foundation
import Synchronization
import TitanFields

/// A mail transport that keeps the mails it receives, and fails as a test tells it to.
final class RecordingMailTransport: MailTransport {
  private let state = Mutex((taken: [MailMessage](), failures: [MailFailure]()))

  var taken: [MailMessage] { state.withLock { $0.taken } }

  /// The next mails fail with these errors, one each.
  func fail(_ failures: MailFailure...) { state.withLock { $0.failures += failures } }

  func send(_ message: MailMessage) throws {
    let failure = state.withLock { state in
      if state.failures.isEmpty { state.taken.append(message) }
      return state.failures.isEmpty ? nil : state.failures.removeFirst()
    }
    if let failure { throw failure }
  }

  /// The tokens of the links to an address, the newest last.
  func tokens(to recipient: String) -> [String] { found(/#token=([A-Za-z0-9_-]+)/, to: recipient) }

  /// The codes of the mails to an address, the newest last.
  func codes(to recipient: String) -> [String] { found(/\n([0-9A-Z]{4}-[0-9A-Z]{4})\n/, to: recipient) }

  /// The text and HTML parts of the mails to an address, the newest last.
  func texts(to recipient: String) -> [[String]] {
    taken.filter { $0.recipient.text == recipient }.map { message in
      let parts = String(decoding: message.bytes, as: UTF8.self).components(separatedBy: "base64\r\n\r\n")
      return parts.dropFirst().compactMap { part in
        part.components(separatedBy: "\r\n--").first
          .flatMap { Data(base64Encoded: $0.replacingOccurrences(of: "\r\n", with: "")) }
          .map { String(decoding: $0, as: UTF8.self).replacing("\r\n", with: "\n") }
      }
    }
  }

  private func found(_ pattern: Regex<(Substring, Substring)>, to recipient: String) -> [String] {
    texts(to: recipient).compactMap { $0.first?.firstMatch(of: pattern).map { String($0.output.1) } }
  }
}
