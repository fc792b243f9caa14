package import TitanCore

/// A challenge that an authenticator signs, as it is stored until it is answered or expires.
package struct PasskeyChallenge: Hashable, Sendable {
  package static let length = 32
  /// Leaves time to find the security key.
  package static let lifetime: Duration = .seconds(300)

  /// SHA-256 of the challenge. The challenge itself is never stored.
  package let digest: [UInt8]
  package let purpose: Purpose
  package let expireTime: Timestamp

  package enum Purpose: Hashable, Sendable {
    /// To add a passkey to an account, which authenticators know by this handle.
    case registration(UserID, userHandle: [UInt8])
    /// To show one, of whatever account.
    case proof
  }

  package init(digest: [UInt8], _ purpose: Purpose, expireTime: Timestamp) {
    (self.digest, self.purpose, self.expireTime) = (digest, purpose, expireTime)
  }

  /// - Parameter now: when it is issued.
  package init(digest: [UInt8], _ purpose: Purpose, at now: Timestamp) {
    self.init(digest: digest, purpose, expireTime: now + Self.lifetime)
  }
}
