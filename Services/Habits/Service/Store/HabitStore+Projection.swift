import HabitsDomain
package import TitanCore
package import TitanFeeds
import TitanPostgres

extension HabitStore {
  package func standing(in feed: FollowedFeed) async throws -> FeedStanding {
    try await Self.place(in: feed, pool, lock: false).standing
  }

  /// Applies changes that follow on `cursor`, brings the habits of everybody they are about in line, and moves on to
  /// `next`: all of it or nothing. What is told of users who were erased is dropped.
  ///
  /// - Returns: whose habits have changed; `nil`, and nothing is done, if the projection does not stand at `cursor`.
  package func apply(
    _ changes: [ProjectedChange], of feed: FollowedFeed, from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Set<UserID>? {
    try await pool.withTransaction { tx in
      let place = try await Self.place(in: feed, tx, lock: true)
      guard place.standing.cursor == cursor else { return nil }
      let byUser = Dictionary(grouping: changes, by: \.user)
      let erased = try await tx.erased(among: byUser.keys, in: .habits)
      var changed: Set<UserID> = []
      // Always in the same order, so that two never wait for each other.
      for user in byUser.keys.sorted(by: { $0.description < $1.description }) where !erased.contains(user) {
        try await tx.lock(user)
        let news = byUser[user] ?? []
        if try await Self.project(news, of: feed.kind, user, reading: place.reading, at: now, tx) {
          changed.insert(user)
        }
      }
      try await tx.execute("UPDATE habits.feeds SET cursor = \(next) WHERE feed = \(feed.rawValue)")
      return changed
    }
  }

  /// Goes back to the feed's beginning. What is here stays until `finishRebuild`, so that nothing falls back only because
  /// it has not been read again yet. Without effect if the projection does not stand at `cursor`.
  package func beginRebuild(of feed: FollowedFeed, from cursor: String) async throws {
    try await pool.execute(
      """
      UPDATE habits.feeds SET cursor = '', reading = reading + 1, is_rebuilding = true
      WHERE feed = \(feed.rawValue) AND cursor = \(cursor)
      """)
  }

  /// The feed has been read to its end at `cursor`: what it did not mention again is gone. Without effect if the projection
  /// does not stand there.
  ///
  /// - Returns: whose habits have changed.
  package func finishRebuild(
    of feed: FollowedFeed, from cursor: String, at now: Timestamp
  ) async throws -> Set<UserID> {
    try await pool.withTransaction { tx in
      let place = try await Self.place(in: feed, tx, lock: true)
      guard place.standing == FeedStanding(cursor: cursor, isRebuilding: true) else { return [] }
      let users = try await tx.all(
        """
        SELECT user_id FROM habits.sources WHERE kind = \(feed.kind) AND reading < \(place.reading)
        UNION SELECT user_id FROM habits.day_rules WHERE \(feed == .sessions) AND reading < \(place.reading)
        ORDER BY user_id
        """
      ).map { try $0.decode("user_id", as: UserID.self) }
      let erased = try await tx.erased(among: users, in: .habits)
      var changed: Set<UserID> = []
      for user in users where !erased.contains(user) {
        try await tx.lock(user)
        let gone = try await tx.all(
          """
          DELETE FROM habits.sources WHERE user_id = \(user) AND kind = \(feed.kind) AND reading < \(place.reading)
          RETURNING source_id
          """
        ).map { try $0.decode("source_id", as: SourceID.self) }
        let rules = try await tx.execute(
          """
          DELETE FROM habits.day_rules
          WHERE \(feed == .sessions) AND user_id = \(user) AND reading < \(place.reading)
          """)
        if rules > 0, try await Self.judgeAgain(user, at: now, tx) { changed.insert(user) }
        if try await Self.fill(gone, of: feed.kind, user, at: now, tx) { changed.insert(user) }
      }
      try await tx.execute("UPDATE habits.feeds SET is_rebuilding = false WHERE feed = \(feed.rawValue)")
      return changed
    }
  }

  /// - Returns: whether any habit has changed.
  private static func project(
    _ changes: [ProjectedChange], of kind: SourceKind, _ user: UserID, reading: Int, at now: Timestamp,
    _ tx: PostgresTransaction
  ) async throws -> Bool {
    var (sources, isJudgedAgain): (Set<SourceID>, Bool) = ([], false)
    for change in changes {
      switch change.subject {
      case .source(let source, let state):
        try await write(state, of: source, kind, user, reading: reading, tx)
        sources.insert(source)
      case .days(let newest):
        let known = try await days(of: user, tx).rules
        let rules = newest.following(known)
        try await DayRulesRow.write(rules, of: user, reading: reading, tx)
        isJudgedAgain = isJudgedAgain || !rules.judges(as: known)
      }
    }
    let isJudged = isJudgedAgain ? try await judgeAgain(user, at: now, tx) : false
    let isFilled = try await fill(Array(sources), of: kind, user, at: now, tx)
    return isJudged || isFilled
  }

  /// Brings a user's linked habits in line with sources that have changed, deleted habits too: they may be had back.
  ///
  /// - Returns: whether there are any.
  private static func fill(
    _ sources: [SourceID], of kind: SourceKind, _ user: UserID, at now: Timestamp, _ tx: PostgresTransaction
  ) async throws -> Bool {
    guard !sources.isEmpty else { return false }
    let habits = try await tx.all(
      "SELECT \(unescaped: HabitRow.columns) FROM habits.habits WHERE user_id = \(user) AND link_source IS NOT NULL"
    ).map { try HabitRow.habit($0) }.filter { $0.link?.kind == kind }
    for habit in habits { try await relink(habit, of: user, to: sources, at: now, tx) }
    if !habits.isEmpty { try await tx.count(changeOf: habits.map(\.id), of: user) }
    return !habits.isEmpty
  }

  /// Judges what was recorded by other rules of the user's days than before.
  ///
  /// - Returns: whether there are any habits.
  private static func judgeAgain(_ user: UserID, at now: Timestamp, _ tx: PostgresTransaction) async throws -> Bool {
    let habits = try await tx.all("SELECT \(unescaped: HabitRow.columns) FROM habits.habits WHERE user_id = \(user)")
      .map { try HabitRow.habit($0) }
    for habit in habits { try await settle(habit, of: user, from: nil, at: now, tx) }
    if !habits.isEmpty { try await tx.count(changeOf: habits.map(\.id), of: user) }
    return !habits.isEmpty
  }

  private static func place(
    in feed: FollowedFeed, _ database: some PostgresQuerying, lock: Bool
  ) async throws -> (standing: FeedStanding, reading: Int) {
    let row = try await database.first(
      """
      SELECT cursor, reading, is_rebuilding FROM habits.feeds WHERE feed = \(feed.rawValue)
      \(unescaped: lock ? "FOR UPDATE" : "")
      """)
    guard let row else { throw MissingRow("habits.feeds") }
    let standing = FeedStanding(
      cursor: try row.decode("cursor"), isRebuilding: try row.decode("is_rebuilding"))
    return (standing, try row.decode("reading"))
  }

  private static func write(
    _ state: SourceState?, of source: SourceID, _ kind: SourceKind, _ user: UserID, reading: Int,
    _ tx: PostgresTransaction
  ) async throws {
    guard let state else {
      try await tx.execute(
        "DELETE FROM habits.sources WHERE user_id = \(user) AND kind = \(kind) AND source_id = \(source)")
      return
    }
    try await tx.execute(
      """
      INSERT INTO habits.sources (
        user_id, kind, source_id, start_time, time_zone, utc_offset_seconds, local_date, reps, reading)
      VALUES (
        \(user), \(kind), \(source), \(state.start), \(state.timeZone), \(state.utcOffsetSeconds),
        \(state.localDate), \(state.reps), \(reading))
      ON CONFLICT (user_id, kind, source_id) DO UPDATE SET
        start_time = EXCLUDED.start_time, time_zone = EXCLUDED.time_zone,
        utc_offset_seconds = EXCLUDED.utc_offset_seconds, local_date = EXCLUDED.local_date, reps = EXCLUDED.reps,
        reading = EXCLUDED.reading
      """)
  }
}
