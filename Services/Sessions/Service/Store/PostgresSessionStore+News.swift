import SessionsDomain
import TitanCore
import TitanPostgres

extension PostgresSessionStore {
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

  /// Stores news of a stream and applies it to the session that uses it. A session that is being created or undeleted
  /// at this moment waits for the user's lock, and gets the news then.
  static func hear(
    _ news: StreamNews, of stream: LandmarkStreamID, of user: UserID, reading: Int, _ tx: PostgresTransaction
  ) async throws {
    try await tx.lock(user)
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
    // Deletions don't wait for the user's lock, but they do wait for the row's.
    let row = try await tx.first(
      """
      SELECT \(unescaped: SessionRow.columns) FROM sessions.sessions
      WHERE user_id = \(user) AND stream_id = \(stream) AND delete_time IS NULL FOR UPDATE
      """)
    guard let session = try row.map({ try SessionRow.session($0) }) else { return }
    var heard = session.hearing(news)
    guard heard != session else { return }
    // That a recount is available changes nothing that an etag protects; its owner may be accepting it right now.
    if heard.facts != session.facts { heard.revision += 1 }
    try await SessionRow.update(heard, tx)
  }
}
