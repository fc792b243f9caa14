import Foundation
package import TitanCore
import TitanFields

package enum AuthSessionOwner {}
/// One sign-in of one device: the `sid` of its tokens.
package typealias AuthSessionID = Identifier<AuthSessionOwner>

/// An auth session as it is stored.
package struct AuthSession: Hashable, Sendable {
  package let id: AuthSessionID
  package let userID: UserID
  package var device: Device
  /// How the user authenticated (RFC 8176).
  package var authenticationMethods: [String]
  /// The account's role when it began.
  package var role: UserRole
  /// The account's language, as it is now.
  package var locale: LocaleTag
  package let createTime: Timestamp
  /// When tokens were last issued for it.
  package var lastUseTime: Timestamp
  /// The network it last got tokens from, if known.
  package var address: CoarseAddress?
  package var refresh: RefreshState
  /// SHA-256 of the newest refresh token. The token itself is never stored.
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
  /// Whether the session was opened with two factors.
  package var hasSecondFactor: Bool { authenticationMethods.contains("mfa") }
}

/// Why an auth session ended early.
package enum RevocationReason: String, Hashable, Sendable {
  case signedOut = "signed_out"
  /// The owner revoked it from another device.
  case revokedByOwner = "revoked_by_owner"
  case revokedByOperator = "revoked_by_operator"
  /// An operator disabled the account.
  case disabled
  /// The account's role changed.
  case roleChanged = "role_changed"
  case refreshTokenReused = "refresh_token_reused"
  /// The owner changed the password, which ends every other session.
  case passwordChanged = "password_changed"
  /// The password was reset, which ends every session.
  case passwordReset = "password_reset"
  /// The owner asked to delete the account, which ends every session.
  case deletionRequested = "deletion_requested"

  /// Whether what ends the account's sessions for this reason revokes its personal access tokens, too. A new password
  /// doesn't: the programs that use the tokens never knew it.
  package var revokesPersonalTokens: Bool {
    switch self {
    case .disabled, .deletionRequested, .revokedByOperator: true
    case .signedOut, .revokedByOwner, .roleChanged, .refreshTokenReused, .passwordChanged, .passwordReset: false
    }
  }
}

/// The device of an auth session, described so that its owner recognises it. Any part may be empty.
package struct Device: Hashable, Sendable {
  package var name: String
  package var platform: String
  package var appVersion: String

  /// Lengths in code points.
  package static let maximumNameLength = 100
  package static let maximumPlatformLength = 50
  package static let maximumAppVersionLength = 50

  /// Takes parts that are known to be valid, such as stored ones.
  package init(name: String = "", platform: String = "", appVersion: String = "") {
    self.name = name
    self.platform = platform
    self.appVersion = appVersion
  }

  /// Trims the parts and adds any violations to `problems`.
  package init(name: String, platform: String, appVersion: String, problems: inout [FieldProblem]) {
    func part(_ field: String, _ text: String, _ limit: Int) -> String {
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      let count = trimmed.unicodeScalars.count
      if count > limit {
        problems.append(FieldProblem(field: field, .tooLong(count, limit: limit)))
      } else if trimmed.unicodeScalars.contains(where: \.isControl) {
        problems.append(FieldProblem(field: field, .controlCharacter))
      }
      return trimmed
    }
    self.init(
      name: part("device.name", name, Self.maximumNameLength),
      platform: part("device.platform", platform, Self.maximumPlatformLength),
      appVersion: part("device.app_version", appVersion, Self.maximumAppVersionLength))
  }
}

/// How long things last (decision D27).
package struct Lifetimes: Hashable, Sendable {
  /// How long an auth session lasts without a refresh.
  package var sliding: Duration
  /// How long an auth session lasts at most.
  package var absolute: Duration
  /// How long a stored response with tokens is kept.
  package var replay: Duration
  /// How long any other stored response is kept.
  package var plainReplay: Duration { .seconds(7 * 86_400) }

  package init(
    sliding: Duration = .seconds(30 * 86_400),
    absolute: Duration = .seconds(180 * 86_400), replay: Duration = .seconds(10 * 60)
  ) {
    self.sliding = sliding
    self.absolute = absolute
    self.replay = replay
  }
}

/// The state that decides which refresh tokens of an auth session are accepted.
package struct RefreshState: Hashable, Sendable {
  /// Number of the newest token issued; the first is 1.
  ///
  /// It also shows whether a token's successor has been used. Token n is used when its successor n + 1 is issued, so
  /// the successor of token `counter - 1` hasn't been used, and the successors of all older tokens have.
  package var counter: Int64
  /// When the session expires unless it is refreshed; never after `endTime`.
  package var expireTime: Timestamp
  /// When the session ends regardless of refreshes.
  package let endTime: Timestamp
  /// Set once, never cleared.
  package var revocation: RevocationReason?

  package init(
    counter: Int64, expireTime: Timestamp, endTime: Timestamp, revocation: RevocationReason? = nil
  ) {
    self.counter = counter
    self.expireTime = expireTime
    self.endTime = endTime
    self.revocation = revocation
  }

  package enum Ending: Hashable, Sendable { case revoked, expired }

  /// How the session has ended at an instant; `nil` while it is live.
  package func ending(at now: Timestamp) -> Ending? {
    if revocation != nil { return .revoked }
    return now < expireTime && now < endTime ? nil : .expired
  }

  /// The state of a new session.
  package static func beginning(at now: Timestamp, _ lifetimes: Lifetimes) -> RefreshState {
    let end = now + lifetimes.absolute
    return RefreshState(counter: 1, expireTime: min(now + lifetimes.sliding, end), endTime: end)
  }
}

/// Rotation of refresh tokens (api.md, "Refresh rotation"; RFC 9700 §4.14.2).
package enum RefreshRotation {
  package enum Decision: Hashable, Sendable {
    /// The newest token: move the session to this state unless it has changed, and issue its token.
    case issueNext(RefreshState)
    /// The response to this token was lost: issue the newest token again.
    case repeatSuccessor
    /// An older token whose successor has been used: revoke the session, then refuse.
    case reuse
    case expired
    case revoked
    /// A token newer than the newest one stored: the store lost it, for example when a backup was restored.
    case unknown
  }

  /// Decides what to do with an authentic token of the session, number `presented`.
  package static func decide(
    presented: Int64, _ state: RefreshState, at now: Timestamp, sliding: Duration
  ) -> Decision {
    switch state.ending(at: now) {
    case .revoked: return .revoked
    case .expired: return .expired
    case nil: break
    }
    switch presented {
    case state.counter:
      var next = state
      next.counter += 1
      next.expireTime = min(now + sliding, state.endTime)
      return .issueNext(next)
    case state.counter - 1: return .repeatSuccessor
    case ..<state.counter: return .reuse
    default: return .unknown
    }
  }
}
