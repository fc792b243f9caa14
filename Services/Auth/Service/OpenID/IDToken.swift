package import AuthDomain
import Foundation
import TitanCore
import TitanRPC

/// An ID token as it came: a JWS in compact form (RFC 7515 §7.1) whose signature hasn't been checked.
package struct IDToken: Sendable {
  package static let longest = 32 << 10

  package let algorithm: ProviderAlgorithm
  /// The key that it names.
  package let keyID: String?
  let signed: [UInt8]
  let signature: [UInt8]
  private let payload: [UInt8]

  private struct Header: Decodable {
    let alg: String
    let kid: String?
    /// Extensions that a reader must know; none is known here (RFC 7515 §4.1.11).
    let crit: [String]?
  }

  /// - Throws: `ProviderError.tokenInvalid`.
  package init(_ text: String) throws(ProviderError) {
    let parts = text.utf8.count <= Self.longest ? text.split(separator: ".", omittingEmptySubsequences: false) : []
    guard parts.count == 3, let header = Base64URL.decode(parts[0]), let payload = Base64URL.decode(parts[1]),
      let signature = Base64URL.decode(parts[2]),
      let read = try? JSONDecoder().decode(Header.self, from: Data(header)), read.crit == nil
    else { throw .tokenInvalid(claim: "header", "the ID token is no JWS in compact form that can be read here") }
    guard let algorithm = ProviderAlgorithm(rawValue: read.alg) else {
      throw .tokenInvalid(claim: "alg", "got \"\(read.alg.prefix(20))\", allowed: RS256, ES256, EdDSA")
    }
    (self.algorithm, keyID, self.payload, self.signature) = (algorithm, read.kid, payload, signature)
    signed = Array("\(parts[0]).\(parts[1])".utf8)
  }

  /// The claims, if one of these keys signed them; `nil` if none of them is the one that the token names.
  ///
  /// - Throws: `ProviderError.tokenInvalid`.
  package func claims(by keys: ProviderKeys) throws(ProviderError) -> IDTokenClaims? {
    guard let isGenuine = keys.isGenuine(signature, of: signed, by: algorithm, keyID: keyID) else { return nil }
    guard isGenuine else { throw .tokenInvalid(claim: "signature", "the key that it names didn't make it") }
    guard let claims = try? JSONDecoder().decode(IDTokenClaims.self, from: Data(payload)) else {
      throw .tokenInvalid(claim: "payload", "the claims are no JSON object of the right types")
    }
    return claims
  }
}
