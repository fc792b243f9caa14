import Foundation
import TitanRPC

/// A JWS in compact serialization (RFC 7515 §7.1), split into its parts; its signature isn't verified.
package struct CompactJWS {
  package struct Header: Decodable {
    package let alg: String
    package let kid: String
    package let typ: String
    /// Extensions that a recipient must understand (RFC 7515 §4.1.11). None are supported.
    package let crit: [String]?
  }

  package let header: Header
  package let payload: [UInt8]
  /// The signed input: header and payload exactly as in the text.
  package let signingInput: [UInt8]
  package let signature: [UInt8]

  /// `nil` for any other form, including base64url with stray bits, so that no two texts mean the same.
  package init?(_ text: String) {
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
