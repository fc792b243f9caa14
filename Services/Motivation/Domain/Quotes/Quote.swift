package import TitanCore

/// Names a quote of the catalogue: `seneca-epistulae-13-4`.
package struct QuoteID: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

/// What kind of words. The numbers are those of the contract.
package enum QuoteKind: Int, Sendable, Hashable, CaseIterable {
  /// What somebody said or wrote.
  case quote = 1
  /// Lines of a poem or of scripture.
  case verse = 2
  /// A few words of TitanUp's own.
  case slogan = 3

  /// As it stands in the catalogue's file.
  package var name: String {
    switch self {
    case .quote: "quote"
    case .verse: "verse"
    case .slogan: "slogan"
    }
  }
}

/// Words with the place they come from.
package struct Quote: Sendable, Hashable {
  package var id: QuoteID
  package var kind: QuoteKind
  package var text: LocalizedText
  package var author: LocalizedText
  /// The work, and the place in it.
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
