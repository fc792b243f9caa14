extension String {
  /// The text with values in place of `{name}`.
  package func filled(_ values: [String: String]) -> String {
    values.reduce(self) { text, value in text.replacing("{\(value.key)}", with: value.value) }
  }

  /// The names in braces.
  var placeholders: [String] {
    split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { String($0.prefix { $0 != "}" }) }
  }
}
