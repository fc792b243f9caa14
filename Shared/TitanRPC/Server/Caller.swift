package import TitanCore

/// What a personal access token permits.
package struct PersonalAccess: Sendable, Hashable {
  /// UUID of the token.
  package var tokenID: String
  package var scopes: Set<AccessScope>

  package init(tokenID: String, scopes: Set<AccessScope>) { (self.tokenID, self.scopes) = (tokenID, scopes) }
}

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
  /// `sid`: the sign-in the token belongs to; `nil` for services and for personal access tokens.
  package var authSessionID: String?
  /// Present if the person calls with a personal access token.
  package var personalAccess: PersonalAccess?
  /// `amr`: how the person proved their identity ("pwd", "otp").
  package var authenticationMethods: [String]
  /// `locale`: the account's language; `nil` for services, and for a language TitanUp does not support.
  package var language: Language?
  /// `auth_time`: when the person last proved their identity; `nil` for services and for personal access tokens.
  package var authenticatedAt: Timestamp?
  /// `exp`.
  package var expiresAt: Timestamp

  package init(
    role: Role, userID: UserID? = nil, authSessionID: String? = nil, authenticationMethods: [String] = [],
    language: Language? = nil, authenticatedAt: Timestamp? = nil, personalAccess: PersonalAccess? = nil,
    expiresAt: Timestamp
  ) {
    self.role = role
    self.userID = userID
    self.authSessionID = authSessionID
    self.personalAccess = personalAccess
    self.authenticationMethods = authenticationMethods
    self.language = language
    self.authenticatedAt = authenticatedAt
    self.expiresAt = expiresAt
  }

  /// The id under which auth reports that the caller's token is good no more: of the sign-in or of the personal access
  /// token. `nil` for services.
  package var revocationID: String? { authSessionID ?? personalAccess?.tokenID }
}
