package import TitanCore

package enum MailOwner {}
package typealias MailID = Identifier<MailOwner>

/// A mail that is to be sent. It holds no secret: the link in it is made when it is sent, so that nothing which opens an
/// account waits in a table, and an address nobody has costs the caller the same as one somebody has.
package struct MailJob: Hashable, Sendable {
  package let id: MailID
  package let kind: MailKind
  /// Whose it is; `nil` while only an address is known.
  package let userID: UserID?
  package let recipient: EmailAddress
  /// From where it was asked for, if that matters.
  package let address: CoarseAddress?
  package let createTime: Timestamp
  /// How often it has been tried, this time included.
  package var attempts: Int

  package init(
    id: MailID, _ kind: MailKind, to recipient: EmailAddress, user: UserID? = nil,
    from address: CoarseAddress? = nil, at createTime: Timestamp, attempts: Int = 0
  ) {
    (self.id, self.kind, self.recipient, userID) = (id, kind, recipient, user)
    (self.address, self.createTime, self.attempts) = (address, createTime, attempts)
  }
}

/// What an account's mail says, as the store knows it when the mail is sent.
package struct MailContent: Hashable, Sendable {
  package let kind: MailKind
  package let recipient: EmailAddress
  /// How to address the reader. `nil` for an address that is not known to be the account's: whoever registers chooses the
  /// name and the address, so mails would carry strangers' words to anybody.
  package let displayName: DisplayName?
  package let language: Language
  /// Opens the link; `nil` for mails without one.
  package let token: String?
  /// Stands for the token, to be typed.
  package let code: TypedCode?
  /// What was stored of the wish for this mail just now; `nil` if there is nothing to store, or it was stored before.
  package let event: SecurityEvent?

  package init(
    _ kind: MailKind, to recipient: EmailAddress, _ displayName: DisplayName?, in language: Language, token: String?,
    code: TypedCode?, event: SecurityEvent? = nil
  ) {
    (self.kind, self.recipient, self.displayName) = (kind, recipient, displayName)
    (self.language, self.token, self.code, self.event) = (language, token, code, event)
  }
}

extension MailContent: CustomStringConvertible {
  package var description: String { "mail \(kind.rawValue)" }
}
