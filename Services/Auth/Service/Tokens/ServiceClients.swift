package import Crypto
import Foundation
import TitanCore

/// The services that may request a token, and the secrets they authenticate with.
package struct ServiceClients: Sendable {
  /// Every service that may be configured.
  package static let names = TitanUpService.allCases.filter { $0 != .auth }.map(\.rawValue)
  /// The shortest secret, in bytes of UTF-8.
  package static let minimumSecretLength = 16

  /// Keyed digests: comparing them takes the same time wherever the secrets differ.
  private let digests: [String: [UInt8]]
  private let key: SymmetricKey

  /// - Parameters:
  ///   - secrets: one for each service.
  ///   - key: a random key for this process only.
  package init(secrets: [String: String], key: SymmetricKey = SymmetricKey(size: .bits256)) {
    self.key = key
    digests = secrets.mapValues { Self.digest($0, key) }
  }

  /// The services that have a secret, sorted by name.
  package var configured: [String] { digests.keys.sorted() }

  /// Whether the secret is the service's. An unknown service takes the same steps as a known one.
  package func accepts(_ name: String, secret: String) -> Bool {
    let presented = Self.digest(secret, key)
    let expected = digests[name]
    let difference = zip(expected ?? presented, presented).reduce(0) { $0 | ($1.0 ^ $1.1) }
    return expected != nil && difference == 0
  }

  private static func digest(_ secret: String, _ key: SymmetricKey) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: Data(secret.utf8), using: key))
  }
}

extension ServiceClients: CustomStringConvertible {
  /// The names only, never the secrets.
  package var description: String { configured.joined(separator: ", ") }
}
