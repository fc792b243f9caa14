extension Character {
  /// Columns a terminal gives the character: 2 for East Asian wide ones and emoji, else 1.
  var displayWidth: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch scalar.value {
    // Hangul Jamo; CJK, Kana, Yi; Hangul syllables; compatibility forms; full-width forms; CJK extensions.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}

extension String {
  /// Columns a terminal gives the text. The text must hold no control characters.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text without control and formatting characters: what others wrote must not steer this terminal.
  package var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.lazy.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: " "
          case .format where scalar != "\u{200D}": "\u{FFFD}"
          case .surrogate, .unassigned: "\u{FFFD}"
          default: scalar
          }
        }))
  }

  /// At most `width` columns; where something is cut off, the last of them is an ellipsis.
  package func truncated(to width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var kept = ""
    var used = 0
    for character in self {
      guard used + character.displayWidth <= width - 1 else { break }
      kept.append(character)
      used += character.displayWidth
    }
    return kept + "…"
  }

  /// Filled up with spaces to `width` columns.
  package func padded(to width: Int, _ alignment: Alignment = .left) -> String {
    let missing = String(repeating: " ", count: max(0, width - displayWidth))
    return alignment == .left ? self + missing : missing + self
  }
}

/// On which side of its column a text stands.
package enum Alignment: Sendable {
  case left, right
}
