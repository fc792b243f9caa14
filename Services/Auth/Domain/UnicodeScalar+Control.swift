extension Unicode.Scalar {
  /// Whether the scalar steers a terminal, a log or the direction of text instead of standing in it. NUL is one,
  /// which PostgreSQL's `text` cannot hold.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // U+202A…U+202E and U+2066…U+2069 reorder what stands around a name.
    case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }
}
