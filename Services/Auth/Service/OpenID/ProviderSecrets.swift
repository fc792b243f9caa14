package import Crypto
package import AuthDomain
import Foundation
import TitanCore
import TitanRPC

/// The secrets of sign-ins with the provider. What the provider must be shown later is derived from the state and a
/// server key, so that nothing of it is stored: a copy of the tables completes no sign-in.
package struct ProviderSecrets: Sendable {
  /// Longer than anybody takes who is still there.
  package static let lifetime: Duration = .seconds(600)

  private let key: SymmetricKey
  private let random: @Sendable (Int) -> [UInt8]

  package init(key: SymmetricKey, random: @escaping @Sendable (Int) -> [UInt8]) {
    (self.key, self.random) = (key, random)
  }

  /// A new state or binding, of 256 random bits.
  func make() -> String { Base64URL.encode(random(32)) }

  /// The stored form of a state or a binding.
  static func digest(_ text: String) -> [UInt8] { Array(SHA256.hash(data: Data(text.utf8))) }

  /// Ties the ID token to the sign-in (OpenID Connect Core 1.0 §3.1.2.1).
  package func nonce(_ state: String) -> String { derived("nonce", state) }

  /// Ties the code to whoever began (RFC 7636 §4.1).
  package func verifier(_ state: String) -> String { derived("verifier", state) }

  /// RFC 7636 §4.2.
  package func challenge(_ state: String) -> String { Base64URL.encode(Self.digest(verifier(state))) }

  private func derived(_ purpose: String, _ state: String) -> String {
    Base64URL.encode(Array(HMAC<SHA256>.authenticationCode(for: Data("\(purpose)\n\(state)".utf8), using: key)))
  }

  /// What an account is found by: a digest, because the person's name at the provider is nobody else's business.
  package static func linkKey(_ subject: String, at provider: OpenIDProvider) -> [UInt8] {
    // An issuer contains no line feed.
    digest("\(provider.issuer)\n\(subject)")
  }
}

/// `application/x-www-form-urlencoded`, in an order that stays.
struct FormText {
  private(set) var text = ""

  init(_ fields: [(name: String, value: String)]) {
    text = fields.map { "\($0.name)=\(Self.encoded($0.value))" }.joined(separator: "&")
  }

  /// RFC 3986 §2.3: everything but unreserved characters is written in bytes.
  static func encoded(_ value: String) -> String {
    value.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
