package import MotivationDomain
package import TitanCore

/// The store of the quotes that users have seen and like. Every method sees only the given user's data.
package protocol WordStore: Sendable {
  /// Chooses and records the next quote under the user's lock, in one transaction, so that concurrent requests from two
  /// devices are handled one after the other.
  ///
  /// - Parameter choose: gets, for each quote, when it was last shown, as an increasing number; may return none.
  func show(
    to user: UserID, _ choose: @escaping @Sendable ([QuoteID: Int]) -> QuoteID?
  ) async throws -> QuoteID?

  /// Sets whether the user likes a quote.
  func setLike(_ isLiked: Bool, _ quote: QuoteID, by user: UserID, at now: Timestamp) async throws

  /// All quotes the user likes, newest first; ties are in the order of their ids.
  func likes(of user: UserID, after place: Like?, limit: Int) async throws -> [Like]

  /// All quotes the user likes.
  func likedQuotes(of user: UserID) async throws -> Set<QuoteID>

  /// The popularity of quotes; those that nobody likes may be left out.
  func popularity(of quotes: [QuoteID], for user: UserID) async throws -> [QuoteID: Popularity]
}

/// A user's like of a quote.
package struct Like: Sendable, Hashable {
  package var quote: QuoteID
  package var time: Timestamp

  package init(quote: QuoteID, time: Timestamp) {
    self.quote = quote
    self.time = time
  }
}

/// The popularity of a quote.
package struct Popularity: Sendable, Hashable {
  /// The number of users who like it.
  package var likes: Int
  /// Whether the calling user likes it.
  package var isLiked: Bool

  package static let nobody = Popularity(likes: 0, isLiked: false)

  package init(likes: Int, isLiked: Bool) {
    self.likes = likes
    self.isLiked = isLiked
  }
}
