extension String {
  /// The words in lines of at most `width` columns, as few as they fit in; a word that is longer is cut. What would
  /// need more than `limit` lines ends with an ellipsis.
  package func wrapped(to width: Int, limit: Int = .max) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ").map(String.init) {
      if let last = lines.last, last.displayWidth + 1 + word.displayWidth <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    let shown = lines.prefix(limit).map { $0.truncated(to: width) }
    guard lines.count > limit, let last = shown.last else { return shown }
    // One column more than there is room for: the ellipsis takes the place of what follows.
    return shown.dropLast() + [(last + " …").truncated(to: width)]
  }
}
