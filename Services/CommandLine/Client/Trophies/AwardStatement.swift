package import Crypto
import Foundation
import TitanReceipts
import TitanRPC
import TrophiesProto

/// What a public link says of an award, once its signature is verified. The contract of GetSharedAward names its claims.
package struct AwardStatement: Decodable, Sendable {
  /// Verifies statements by the id of the key that has signed them.
  package typealias Keys = [String: Curve25519.Signing.PublicKey]

  package struct Evidence: Decodable, Sendable {
    /// One session that the award stands on.
    package struct Session: Decodable, Sendable {
      package let localDate: String
      package let reps: Int
      /// As in `titanup.sessions.v1.Evidence`.
      package let evidence: Int32

      package init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        localDate = try parts.decode(String.self)
        reps = try parts.decode(Int.self)
        evidence = try parts.decode(Int32.self)
      }
    }

    package let sessions: Int
    package let reps: Int
    package let dates: Int
    /// The newest of them.
    package let latest: [Session]
    package let firstRep: Int?
    package let lastRep: Int?

    private enum CodingKeys: String, CodingKey {
      case sessions, reps, dates, latest
      case firstRep = "first_rep"
      case lastRep = "last_rep"
    }
  }

  private let iss: String
  /// The link's id.
  package let jti: String
  /// When it was signed, in seconds since 1970: the award stood then.
  package let iat: Int64
  package let trophy: String
  /// By language.
  package let title: [String: String]
  package let description: [String: String]
  package let earnedOn: String
  package let evidence: Evidence
  package let name: String?

  private enum CodingKeys: String, CodingKey {
    case iss, jti, iat, trophy, title, description, evidence, name
    case earnedOn = "earned_on"
  }

  /// Verifies a statement: a compact JWS with EdDSA (RFC 8037).
  ///
  /// - Throws: `ClientError` if none of the keys has signed it, or it isn't about an award.
  package init(verifying jws: String, keys: Keys) throws(ClientError) {
    guard let parts = CompactJWS(jws), parts.header.alg == "EdDSA", parts.header.typ == "award-statement+jwt",
      parts.header.crit == nil
    else { throw ClientError(.refused, "This is no statement about an award.") }
    guard let key = keys[parts.header.kid] else {
      throw ClientError(
        .refused, "The statement is signed with key \(parts.header.kid), which is not among the keys to trust.")
    }
    guard key.isValidSignature(parts.signature, for: parts.signingInput) else {
      throw ClientError(.refused, "The statement's signature is wrong: it was changed, or somebody else has made it.")
    }
    guard let statement = try? JSONDecoder().decode(Self.self, from: Data(parts.payload)),
      statement.iss == "titanup-trophies"
    else { throw ClientError(.refused, "The statement is signed, but it is not about an award.") }
    self = statement
  }

  /// The keys of a JWKS document (RFC 7517); other kinds of keys in it are left out.
  ///
  /// - Throws: `ClientError` if it has none that verifies a statement.
  package static func keys(ofJWKS bytes: [UInt8]) throws(ClientError) -> Keys {
    struct Document: Decodable {
      struct Key: Decodable {
        let kty: String
        let crv, kid, x: String?
      }
      let keys: [Key]
    }
    let document = try? JSONDecoder().decode(Document.self, from: Data(bytes))
    let keys = (document?.keys ?? []).filter { $0.kty == "OKP" && $0.crv == "Ed25519" }
    let trusted = Self.keys(keys.map { ($0.kid ?? "", $0.x ?? "") })
    guard !trusted.isEmpty else {
      throw .usage("The file of keys has no Ed25519 key; a JWKS document (RFC 7517) with at least one is expected.")
    }
    return trusted
  }

  /// - Parameter published: ids, and public keys in base64url.
  package static func keys(_ published: [(id: String, x: String)]) -> Keys {
    let keys = published.compactMap { id, x -> (String, Curve25519.Signing.PublicKey)? in
      guard !id.isEmpty, let raw = Base64URL.decode(x),
        let key = try? Curve25519.Signing.PublicKey(rawRepresentation: raw)
      else { return nil }
      return (id, key)
    }
    return Keys(keys) { first, _ in first }
  }
}
