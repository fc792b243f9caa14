package import Foundation
package import TitanCore

package enum SecurityEventOwner {}
package typealias SecurityEventID = Identifier<SecurityEventOwner>

/// Something that concerns the security of an account. It is stored in the transaction that caused it and never
/// changed.
package struct SecurityEvent: Hashable, Sendable {
  /// Raw values are stored.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case registered
    case signedIn = "signed_in"
    case signInFailed = "sign_in_failed"
    case signedOut = "signed_out"
    case sessionRevoked = "session_revoked"
    case otherSessionsRevoked = "other_sessions_revoked"
    case refreshTokenReused = "refresh_token_reused"
    case reauthenticated
    case reauthenticationFailed = "reauthentication_failed"
    case secondFactorActivated = "second_factor_activated"
    case secondFactorDisabled = "second_factor_disabled"
    case secondFactorFailed = "second_factor_failed"
    case recoveryCodeUsed = "recovery_code_used"
    case recoveryCodesRegenerated = "recovery_codes_regenerated"
    case passwordChanged = "password_changed"
    case passwordResetRequested = "password_reset_requested"
    case passwordReset = "password_reset"
    case emailVerified = "email_verified"
    case emailChangeRequested = "email_change_requested"
    case emailChanged = "email_changed"
    case deletionRequested = "deletion_requested"
    case deletionCancelled = "deletion_cancelled"
    case userDisabled = "user_disabled"
    case userEnabled = "user_enabled"
    case invitationCreated = "invitation_created"
    case invitationRevoked = "invitation_revoked"
    case roleChanged = "role_changed"
    case personalTokenCreated = "personal_access_token_created"
    case personalTokenRevoked = "personal_access_token_revoked"
    case passkeyAdded = "passkey_added"
    case passkeyRemoved = "passkey_removed"
    case passkeyCloned = "passkey_cloned"
    case providerLinked = "provider_linked"
    case providerUnlinked = "provider_unlinked"

    /// Whether someone other than the owner may be behind it.
    package var isAlarming: Bool {
      switch self {
      case .signInFailed, .refreshTokenReused, .reauthenticationFailed, .secondFactorFailed, .passkeyCloned: true
      default: false
      }
    }
  }

  /// Ordered by time (RFC 9562 §5.7), which is the order of lists.
  package let id: SecurityEventID
  package let kind: Kind
  package let userID: UserID
  /// The session it happened to, or the session that did it.
  package let sessionID: AuthSessionID?
  /// The device's name for itself; may be empty.
  package let deviceName: String
  package let address: CoarseAddress?
  package let time: Timestamp

  /// - Parameter id: a version 7 UUID for `time`.
  package init(
    _ kind: Kind, of userID: UserID, session: AuthSessionID? = nil, device: String = "", from address: CoarseAddress?,
    at time: Timestamp, id: UUID
  ) {
    self.id = SecurityEventID(id)
    self.kind = kind
    self.userID = userID
    self.sessionID = session
    self.deviceName = device
    self.address = address
    self.time = time
  }
}
