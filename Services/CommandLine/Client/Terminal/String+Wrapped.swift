extension String {
  /// The words in lines of at most `width` columns, as few as they fit in; a word that is longer goes on in the next line.
  /// One line where it fits, whatever spaces it has.
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

  /// The words in lines of at most `width` columns, as few as they fit in; a word that is longer goes on in the next line.
  /// No line without a word. What would need more than `limit` lines ends with an ellipsis.
  package func wrapped(to width: Int, limit: Int = .max) -> [String] {
    let lines = isEmpty ? [] : folded(to: width)
    let shown = lines.prefix(limit).map { $0 }
    guard lines.count > limit, let last = shown.last else { return shown }
    // One column more than there is room for: the ellipsis takes the place of what follows.
    return shown.dropLast() + [(last + " …").truncated(to: width)]
  }
}
