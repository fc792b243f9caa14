import Crypto
package import Foundation
import TitanRPC

/// The public keys of other installations whose receipts the operator trusts. They hold until the operator takes them out
/// of the file, because a receipt's own time is its signer's word.
package struct TrustedReceiptKeys: Sendable {
  package static let none = TrustedReceiptKeys(keys: [:])
  /// The most bytes of a file of keys.
  package static let largest = 65_536
  /// What such a file has to hold, for errors.
  package static let allowed =
    "sets/receipt-keys.json of an archive, or another JSON object with keys, each with keyId (or kid) and x: an Ed25519 "
    + "public key in base64url"

  /// A file of keys cannot be used: the reason, in words.
  package struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
    package let description: String
  }

  /// By their ids.
  private let keys: [String: Curve25519.Signing.PublicKey]

  private init(keys: [String: Curve25519.Signing.PublicKey]) { self.keys = keys }

  /// Reads what `GetReceiptKeys` answers, in the JSON of an archive, or a JWK set (RFC 7517).
  package init(json: Data) throws(Problem) {
    guard json.count <= Self.largest else { throw Problem(description: "more than \(Self.largest) bytes") }
    guard let file = try? JSONDecoder().decode(File.self, from: json) else {
      throw Problem(description: "no JSON object with keys")
    }
    guard !file.keys.isEmpty else { throw Problem(description: "no keys") }
    var keys: [String: Curve25519.Signing.PublicKey] = [:]
    for (index, key) in file.keys.enumerated() {
      guard let id = key.keyID ?? key.kid, !id.isEmpty else {
        throw Problem(description: "keys[\(index)] has no keyId")
      }
      guard let raw = Base64URL.decode(key.x), let known = try? Curve25519.Signing.PublicKey(rawRepresentation: raw)
      else { throw Problem(description: "x of keys[\(index)] is no Ed25519 public key") }
      guard keys.updateValue(known, forKey: id).map({ $0.rawRepresentation == known.rawRepresentation }) ?? true else {
        throw Problem(description: "keys[\(index)] has the keyId of another key")
      }
    }
    self.keys = keys
  }

  /// Verifies a receipt and returns its contents. Whether they hold for anything is for the caller to judge.
  package func receipt(_ text: String) throws(InvalidReceipt) -> RepReceipt {
    let jws = try CompactJWS(receipt: text)
    return try RepReceipt(jws, signedWith: keys[jws.header.kid])
  }

  private struct File: Decodable {
    struct Key: Decodable {
      var keyID: String?
      var kid: String?
      var x: String

      private enum CodingKeys: String, CodingKey {
        case keyID = "keyId"
        case kid, x
      }
    }

    var keys: [Key]
  }
}
