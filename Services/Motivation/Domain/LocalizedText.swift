/// A text in every language.
package struct LocalizedText: Sendable, Hashable {
  package var english: String
  package var german: String

  package init(english: String, german: String) {
    self.english = english
    self.german = german
  }

  package subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }
}

extension String {
  /// The text with values in the place of `{name}`.
  package func filled(_ values: [String: String]) -> String {
    values.reduce(self) { text, value in text.replacing("{\(value.key)}", with: value.value) }
  }

  /// The names in braces.
  var placeholders: [String] {
    split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { String($0.prefix { $0 != "}" }) }
  }
}
