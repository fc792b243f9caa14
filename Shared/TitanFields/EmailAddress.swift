import Foundation

/// The name an account signs in with (decision D28): trimmed, exactly one `@` with something before it, then a domain
/// with a dot.
///
/// Stricter than the decision only where an address could do harm in a mail's header or envelope: white space, control
/// characters, the delimiters of RFC 5321 §4.1.2 and empty labels are refused.
package struct EmailAddress: Hashable, Sendable {
  /// In octets: RFC 5321 §4.5.3.1.3 allows a path of 256 with its angle brackets.
  package static let maximumLength = 254

  /// The address as its owner wrote it, trimmed.
  package let text: String
  /// The form in which addresses are compared: composed (NFC) and lower-case.
  package let canonical: String

  /// `nil` if the trimmed text isn't an address.
  package init?(_ text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.utf8.count <= Self.maximumLength else { return nil }
    guard trimmed.unicodeScalars.allSatisfy(Self.isAllowed) else { return nil }
    let parts = trimmed.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.text = trimmed
    canonical = Self.canonical(trimmed)
  }

  /// Takes a stored address, which passed the rules of its time.
  package init(stored text: String) {
    self.text = text
    canonical = Self.canonical(text)
  }

  package static func == (left: Self, right: Self) -> Bool { left.canonical == right.canonical }
  package func hash(into hasher: inout Hasher) { hasher.combine(canonical) }

  private static func canonical(_ text: String) -> String {
    text.lowercased().precomposedStringWithCanonicalMapping
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", "<", ">", "[", "]", ":", ";", "\\", ",", "\"": false
    default: !scalar.properties.isWhitespace && !scalar.isControl
    }
  }
}

extension EmailAddress: CustomStringConvertible {
  /// Addresses are personal data: they are masked in output.
  package var description: String { "****" }
}
