/// What TitanUp writes to people. Raw values are stored.
package enum MailKind: String, Hashable, Sendable, CaseIterable {
  /// To a new account's address: a link that verifies it.
  case verifyEmail = "verify_email"
  /// To the owner of an address that somebody wants for another account.
  case alreadyRegistered = "already_registered"
  /// A link that sets a new password.
  case resetPassword = "reset_password"
  /// The password was changed or reset.
  case passwordChanged = "password_changed"
  /// To an address the owner wants instead: a link that makes it the account's.
  case confirmEmailChange = "confirm_email_change"
  /// To the address that was the account's.
  case emailChanged = "email_changed"
  /// The account will be deleted.
  case deletionRequested = "deletion_requested"

  /// What the link in it is good for; `nil` for those without a link.
  package var purpose: TokenPurpose? {
    switch self {
    case .verifyEmail: .verifyEmail
    case .resetPassword: .resetPassword
    case .confirmEmailChange: .confirmEmailChange
    case .alreadyRegistered, .passwordChanged, .emailChanged, .deletionRequested: nil
    }
  }
}
