package import TitanCore
package import TitanFields

/// The mails that TitanUp sends. Raw values are stored.
package enum MailKind: String, Hashable, Sendable, CaseIterable {
  /// To a new account's address: a link that verifies it.
  case verifyEmail = "verify_email"
  /// To the owner of an address that someone tried to use for another account.
  case alreadyRegistered = "already_registered"
  /// A link that sets a new password.
  case resetPassword = "reset_password"
  /// The password was changed or reset.
  case passwordChanged = "password_changed"
  /// To the address the owner wants to switch to: a link that makes it the account's.
  case confirmEmailChange = "confirm_email_change"
  /// To the account's former address.
  case emailChanged = "email_changed"
  /// The account will be deleted.
  case deletionRequested = "deletion_requested"
  case passkeyAdded = "passkey_added"
  case passkeyRemoved = "passkey_removed"
  /// A passkey's counter ran back, and it was blocked.
  case passkeyCloned = "passkey_cloned"
  /// The account can be opened by a person of the installation's OpenID Connect provider from now on.
  case providerLinked = "provider_linked"
  case providerUnlinked = "provider_unlinked"

  /// What the mail's link is for; `nil` for mails without one.
  package var purpose: TokenPurpose? {
    switch self {
    case .verifyEmail: .verifyEmail
    case .resetPassword: .resetPassword
    case .confirmEmailChange: .confirmEmailChange
    case .alreadyRegistered, .passwordChanged, .emailChanged, .deletionRequested, .passkeyAdded, .passkeyRemoved,
      .passkeyCloned, .providerLinked, .providerUnlinked:
      nil
    }
  }
}

package enum MailOwner {}
package typealias MailID = Identifier<MailOwner>

/// A mail in the outbox. It holds no secret: its link is made when it is sent, so that no table holds anything that
/// opens an account, and so that known and unknown addresses take the same time.
package struct MailJob: Hashable, Sendable {
  package let id: MailID
  package let kind: MailKind
  /// The account it belongs to; `nil` while only an address is known.
  package let userID: UserID?
  package let recipient: EmailAddress
  /// The network it was requested from, if that matters.
  package let address: CoarseAddress?
  package let createTime: Timestamp
  /// The number of attempts to send it, including this one.
  package var attempts: Int

  package init(
    id: MailID, _ kind: MailKind, to recipient: EmailAddress, user: UserID? = nil,
    from address: CoarseAddress? = nil, at createTime: Timestamp, attempts: Int = 0
  ) {
    (self.id, self.kind, self.recipient, userID) = (id, kind, recipient, user)
    (self.address, self.createTime, self.attempts) = (address, createTime, attempts)
  }
}

/// The content of an account's mail, read from the store when the mail is sent.
package struct MailContent: Hashable, Sendable {
  package let kind: MailKind
  package let recipient: EmailAddress
  /// How to address the reader. `nil` for an address that isn't verified: anyone who registers chooses both name and
  /// address, and could send a stranger any text that way.
  package let displayName: DisplayName?
  package let language: Language
  /// Opens the link; `nil` for mails without one.
  package let token: String?
  /// A code to type in place of the token.
  package let code: TypedCode?
  /// The record just stored for this mail; `nil` if there is nothing to store, or it was stored before.
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

/// When a mail is retried, and when it is given up.
package enum MailSchedule {
  /// A mail is given up this long after it was requested.
  package static let patience: Duration = .seconds(86_400)
  /// How long a sender's lease on a mail lasts. Sending times out before that.
  package static let lease: Duration = .seconds(300)
  /// The number of mails of one kind to one address within `window`; further ones aren't sent, so that nobody can flood
  /// a mailbox.
  package static let limit = 5
  package static let window: Duration = .seconds(3_600)

  package enum Next: Hashable, Sendable {
    case tryAgain(at: Timestamp)
    case giveUp
  }

  /// After a failure, waits five seconds, then twice as long each time, up to an hour.
  ///
  /// - Parameter isPermanent: whether the server refused the mail for good (RFC 5321 §4.2.1).
  package static func next(after job: MailJob, isPermanent: Bool, at now: Timestamp) -> Next {
    guard !isPermanent else { return .giveUp }
    let pause = min(.seconds(5) * (1 << min(max(job.attempts, 1) - 1, 10)), .seconds(3_600))
    let again = now + pause
    return again <= job.createTime + patience ? .tryAgain(at: again) : .giveUp
  }
}
