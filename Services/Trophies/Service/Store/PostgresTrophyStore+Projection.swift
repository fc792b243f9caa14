package import TitanCore
package import TitanFeeds
import TitanPostgres
import TrophiesDomain

extension PostgresTrophyStore: FeedProjection {
  package func standing() async throws -> FeedStanding { try await Self.feed(pool, lock: false).standing }

  package func apply(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    try await project(changes, from: cursor, to: next, at: now, commit: .synchronous) { users, judge, _ in
      try await judge.judge(users)
    }
  }

  /// Whose awards are to be judged is remembered with the place in the feed: a process that is killed forgets nobody. Nor
  /// does a crash of PostgreSQL that takes the newest of it back: it takes the place back as well, and the feed tells all
  /// of it again.
  package func gather(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool {
    try await project(changes, from: cursor, to: next, at: now, commit: .asynchronous) { users, _, tx in
      try await Self.markStale(users, tx)
    }
  }

  package func settle(at now: Timestamp) async throws {
    while case let stale = try await stale(), !stale.isEmpty { try await judgeStale(stale, at: now) }
  }

  package func beginRebuild(from cursor: String) async throws {
    try await pool.execute(
      """
      UPDATE trophies.feeds SET cursor = '', reading = reading + 1, is_rebuilding = true
      WHERE feed = 'sessions' AND cursor = \(cursor)
      """)
  }

  package func finishRebuild(from cursor: String, at now: Timestamp) async throws {
    try await pool.withTransaction { tx in
      let feed = try await Self.feed(tx, lock: true)
      guard feed.standing == FeedStanding(cursor: cursor, isRebuilding: true) else { return }
      let users = try await AwardJudge(tx, now: now).lock(
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
      try await Self.markStale(users, tx)
      try await tx.execute("UPDATE trophies.feeds SET is_rebuilding = false WHERE feed = 'sessions'")
    }
    try await settle(at: now)
  }

  /// How many people are judged in one transaction, and locked so long.
  private static let pieceSize = 50
  /// How many such transactions there are at a time: PostgreSQL reads for one while the other judges.
  private static let piecesAtOnce = 2

  /// Some of those who are still to be judged.
  private func stale() async throws -> [UserID] {
    try await pool.all("SELECT user_id FROM trophies.users WHERE is_stale ORDER BY user_id LIMIT 1000")
      .map { try $0.decode("user_id") }
  }

  /// In pieces that have nobody in common, so that none waits for another. A piece for which no connection was free is
  /// left for later, unless that is so of all.
  private func judgeStale(_ users: [UserID], at now: Timestamp) async throws {
    let outcomes = try await withThrowingTaskGroup(of: PieceOutcome.self) { group in
      var outcomes: [PieceOutcome] = []
      for (number, start) in stride(from: 0, to: users.count, by: Self.pieceSize).enumerated() {
        if number >= Self.piecesAtOnce, let outcome = try await group.next() { outcomes.append(outcome) }
        let piece = Set(users[start..<min(start + Self.pieceSize, users.count)])
        group.addTask {
          do {
            try await judgePiece(piece, at: now)
            return PieceOutcome.judged
          } catch let error as PostgresError where error.kind == .poolBusy {
            return .leftForLater(error)
          }
        }
      }
      for try await outcome in group { outcomes.append(outcome) }
      return outcomes
    }
    // Whoever settles looks for the others again.
    if outcomes.contains(where: { if case .judged = $0 { true } else { false } }) { return }
    if case .leftForLater(let error) = outcomes.first { throw error }
  }

  private enum PieceOutcome: Sendable {
    case judged
    case leftForLater(PostgresError)
  }

  private func judgePiece(_ users: Set<UserID>, at now: Timestamp) async throws {
    try await pool.withTransaction { tx in
      let judge = AwardJudge(tx, now: now)
      let locked = try await judge.lock(users)
      // Another process may have judged them while this one waited for the lock.
      let stale = try await tx.all(
        "SELECT user_id FROM trophies.users WHERE user_id = ANY (\(Array(locked))) AND is_stale"
      ).map { try $0.decode("user_id", as: UserID.self) }
      try await judge.judge(Set(stale))
    }
  }

  /// Writes changes that follow on `cursor`, and moves on: all of it or nothing. `false`, and nothing is done, if the
  /// projection stands elsewhere.
  ///
  /// - Parameter settle: what becomes of those whose histories are not what they were.
  private func project(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp, commit: CommitMode,
    _ settle: @Sendable (Set<UserID>, AwardJudge, PostgresTransaction) async throws -> Void
  ) async throws -> Bool {
    try await pool.withTransaction(commit: commit) { tx in
      let feed = try await Self.feed(tx, lock: true)
      guard feed.standing.cursor == cursor else { return false }
      let judge = AwardJudge(tx, now: now)
      let people = try await judge.lock(Set(changes.map(\.user)))
      let users = try await HistoryWriter(tx, feed).write(changes.filter { people.contains($0.user) })
      try await Self.countChange(of: users, tx)
      try await tx.execute("UPDATE trophies.feeds SET cursor = \(next) WHERE feed = 'sessions'")
      try await settle(users, judge, tx)
      return true
    }
  }

  private static func feed(_ database: some PostgresQuerying, lock: Bool) async throws -> FeedPlace {
    let row = try await database.first(
      """
      SELECT cursor, reading, is_rebuilding FROM trophies.feeds WHERE feed = 'sessions'
      \(unescaped: lock ? "FOR UPDATE" : "")
      """)
    guard let row else { throw MissingRow("trophies.feeds") }
    return FeedPlace(
      standing: FeedStanding(cursor: try row.decode("cursor"), isRebuilding: try row.decode("is_rebuilding")),
      reading: try row.decode("reading"))
  }

  /// Their histories are not what they were: what was found out from them before is out of date.
  private static func countChange(of users: Set<UserID>, _ tx: PostgresTransaction) async throws {
    try await tx.execute(
      "UPDATE trophies.users SET history_changes = history_changes + 1 WHERE user_id = ANY (\(Array(users)))")
  }

  /// They are to be judged.
  private static func markStale(_ users: Set<UserID>, _ tx: PostgresTransaction) async throws {
    try await tx.execute(
      "UPDATE trophies.users SET is_stale = true WHERE user_id = ANY (\(Array(users))) AND NOT is_stale")
  }
}

/// Where the projection stands in the feed of sessions.
struct FeedPlace {
  var standing: FeedStanding
  /// How often the feed has been begun: what an earlier reading told has an earlier number.
  var reading: Int
}
