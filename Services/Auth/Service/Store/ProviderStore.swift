package import AuthDomain
package import TitanCore

/// The store of sign-ins with the OpenID Connect provider, and of accounts' links with its persons. Every method is one
/// transaction.
package protocol ProviderStore: Sendable {
  /// Stores a sign-in that the provider is to answer.
  func begin(state: [UInt8], binding: [UInt8], until end: Timestamp) async throws

  /// Uses up a sign-in. Returns false, and has no effect, if there is none with this state and binding, or it is too
  /// late.
  func takeProviderSignIn(state: [UInt8], binding: [UInt8], at now: Timestamp) async throws -> Bool

  /// Erases the sign-ins that nobody answered in time.
  func eraseProviderSignIns(before now: Timestamp) async throws

  /// The account that is linked with a person; `nil` if none is.
  func credentials(linkedBy key: [UInt8]) async throws -> Credentials?

  /// The account's link with a person of this issuer.
  func providerLink(of user: UserID, at issuer: String) async throws -> ProviderLink?

  /// Creates an account that is linked with a person, which `linked` records. Its password is one that nobody knows.
  func create(
    _ account: NewAccount, linkedBy key: [UInt8], at issuer: String, _ linked: SecurityEvent
  ) async throws -> CreationOutcome

  /// Adds an auth session for the linked person. Returns false as `AuthStore.open` does, and if the account isn't
  /// linked any more.
  func open(
    _ session: AuthSession, after credentials: Credentials, linkedBy key: [UInt8], _ event: SecurityEvent
  ) async throws -> Bool

  /// Links the account with a person, which `event` records and `mails` tell. Linking it with the same one again changes
  /// nothing.
  func link(
    by key: [UInt8], at issuer: String, _ event: SecurityEvent, mails: [MailJob]
  ) async throws -> LinkOutcome

  /// Ends the account's link, which `event` records and `mails` tell.
  ///
  /// - Parameter isEnough: whether what would be left still opens the account.
  func unlink(
    at issuer: String, _ event: SecurityEvent, mails: [MailJob], where isEnough: @Sendable (ProviderLink) -> Bool
  ) async throws -> UnlinkOutcome
}

package enum LinkOutcome: Hashable, Sendable {
  case linked
  /// It was linked with this person before.
  case unchanged
  /// The account is linked with another person.
  case hasOther
  /// Another account is linked with this person.
  case personTaken
  /// The account is gone, or an operator has disabled it.
  case accountGone
}

package enum UnlinkOutcome: Hashable, Sendable {
  case unlinked
  case notLinked
  case onlyWayIn
}
