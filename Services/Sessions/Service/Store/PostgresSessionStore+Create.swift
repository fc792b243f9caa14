import SessionsDomain
import TitanCore
import TitanPostgres
import TitanRPC

extension PostgresSessionStore {
  package func create(_ new: NewSession) async throws -> CreatedSession {
    try await pool.withTransaction { tx in
      try await Self.lock(new.facts.userID, tx)
      if let response = try await Self.replay(new, tx) { return .replayed(response) }
      let neighbours = try await Self.neighbours(of: new, tx)
      switch try Admission.decide(neighbours) {
      case .existing(let session):
        try await Self.remember(new, session, tx)
        return .existing(session)
      case .record:
        let session = Session(facts: new.facts, createTime: new.createTime)
        try await SessionRow.insert(session, contentDigest: new.contentDigest, tx)
        try await Self.remember(new, session, tx)
        return .recorded(session)
      }
    }
  }

  /// Locks first: what is read afterwards holds until the transaction ends.
  private static func lock(_ user: UserID, _ tx: PostgresTransaction) async throws {
    let lock: SQLQuery = "SELECT user_id FROM sessions.users WHERE user_id = \(user) FOR UPDATE"
    if try await tx.first(lock) != nil { return }
    try await tx.execute("INSERT INTO sessions.users (user_id) VALUES (\(user)) ON CONFLICT DO NOTHING")
    _ = try await tx.first(lock)
  }

  private static func replay(_ new: NewSession, _ tx: PostgresTransaction) async throws -> [UInt8]? {
    guard let request = new.request else { return nil }
    let row = try await tx.first(
      """
      SELECT payload_digest, response FROM sessions.requests
      WHERE user_id = \(new.facts.userID) AND request_id = \(request.id.uuid)
      """)
    guard let row else { return nil }
    guard try row.decode("payload_digest", as: [UInt8].self) == request.payloadDigest else { throw request.id.reused }
    return try row.decode("response")
  }

  /// Keeps the answer for at least a week; what is older goes, so that no job is needed for it.
  private static func remember(_ new: NewSession, _ session: Session, _ tx: PostgresTransaction) async throws {
    guard let request = new.request else { return }
    let expired = new.createTime - .seconds(8 * 86_400)
    try await tx.execute(
      """
      WITH expired AS (
        DELETE FROM sessions.requests WHERE user_id = \(new.facts.userID) AND create_time < \(expired)
      )
      INSERT INTO sessions.requests (user_id, request_id, payload_digest, response, create_time)
      VALUES (\(new.facts.userID), \(request.id.uuid), \(request.payloadDigest), \(request.response(session)),
        \(new.createTime))
      """)
  }

  private static func neighbours(
    of new: NewSession, _ tx: PostgresTransaction
  ) async throws -> Admission.Neighbours {
    let facts = new.facts
    let sameID = try await tx.first(
      """
      SELECT \(unescaped: SessionRow.columns), content_digest FROM sessions.sessions
      WHERE user_id = \(facts.userID) AND session_id = \(facts.sessionID)
      """)
    if let sameID {
      let digest = try sameID.decode("content_digest", as: [UInt8].self)
      return .init(sameID: (try SessionRow.session(sameID), digest == new.contentDigest))
    }
    // Whatever it is worth, a stream is used once; only what is counted must not overlap.
    guard facts.proof != nil else { return .init() }
    let row = try await tx.first(
      """
      SELECT
        (SELECT session_id FROM sessions.sessions
          WHERE user_id = \(facts.userID) AND stream_id = \(facts.proof?.streamID)
            AND delete_time IS NULL) AS same_stream,
        (SELECT session_id FROM sessions.sessions
          WHERE user_id = \(facts.userID) AND start_time < \(facts.end) AND end_time > \(facts.start)
            AND start_time > \(facts.start - SessionLimits.longest) AND evidence <= \(Evidence.verifiedDigest)
            AND delete_time IS NULL AND \(facts.evidence.isCounted)
          ORDER BY start_time, session_id LIMIT 1) AS overlapping
      """)
    return .init(sameStream: try row?.decode("same_stream"), overlapping: try row?.decode("overlapping"))
  }
}
