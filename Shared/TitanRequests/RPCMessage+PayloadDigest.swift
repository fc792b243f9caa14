import Crypto
package import TitanRPC

extension RPCMessage {
  /// What two calls with one request id must share: method and payload, apart from the id itself.
  package func payloadDigest(_ method: String, without requestID: WritableKeyPath<Self, String>) -> [UInt8] {
    var payload = self
    payload[keyPath: requestID] = ""
    return Array(SHA256.hash(data: Array("\(method)\n".utf8) + payload.serialized()))
  }
}
