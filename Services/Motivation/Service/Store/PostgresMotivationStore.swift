package import MotivationDomain
package import TitanCore
package import TitanFeeds
package import TitanPostgres
import TitanRequests

/// The service's data in the schema `motivation`.
package struct PostgresMotivationStore: Sendable {
  /// The channel for changes to reminders; notifications carry the user's id.
  package static let remindersChannel = "reminders_changed"

  let pool: PostgresPool
  let notifier: Notifier
  let share: FeedShare?

  /// - Parameters:
  ///   - notifier: notifies reminder watches.
  ///   - share: the slots of the profile feed that this process follows; `nil` for all.
  package init(_ pool: PostgresPool, notifier: Notifier = Notifier(), share: FeedShare? = nil) {
    self.pool = pool
    self.notifier = notifier
    self.share = share
  }
}

extension PostgresTransaction {
  /// Locks a user's data. Call it before reading: the data read afterwards can't change until the transaction ends.
  func lock(_ user: UserID) async throws { try await lock(user, in: .motivation) }
}

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

extension PostgresMotivationStore: ListenerStore {
  package func listener(_ user: UserID) async throws -> Listener {
    let row = try await pool.first(
      """
      SELECT (SELECT titan_level FROM motivation.users WHERE user_id = \(user)) AS titan_level,
        (SELECT voice_pack_id FROM motivation.push_up_times WHERE user_id = \(user)) AS voice_pack_id
      """)
    guard let row else { return Listener() }
    return Listener(
      titanLevel: try row.decode("titan_level", as: Int?.self) ?? Listener().titanLevel,
      voice: try row.decode("voice_pack_id", as: String?.self).map { VoicePackID($0) })
  }

  package func setTitanLevel(_ level: Int, of user: UserID) async throws {
    try await pool.execute(
      """
      INSERT INTO motivation.users (user_id, titan_level) VALUES (\(user), \(level))
      ON CONFLICT (user_id) DO UPDATE SET titan_level = EXCLUDED.titan_level
      """)
  }

  package func setVoice(_ voice: VoicePackID?, of user: UserID) async throws {
    let window = PushUpTimes.standard.window
    try await pool.execute(
      """
      INSERT INTO motivation.push_up_times (
        user_id, times_per_day, first_minute, last_minute, voice_pack_id, reading)
      SELECT \(user), \(window.timesPerDay), \(window.first), \(window.last), \(voice?.description), reading
      FROM motivation.followed_slots
      WHERE feed = 'profile' AND slot = (
        SELECT \(unescaped: FeedPositions.slotOfUser) FROM (VALUES (\(user))) AS owner (user_id))
      ON CONFLICT (user_id) DO UPDATE SET voice_pack_id = EXCLUDED.voice_pack_id
      """)
  }

  package func timeZone(of user: UserID) async throws -> String? { try await Self.timeZone(of: user, pool) }

  static func timeZone(of user: UserID, _ database: some PostgresQuerying) async throws -> String? {
    let row = try await database.first("SELECT time_zone FROM motivation.users WHERE user_id = \(user)")
    return try row.flatMap { try $0.decode("time_zone", as: String?.self) }
  }

  package func setTimeZone(_ name: String, of user: UserID) async throws {
    try await pool.withTransaction { tx in
      try await tx.execute(
        """
        INSERT INTO motivation.users (user_id, time_zone) VALUES (\(user), \(name))
        ON CONFLICT (user_id) DO UPDATE SET time_zone = EXCLUDED.time_zone
        """)
      // Reminders that follow the user come at other times now.
      try await tx.lookAgain(at: [user])
    }
  }
}
