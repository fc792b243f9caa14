package import AuthDomain
package import TitanCore

/// An account, as operators see it.
package struct ListedUser: Hashable, Sendable {
  package let user: User
  package let role: UserRole
  package let disableTime: Timestamp?
  /// When a device of it last got tokens; `nil` if none ever did.
  package let lastSeenTime: Timestamp?

  package init(user: User, role: UserRole, disableTime: Timestamp?, lastSeenTime: Timestamp?) {
    (self.user, self.role) = (user, role)
    (self.disableTime, self.lastSeenTime) = (disableTime, lastSeenTime)
  }
}

/// What operators do to the account an event is of. Every method is one transaction.
package protocol AdminStore: Sendable {
  /// Accounts from the greatest id down: the newest first.
  ///
  /// - Parameters:
  ///   - email: only the account with this address.
  ///   - place: only those behind it.
  func users(_ email: EmailAddress?, after place: UserID?, limit: Int) async throws -> [ListedUser]

  /// Shuts an account, or opens it; shutting ends its sessions. False if there is no such account. Once more changes
  /// nothing, and tells nothing.
  func setDisabled(_ isDisabled: Bool, _ event: SecurityEvent, _ effects: Effects) async throws -> Changed<Bool>

  /// Ends every live session of a user. False if there is no such account.
  func revokeAll(_ event: SecurityEvent, _ effects: Effects) async throws -> Changed<Bool>

  /// Keeps a token that sets a new password, if there is one, beside the mails. False if there is no such account.
  func issueReset(
    _ token: OneTimeToken?, for address: EmailAddress, _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool>
}
