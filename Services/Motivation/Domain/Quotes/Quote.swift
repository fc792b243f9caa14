package import TitanCore

/// Identifies a quote of the catalogue: `seneca-epistulae-13-4`.
package struct QuoteID: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

/// The kind of a quote. The raw values are those of the contract.
package enum QuoteKind: Int, Sendable, Hashable, CaseIterable {
  /// A saying or a sentence from a text.
  case quote = 1
  /// Lines of a poem or of scripture.
  case verse = 2
  /// A short phrase of TitanUp's own.
  case slogan = 3

  /// The name in the catalogue's file.
  package var name: String {
    switch self {
    case .quote: "quote"
    case .verse: "verse"
    case .slogan: "slogan"
    }
  }
}

/// A quotation with its source.
package struct Quote: Sendable, Hashable {
  package var id: QuoteID
  package var kind: QuoteKind
  package var text: LocalizedText
  package var author: LocalizedText
  /// The work and the place in it.
  package var source: LocalizedText
  /// Tags (BCP 47) of the languages in which the text is the author's own words; in others it is our translation.
  package var originals: Set<String>

  package init(
    id: QuoteID, kind: QuoteKind, text: LocalizedText, author: LocalizedText, source: LocalizedText,
    originals: Set<String>
  ) {
    self.id = id
    self.kind = kind
    self.text = text
    self.author = author
    self.source = source
    self.originals = originals
  }

  package func isTranslation(in language: Language) -> Bool { !originals.contains(language.rawValue) }
}
