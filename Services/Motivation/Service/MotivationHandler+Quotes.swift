import MotivationDomain
import TitanCore
package import TitanProto
package import TitanRPC

extension MotivationHandler {
  /// A quote that the user hasn't seen for long.
  ///
  /// - Throws: `MotivationError.catalogueEmpty`.
  func next(
    of kinds: Set<QuoteKind>, likedOnly: Bool = false, for user: UserID, in language: Language
  ) async throws -> MotivationV1.Quote {
    var eligible = catalogue.quotes.quotes(of: kinds).map(\.id)
    if likedOnly {
      let liked = try await store.likedQuotes(of: user)
      eligible.removeAll { !liked.contains($0) }
    }
    let seed = seed()
    let id = try await store.show(to: user) { [eligible] shown in
      var generator = SplitMix64(seed: seed)
      return QuoteChoice.next(of: eligible, shown: shown, using: &generator)
    }
    guard let quote = id.flatMap({ catalogue.quotes[$0] }) else { throw MotivationError.catalogueEmpty }
    return try await messages([quote], for: user, in: language)[0]
  }

  package func listQuotes(
    _ request: MotivationV1.ListQuotesRequest, context: ServerContext
  ) async throws -> MotivationV1.ListQuotesResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let language = try Language(request.language, else: context.language)
    let kinds = try Set<QuoteKind>(request.kinds)
    let arguments =
      ["ListQuotes", language.rawValue, request.author] + kinds.map { "\($0.rawValue)" }.sorted()
    let after = try PageToken.decode(request.pageToken, arguments: arguments)?.first.map(QuoteID.init)
    let found = catalogue.quotes.quotes(of: kinds).lazy.filter { quote in
      (after.map { $0 < quote.id } ?? true) && (request.author.isEmpty || quote.author[language] == request.author)
    }
    let page = Page(
      Array(found.prefix(limit + 1)), limit: limit, arguments: arguments, cursor: { [$0.id.description] })
    return .init(
      quotes: try await messages(page.items, for: user, in: language), nextPageToken: page.nextPageToken)
  }

  /// The quotes with their likes.
  func messages(
    _ quotes: [Quote], for user: UserID, in language: Language
  ) async throws -> [MotivationV1.Quote] {
    let popularity = try await store.popularity(of: quotes.map(\.id), for: user)
    return quotes.map { .init($0, popularity[$0.id], in: language) }
  }
}
