package import TitanCore
package import TitanFields

/// An account.
package struct User: Hashable, Sendable {
  package let id: UserID
  package var email: EmailAddress
  package var displayName: DisplayName
  package var locale: LocaleTag
  /// Whether the e-mail address is verified.
  package var verification: EmailVerification
  package let createTime: Timestamp
  /// When the account will be deleted, unless its owner keeps it.
  package var deleteTime: Timestamp?

  package init(
    id: UserID, email: EmailAddress, displayName: DisplayName, locale: LocaleTag,
    verification: EmailVerification = .notRequired, createTime: Timestamp, deleteTime: Timestamp? = nil
  ) {
    self.id = id
    self.email = email
    self.displayName = displayName
    self.locale = locale
    self.verification = verification
    self.createTime = createTime
    self.deleteTime = deleteTime
  }

  /// How a mail to this address greets its reader; `nil` unless the address is verified as the account's.
  package func name(at address: EmailAddress) -> DisplayName? {
    verification == .verified && email == address ? displayName : nil
  }
}

/// What an account may do beyond managing itself.
package enum UserRole: String, Hashable, Sendable {
  case user
  /// May call the operators' methods, those of `…AdminService`.
  case admin
}

/// Whether an address has been verified as its account's. Raw values are stored.
package enum EmailVerification: String, Hashable, Sendable {
  /// The account was created on an installation that sends no mail.
  case notRequired = "not_required"
  case pending
  case verified
}
