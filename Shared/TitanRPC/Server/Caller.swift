package import TitanCore

/// Who calls, as a verified token says.
package struct Caller: Sendable, Hashable {
  package enum Role: Sendable, Hashable {
    /// A person.
    case user
    /// An operator: a person who may call `…AdminService`.
    case admin
    /// Another executable of TitanUp, by its name: it may call `…FeedService` and nothing else.
    case service(String)
  }

  package var role: Role
  /// `sub` of a person's token; `nil` for services.
  package var userID: UserID?
  /// `sid`: the sign-in the token belongs to; `nil` for services.
  package var authSessionID: String?
  /// `amr`: how the person proved who they are ("pwd", "otp").
  package var authenticationMethods: [String]
  /// `locale`: the account's language; `nil` for services, and where the account's is none that TitanUp speaks.
  package var language: Language?
  /// `auth_time`: when the person last proved who they are; `nil` for services.
  package var authenticatedAt: Timestamp?
  /// `exp`.
  package var expiresAt: Timestamp

  package init(
    role: Role, userID: UserID? = nil, authSessionID: String? = nil, authenticationMethods: [String] = [],
    language: Language? = nil, authenticatedAt: Timestamp? = nil, expiresAt: Timestamp
  ) {
    self.role = role
    self.userID = userID
    self.authSessionID = authSessionID
    self.authenticationMethods = authenticationMethods
    self.language = language
    self.authenticatedAt = authenticatedAt
    self.expiresAt = expiresAt
  }
}
