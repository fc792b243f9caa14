package import TitanCore
package import TitanFeeds
import TitanPostgres
import TrophiesDomain

extension PostgresTrophyStore: FeedProjection {
  package func standing() async throws -> FeedStanding { try await Self.feed(pool, lock: false).standing }

  package func apply(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    try await pool.withTransaction { tx in
      let feed = try await Self.feed(tx, lock: true)
      guard feed.standing.cursor == cursor else { return false }
      let judge = AwardJudge(tx, now: now)
      let people = try await judge.lock(Set(changes.map(\.user)))
      let news = try await Self.news(among: changes.filter { people.contains($0.user) }, reading: feed.reading, tx)
      for change in news { try await Self.project(change, reading: feed.reading, tx) }
      let users = Set(news.map(\.user))
      try await Self.countChange(of: users, tx)
      try await judge.judge(users)
      try await tx.execute("UPDATE trophies.feeds SET cursor = \(next) WHERE feed = 'sessions'")
      return true
    }
  }

  package func beginRebuild(from cursor: String) async throws {
    try await pool.execute(
      """
      UPDATE trophies.feeds SET cursor = '', reading = reading + 1, is_rebuilding = true
      WHERE feed = 'sessions' AND cursor = \(cursor)
      """)
  }

  package func finishRebuild(at now: Timestamp) async throws {
    try await pool.withTransaction { tx in
      let feed = try await Self.feed(tx, lock: true)
      guard feed.standing.isRebuilding else { return }
      let judge = AwardJudge(tx, now: now)
      let users = try await judge.lock(
        Set(
          try await tx.all(
            """
            SELECT user_id FROM trophies.sessions WHERE reading < \(feed.reading)
            UNION SELECT user_id FROM trophies.days WHERE reading < \(feed.reading)
            """
          ).map { try $0.decode("user_id", as: UserID.self) }))
      try await tx.execute("DELETE FROM trophies.sessions WHERE reading < \(feed.reading)")
      try await tx.execute("DELETE FROM trophies.days WHERE reading < \(feed.reading)")
      try await Self.countChange(of: users, tx)
      try await judge.judge(users)
      try await tx.execute("UPDATE trophies.feeds SET is_rebuilding = false WHERE feed = 'sessions'")
    }
  }

  private static func feed(
    _ database: some PostgresQuerying, lock: Bool
  ) async throws -> (standing: FeedStanding, reading: Int) {
    let row = try await database.first(
      """
      SELECT cursor, reading, is_rebuilding FROM trophies.feeds WHERE feed = 'sessions'
      \(unescaped: lock ? "FOR UPDATE" : "")
      """)
    guard let row else { throw MissingRow("trophies.feeds") }
    let standing = FeedStanding(
      cursor: try row.decode("cursor"), isRebuilding: try row.decode("is_rebuilding"))
    return (standing, try row.decode("reading"))
  }

  /// Their histories are not what they were: what was found out from them before is out of date.
  private static func countChange(of users: Set<UserID>, _ tx: PostgresTransaction) async throws {
    try await tx.execute(
      "UPDATE trophies.users SET history_changes = history_changes + 1 WHERE user_id = ANY (\(Array(users)))")
  }

  /// What of the changes is not known yet. A feed that is read anew tells mostly what is: that is marked as read, and nobody
  /// is judged for it again, which takes a whole history each time.
  private static func news(
    among changes: [ProjectedChange], reading: Int, _ tx: PostgresTransaction
  ) async throws -> [ProjectedChange] {
    let told = changes.compactMap(Place.init)
    // Of something that is told twice, the last counts.
    guard Set(told).count == told.count else { return changes }
    let rows = try await tx.all(
      """
      SELECT \(unescaped: Rows.sessionColumns) FROM trophies.sessions
      JOIN unnest(\(told.map(\.user)), \(told.map(\.session))) AS told (user_id, session_id) USING (user_id, session_id)
      """)
    let held = try rows.reduce(into: [Place: TrainingSession]()) { held, row in
      let session = try Rows.session(row)
      held[Place(user: try row.decode("user_id"), session: session.id)] = session
    }
    // Of a deletion nothing is held, too.
    let again = changes.filter { change in
      if case .session(_, let session) = change.state { Place(change).flatMap { held[$0] } == session } else { false }
    }
    let kept = again.compactMap(Place.init).filter { held[$0] != nil }
    try await tx.execute(
      """
      UPDATE trophies.sessions AS held SET reading = \(reading)
      FROM unnest(\(kept.map(\.user)), \(kept.map(\.session))) AS told (user_id, session_id)
      WHERE held.user_id = told.user_id AND held.session_id = told.session_id AND held.reading <> \(reading)
      """)
    let known = Set(again)
    return changes.filter { !known.contains($0) }
  }

  /// Where a session stands.
  private struct Place: Hashable {
    var user: UserID
    var session: SessionID

    init(user: UserID, session: SessionID) { (self.user, self.session) = (user, session) }

    /// `nil` if the change is not of a session.
    init?(_ change: ProjectedChange) {
      guard case .session(let session, _) = change.state else { return nil }
      self.init(user: change.user, session: session)
    }
  }

  private static func project(_ change: ProjectedChange, reading: Int, _ tx: PostgresTransaction) async throws {
    switch change.state {
    case .session(let id, nil):
      try await tx.execute("DELETE FROM trophies.sessions WHERE user_id = \(change.user) AND session_id = \(id)")
    case .session(_, let session?): try await put(session, of: change.user, reading: reading, tx)
    case .days(let rules): try await put(rules, of: change.user, reading: reading, tx)
    }
  }

  private static func put(
    _ rules: DayRules, of user: UserID, reading: Int, _ tx: PostgresTransaction
  ) async throws {
    try await tx.execute(
      """
      INSERT INTO trophies.days (\(unescaped: Rows.dayColumns), reading)
      VALUES (\(user), \(rules.timeZone), \(rules.dayStart.minutes), \(rules.pauses.map(\.lowerBound)),
        \(rules.pauses.map(\.upperBound)), \(reading))
      ON CONFLICT (user_id) DO UPDATE SET
        time_zone = EXCLUDED.time_zone, day_start_minutes = EXCLUDED.day_start_minutes,
        pause_first_dates = EXCLUDED.pause_first_dates, pause_last_dates = EXCLUDED.pause_last_dates,
        reading = EXCLUDED.reading
      """)
  }

  private static func put(
    _ state: TrainingSession, of user: UserID, reading: Int, _ tx: PostgresTransaction
  ) async throws {
    try await tx.execute(
      """
      INSERT INTO trophies.sessions (\(unescaped: Rows.sessionColumns), reading)
      VALUES (\(user), \(state.id), \(state.start), \(state.end), \(state.timeZone),
        \(state.utcOffsetSeconds), \(state.localDate), \(state.reps), \(state.evidence),
        \(state.repTimes.map(\.startMilliseconds)), \(state.repTimes.map(\.endMilliseconds)), \(state.setEnds), \(reading))
      ON CONFLICT (user_id, session_id) DO UPDATE SET
        start_time = EXCLUDED.start_time, end_time = EXCLUDED.end_time, time_zone = EXCLUDED.time_zone,
        utc_offset_seconds = EXCLUDED.utc_offset_seconds, local_date = EXCLUDED.local_date, reps = EXCLUDED.reps,
        evidence = EXCLUDED.evidence,
        rep_start_ms = EXCLUDED.rep_start_ms, rep_end_ms = EXCLUDED.rep_end_ms, set_ends = EXCLUDED.set_ends,
        reading = EXCLUDED.reading
      """)
  }
}
