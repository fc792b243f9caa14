package import MotivationDomain
package import TitanCore
import TitanPostgres

extension PostgresMotivationStore: WordStore {
  package func show(
    to user: UserID, _ choose: @escaping @Sendable ([QuoteID: Int]) -> QuoteID?
  ) async throws -> QuoteID? {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      let rows = try await tx.all("SELECT quote_id, showing FROM motivation.shown WHERE user_id = \(user)")
      let shown = try rows.reduce(into: [QuoteID: Int]()) { shown, row in
        shown[QuoteID(try row.decode("quote_id"))] = try row.decode("showing")
      }
      guard let quote = choose(shown) else { return nil }
      try await tx.execute(
        """
        WITH counted AS (
          UPDATE motivation.users SET showings = showings + 1 WHERE user_id = \(user) RETURNING showings
        )
        INSERT INTO motivation.shown (user_id, quote_id, showing)
        SELECT \(user), \(quote.description), showings FROM counted
        ON CONFLICT (user_id, quote_id) DO UPDATE SET showing = EXCLUDED.showing
        """)
      return quote
    }
  }

  package func setLike(_ isLiked: Bool, _ quote: QuoteID, by user: UserID, at now: Timestamp) async throws {
    if isLiked {
      try await pool.execute(
        """
        INSERT INTO motivation.likes (user_id, quote_id, like_time) VALUES (\(user), \(quote.description), \(now))
        ON CONFLICT DO NOTHING
        """)
    } else {
      try await pool.execute(
        "DELETE FROM motivation.likes WHERE user_id = \(user) AND quote_id = \(quote.description)")
    }
  }

  package func likes(of user: UserID, after place: Like?, limit: Int) async throws -> [Like] {
    try await pool.all(
      """
      SELECT quote_id, like_time FROM motivation.likes
      WHERE user_id = \(user)
        AND (\(place == nil) OR like_time < \(place?.time)
          OR (like_time = \(place?.time) AND quote_id > \(place?.quote.description)))
      ORDER BY like_time DESC, quote_id
      LIMIT \(limit)
      """
    ).map { Like(quote: QuoteID(try $0.decode("quote_id")), time: try $0.decode("like_time")) }
  }

  package func likedQuotes(of user: UserID) async throws -> Set<QuoteID> {
    Set(
      try await pool.all("SELECT quote_id FROM motivation.likes WHERE user_id = \(user)")
        .map { QuoteID(try $0.decode("quote_id")) })
  }

  package func popularity(of quotes: [QuoteID], for user: UserID) async throws -> [QuoteID: Popularity] {
    try await pool.all(
      """
      SELECT quote_id, count(*) AS likes, bool_or(user_id = \(user)) AS is_liked FROM motivation.likes
      WHERE quote_id = ANY (\(quotes.map(\.description)))
      GROUP BY quote_id
      """
    ).reduce(into: [:]) { found, row in
      found[QuoteID(try row.decode("quote_id"))] = Popularity(
        likes: try row.decode("likes"), isLiked: try row.decode("is_liked"))
    }
  }
}
