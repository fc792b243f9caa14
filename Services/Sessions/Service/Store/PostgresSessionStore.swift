package import SessionsDomain
package import TitanCore
package import TitanPostgres
package import TitanRequests

/// Sessions in the schema `sessions`.
///
/// Every writer locks the user first, and takes a number in the feed last, when it writes the session: whoever holds a
/// user's slot of the feed never waits for a user.
package struct PostgresSessionStore: SessionStore {
  let pool: PostgresPool
  private let quota: SessionQuota

  package init(_ pool: PostgresPool, quota: SessionQuota = .standard) { (self.pool, self.quota) = (pool, quota) }

  package func session(_ id: SessionID, of user: UserID) async throws -> Session? {
    try await pool.first(
      """
      SELECT \(unescaped: SessionRow.columns) FROM sessions.sessions
      WHERE user_id = \(user) AND session_id = \(id) AND delete_time IS NULL
      """
    ).map { try SessionRow.session($0) }
  }

  package func stored(_ ids: [SessionID], of user: UserID) async throws -> Set<SessionID> {
    Set(
      try await pool.all(
        "SELECT session_id FROM sessions.sessions WHERE user_id = \(user) AND session_id = ANY(\(ids))"
      ).map { try $0.decode("session_id") })
  }

  package func sessions(of user: UserID, _ filter: SessionFilter, limit: Int) async throws -> [Session] {
    let levels = filter.evidence.map(\.rawValue).sorted()
    return try await pool.all(
      """
      SELECT \(unescaped: SessionRow.columns) FROM sessions.sessions
      WHERE user_id = \(user) AND delete_time IS NULL
        AND (\(filter.fromLocalDate)::date IS NULL OR local_date >= \(filter.fromLocalDate))
        AND (\(filter.toLocalDate)::date IS NULL OR local_date <= \(filter.toLocalDate))
        AND (\(levels.isEmpty)
          OR CASE
            WHEN is_simulated THEN \(Evidence.simulated)
            WHEN evidence = \(Evidence.declared) AND foreign_receipt IS NOT NULL THEN \(Evidence.foreignReceipt)
            ELSE evidence
          END = ANY (\(levels)))
        AND reps >= \(filter.minReps)
        AND (start_time, session_id) < (
          COALESCE(\(filter.after?.start), 'infinity'),
          COALESCE(\(filter.after?.id), 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      ORDER BY start_time DESC, session_id DESC
      LIMIT \(limit)
      """
    ).map { try SessionRow.session($0) }
  }

  package func create(_ new: NewSession) async throws -> CreatedSession {
    try await pool.withTransaction { tx in
      let user = new.facts.userID
      try await tx.lock(user, in: .sessions)
      if let response = try await tx.replay(new.request, of: user, in: .sessions) { return .replayed(response) }
      let neighbours = try await Self.neighbours(of: new, tx)
      switch try Admission.decide(neighbours) {
      case .existing(let old):
        var session = old
        session.facts = try await Self.judged(old.facts, with: new.foreignReceipt, tx)
        if session != old { session.revision += 1 }
        try await tx.remember(new.request, of: user, session, in: .sessions, at: new.createTime)
        guard session != old else { return .existing(old) }
        try await SessionRow.update(session, foreignReceipt: new.foreignReceipt?.jws, tx)
        return .judgedAgain(session)
      case .record:
        let facts = try await Self.judged(new.facts, with: new.foreignReceipt, tx)
        if quota.counts(facts) {
          try quota.check(try await Self.declared(by: user, number: quota.limit, tx), at: new.createTime)
        }
        var session = Session(facts: facts, createTime: new.createTime)
        if let news = try await StreamNewsProjection.news(of: facts, tx) { session = session.applying(news) }
        try await tx.remember(new.request, of: user, session, in: .sessions, at: new.createTime)
        // Last: from here on, nobody else changes anything in the user's slot of the feed until this is committed.
        try await SessionRow.insert(
          session, contentDigest: new.contentDigest, foreignReceipt: new.foreignReceipt?.jws, tx)
        return .recorded(session)
      }
    }
  }

  /// A session with its foreign receipt: proven by it, if nothing that the store knows speaks against that. The caller
  /// holds the user's lock.
  private static func judged(
    _ facts: SessionFacts, with receipt: ForeignReceipt?, _ tx: PostgresTransaction
  ) async throws -> SessionFacts {
    guard let receipt, facts.proof == nil else { return facts }
    guard let proven = receipt.proven(facts), let former = receipt.formerUser else { return receipt.kept(facts) }
    let neighbours = try await neighbours(of: proven, tx)
    guard neighbours.sameStream == nil, neighbours.overlapping == nil,
      try await FormerAccounts.belongs(former, to: facts.userID, tx)
    else { return receipt.kept(facts) }
    return proven
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
  private static func neighbours(
    of facts: SessionFacts, _ tx: PostgresTransaction
  ) async throws -> Admission.Neighbours {
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

  package func foreignReceipt(of id: SessionID, of user: UserID) async throws -> String? {
    try await pool.first(
      """
      SELECT foreign_receipt FROM sessions.sessions
      WHERE user_id = \(user) AND session_id = \(id) AND delete_time IS NULL
      """
    )?.decode("foreign_receipt")
  }

  package func delete(_ id: SessionID, of user: UserID, at now: Timestamp) async throws -> Bool {
    try await pool.withTransaction { tx in
      try await tx.lock(user, in: .sessions)
      guard var session = try await Self.session(id, of: user, tx) else { return false }
      guard session.deleteTime == nil else { return true }
      session.deleteTime = now
      session.revision += 1
      try await SessionRow.update(session, tx)
      return true
    }
  }

  package func undelete(_ id: SessionID, of user: UserID, at now: Timestamp) async throws -> Session? {
    let earliest = now - SessionLimits.undeletable
    return try await pool.withTransaction { tx in
      try await tx.lock(user, in: .sessions)
      guard var session = try await Self.session(id, of: user, tx), session.deleteTime ?? now >= earliest else {
        return nil
      }
      try Admission.checkReturn(of: session, beside: try await Self.neighbours(of: session.facts, tx))
      if let news = try await StreamNewsProjection.news(of: session.facts, tx) { session = session.applying(news) }
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
      try await tx.lock(user, in: .sessions)
      if let response = try await tx.replay(request, of: user, in: .sessions) { return .replayed(response) }
      guard let old = try await Self.session(id, of: user, tx), old.deleteTime == nil else { return nil }
      var new = old
      new.facts = try change(old)
      if new != old {
        new.revision += 1
        if new.facts.proof != old.facts.proof { try await Self.keepCount(of: old, at: now, tx) }
      }
      try await tx.remember(request, of: user, new, in: .sessions, at: now)
      if new != old { try await SessionRow.update(new, tx) }
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
    // Programs of before delete without the user's lock, but they do wait for the row's.
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
