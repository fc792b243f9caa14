import TitanCore

extension Quote {
  /// The author of slogans.
  package static let house = "TitanUp"
  /// In Unicode scalars.
  package static let longest = 280
  package static let longestSlogan = 80

  private static let keys: Set<String> = [
    "id", "kind", "author", "author.de", "source", "source.de", "words", "en", "de",
  ]

  init(_ block: CatalogueBlock) throws(CatalogueError) {
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
