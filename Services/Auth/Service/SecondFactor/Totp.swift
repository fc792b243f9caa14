import Crypto
import Foundation
package import TitanCore

/// Codes of six digits from a secret and the time (RFC 6238, over HOTP of RFC 4226), as authenticator apps make them:
/// HMAC-SHA-1, steps of 30 seconds.
package struct Totp: Sendable {
  /// RFC 4226 §4 recommends 160 bits.
  package static let secretLength = 20
  package static let digits = 6
  private static let period: Int64 = 30
  /// The number of steps before and after the current one that are also accepted, for clocks that differ (RFC 6238
  /// §5.2).
  private static let tolerance: Int64 = 1

  private let key: SymmetricKey
  /// The secret as people type it: base32 (RFC 4648 §6) without padding.
  package let base32: String

  package init(secret: [UInt8]) {
    key = SymmetricKey(data: secret)
    base32 = Base32.encode(secret)
  }

  package static func step(at time: Timestamp) -> Int64 { floorDivide(time.seconds, period) }

  package func code(ofStep step: Int64) -> String {
    let counter = withUnsafeBytes(of: step.bigEndian) { Array($0) }
    let code = Array(HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: key))
    // RFC 4226 §5.3: four bytes from the offset in the last half-byte, without the sign bit.
    let offset = Int(code[19] & 0x0F)
    let number = code[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
    let text = String(number % 1_000_000)
    return String(repeating: "0", count: Self.digits - text.count) + text
  }

  /// The time step of a code, if it is current and later than `last`. Does the same work for every six-digit code.
  package func step(of code: String, at now: Timestamp, after last: Int64) -> Int64? {
    let presented = Array(code.utf8)
    guard presented.count == Self.digits, presented.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let current = Self.step(at: now)
    var found: Int64?
    for step in current - Self.tolerance...current + Self.tolerance {
      let difference = zip(self.code(ofStep: step).utf8, presented).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
      if difference == 0, step > last, found == nil { found = step }
    }
    return found
  }

  /// The URI that apps read from a QR code.
  package func uri(account: String, issuer: String = "TitanUp") -> String {
    var allowed = CharacterSet.alphanumerics
    allowed.formIntersection(CharacterSet(charactersIn: Unicode.Scalar(0)..<Unicode.Scalar(128)))
    allowed.insert(charactersIn: "-._~@")
    let label = account.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    return "otpauth://totp/\(issuer):\(label)?secret=\(base32)&issuer=\(issuer)&algorithm=SHA1&digits=6&period=30"
  }
}

/// base32 (RFC 4648 §6) without padding: capitals, and the digits that don't look like one.
package enum Base32 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var (buffer, bits): (UInt32, Int) = (0, 0)
    for byte in bytes {
      (buffer, bits) = (buffer << 8 | UInt32(byte), bits + 8)
      while bits >= 5 {
        bits -= 5
        text.append(alphabet[Int(buffer >> UInt32(bits) & 0x1F)])
      }
    }
    if bits > 0 { text.append(alphabet[Int(buffer << UInt32(5 - bits) & 0x1F)]) }
    return String(decoding: text, as: UTF8.self)
  }
}
