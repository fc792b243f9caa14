import Crypto
import Foundation
import TitanRPC

/// Why a text is not a receipt of this service. The raw values are the contract's.
package enum ReceiptProblem: Int, Error, Equatable {
  case malformed = 1
  case keyUnknown = 2
  case signatureWrong = 3
}

extension ReceiptSigner {
  /// Verifies and reads a receipt from outside.
  package func verify(_ jws: String) throws(ReceiptProblem) -> SignedReceipt {
    guard let receipt = try? SignedReceipt(stored: jws) else { throw .malformed }
    guard let key = publicKeys.first(where: { $0.keyID == receipt.keyID }) else { throw .keyUnknown }
    let parts = jws.split(separator: ".", omittingEmptySubsequences: false)
    guard let signature = Base64URL.decode(parts[2]), key.verifies(signature, of: "\(parts[0]).\(parts[1])") else {
      throw .signatureWrong
    }
    return receipt
  }
}

extension ReceiptSigner.PublicKey {
  fileprivate func verifies(_ signature: [UInt8], of text: String) -> Bool {
    guard let raw = Base64URL.decode(x), let key = try? Curve25519.Signing.PublicKey(rawRepresentation: raw) else {
      return false
    }
    return key.isValidSignature(signature, for: Array(text.utf8))
  }
}
