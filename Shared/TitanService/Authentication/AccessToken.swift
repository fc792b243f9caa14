import Foundation
import TitanCore
import TitanRPC

/// A parsed access token. Nothing in it can be trusted until `signature` has been verified.
///
/// We parse it without a JWT library because only one algorithm, one type and one shape are accepted, and without
/// suspending. Everything else RFC 7515 allows (other algorithms, `crit`, embedded keys, unencoded payloads) is
/// refused.
struct AccessToken: Sendable {
  /// Our tokens have about 400 bytes.
  static let sizeLimit = 4_096

  let keyID: String
  let signedPart: Substring.UTF8View
  let signature: [UInt8]
  private let payload: [UInt8]

  private struct Header: Decodable {
    var alg: String
    var typ: String
    var kid: String
    var crit: [String]?
  }

  /// - Throws: `TokenProblem.malformed` if its form, type or algorithm differs from `AccessTokenFormat`.
  init(_ text: String) throws(TokenProblem) {
    guard text.utf8.count <= Self.sizeLimit else { throw .malformed }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let header = Base64URL.decode(parts[0]), let payload = Base64URL.decode(parts[1]),
      let signature = Base64URL.decode(parts[2]), signature.count == 64,
      let fields = try? JSONDecoder().decode(Header.self, from: Data(header)),
      fields.alg == AccessTokenFormat.algorithm, fields.typ == AccessTokenFormat.type, fields.crit == nil
    else { throw .malformed }
    keyID = fields.kid
    signedPart = text[..<parts[1].endIndex].utf8
    self.signature = signature
    self.payload = payload
  }

  /// The claims. Call it only after the signature has been verified.
  func claims() throws(TokenProblem) -> AccessTokenClaims {
    guard let claims = try? JSONDecoder().decode(AccessTokenClaims.self, from: Data(payload)) else { throw .malformed }
    return claims
  }
}
