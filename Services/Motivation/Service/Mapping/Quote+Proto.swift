import MotivationDomain
import TitanCore
import TitanProto
import TitanRPC

extension MotivationV1.Quote {
  init(_ quote: Quote, _ popularity: Popularity?, in language: Language) {
    let popularity = popularity ?? .nobody
    self.init(
      quoteID: "\(quote.id)", kind: .init(rawValue: Int32(quote.kind.rawValue)), text: quote.text[language],
      author: quote.author[language], source: quote.source[language], language: language.rawValue,
      isTranslation: quote.isTranslation(in: language), isLiked: popularity.isLiked, likes: UInt32(popularity.likes))
  }
}

extension Set<QuoteKind> {
  /// The kinds in a request.
  init(_ kinds: [MotivationV1.QuoteKind]) throws {
    self.init()
    try RepeatedField.check(kinds.count, "kinds")
    for kind in kinds {
      guard let known = QuoteKind(rawValue: Int(kind.rawValue)) else {
        throw RPCError.invalid(
          "kinds", reason: "VALUE_UNKNOWN",
          "got \(kind.rawValue); allowed: \(QuoteKind.allCases.map { "\($0.rawValue)" }.joined(separator: ", "))")
      }
      insert(known)
    }
  }
}

extension Language {
  /// The language in a request, or else that of the call.
  init(_ tag: String, else asked: Language) throws {
    guard !tag.isEmpty else {
      self = asked
      return
    }
    guard let known = Language(rawValue: tag) else {
      throw RPCError.invalid(
        "language", reason: "LANGUAGE_UNKNOWN",
        "got \(quoted(tag)); allowed: \(Language.allCases.map(\.rawValue).joined(separator: ", ")), or nothing")
    }
    self = known
  }
}
