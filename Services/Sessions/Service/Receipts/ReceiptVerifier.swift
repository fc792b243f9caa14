import Crypto
import Foundation
package import SessionsDomain

/// Verifies receipts of the pose service: JWS with EdDSA (RFC 8037).
package struct ReceiptVerifier: Sendable {
  /// `typ` in a receipt's header, so that no other token of ours passes for a receipt.
  static let type = "rep-receipt+jwt"

  private let keys: ReceiptKeys

  package init(keys: ReceiptKeys) { self.keys = keys }

  /// Verifies a receipt and returns its claims.
  ///
  /// - Throws: `ReceiptError.invalid`; UNAVAILABLE if it names a key that can't be fetched now.
  package func claims(of text: String) async throws -> VerifiedReceipt {
    guard let jws = CompactJWS(text) else { throw ReceiptError.invalid("it is no compact JWS") }
    guard jws.header.alg == "EdDSA", jws.header.typ == Self.type, jws.header.crit == nil else {
      throw ReceiptError.invalid("its header is not that of a receipt")
    }
    guard let key = try await keys.key(id: jws.header.kid) else { throw ReceiptError.invalid("its key is not known") }
    guard key.isValidSignature(jws.signature, for: jws.signingInput) else {
      throw ReceiptError.invalid("its signature is wrong")
    }
    guard let payload = try? JSONDecoder().decode(ReceiptPayload.self, from: Data(jws.payload)) else {
      throw ReceiptError.invalid("its payload is not that of a receipt")
    }
    return try payload.claims()
  }
}
