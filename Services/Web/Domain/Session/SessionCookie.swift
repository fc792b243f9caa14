/// The one cookie: what it is called, and how it is read, set and cleared (RFC 6265).
package struct SessionCookie: Sendable, Hashable {
  /// The longest value that is read or set; browsers keep 4,096 bytes with name and attributes.
  package static let longestValue = 3_800
  /// Browsers keep no cookie longer than 400 days.
  private static let longestAge: Int64 = 400 * 86_400

  /// Whether the page's origin is `https`. Without it there can be no `Secure` and no prefix, and the page must be on
  /// this machine.
  package let isSecure: Bool

  package init(isSecure: Bool) { self.isSecure = isSecure }

  package var name: String { isSecure ? "__Host-titanup" : "titanup" }

  /// The cookie's value among a request's `cookie` lines; `nil` if there is none, or more than one, or it is too long
  /// or holds anything but the characters of a sealed value.
  package func value(in lines: [String]) -> String? {
    var found: Substring?
    for line in lines {
      for pair in line.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, Self.trimmed(parts[0]) == name[...] else { continue }
        guard found == nil else { return nil }
        found = Self.trimmed(parts[1])
      }
    }
    guard let found, !found.isEmpty, found.utf8.count <= Self.longestValue, Self.isValue(found) else { return nil }
    return String(found)
  }

  /// The value of `set-cookie` that keeps `value` for `seconds`.
  package func setting(_ value: String, seconds: Int64) -> String {
    "\(name)=\(value); Max-Age=\(max(0, min(seconds, Self.longestAge)))\(attributes)"
  }

  /// The value of `set-cookie` that removes it.
  package var clearing: String { "\(name)=; Max-Age=0\(attributes)" }

  private var attributes: String { "; Path=/; HttpOnly\(isSecure ? "; Secure" : ""); SameSite=Strict" }

  private static func trimmed(_ text: Substring) -> Substring {
    let text = text.drop { $0 == " " || $0 == "\t" }
    return text.lastIndex { $0 != " " && $0 != "\t" }.map { text[...$0] } ?? ""
  }

  /// Base64url and dots.
  private static func isValue(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
      default: false
      }
    }
  }
}
