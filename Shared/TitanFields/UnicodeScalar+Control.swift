extension Unicode.Scalar {
  /// Whether the scalar controls a terminal, a log or the text direction. This includes NUL, which PostgreSQL's `text`
  /// can't store.
  package var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // U+202A…U+202E and U+2066…U+2069 reorder the text around a name.
    case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }
}
