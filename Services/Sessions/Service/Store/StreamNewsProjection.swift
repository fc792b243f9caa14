package import PoseProto
package import SessionsDomain
package import TitanCore
package import TitanFeeds
package import TitanPostgres
import TitanRPC
import TitanRequests

/// Stores the pose service's news of streams, and updates the sessions that use them.
package struct StreamNewsProjection: TableProjection {
  package let feed: FeedTables
  private let notifier: Notifier

  /// - Parameter notifier: the notifier of session changes.
  package init(_ pool: PostgresPool, share: FeedShare? = nil, notifier: Notifier) {
    self.notifier = notifier
    feed = FeedTables(of: "pose", in: .sessions, tables: ["landmark_streams"], share: share, pool)
  }

  package func apply(
    _ changes: [StreamNewsChange], from cursor: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    let applied: Void? = try await feed.advance(with: changes, user: \.user, from: cursor, to: next) {
      changes, reading, tx in
      // All users, then all slots, each in one order for everybody: whoever holds a slot never waits for a user.
      let users = Set(changes.map(\.user)).sorted { $0.description < $1.description }
      for user in users { try await tx.lock(user, in: .sessions) }
      try await tx.lockSlots(of: users, in: .sessions)
      for change in changes {
        try await Self.store(change.news, of: change.stream, of: change.user, reading: reading.number, tx)
      }
    }
    if applied != nil { notifier.notify() }
    return applied != nil
  }

  /// The news of a session's stream; `nil` if there is none, or no stream.
  static func news(of facts: SessionFacts, _ tx: PostgresTransaction) async throws -> StreamNews? {
    guard let stream = facts.proof?.streamID else { return nil }
    return try await tx.first(
      """
      SELECT is_expired, recount_counters, recount_reps FROM sessions.landmark_streams
      WHERE user_id = \(facts.userID) AND stream_id = \(stream)
      """
    ).map { row in
      let counters = try row.decode("recount_counters", as: [String].self)
      let reps = try row.decode("recount_reps", as: [Int].self)
      return StreamNews(
        isExpired: try row.decode("is_expired"), counts: zip(counters, reps).map { StreamCount(counter: $0, reps: $1) })
    }
  }

  /// Stores news of a stream and applies it to the session that uses it. The caller holds the user's lock: a session
  /// that is being created or undeleted at this moment waits for it, and gets the news then.
  private static func store(
    _ news: StreamNews, of stream: LandmarkStreamID, of user: UserID, reading: Int, _ tx: PostgresTransaction
  ) async throws {
    try await tx.execute(
      """
      INSERT INTO sessions.landmark_streams (
        user_id, stream_id, is_expired, recount_counters, recount_reps, reading)
      VALUES (
        \(user), \(stream), \(news.isExpired), \(news.counts.map(\.counter)), \(news.counts.map(\.reps)), \(reading))
      ON CONFLICT (user_id, stream_id) DO UPDATE SET
        is_expired = EXCLUDED.is_expired, recount_counters = EXCLUDED.recount_counters,
        recount_reps = EXCLUDED.recount_reps, reading = EXCLUDED.reading
      """)
    // Programs of before delete without the user's lock, but they do wait for the row's.
    let row = try await tx.first(
      """
      SELECT \(unescaped: SessionRow.columns) FROM sessions.sessions
      WHERE user_id = \(user) AND stream_id = \(stream) AND delete_time IS NULL FOR UPDATE
      """)
    guard let session = try row.map({ try SessionRow.session($0) }) else { return }
    var updated = session.applying(news)
    guard updated != session else { return }
    // That a recount is available changes nothing that an etag protects; its owner may be accepting it right now.
    if updated.facts != session.facts { updated.revision += 1 }
    try await SessionRow.update(updated, tx)
  }
}

/// The part of a pose feed change that this service stores.
package struct StreamNewsChange: Sendable, Hashable {
  package var user: UserID
  package var stream: LandmarkStreamID
  package var news: StreamNews

  package init(user: UserID, stream: LandmarkStreamID, news: StreamNews) {
    self.user = user
    self.stream = stream
    self.news = news
  }

  /// - Throws: `RuntimeError` for a message that the pose service never sends.
  package init(_ message: PoseV1.StreamChange) throws {
    guard let user = UserID(message.userID), let stream = LandmarkStreamID(message.streamID) else {
      throw RuntimeError("a change of the pose feed names no user or no stream")
    }
    self.init(
      user: user, stream: stream,
      news: StreamNews(
        isExpired: message.framesDeleteTime != nil,
        counts: message.recounts.map { StreamCount(counter: $0.counter, reps: Int($0.reps)) }))
  }
}
