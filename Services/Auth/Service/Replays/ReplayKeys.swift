import AuthDomain
package import Crypto
import Foundation
package import TitanRPC

/// The keys under which the response to one request id is stored: derived from the id and a key of the server, so
/// that neither the tables nor the server's key alone opens it.
package struct ReplayKeys: Sendable {
  /// Where the response is found. The request id itself is not stored.
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

  /// Tells payloads apart. Keyed, because the payload holds a password.
  package func fingerprint(_ payload: [UInt8]) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: payload, using: payloadKey))
  }

  /// Encrypts a response, bound to the payload it answers.
  package func seal(_ response: [UInt8], fingerprint: [UInt8]) throws -> [UInt8] {
    // A GCM box with the standard nonce always has a combined form; were there none, nothing would be stored.
    guard let box = try AES.GCM.seal(response, using: responseKey, authenticating: fingerprint).combined else {
      throw CryptoKitError.incorrectParameterSize
    }
    return Array(box)
  }

  package func open(_ sealed: [UInt8], fingerprint: [UInt8]) throws -> [UInt8] {
    Array(try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: responseKey, authenticating: fingerprint))
  }
}
