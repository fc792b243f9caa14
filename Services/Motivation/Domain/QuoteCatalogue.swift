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

  /// Its name in the catalogue's file.
  fileprivate var name: String {
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

extension Quote {
  /// The author of slogans.
  private static let house = "TitanUp"
  /// In Unicode scalars.
  private static let longest = 280
  private static let longestSlogan = 80

  private static let keys: Set<String> = [
    "id", "kind", "author", "author.de", "source", "source.de", "words", "en", "de",
  ]

  fileprivate init(_ block: CatalogueBlock) throws(CatalogueError) {
    try block.check(keys: Self.keys)
    let id = try block.required("id")
    guard id.utf8.count <= 64, id.utf8.allSatisfy(\.isSlug) else {
      throw block.error("got the id \"\(id)\"; allowed: up to 64 of a-z, 0-9 and -")
    }
    let name = try block.required("kind")
    guard let kind = QuoteKind.allCases.first(where: { $0.name == name }) else {
      let known = QuoteKind.allCases.map(\.name).joined(separator: ", ")
      throw block.error("got the kind \"\(name)\"; allowed: \(known)")
    }
    self.init(
      id: QuoteID(id), kind: kind,
      text: LocalizedText(try block.required("en"), try block.required("de")),
      author: try block.localized("author"), source: try block.localized("source"),
      originals: Set(try block.required("words").split(separator: " ").map(String.init)))
    let limit = kind == .slogan ? Self.longestSlogan : Self.longest
    for language in Language.allCases {
      let length = text[language].unicodeScalars.count
      guard length <= limit else {
        throw block.error("\(language.rawValue) has \(length) characters; allowed: at most \(limit)")
      }
    }
    let isOurs = author.english == Self.house && source.english == Self.house
    guard (kind == .slogan) == isOurs else {
      throw block.error("slogans, and nothing else, have author and source \(Self.house)")
    }
  }
}

/// All quotes of the catalogue.
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

/// Chooses the next quote to show (requirement R2-03).
package enum QuoteChoice {
  /// Picks a random quote that was never shown or, if there is none, one of the half shown longest ago. So with two or
  /// more quotes, the last one is never repeated at once, and with many, none is repeated before half of the others.
  ///
  /// - Parameter shown: for each quote, when it was last shown, as a number that increases with every showing.
  /// - Returns: `nil` if nothing is eligible.
  package static func next(
    of eligible: [QuoteID], shown: [QuoteID: Int], using generator: inout some RandomNumberGenerator
  ) -> QuoteID? {
    if let new = eligible.filter({ shown[$0] == nil }).randomElement(using: &generator) { return new }
    let oldestFirst = eligible.sorted { (shown[$0] ?? 0, $0) < (shown[$1] ?? 0, $1) }
    return oldestFirst.prefix(max(1, oldestFirst.count / 2)).randomElement(using: &generator)
  }
}
