import Crypto
package import TitanRPC

/// What two calls with the same request id must have in common: the method, and the payload without that id.
package func payloadDigest(_ method: String, _ payload: [UInt8]) -> [UInt8] {
  var hash = SHA256()
  hash.update(data: Array("\(method)\n".utf8))
  hash.update(data: payload)
  return Array(hash.finalize())
}

extension RPCMessage {
  /// The digest of a message, not counting the id itself.
  package func payloadDigest(_ method: String, without requestID: WritableKeyPath<Self, String>) -> [UInt8] {
    var payload = self
    payload[keyPath: requestID] = ""
    return TitanRequests.payloadDigest(method, payload.serialized())
  }
}
