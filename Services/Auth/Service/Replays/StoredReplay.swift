package import TitanCore

/// A response kept for a retry, as the store holds it.
package struct StoredReplay: Hashable, Sendable {
  /// `ReplayKeys.lookup`.
  package let key: [UInt8]
  /// Of the request's payload.
  package let fingerprint: [UInt8]
  /// Encrypted: it holds tokens.
  package let sealedResponse: [UInt8]
  /// From then on the request id means nothing.
  package let expireTime: Timestamp

  package init(key: [UInt8], fingerprint: [UInt8], sealedResponse: [UInt8], expireTime: Timestamp) {
    self.key = key
    self.fingerprint = fingerprint
    self.sealedResponse = sealedResponse
    self.expireTime = expireTime
  }
}
