package import TitanCore

package enum AuthSessionOwner {}
/// One sign-in of one device: the `sid` of its tokens.
package typealias AuthSessionID = Identifier<AuthSessionOwner>

/// An auth session, as a store holds it.
package struct AuthSession: Hashable, Sendable {
  package let id: AuthSessionID
  package let userID: UserID
  package var device: Device
  /// How the person proved who they are (RFC 8176).
  package var authenticationMethods: [String]
  /// The account's role when it began.
  package var role: UserRole
  /// The account's language, as it is now.
  package var locale: LocaleTag
  package let createTime: Timestamp
  /// When it last got tokens.
  package var lastUseTime: Timestamp
  /// From where it last got tokens, if that is known.
  package var address: CoarseAddress?
  package var refresh: RefreshState
  /// SHA-256 of the newest refresh token. The token itself is nowhere kept.
  package var tokenDigest: [UInt8]

  package init(
    id: AuthSessionID, userID: UserID, device: Device, authenticationMethods: [String], role: UserRole = .user,
    locale: LocaleTag = .english, createTime: Timestamp, lastUseTime: Timestamp, address: CoarseAddress?,
    refresh: RefreshState, tokenDigest: [UInt8]
  ) {
    self.id = id
    self.userID = userID
    self.device = device
    self.authenticationMethods = authenticationMethods
    self.role = role
    self.locale = locale
    self.createTime = createTime
    self.lastUseTime = lastUseTime
    self.address = address
    self.refresh = refresh
    self.tokenDigest = tokenDigest
  }
}

extension AuthSession {
  /// Whether two factors have opened it.
  package var hasSecondFactor: Bool { authenticationMethods.contains("mfa") }
}

/// Why an auth session ended before its time.
package enum RevocationReason: String, Hashable, Sendable {
  case signedOut = "signed_out"
  /// By its owner, on another device.
  case revokedByOwner = "revoked_by_owner"
  case revokedByOperator = "revoked_by_operator"
  /// Its account was shut.
  case disabled
  /// Its account has another role.
  case roleChanged = "role_changed"
  case refreshTokenReused = "refresh_token_reused"
  /// Every other session of an account whose password its owner has changed.
  case passwordChanged = "password_changed"
  /// Every session of an account whose password was reset.
  case passwordReset = "password_reset"
  /// Every session of an account that is to be deleted.
  case deletionRequested = "deletion_requested"
}
