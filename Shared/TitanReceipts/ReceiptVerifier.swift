import Crypto
import TitanCore
import TitanRPC

/// Verifies receipts of the pose service: JWS with EdDSA (RFC 8037).
package struct ReceiptVerifier: Sendable {
  private let keys: ReceiptKeys

  package init(keys: ReceiptKeys) { self.keys = keys }

  /// Verifies a receipt and returns its contents. Whom it was issued to, and whether its times can be, is for the caller
  /// to judge.
  ///
  /// - Throws: `InvalidReceipt`; UNAVAILABLE if it names a key that can't be fetched now.
  package func receipt(_ text: String) async throws -> RepReceipt {
    let jws = try CompactJWS(receipt: text)
    return try RepReceipt(jws, signedWith: try await keys.key(id: jws.header.kid))
  }
}

extension CompactJWS {
  /// `typ` in a receipt's header, so that no other token of ours passes for a receipt.
  private static let receiptType = "rep-receipt+jwt"

  /// A receipt whose signature isn't verified yet.
  init(receipt text: String) throws(InvalidReceipt) {
    guard let jws = CompactJWS(text) else { throw InvalidReceipt("it is no compact JWS") }
    guard jws.header.alg == "EdDSA", jws.header.typ == Self.receiptType, jws.header.crit == nil else {
      throw InvalidReceipt("its header is not that of a receipt")
    }
    self = jws
  }
}

extension RepReceipt {
  /// The contents of a receipt that this key has signed; `nil` if nobody knows the key.
  init(_ jws: CompactJWS, signedWith key: Curve25519.Signing.PublicKey?) throws(InvalidReceipt) {
    guard let key else { throw InvalidReceipt("its key is not known") }
    guard key.isValidSignature(jws.signature, for: jws.signingInput) else {
      throw InvalidReceipt("its signature is wrong")
    }
    try self.init(payload: jws.payload)
  }
}

/// Why a text is no receipt of the pose service: not signed by it, altered, or of a form it never uses.
package struct InvalidReceipt: Error, Sendable, Hashable {
  package let why: String

  package init(_ why: String) { self.why = why }
}
