/// Hands mails on. Blocks for as long as that takes: never called on an event loop.
package protocol MailTransport: Sendable {
  /// - Throws: `MailFailure`.
  func send(_ message: MailMessage) throws
}

/// Why a mail was not taken. It prints no address and nothing of the mail.
package struct MailFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether trying again is of no use (RFC 5321 §4.2.1: an answer of 55z).
  package let isPermanent: Bool
  package let description: String

  package init(isPermanent: Bool, _ description: String) {
    (self.isPermanent, self.description) = (isPermanent, description)
  }
}
