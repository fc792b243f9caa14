package import TitanCore
package import TitanFeeds
import TitanPostgres
import TrophiesDomain

extension PostgresTrophyStore: FeedProjection {
  package func standing() async throws -> FeedStanding { try await Self.feed(pool, lock: false).standing }

  package func apply(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool { try await take(changes, from: cursor, to: next, at: now) != nil }

  package func gather(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Bool { try await takeMany(changes, from: cursor, to: next, at: now) != nil }

  /// Takes changes over as they come. Few people whose verified sessions have changed are judged at once, if none of them
  /// has a long history; all others have to wait for their turn, so that the feed goes on.
  ///
  /// - Returns: who waits now because of it; `nil`, and nothing is done, if the projection does not stand at `cursor`.
  func take(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> WaitingUsers? {
    try await project(changes, from: cursor, to: next, urgentSince: nil, at: now, commit: .synchronous) {
      users, judge, tx in
      var users = users
      if users.urgent.count <= Self.judgedAtOnce {
        let short = try await Self.withShortHistories(users.urgent, tx)
        try await judge.judge(short)
        users.remove(short)
      }
      return users
    }
  }

  /// Takes over changes of a page, while more are waiting: everybody waits. Sessions of long ago are nothing urgent.
  ///
  /// Who is to be judged is remembered with the place in the feed: a process that is killed forgets nobody. Nor does a crash
  /// of PostgreSQL that takes the newest of it back: it takes the place back as well, and the feed tells all of it again.
  ///
  /// - Returns: as `take`.
  func takeMany(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> WaitingUsers? {
    try await project(
      changes, from: cursor, to: next, urgentSince: now - Self.urgentAge, at: now, commit: .asynchronous
    ) { users, _, _ in users }
  }

  package func beginRebuild(from cursor: String) async throws {
    try await pool.execute(
      """
      UPDATE trophies.feeds SET cursor = '', reading = reading + 1, is_rebuilding = true
      WHERE feed = 'sessions' AND cursor = \(cursor)
      """)
  }

  package func finishRebuild(from cursor: String, at now: Timestamp) async throws {
    try await finishReading(from: cursor, at: now)
    try await settle(at: now)
  }

  /// As `finishRebuild`, with those waiting to be judged who have lost something.
  func finishReading(from cursor: String, at now: Timestamp) async throws {
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
      try await Self.markStale(users, isUrgent: false, since: now, tx)
      try await tx.execute("UPDATE trophies.feeds SET is_rebuilding = false WHERE feed = 'sessions'")
    }
  }

  /// How many people's awards may hold up the feed, and how many sessions each of them may have for it that count.
  private static let (judgedAtOnce, shortHistory) = (4, 500)
  /// In a backlog, a verified session that ended longer ago is nothing that anybody waits for.
  private static let urgentAge: Duration = .seconds(86_400)

  /// Writes changes that follow on `cursor`, and moves on: all of it or nothing. `nil`, and nothing is done, if the
  /// projection stands elsewhere.
  ///
  /// - Parameter settle: what becomes at once of those whose histories are not what they were; returns who waits.
  private func project(
    _ changes: [ProjectedChange], from cursor: String, to next: String, urgentSince: Timestamp?, at now: Timestamp,
    commit: CommitMode, _ settle: @Sendable (ChangedUsers, AwardJudge, PostgresTransaction) async throws -> ChangedUsers
  ) async throws -> WaitingUsers? {
    try await pool.withTransaction(commit: commit) { tx in
      let feed = try await Self.feed(tx, lock: true)
      guard feed.standing.cursor == cursor else { return nil }
      let judge = AwardJudge(tx, now: now)
      let people = try await judge.lock(Set(changes.map(\.user)))
      let users = try await HistoryWriter(tx, feed, urgentSince: urgentSince).write(
        changes.filter { people.contains($0.user) })
      try await Self.countChange(of: users.all, tx)
      try await tx.execute("UPDATE trophies.feeds SET cursor = \(next) WHERE feed = 'sessions'")
      let waiting = try await settle(users, judge, tx)
      try await Self.markStale(waiting.urgent, isUrgent: true, since: now, tx)
      try await Self.markStale(waiting.patient, isUrgent: false, since: now, tx)
      return WaitingUsers(hasUrgent: !waiting.urgent.isEmpty, hasPatient: !waiting.patient.isEmpty)
    }
  }

  /// Those whose awards come of few sessions. Declared ones are seldom among those that count.
  private static func withShortHistories(_ users: Set<UserID>, _ tx: PostgresTransaction) async throws -> Set<UserID> {
    if users.isEmpty { return [] }
    return Set(
      try await tx.all(
        """
        SELECT user_id FROM unnest(\(Array(users))) AS changed (user_id)
        WHERE (
          SELECT count(*) FROM (
            SELECT FROM trophies.sessions
            WHERE sessions.user_id = changed.user_id AND evidence <= \(Evidence.verifiedDigest)
            LIMIT \(shortHistory + 1)
          ) AS counted
        ) <= \(shortHistory)
        """
      ).map { try $0.decode("user_id", as: UserID.self) })
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

  /// They are to be judged. Who waits for it already keeps the place.
  private static func markStale(
    _ users: Set<UserID>, isUrgent: Bool, since now: Timestamp, _ tx: PostgresTransaction
  ) async throws {
    if users.isEmpty { return }
    try await tx.execute(
      """
      UPDATE trophies.users SET is_stale = true, is_urgent = \(isUrgent), stale_since = \(now)
      WHERE user_id = ANY (\(Array(users))) AND (NOT is_stale OR (\(isUrgent) AND NOT is_urgent))
      """)
  }
}

/// Whether somebody waits to be judged.
struct WaitingUsers: Sendable, Hashable {
  var hasUrgent: Bool
  var hasPatient: Bool
}

/// Where the projection stands in the feed of sessions.
struct FeedPlace {
  var standing: FeedStanding
  /// How often the feed has been begun: what an earlier reading told has an earlier number.
  var reading: Int
}
