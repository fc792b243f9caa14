import SessionsDomain
import TitanCore
import TitanPostgres
import TitanRequests

extension PostgresSessionStore {
  package func create(_ new: NewSession) async throws -> CreatedSession {
    try await pool.withTransaction { tx in
      let user = new.facts.userID
      try await tx.lock(user)
      if let response = try await tx.replay(new.request, of: user, in: .sessions) { return .replayed(response) }
      let neighbours = try await Self.neighbours(of: new, tx)
      switch try Admission.decide(neighbours) {
      case .existing(let session):
        try await tx.remember(new.request, of: user, session, in: .sessions, at: new.createTime)
        return .existing(session)
      case .record:
        if quota.counts(new.facts) {
          try quota.check(try await Self.declared(by: user, number: quota.limit, tx), at: new.createTime)
        }
        var session = Session(facts: new.facts, createTime: new.createTime)
        if let news = try await Self.news(of: new.facts, tx) { session = session.hearing(news) }
        try await SessionRow.insert(session, contentDigest: new.contentDigest, tx)
        try await tx.remember(new.request, of: user, session, in: .sessions, at: new.createTime)
        return .recorded(session)
      }
    }
  }

  /// When the `number`-th newest session that isn't counted was created. The caller holds the user's lock.
  private static func declared(by user: UserID, number: Int, _ tx: PostgresTransaction) async throws -> Timestamp? {
    // The condition matches that of the index.
    try await tx.first(
      """
      SELECT create_time FROM sessions.sessions WHERE user_id = \(user) AND evidence > 2
      ORDER BY create_time DESC OFFSET \(number - 1) LIMIT 1
      """
    )?.decode("create_time")
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
    return try await neighbours(of: facts, tx)
  }

  /// Other sessions that conflict with a session. A stream can be used only once, whatever its evidence; only counted
  /// sessions must not overlap.
  static func neighbours(of facts: SessionFacts, _ tx: PostgresTransaction) async throws -> Admission.Neighbours {
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
