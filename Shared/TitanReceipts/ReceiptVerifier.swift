import Crypto
import Foundation
import TitanCore
import TitanRPC

/// Verifies receipts of the pose service: JWS with EdDSA (RFC 8037).
package struct ReceiptVerifier: Sendable {
  /// `typ` in a receipt's header, so that no other token of ours passes for a receipt.
  private static let type = "rep-receipt+jwt"

  private let keys: ReceiptKeys

  package init(keys: ReceiptKeys) { self.keys = keys }

  /// Verifies a receipt and returns its contents. Whom it was issued to, and whether its times can be, is for the caller
  /// to judge.
  ///
  /// - Throws: `InvalidReceipt`; UNAVAILABLE if it names a key that can't be fetched now.
  package func receipt(_ text: String) async throws -> RepReceipt {
    guard let jws = CompactJWS(text) else { throw InvalidReceipt("it is no compact JWS") }
    guard jws.header.alg == "EdDSA", jws.header.typ == Self.type, jws.header.crit == nil else {
      throw InvalidReceipt("its header is not that of a receipt")
    }
    guard let key = try await keys.key(id: jws.header.kid) else { throw InvalidReceipt("its key is not known") }
    guard key.isValidSignature(jws.signature, for: jws.signingInput) else {
      throw InvalidReceipt("its signature is wrong")
    }
    return try RepReceipt(payload: jws.payload)
  }
}

/// Why a text is no receipt of the pose service: not signed by it, altered, or of a form it never uses.
package struct InvalidReceipt: Error, Sendable, Hashable {
  package let why: String

  package init(_ why: String) { self.why = why }
}

/// A JWS in compact serialization (RFC 7515 §7.1), split into its parts; its signature isn't verified.
private struct CompactJWS {
  struct Header: Decodable {
    var alg: String
    var kid: String
    var typ: String
    /// Extensions that a recipient must understand (RFC 7515 §4.1.11). None are supported.
    var crit: [String]?
  }

  let header: Header
  let payload: [UInt8]
  /// The signed input: header and payload exactly as in the text.
  let signingInput: [UInt8]
  let signature: [UInt8]

  /// `nil` for any other form, including base64url with stray bits, so that no two texts mean the same.
  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3,
      let header = Base64URL.decode(Substring(parts[0])), let payload = Base64URL.decode(Substring(parts[1])),
      let signature = Base64URL.decode(Substring(parts[2])),
      let decoded = try? JSONDecoder().decode(Header.self, from: Data(header))
    else { return nil }
    self.header = decoded
    self.payload = payload
    self.signature = signature
    signingInput = Array(text.utf8.prefix(parts[0].count + 1 + parts[1].count))
  }
}
