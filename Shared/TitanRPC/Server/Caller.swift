package import TitanCore

/// The caller, as identified by a verified token.
package struct Caller: Sendable, Hashable {
  package enum Role: Sendable, Hashable {
    /// A person.
    case user
    /// An operator: a person who may call `…AdminService`.
    case admin
    /// Another TitanUp executable, by name: it may call `…FeedService` and nothing else.
    case service(String)
  }

  package var role: Role
  /// `sub` of a person's token; `nil` for services.
  package var userID: UserID?
  /// `sid`: the sign-in the token belongs to; `nil` for services.
  package var authSessionID: String?
  /// `amr`: how the person proved their identity ("pwd", "otp").
  package var authenticationMethods: [String]
  /// `locale`: the account's language; `nil` for services, and for a language TitanUp does not support.
  package var language: Language?
  /// `auth_time`: when the person last proved their identity; `nil` for services.
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
