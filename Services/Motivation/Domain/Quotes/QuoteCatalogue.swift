import TitanCore

/// All quotes.
package struct QuoteCatalogue: Sendable {
  /// In the order of their ids.
  package let quotes: [Quote]
  private let byID: [QuoteID: Quote]

  package init(_ file: CatalogueFile) throws(CatalogueError) {
    var byID: [QuoteID: Quote] = [:]
    var texts: [String: QuoteID] = [:]
    for block in file.blocks {
      let quote = try Quote(block)
      guard byID.updateValue(quote, forKey: quote.id) == nil else { throw block.error("\(quote.id) comes twice") }
      for language in Language.allCases {
        let key = "\(language.rawValue) \(Self.letters(quote.text[language]))"
        if let other = texts.updateValue(quote.id, forKey: key) {
          throw block.error("\(quote.id) says the same as \(other)")
        }
      }
    }
    self.byID = byID
    quotes = byID.values.sorted { $0.id < $1.id }
  }

  package subscript(id: QuoteID) -> Quote? { byID[id] }

  /// The quotes of these kinds; an empty set means all.
  package func quotes(of kinds: Set<QuoteKind>) -> [Quote] {
    kinds.isEmpty ? quotes : quotes.filter { kinds.contains($0.kind) }
  }

  /// A text without case, blanks and punctuation.
  private static func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}
