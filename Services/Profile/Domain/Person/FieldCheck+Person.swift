import TitanCore

extension FieldCheck {
  /// In Unicode scalars.
  static let displayNameLength = 1...100

  /// The name, trimmed, as the auth service takes it at registration.
  mutating func displayName(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else {
      add("display_name", "NAME_EMPTY", got: "nothing", allowed: "1 to 100 characters")
      return nil
    }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars[first...last])
    guard Self.displayNameLength.contains(name.count) else {
      add("display_name", "FIELD_TOO_LONG", got: "\(name.count) characters", allowed: "1 to 100")
      return nil
    }
    guard !name.contains(where: Self.isControl) else {
      add("display_name", "FIELD_INVALID", got: "a control character", allowed: "none")
      return nil
    }
    return String(name)
  }

  /// Whether it steers a terminal or the direction of text (U+202A…U+202E, U+2066…U+2069) instead of standing in it.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    default: false
    }
  }

  /// The form of a language tag (RFC 5646 §2.1): a language of two or three letters, and subtags of up to eight
  /// letters or digits, of which the last is no singleton.
  mutating func locale(_ text: String) -> String? {
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isTag =
      text.utf8.count <= 35 && (2...3).contains(subtags.first?.count ?? 0)
      && subtags.first?.allSatisfy(isLetter) == true
      && subtags.dropFirst().allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { isLetter($0) || isDigit($0) } }
      && (subtags.count == 1 || subtags.last?.count != 1)
    if isTag { return text }
    add("locale", "LOCALE_INVALID", got: quoted(text), allowed: "a BCP 47 language tag such as en or de-AT")
    return nil
  }
}
