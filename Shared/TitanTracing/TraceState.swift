/// `tracestate` of W3C Trace Context, level 1 (https://www.w3.org/TR/trace-context-1/#tracestate-header): what tracing
/// systems have noted about a trace. TitanUp passes it on as it is, and notes nothing.
package struct TraceState: Hashable, Sendable {
  /// The members, joined by commas, as they go out.
  package let text: String

  /// The most members that the standard permits.
  static let memberLimit = 32
  /// The longest that is passed on. The standard asks for 512 bytes at least.
  static let lengthLimit = 8_192

  /// Reads the header's value, the values of several headers joined by commas. `nil` if it has no members, a malformed
  /// one, two with the same key or too many: then none is passed on, as the standard permits.
  package init?(_ header: String) {
    guard header.utf8.count <= Self.lengthLimit else { return nil }
    var (members, keys): ([Substring], Set<Substring>) = ([], [])
    for part in header.split(separator: ",", omittingEmptySubsequences: false) {
      let member = Self.trimmed(part)
      // Empty members are permitted, and say nothing.
      if member.isEmpty { continue }
      guard let equals = member.firstIndex(of: "="), Self.isKey(member[..<equals]),
        Self.isValue(member[member.index(after: equals)...]), keys.insert(member[..<equals]).inserted
      else { return nil }
      members.append(member)
    }
    guard (1...Self.memberLimit).contains(members.count) else { return nil }
    text = members.joined(separator: ",")
  }

  /// Without the spaces and tabs around it.
  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }

  /// `vendor` or `tenant@vendor`.
  private static func isKey(_ text: Substring) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return isName(parts[0], limit: 256, mayBeginWithDigit: false)
    case 2:
      return isName(parts[0], limit: 241, mayBeginWithDigit: true)
        && isName(parts[1], limit: 14, mayBeginWithDigit: false)
    default: return false
    }
  }

  private static func isName(_ name: Substring.UTF8View, limit: Int, mayBeginWithDigit: Bool) -> Bool {
    guard let first = name.first, name.count <= limit else { return false }
    guard isLetter(first) || (mayBeginWithDigit && isDigit(first)) else { return false }
    return name.allSatisfy { isLetter($0) || isDigit($0) || "_-*/".utf8.contains($0) }
  }

  /// Up to 256 printable characters but comma and equals sign, the last of which is no space.
  private static func isValue(_ text: Substring) -> Bool {
    guard (1...256).contains(text.utf8.count), text.utf8.last != 0x20 else { return false }
    return text.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "=") }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
