package import SessionsDomain
package import TitanCore
import TitanPostgres
package import TitanRequests

extension PostgresSessionStore {
  package func delete(_ id: SessionID, of user: UserID, at now: Timestamp) async throws -> Bool {
    let deleted = try await pool.execute(
      """
      UPDATE sessions.sessions SET delete_time = \(now), revision = revision + 1
      WHERE user_id = \(user) AND session_id = \(id) AND delete_time IS NULL
      """)
    if deleted > 0 { return true }
    return try await pool.first(
      "SELECT 1 AS found FROM sessions.sessions WHERE user_id = \(user) AND session_id = \(id)") != nil
  }

  package func undelete(_ id: SessionID, of user: UserID, at now: Timestamp) async throws -> Session? {
    let earliest = now - SessionLimits.undeletable
    return try await pool.withTransaction { tx in
      try await tx.lock(user)
      guard var session = try await Self.session(id, of: user, tx), session.deleteTime ?? now >= earliest else {
        return nil
      }
      try Admission.checkReturn(of: session, beside: try await Self.neighbours(of: session.facts, tx))
      if let news = try await Self.news(of: session.facts, tx) { session = session.hearing(news) }
      session.deleteTime = nil
      session.revision += 1
      try await SessionRow.update(session, tx)
      return session
    }
  }

  package func change(
    _ id: SessionID, of user: UserID, at now: Timestamp, request: RememberedRequest<Session>?,
    _ change: @escaping @Sendable (Session) throws -> SessionFacts
  ) async throws -> ChangedSession? {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      if let response = try await tx.replay(request, of: user, in: .sessions) { return .replayed(response) }
      guard let old = try await Self.session(id, of: user, tx), old.deleteTime == nil else { return nil }
      var new = old
      new.facts = try change(old)
      if new != old {
        new.revision += 1
        if new.facts.proof != old.facts.proof { try await Self.keepCount(of: old, at: now, tx) }
        try await SessionRow.update(new, tx)
      }
      try await tx.remember(request, of: user, new, in: .sessions, at: now)
      return new == old ? .unchanged(old) : .changed(new)
    }
  }

  package func pastCounts(of id: SessionID, of user: UserID) async throws -> [PastCount] {
    try await pool.all(
      """
      SELECT past.receipt_id, past.counter, past.reps, past.evidence, past.replace_time, sessions.is_simulated
      FROM sessions.past_counts AS past JOIN sessions.sessions USING (user_id, session_id)
      WHERE user_id = \(user) AND session_id = \(id)
      ORDER BY past.revision DESC
      """
    ).map { row in
      PastCount(
        receiptID: try row.decode("receipt_id"), counter: try row.decode("counter"), reps: try row.decode("reps"),
        evidence: try Evidence(row), replaceTime: try row.decode("replace_time"))
    }
  }

  /// The session, deleted or not.
  private static func session(
    _ id: SessionID, of user: UserID, _ tx: PostgresTransaction
  ) async throws -> Session? {
    // Deletions don't wait for the user's lock, but they do wait for the row's.
    try await tx.first(
      """
      SELECT \(unescaped: SessionRow.columns) FROM sessions.sessions
      WHERE user_id = \(user) AND session_id = \(id) FOR UPDATE
      """
    ).map { try SessionRow.session($0) }
  }

  private static func keepCount(of session: Session, at now: Timestamp, _ tx: PostgresTransaction) async throws {
    guard let proof = session.facts.proof else { return }
    try await tx.execute(
      """
      INSERT INTO sessions.past_counts (
        user_id, session_id, revision, receipt_id, counter, reps, evidence, rep_start_ms, rep_end_ms, replace_time)
      VALUES (
        \(session.facts.userID), \(session.facts.sessionID), \(session.revision), \(proof.receiptID),
        \(proof.counter), \(session.facts.reps), \(session.facts.evidence.stored),
        \(proof.reps.map(\.startMilliseconds)), \(proof.reps.map(\.endMilliseconds)), \(now))
      """)
  }
}
