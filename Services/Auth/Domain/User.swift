package import TitanCore

/// An account.
package struct User: Hashable, Sendable {
  package let id: UserID
  package var email: EmailAddress
  package var displayName: DisplayName
  package var locale: LocaleTag
  package let createTime: Timestamp

  package init(
    id: UserID, email: EmailAddress, displayName: DisplayName, locale: LocaleTag, createTime: Timestamp
  ) {
    self.id = id
    self.email = email
    self.displayName = displayName
    self.locale = locale
    self.createTime = createTime
  }
}
