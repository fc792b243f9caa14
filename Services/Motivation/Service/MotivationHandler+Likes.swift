import MotivationDomain
import TitanCore
package import TitanProto
package import TitanRPC

extension MotivationHandler {
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
}

extension Like {
  /// The fields of a page token; `nil` if they aren't from one of our tokens.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let time = Int64(fields[0]) else { return nil }
    self.init(quote: QuoteID(fields[1]), time: Timestamp(microseconds: time))
  }
}
