import HabitsDomain
package import TitanCore
import TitanPostgres

/// Where the projection of the sessions feed stands.
package struct ProjectionStanding: Sendable, Hashable {
  /// Empty at the feed's beginning.
  package var cursor: String
  package var isRebuilding: Bool

  package init(cursor: String, isRebuilding: Bool) {
    self.cursor = cursor
    self.isRebuilding = isRebuilding
  }
}

extension HabitStore {
  package func standing() async throws -> ProjectionStanding { try await Self.feed(pool, lock: false).standing }

  /// Applies changes that follow on `cursor`, fills the habits of everybody they are about, and moves on to `next`: all of
  /// it or nothing.
  ///
  /// - Returns: whose habits have changed; `nil`, and nothing is done, if the projection does not stand at `cursor`.
  package func apply(
    _ changes: [ProjectedChange], from cursor: String, to next: String, at now: Timestamp
  ) async throws -> Set<UserID>? {
    try await pool.withTransaction { tx in
      let feed = try await Self.feed(tx, lock: true)
      guard feed.standing.cursor == cursor else { return nil }
      let byUser = Dictionary(grouping: changes, by: \.user)
      var filled: Set<UserID> = []
      // Always in the same order, so that two never wait for each other.
      for user in byUser.keys.sorted(by: { $0.description < $1.description }) {
        try await tx.lock(user)
        let changes = byUser[user] ?? []
        for change in changes { try await Self.project(change, reading: feed.reading, tx) }
        if try await Self.fill(Array(Set(changes.map(\.source))), of: user, at: now, tx) { filled.insert(user) }
      }
      try await tx.execute("UPDATE habits.feeds SET cursor = \(next) WHERE feed = 'sessions'")
      return filled
    }
  }

  /// Goes back to the feed's beginning. What is here stays until `finishRebuild`, so that nothing falls back only because
  /// it has not been read again yet. Without effect if the projection does not stand at `cursor`.
  package func beginRebuild(from cursor: String) async throws {
    try await pool.execute(
      """
      UPDATE habits.feeds SET cursor = '', reading = reading + 1, is_rebuilding = true
      WHERE feed = 'sessions' AND cursor = \(cursor)
      """)
  }

  /// The feed has been read to its end: what it did not mention again is gone.
  ///
  /// - Returns: whose habits have changed.
  package func finishRebuild(at now: Timestamp) async throws -> Set<UserID> {
    try await pool.withTransaction { tx in
      let feed = try await Self.feed(tx, lock: true)
      guard feed.standing.isRebuilding else { return [] }
      let users = try await tx.all(
        "SELECT DISTINCT user_id FROM habits.sources WHERE reading < \(feed.reading) ORDER BY user_id"
      ).map { try $0.decode("user_id", as: UserID.self) }
      var filled: Set<UserID> = []
      for user in users {
        try await tx.lock(user)
        let gone = try await tx.all(
          "DELETE FROM habits.sources WHERE user_id = \(user) AND reading < \(feed.reading) RETURNING source_id"
        ).map { try $0.decode("source_id", as: SourceID.self) }
        if try await Self.fill(gone, of: user, at: now, tx) { filled.insert(user) }
      }
      try await tx.execute("UPDATE habits.feeds SET is_rebuilding = false WHERE feed = 'sessions'")
      return filled
    }
  }

  /// Brings a user's linked habits in line with sources that have changed, deleted habits too: they may be had back.
  ///
  /// - Returns: whether there are any.
  private static func fill(
    _ sources: [SourceID], of user: UserID, at now: Timestamp, _ tx: PostgresTransaction
  ) async throws -> Bool {
    let habits = try await tx.all(
      "SELECT \(unescaped: HabitRow.columns) FROM habits.habits WHERE user_id = \(user) AND link_source IS NOT NULL"
    ).map { try HabitRow.habit($0) }
    for habit in habits { try await relink(habit, of: user, to: sources, at: now, tx) }
    if !habits.isEmpty { try await tx.count(changeOf: habits.map(\.id), of: user) }
    return !habits.isEmpty
  }

  private static func feed(
    _ database: some PostgresQuerying, lock: Bool
  ) async throws -> (standing: ProjectionStanding, reading: Int) {
    let row = try await database.first(
      """
      SELECT cursor, reading, is_rebuilding FROM habits.feeds WHERE feed = 'sessions'
      \(unescaped: lock ? "FOR UPDATE" : "")
      """)
    guard let row else { throw MissingRow("habits.feeds") }
    let standing = ProjectionStanding(
      cursor: try row.decode("cursor"), isRebuilding: try row.decode("is_rebuilding"))
    return (standing, try row.decode("reading"))
  }

  private static func project(_ change: ProjectedChange, reading: Int, _ tx: PostgresTransaction) async throws {
    guard let state = change.state else {
      try await tx.execute(
        "DELETE FROM habits.sources WHERE user_id = \(change.user) AND source_id = \(change.source)")
      return
    }
    try await tx.execute(
      """
      INSERT INTO habits.sources (
        user_id, source_id, start_time, time_zone, utc_offset_seconds, local_date, reps, reading)
      VALUES (
        \(change.user), \(change.source), \(state.start), \(state.timeZone), \(state.utcOffsetSeconds),
        \(state.localDate), \(state.reps), \(reading))
      ON CONFLICT (user_id, source_id) DO UPDATE SET
        start_time = EXCLUDED.start_time, time_zone = EXCLUDED.time_zone,
        utc_offset_seconds = EXCLUDED.utc_offset_seconds, local_date = EXCLUDED.local_date, reps = EXCLUDED.reps,
        reading = EXCLUDED.reading
      """)
  }
}
