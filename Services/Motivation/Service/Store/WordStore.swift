package import MotivationDomain
package import TitanCore

/// Where it is kept which words a user was shown and likes. Every method sees what belongs to the named user only.
package protocol WordStore: Sendable {
  /// Shows a quote: decides and notes it under the user's lock, in one transaction, so that two devices that ask at once
  /// are shown one after the other.
  ///
  /// - Parameter choose: told for each quote when it was shown last, as a number that grows; may find none.
  func show(
    to user: UserID, _ choose: @escaping @Sendable ([QuoteID: Int]) -> QuoteID?
  ) async throws -> QuoteID?

  /// Likes or does not like a quote from now on.
  func setLike(_ isLiked: Bool, _ quote: QuoteID, by user: UserID, at now: Timestamp) async throws

  /// Everything the user likes, newest first; of one instant, in the order of their ids.
  func likes(of user: UserID, after place: Like?, limit: Int) async throws -> [Like]

  /// Everything the user likes.
  func likedQuotes(of user: UserID) async throws -> Set<QuoteID>

  /// How quotes are liked; those that nobody likes may be left out.
  func popularity(of quotes: [QuoteID], for user: UserID) async throws -> [QuoteID: Popularity]
}

/// That a user likes a quote.
package struct Like: Sendable, Hashable {
  package var quote: QuoteID
  package var time: Timestamp

  package init(quote: QuoteID, time: Timestamp) {
    self.quote = quote
    self.time = time
  }
}

/// How a quote is liked.
package struct Popularity: Sendable, Hashable {
  /// By how many.
  package var likes: Int
  /// By the user who asks.
  package var isLiked: Bool

  package static let nobody = Popularity(likes: 0, isLiked: false)

  package init(likes: Int, isLiked: Bool) {
    self.likes = likes
    self.isLiked = isLiked
  }
}
