package import TitanCore

/// A BCP 47 language tag: a language of two or three letters and its subtags (RFC 5646 §2.1), in the customary case
/// (§2.1.1). Only the form is checked, not whether the tag is registered.
package struct LocaleTag: Hashable, Sendable {
  package static let english = LocaleTag(stored: "en")
  /// RFC 5646 §4.4.1: longer tags don't occur in practice.
  package static let maximumLength = 35

  package let text: String

  /// Takes a stored value, which passed the rules of its time.
  package init(stored text: String) { self.text = text }

  /// `nil` if the text doesn't have the form of a tag. An empty one means English.
  package init?(_ text: String) {
    guard !text.isEmpty else {
      self = .english
      return
    }
    guard text.utf8.count <= Self.maximumLength else { return nil }
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map(Array.init)
    guard (2...3).contains(subtags[0].count), subtags[0].allSatisfy(Self.isLetter) else { return nil }
    for subtag in subtags.dropFirst() {
      guard (1...8).contains(subtag.count), subtag.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) }) else {
        return nil
      }
    }
    // A singleton introduces an extension or private use, so it can't come last.
    guard subtags.last?.count != 1 else { return nil }
    self.init(stored: Self.customaryCase(subtags))
  }

  /// The language to write texts in: English for languages that TitanUp doesn't speak.
  package var language: Language {
    text == "de" || text.hasPrefix("de-") ? .german : .english
  }

  private static func customaryCase(_ subtags: [[UInt8]]) -> String {
    var afterSingleton = false
    return subtags.enumerated().map { index, subtag in
      let lower = String(decoding: subtag, as: UTF8.self).lowercased()
      defer { afterSingleton = afterSingleton || subtag.count == 1 }
      guard index > 0, !afterSingleton else { return lower }
      switch subtag.count {
      case 2: return lower.uppercased()
      case 4 where isLetter(subtag[0]): return lower.prefix(1).uppercased() + lower.dropFirst()
      default: return lower
      }
    }
    .joined(separator: "-")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
