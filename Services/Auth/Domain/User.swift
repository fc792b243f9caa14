package import TitanCore

/// An account.
package struct User: Hashable, Sendable {
  package let id: UserID
  package var email: EmailAddress
  package var displayName: DisplayName
  package var locale: LocaleTag
  /// Of the e-mail address.
  package var verification: EmailVerification
  package let createTime: Timestamp
  /// When it is deleted, unless its owner keeps it.
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

  /// What a mail to an address calls its reader; `nil` unless the account was shown to have the address.
  package func name(at address: EmailAddress) -> DisplayName? {
    verification == .verified && email == address ? displayName : nil
  }
}
