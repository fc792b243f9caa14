extension Character {
  /// The number of columns that a terminal uses for the character: 2 for East Asian wide ones and emoji, else 1.
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
  /// The number of columns that a terminal uses for the text, which must not contain control characters.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text without control and formatting characters, so that other people's text cannot control this terminal.
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

  /// The text in at most `width` columns; if it is cut off, the last column is an ellipsis.
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

  /// The text padded with spaces to `width` columns.
  package func padded(to width: Int, _ alignment: Alignment = .left) -> String {
    let missing = String(repeating: " ", count: max(0, width - displayWidth))
    return alignment == .left ? self + missing : missing + self
  }
}

/// The side of a column that its text is aligned to.
package enum Alignment: Sendable {
  case left, right
}

extension String {
  /// The words in the fewest possible lines of at most `width` columns; longer words are broken. A text that fits into
  /// one line keeps all of its spaces.
  package func folded(to width: Int) -> [String] {
    guard displayWidth > width, width > 0 else { return [self] }
    var lines: [String] = []
    for word in split(separator: " ").map(String.init) {
      if let last = lines.last, last.displayWidth + 1 + word.displayWidth <= width {
        lines[lines.count - 1] = last + " " + word
        continue
      }
      var line = ""
      for character in word {
        if !line.isEmpty, line.displayWidth + String(character).displayWidth > width {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
      lines.append(line)
    }
    return lines.isEmpty ? [""] : lines
  }

  /// The words folded to `width`, without empty lines. More than `limit` lines end with an ellipsis.
  package func wrapped(to width: Int, limit: Int = .max) -> [String] {
    let lines = isEmpty ? [] : folded(to: width)
    let shown = lines.prefix(limit).map { $0 }
    guard lines.count > limit, let last = shown.last else { return shown }
    // One column too many, so that truncating leaves an ellipsis.
    return shown.dropLast() + [(last + " …").truncated(to: width)]
  }
}
