import AuthDomain
import AuthService
import Foundation
import Synchronization

/// A mail transport that keeps what it is given, and fails as it is told.
final class PostRoom: MailTransport {
  private let state = Mutex((taken: [MailMessage](), failures: [MailFailure]()))

  var taken: [MailMessage] { state.withLock { $0.taken } }

  /// The next mails fail like this, one each.
  func fail(_ failures: MailFailure...) { state.withLock { $0.failures += failures } }

  func send(_ message: MailMessage) throws {
    let failure = state.withLock { state in
      if state.failures.isEmpty { state.taken.append(message) }
      return state.failures.isEmpty ? nil : state.failures.removeFirst()
    }
    if let failure { throw failure }
  }

  /// The tokens of the links to an address, the newest last.
  func tokens(to recipient: String) -> [String] {
    taken.filter { $0.recipient.text == recipient }.compactMap { message in
      let parts = String(decoding: message.bytes, as: UTF8.self).components(separatedBy: "base64\r\n\r\n")
      guard let encoded = parts.dropFirst().first?.components(separatedBy: "\r\n--").first,
        let data = Data(base64Encoded: encoded.replacingOccurrences(of: "\r\n", with: "")),
        let match = String(decoding: data, as: UTF8.self).firstMatch(of: /#token=([A-Za-z0-9_-]+)/)
      else { return nil }
      return String(match.1)
    }
  }
}
