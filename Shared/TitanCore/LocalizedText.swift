/// A text in every language TitanUp supports.
package struct LocalizedText: Sendable, Hashable {
  package var english: String
  package var german: String

  package init(_ english: String, _ german: String) {
    self.english = english
    self.german = german
  }

  package subscript(_ language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }
}
