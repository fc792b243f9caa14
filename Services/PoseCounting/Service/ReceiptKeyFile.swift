package import Crypto
package import Foundation

/// The signing key's secret file: base64 of the 32 bytes of an Ed25519 private key, surrounding white space ignored.
package enum ReceiptKeyFile {
  package struct Unreadable: Error, CustomStringConvertible {
    package let description: String
  }

  /// - Throws: `Unreadable`, which says what is allowed and never what came.
  package static func key(from contents: Data) throws -> Curve25519.Signing.PrivateKey {
    let text = String(decoding: contents, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let raw = Data(base64Encoded: text) else {
      throw Unreadable(description: "the receipt signing key is not base64; allowed: base64 of 32 bytes")
    }
    guard raw.count == 32 else {
      throw Unreadable(description: "the receipt signing key has \(raw.count) bytes; allowed: base64 of 32 bytes")
    }
    return try Curve25519.Signing.PrivateKey(rawRepresentation: raw)
  }
}
