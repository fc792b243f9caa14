package import Crypto
import Foundation
import TitanRPC

/// A receipt as it is issued and stored.
package struct SignedReceipt: Sendable, Equatable {
  package var claims: ReceiptClaims
  package var keyID: String
  /// Compact JWS: the receipt itself. The claims are its decoded content.
  package var jws: String
}

/// Signs receipts: compact JWS (RFC 7515) with EdDSA over Ed25519 (RFC 8037).
package struct ReceiptSigner: Sendable {
  /// A public key, identified by its thumbprint.
  package struct PublicKey: Sendable, Equatable {
    package let keyID: String
    /// base64url, as `x` of a JWK.
    package let x: String

    init(_ key: Curve25519.Signing.PublicKey) {
      x = Base64URL.encode(key.rawRepresentation)
      // RFC 7638: the required members in the order of their names, without white space.
      let canonical = #"{"crv":"Ed25519","kty":"OKP","x":"\#(x)"}"#
      keyID = Base64URL.encode(Array(SHA256.hash(data: Array(canonical.utf8))))
    }

    fileprivate func verifies(_ signature: [UInt8], of text: String) -> Bool {
      guard let raw = Base64URL.decode(x), let key = try? Curve25519.Signing.PublicKey(rawRepresentation: raw) else {
        return false
      }
      return key.isValidSignature(signature, for: Array(text.utf8))
    }
  }

  private static let type = "rep-receipt+jwt"
  private let key: Curve25519.Signing.PrivateKey
  /// The keys that verify receipts; the signing key comes first.
  package let publicKeys: [PublicKey]

  /// - Parameter retired: keys that signed in the past, whose receipts still verify.
  package init(_ key: Curve25519.Signing.PrivateKey, retired: [Curve25519.Signing.PublicKey] = []) {
    self.key = key
    publicKeys = ([key.publicKey] + retired).map(PublicKey.init)
  }

  /// - Parameters:
  ///   - text: base64 of the 32 bytes of an Ed25519 private key (RFC 8032).
  ///   - retired: see `retiredKeys`.
  /// - Returns: `nil` if one of them is anything else.
  package init?(base64 text: String, retired: String = "") {
    guard let raw = Data(base64Encoded: text), let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: raw),
      let retired = Self.retiredKeys(retired)
    else { return nil }
    self.init(key, retired: retired.filter { $0.rawRepresentation != key.publicKey.rawRepresentation })
  }

  /// Reads public keys in the form of `x` in GetReceiptKeys (base64url without padding), separated by white space;
  /// `nil` if any of them is invalid.
  package static func retiredKeys(_ text: String) -> [Curve25519.Signing.PublicKey]? {
    let words = text.split(whereSeparator: \.isWhitespace)
    let keys = words.compactMap { Base64URL.decode($0) }
      .compactMap { try? Curve25519.Signing.PublicKey(rawRepresentation: $0) }
    return keys.count == words.count ? keys : nil
  }

  package func sign(_ claims: ReceiptClaims) throws -> SignedReceipt {
    let keyID = publicKeys[0].keyID
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let header = #"{"alg":"EdDSA","kid":"\#(keyID)","typ":"\#(Self.type)"}"#
    let signed = Base64URL.encode(header.utf8) + "." + Base64URL.encode(try encoder.encode(claims))
    let signature = try key.signature(for: Data(signed.utf8))
    return SignedReceipt(claims: claims, keyID: keyID, jws: signed + "." + Base64URL.encode(signature))
  }

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

  /// JWKS document (RFC 7517).
  package var jwks: String {
    let keys = publicKeys.map {
      #"{"alg":"EdDSA","crv":"Ed25519","kid":"\#($0.keyID)","kty":"OKP","use":"sig","x":"\#($0.x)"}"#
    }
    return #"{"keys":[\#(keys.joined(separator: ","))]}"#
  }
}

extension SignedReceipt {
  /// Reads a receipt that this service stored.
  ///
  /// - Throws: `CorruptReceipt` if it is not a receipt.
  package init(stored jws: String) throws {
    let parts = jws.split(separator: ".", omittingEmptySubsequences: false)
    struct Header: Decodable { var kid: String }
    guard parts.count == 3, let header = Base64URL.decode(parts[0]), let payload = Base64URL.decode(parts[1]),
      let keyID = try? JSONDecoder().decode(Header.self, from: Data(header)).kid,
      let claims = try? JSONDecoder().decode(ReceiptClaims.self, from: Data(payload))
    else { throw CorruptReceipt() }
    self.init(claims: claims, keyID: keyID, jws: jws)
  }
}

/// Why a text is not a receipt of this service. The raw values are the contract's.
package enum ReceiptProblem: Int, Error, Equatable {
  case malformed = 1
  case keyUnknown = 2
  case signatureWrong = 3
}
