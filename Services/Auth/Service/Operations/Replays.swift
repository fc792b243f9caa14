import AuthDomain
package import Crypto
import Foundation
package import TitanCore
package import TitanRPC

/// Where the response to a request with an id is kept, and the check that a kept response belongs to the request.
struct ReplaySlot: Sendable {
  let requestID: RequestID
  let keys: ReplayKeys
  let fingerprint: [UInt8]

  init(_ requestID: RequestID, payload: some RPCMessage, method: MethodDescriptor, master: SymmetricKey) {
    self.requestID = requestID
    keys = ReplayKeys(requestID, method: method, master: master)
    fingerprint = keys.fingerprint(payload.serialized())
  }

  /// The response in its stored form.
  func keep(_ response: some RPCMessage, until expireTime: Timestamp) throws -> StoredReplay {
    StoredReplay(
      key: keys.lookup, fingerprint: fingerprint,
      sealedResponse: try keys.seal(response.serialized(), fingerprint: fingerprint), expireTime: expireTime)
  }

  /// The kept response.
  ///
  /// - Throws: INVALID_ARGUMENT REQUEST_ID_REUSED if it answered another payload.
  func response<Response: RPCMessage>(in stored: StoredReplay) throws -> Response {
    guard stored.fingerprint == fingerprint else { throw requestID.reused }
    return try Response(serialized: keys.open(stored.sealedResponse, fingerprint: fingerprint))
  }
}

/// A response kept for a retry, in its stored form.
package struct StoredReplay: Hashable, Sendable {
  /// `ReplayKeys.lookup`.
  package let key: [UInt8]
  /// The fingerprint of the request's payload.
  package let fingerprint: [UInt8]
  /// Encrypted, because the response may contain tokens.
  package let sealedResponse: [UInt8]
  /// When the request id is forgotten.
  package let expireTime: Timestamp

  package init(key: [UInt8], fingerprint: [UInt8], sealedResponse: [UInt8], expireTime: Timestamp) {
    self.key = key
    self.fingerprint = fingerprint
    self.sealedResponse = sealedResponse
    self.expireTime = expireTime
  }
}

/// The keys under which the response to one request id is stored: derived from the id and a server key, so that neither
/// the tables nor the server key alone can decrypt it.
package struct ReplayKeys: Sendable {
  /// The look-up key. The request id itself isn't stored.
  package let lookup: [UInt8]
  private let payloadKey: SymmetricKey
  private let responseKey: SymmetricKey

  package init(_ requestID: RequestID, method: MethodDescriptor, master: SymmetricKey) {
    let id = withUnsafeBytes(of: requestID.uuid.uuid) { Data($0) }
    func derived(_ purpose: String) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: master, salt: id, info: Data("\(purpose) \(method.path)".utf8), outputByteCount: 32)
    }
    lookup = derived("lookup").withUnsafeBytes { Array($0) }
    payloadKey = derived("payload")
    responseKey = derived("response")
  }

  /// Tells payloads apart. Keyed, because a payload may contain a password.
  package func fingerprint(_ payload: [UInt8]) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: payload, using: payloadKey))
  }

  /// Encrypts a response, bound to the payload it answers.
  package func seal(_ response: [UInt8], fingerprint: [UInt8]) throws -> [UInt8] {
    // A GCM box with the standard nonce always has a combined form; without one, nothing would be stored.
    guard let box = try AES.GCM.seal(response, using: responseKey, authenticating: fingerprint).combined else {
      throw CryptoKitError.incorrectParameterSize
    }
    return Array(box)
  }

  package func open(_ sealed: [UInt8], fingerprint: [UInt8]) throws -> [UInt8] {
    Array(try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: responseKey, authenticating: fingerprint))
  }
}
