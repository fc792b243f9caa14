package import HabitsDomain
package import TitanCore
package import TitanFeeds
import TitanPostgres

/// A feed that habits follow. The raw values are the store's.
package enum HabitFeed: String, Sendable, Hashable {
  case sessions, training

  /// The kind of the feed's entries that can fill a habit.
  var kind: SourceKind { self == .sessions ? .pushUpSession : .practice }
}

extension PostgresHabitStore {
  /// Applies changes that follow some positions, updates the habits of all users concerned, and moves on to `next`: all or
  /// nothing. Changes of erased users are dropped.
  ///
  /// - Returns: the users whose habits have changed; `nil`, with no effect, if the projection is not at the positions.
  package static func apply(
    _ changes: [ProjectedChange], of feed: HabitFeed, to tables: FeedTables, from positions: FeedPositions,
    to next: FeedPositions, at now: Timestamp
  ) async throws -> Set<UserID>? {
    try await tables.advance(with: changes, user: \.user, from: positions, to: next) { changes, reading, tx in
      let byUser = Dictionary(grouping: changes, by: \.user)
      var changed: Set<UserID> = []
      // Always in the same order, so that two transactions never deadlock.
      for user in byUser.keys.sorted(by: { $0.description < $1.description }) {
        try await tx.lock(user)
        let news = byUser[user] ?? []
        if try await project(news, of: feed.kind, user, reading: reading.number, at: now, tx) { changed.insert(user) }
      }
      return changed
    }
  }

  /// Ends a rebuild, once the feed has been read to its end at some positions: removes everything that the feed did not
  /// mention again, together with the records made from it. It has no effect if the projection is not at the positions.
  ///
  /// - Returns: the users whose habits have changed.
  package static func finishRebuild(
    of feed: HabitFeed, in tables: FeedTables, from positions: FeedPositions, at now: Timestamp
  ) async throws -> Set<UserID> {
    let changed = try await tables.endRebuild(from: positions) { isStale, tx in
      let users = try await tx.all(
        """
        SELECT user_id FROM habits.sources AS swept WHERE kind = \(feed.kind) AND \(unescaped: isStale)
        UNION SELECT user_id FROM habits.day_rules AS swept WHERE \(feed == .sessions) AND \(unescaped: isStale)
        ORDER BY user_id
        """
      ).map { try $0.decode("user_id", as: UserID.self) }
      let erased = try await tx.erased(among: users, in: .habits)
      var changed: Set<UserID> = []
      for user in users where !erased.contains(user) {
        try await tx.lock(user)
        let gone = try await tx.all(
          """
          DELETE FROM habits.sources AS swept
          WHERE user_id = \(user) AND kind = \(feed.kind) AND \(unescaped: isStale)
          RETURNING source_id
          """
        ).map { try $0.decode("source_id", as: SourceID.self) }
        let rules = try await tx.execute(
          """
          DELETE FROM habits.day_rules AS swept
          WHERE \(feed == .sessions) AND user_id = \(user) AND \(unescaped: isStale)
          """)
        if rules > 0, try await judgeAgain(user, at: now, tx) { changed.insert(user) }
        if try await fill(gone, of: feed.kind, user, at: now, tx) { changed.insert(user) }
      }
      return changed
    }
    return changed ?? []
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

  /// Updates a user's linked habits to match sources that have changed. That includes deleted habits, since they may be
  /// restored.
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

  /// Judges the records again after a change of the user's rules for dates.
  ///
  /// - Returns: whether there are any habits.
  private static func judgeAgain(_ user: UserID, at now: Timestamp, _ tx: PostgresTransaction) async throws -> Bool {
    let habits = try await tx.all("SELECT \(unescaped: HabitRow.columns) FROM habits.habits WHERE user_id = \(user)")
      .map { try HabitRow.habit($0) }
    for habit in habits { try await settle(habit, of: user, from: nil, at: now, tx) }
    if !habits.isEmpty { try await tx.count(changeOf: habits.map(\.id), of: user) }
    return !habits.isEmpty
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

extension PostgresHabitStore {
  /// Links a habit to a source that fills it, or unlinks it (`nil`); records of its former link are removed.
  ///
  /// - Throws: `HabitConflict`.
  package func link(
    _ id: HabitID, of user: UserID, to source: LinkSource?, at now: Timestamp
  ) async throws -> Habit {
    try await change(of: user) { tx in
      var habit = try await Self.habit(id, of: user, tx)
      guard habit.link != source else { return habit }
      if source != nil, habit.facts.isArchived { throw HabitConflict.archived(id) }
      (habit.link, habit.revision) = (source, habit.revision + 1)
      try await HabitRow.update(habit, of: user, tx)
      try await Self.relink(habit, of: user, to: nil, at: now, tx)
      try await tx.count(changeOf: [id], of: user)
      return habit
    }
  }

  /// Updates the records of a habit's link to match its sources.
  ///
  /// - Parameter ids: the sources that have changed; `nil` if all may have.
  static func relink(
    _ habit: Habit, of user: UserID, to ids: [SourceID]?, at now: Timestamp, _ tx: PostgresTransaction
  ) async throws {
    let before = try await tx.all(
      """
      DELETE FROM habits.records
      WHERE user_id = \(user) AND habit_id = \(habit.id) AND source_id IS NOT NULL
        AND (\(ids == nil) OR source_id = ANY (\(ids ?? [])))
      RETURNING local_date
      """
    ).map { try $0.decode("local_date", as: CalendarDay.self) }
    var after: [CalendarDay] = []
    if let link = habit.link {
      let records = try await tx.all(
        """
        SELECT source_id, start_time, time_zone, utc_offset_seconds, local_date, reps FROM habits.sources
        WHERE user_id = \(user) AND kind = \(link.kind) AND local_date >= \(habit.facts.startDate)
          AND (\(ids == nil) OR source_id = ANY (\(ids ?? [])))
        """
      ).map { try record(of: habit.id, link, $0, at: now) }
      after = try await RecordRow.insertNew(records, of: habit.id, user, tx)
    }
    try await renew(habit, on: Set(before + after), of: user, at: now, tx)
  }

  private static func record(
    of habit: HabitID, _ link: LinkSource, _ row: PostgresRow, at now: Timestamp
  ) throws -> HabitRecord {
    let source = try row.decode("source_id", as: SourceID.self)
    return HabitRecord(
      id: RecordID(of: habit, from: source), habit: habit, change: .add(link.amount(reps: try row.decode("reps"))),
      occurTime: try row.decode("start_time"), timeZone: try row.decode("time_zone"),
      utcOffsetSeconds: try row.decode("utc_offset_seconds"), localDate: try row.decode("local_date"),
      source: .link(source), createTime: now)
  }
}
