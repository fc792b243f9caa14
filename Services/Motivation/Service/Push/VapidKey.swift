import Crypto
import Foundation
import MotivationDomain
import TitanCore
import TitanRPC

/// The key by which push services recognize this installation (RFC 8292).
package struct VapidKey: Sendable, CustomStringConvertible {
  private let key: P256.Signing.PrivateKey

  /// The form of `TITANUP_PUSH_KEY`. Almost every number of this length is a key of P-256.
  package static let form = "base64 of 32 random bytes"

  /// `nil` for a text in another form.
  package init?(_ text: String) {
    guard let bytes = Data(base64Encoded: text), let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes) else {
      return nil
    }
    self.key = key
  }

  /// An uncompressed point: `applicationServerKey`.
  package var publicKey: [UInt8] { Array(key.publicKey.x963Representation) }

  /// How long a token is good. Push services refuse more than a day.
  static let lifetime: Duration = .seconds(12 * 3_600)

  /// The header `Authorization` of a push (RFC 8292 §3).
  ///
  /// - Parameter contact: a `mailto:` or `https:` URL under which the operator can be reached.
  func authorization(for endpoint: PushEndpoint, contact: String?, at now: Timestamp) throws -> String {
    let claims = Claims(aud: endpoint.origin, exp: (now + Self.lifetime).seconds, sub: contact)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let signed = "\(Self.header).\(Base64URL.encode(try encoder.encode(claims)))"
    let signature = try key.signature(for: Data(signed.utf8)).rawRepresentation
    return "vapid t=\(signed).\(Base64URL.encode(signature)), k=\(Base64URL.encode(publicKey))"
  }

  private static let header = Base64URL.encode(Data(#"{"alg":"ES256","typ":"JWT"}"#.utf8))

  private struct Claims: Encodable {
    let aud: String
    let exp: Int64
    let sub: String?
  }

  package var description: String { "****" }
}
