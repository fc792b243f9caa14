/// The secret of a personal access token: `tup_`, 32 random bytes in hexadecimal, and a CRC-32 of all that. The prefix
/// lets scanners recognise a leaked token, and the checksum tells a mistyped or truncated token from an unknown one
/// without a question to auth. Neither makes it harder to guess; only the random bytes do.
package struct PersonalAccessToken: Sendable, Hashable {
  package static let prefix = "tup_"
  package static let secretLength = 32
  private static let length = prefix.utf8.count + 2 * (secretLength + 4)

  /// The whole secret. Only its owner keeps it.
  package let text: String

  /// - Parameter secret: `secretLength` random bytes.
  package init(secret: [UInt8]) {
    let body = Self.prefix + Hexadecimal.encode(secret)
    text = body + Self.checksum(body)
  }

  /// Reads a token; `nil` if its form or its checksum is wrong.
  package init?(_ text: String) {
    guard Self.isMeant(by: text), text.utf8.count == Self.length,
      let secret = Hexadecimal.decode(text.dropFirst(Self.prefix.count).dropLast(8))
    else { return nil }
    self.init(secret: secret)
    // Upper-case digits are no other way to write it.
    guard self.text == text else { return nil }
  }

  /// Whether a credential claims to be a personal access token. An access token never begins like this: the first part
  /// of a JWT is the base64url of a JSON object.
  package static func isMeant(by credential: String) -> Bool { credential.hasPrefix(prefix) }

  private static func checksum(_ body: String) -> String {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in body.utf8 {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? (remainder >> 1) ^ 0xEDB8_8320 : remainder >> 1 }
    }
    let sum = ~remainder
    return Hexadecimal.encode([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) })
  }
}

extension PersonalAccessToken: CustomStringConvertible {
  package var description: String { "\(Self.prefix)****" }
}
