import Glibc

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

  /// Whether a request's `cookie` lines have the cookie's name anywhere, well-formed or not.
  package func isNamed(in lines: [String]) -> Bool {
    // By C, since searching text for text by characters takes longer than the rest of a request's reading. No line holds
    // a NUL, where the search would end.
    lines.contains { line in line.withCString { line in name.withCString { strstr(line, $0) != nil } } }
  }

  /// The cookie's value among a request's `cookie` lines; `nil` if there is none, or more than one, or it is too long
  /// or holds anything but the characters of a sealed value.
  package func value(in lines: [String]) -> String? {
    var found: Substring.UTF8View?
    for line in lines {
      for pair in line.utf8.split(separator: UInt8(ascii: ";")) {
        guard let sign = pair.firstIndex(of: UInt8(ascii: "=")),
          Self.trimmed(pair[..<sign]).elementsEqual(name.utf8)
        else { continue }
        guard found == nil else { return nil }
        found = Self.trimmed(pair[pair.index(after: sign)...])
      }
    }
    guard let found, !found.isEmpty, found.count <= Self.longestValue, found.allSatisfy(Self.isPermitted) else {
      return nil
    }
    return String(Substring(found))
  }

  /// The value of `set-cookie` that keeps `value` for `seconds`.
  package func setting(_ value: String, seconds: Int64) -> String {
    "\(name)=\(value); Max-Age=\(max(0, min(seconds, Self.longestAge)))\(attributes)"
  }

  /// The value of `set-cookie` that removes it.
  package var clearing: String { "\(name)=; Max-Age=0\(attributes)" }

  private var attributes: String { "; Path=/; HttpOnly\(isSecure ? "; Secure" : ""); SameSite=Strict" }

  private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    let text = text.drop(while: isBlank)
    return text.lastIndex { !isBlank($0) }.map { text[...$0] } ?? text[text.endIndex...]
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Base64url and dots.
  private static func isPermitted(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }
}
