package import TitanCore

/// A device that a user's reminders are pushed to.
package struct PushSubscription: Sendable, Hashable {
  package var endpoint: PushEndpoint
  package var keys: PushKeys
  /// The language of the pushes.
  package var language: Language
  /// The sign-in that the device subscribed with: when it is revoked, the subscription ends.
  package var authSessionID: String?
  package var createTime: Timestamp
  /// When the device last said that it still wants pushes.
  package var renewTime: Timestamp

  package init(
    endpoint: PushEndpoint, keys: PushKeys, language: Language, authSessionID: String? = nil, createTime: Timestamp,
    renewTime: Timestamp
  ) {
    self.endpoint = endpoint
    self.keys = keys
    self.language = language
    self.authSessionID = authSessionID
    self.createTime = createTime
    self.renewTime = renewTime
  }

  /// The number of subscriptions a user may have. One more replaces the one renewed longest ago, so that a device is never
  /// turned away for the sake of devices that are long gone.
  package static let mostPerUser = 20
  /// How long a subscription lasts after it was renewed. Pages renew theirs whenever they start.
  package static let lifetime: Duration = .seconds(30 * 86_400)
}

/// What a push for a device is encrypted with (RFC 8291 §2). Only the lengths are checked here.
package struct PushKeys: Sendable, Hashable, CustomStringConvertible {
  /// The device's public key, an uncompressed point of P-256.
  package var publicKey: [UInt8]
  /// The secret that the device shares with us alone.
  package var authSecret: [UInt8]

  package init(publicKey: [UInt8], authSecret: [UInt8]) {
    self.publicKey = publicKey
    self.authSecret = authSecret
  }

  package static let publicKeyLength = 65
  package static let authSecretLength = 16

  package var description: String { "****" }
}
