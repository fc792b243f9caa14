import MotivationDomain
package import MotivationProto
import TitanCore
package import TitanRPC

extension MotivationHandler {
  package func getQuote(
    _ request: MotivationV1.GetQuoteRequest, context: ServerContext
  ) async throws -> MotivationV1.GetQuoteResponse {
    let user = try context.requireUser()
    let language = try Language(request.language, else: context.language)
    let kinds = try Set<QuoteKind>(request.kinds)
    return .init(quote: try await next(of: kinds, likedOnly: request.likedOnly, for: user, in: language))
  }

  package func getSlogan(
    _ request: MotivationV1.GetSloganRequest, context: ServerContext
  ) async throws -> MotivationV1.GetSloganResponse {
    let user = try context.requireUser()
    let language = try Language(request.language, else: context.language)
    return .init(slogan: try await next(of: [.slogan], for: user, in: language))
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

  package func likeQuote(
    _ request: MotivationV1.LikeQuoteRequest, context: ServerContext
  ) async throws -> MotivationV1.LikeQuoteResponse {
    .init(quote: try await like(true, request.quoteID, context))
  }

  package func unlikeQuote(
    _ request: MotivationV1.UnlikeQuoteRequest, context: ServerContext
  ) async throws -> MotivationV1.UnlikeQuoteResponse {
    .init(quote: try await like(false, request.quoteID, context))
  }

  private func like(
    _ isLiked: Bool, _ id: String, _ context: ServerContext
  ) async throws -> MotivationV1.Quote {
    let user = try context.requireUser()
    guard let quote = catalogue.quotes[QuoteID(id)] else { throw RPCError.notFound("quote", id: quoted(id)) }
    try await store.setLike(isLiked, quote.id, by: user, at: clock())
    return try await messages([quote], for: user, in: context.language)[0]
  }

  package func listLikedQuotes(
    _ request: MotivationV1.ListLikedQuotesRequest, context: ServerContext
  ) async throws -> MotivationV1.ListLikedQuotesResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListLikedQuotes", "\(user)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments).flatMap(Like.init)
    let page = Page(
      try await store.likes(of: user, after: place, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: { ["\($0.time.microseconds)", $0.quote.description] })
    // Leaves out quotes that are no longer in the catalogue. Their likes stay in case they come back.
    let quotes = page.items.compactMap { catalogue.quotes[$0.quote] }
    return .init(
      quotes: try await messages(quotes, for: user, in: context.language), nextPageToken: page.nextPageToken)
  }

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

  /// The quotes with their likes.
  private func messages(
    _ quotes: [Quote], for user: UserID, in language: Language
  ) async throws -> [MotivationV1.Quote] {
    let popularity = try await store.popularity(of: quotes.map(\.id), for: user)
    return quotes.map { .init($0, popularity[$0.id], in: language) }
  }
}

extension Like {
  /// The fields of a page token; `nil` if they aren't from one of our tokens.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let time = Int64(fields[0]) else { return nil }
    self.init(quote: QuoteID(fields[1]), time: Timestamp(microseconds: time))
  }
}
