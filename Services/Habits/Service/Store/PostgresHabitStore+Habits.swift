import HabitsDomain
import TitanCore
import TitanPostgres
import TitanRequests

/// A habit to create.
struct NewHabit: Sendable {
  var id: HabitID
  var facts: HabitFacts
  /// The SHA-256 digest of what the client sent.
  var contentDigest: [UInt8]
  var createTime: Timestamp
}

extension PostgresHabitStore {
  /// Creates a habit, unless it exists already.
  ///
  /// - Throws: `HabitConflict`; INVALID_ARGUMENT REQUEST_ID_REUSED.
  func create(
    _ new: NewHabit, of user: UserID, request: RememberedRequest<Habit>?
  ) async throws -> Answered<Habit> {
    try await change(of: user, at: new.createTime, request) { tx in
      let (habit, isNew) = try await Self.create(new, of: user, tx)
      if isNew { try await tx.count(changeOf: [habit.id], of: user) }
      return habit
    }
  }

  static func create(
    _ new: NewHabit, of user: UserID, _ tx: PostgresTransaction
  ) async throws -> (habit: Habit, isNew: Bool) {
    let row = try await tx.first(
      """
      SELECT \(unescaped: HabitRow.columns), content_digest FROM habits.habits
      WHERE user_id = \(user) AND habit_id = \(new.id)
      """)
    if let row {
      let habit = try HabitRow.habit(row)
      guard habit.deleteTime == nil, try row.decode("content_digest", as: [UInt8].self) == new.contentDigest else {
        throw HabitConflict.idTaken(new.id)
      }
      return (habit, false)
    }
    let habit = Habit(id: new.id, facts: new.facts, createTime: new.createTime)
    try await checkTitle(of: habit, user, tx)
    try await checkRoom(of: user, tx)
    try await HabitRow.insert(habit, of: user, contentDigest: new.contentDigest, tx)
    // The habit may have begun years ago.
    try await settle(habit, of: user, from: nil, at: new.createTime, tx)
    return (habit, true)
  }

  /// Replaces a habit with the one that `change` makes of it. If `change` throws, nothing has happened.
  func update(
    _ id: HabitID, of user: UserID, at now: Timestamp, request: RememberedRequest<Habit>?,
    _ change: @escaping @Sendable (Habit) throws -> HabitFacts
  ) async throws -> Answered<Habit> {
    try await self.change(of: user, at: now, request) { tx in
      let current = try await Self.habit(id, of: user, tx)
      var habit = current
      habit.facts = try change(current)
      guard habit.facts != current.facts else { return current }
      habit.revision += 1
      try await Self.checkTitle(of: habit, user, tx)
      try await HabitRow.update(habit, of: user, tx)
      if habit.link != nil, habit.facts.startDate != current.facts.startDate {
        try await Self.relink(habit, of: user, to: nil, at: now, tx)
      }
      if !habit.facts.isJudged(as: current.facts) { try await Self.settle(habit, of: user, from: nil, at: now, tx) }
      try await tx.count(changeOf: [id], of: user)
      return habit
    }
  }

  /// Deletes a habit; it can be restored for a while.
  func delete(_ id: HabitID, of user: UserID, at now: Timestamp) async throws -> Habit {
    try await change(of: user) { tx in
      var habit = try await Self.habit(id, of: user, evenDeleted: true, tx)
      guard habit.deleteTime == nil else { return habit }
      (habit.deleteTime, habit.revision) = (now, habit.revision + 1)
      try await HabitRow.update(habit, of: user, tx)
      try await tx.count(changeOf: [id], of: user)
      return habit
    }
  }

  /// Restores a deleted habit, unless it is too late.
  func undelete(
    _ id: HabitID, of user: UserID, at now: Timestamp, request: RememberedRequest<Habit>?
  ) async throws -> Answered<Habit> {
    try await change(of: user, at: now, request) { tx in
      var habit = try await Self.habit(id, of: user, evenDeleted: true, tx)
      guard let purgeTime = habit.purgeTime else { throw HabitConflict.notDeleted(id) }
      guard now < purgeTime else { throw HabitConflict.missing(id) }
      (habit.deleteTime, habit.revision) = (nil, habit.revision + 1)
      try await Self.checkTitle(of: habit, user, tx)
      try await Self.checkRoom(of: user, tx)
      try await HabitRow.update(habit, of: user, tx)
      try await tx.count(changeOf: [id], of: user)
      return habit
    }
  }

  /// Moves these habits to the front; the others follow in their previous order.
  func reorder(_ ids: [HabitID], of user: UserID) async throws {
    try await change(of: user) { tx in
      let there = try await tx.all(
        """
        SELECT habit_id, delete_time IS NULL AS is_there FROM habits.habits WHERE user_id = \(user)
        ORDER BY position, habit_id
        """
      ).map { (id: try $0.decode("habit_id", as: HabitID.self), isThere: try $0.decode("is_there", as: Bool.self)) }
      for id in ids where !there.contains(where: { $0.id == id && $0.isThere }) { throw HabitConflict.missing(id) }
      let order = ids + there.map(\.id).filter { !ids.contains($0) }
      guard order != there.map(\.id) else { return }
      try await tx.execute(
        """
        UPDATE habits.habits SET position = wanted.position
        FROM unnest(\(order)) WITH ORDINALITY AS wanted (habit_id, position)
        WHERE habits.user_id = \(user) AND habits.habit_id = wanted.habit_id
        """)
      try await tx.count(changeOf: order, of: user)
    }
  }

  /// Removes habits that cannot be restored any more, with all their records.
  ///
  /// Nobody locks rows of many users: several processes may find the same habits, and the first one removes them.
  ///
  /// - Returns: the number removed, at most `limit`.
  func purge(deletedBefore time: Timestamp, limit: Int) async throws -> Int {
    let due = try await pool.all(
      """
      SELECT user_id, habit_id FROM habits.habits WHERE delete_time <= \(time)
      ORDER BY delete_time LIMIT \(limit)
      """)
    var removed = 0
    for row in due {
      removed += try await pool.execute(
        """
        DELETE FROM habits.habits
        WHERE user_id = \(try row.decode("user_id", as: UserID.self))
          AND habit_id = \(try row.decode("habit_id", as: HabitID.self)) AND delete_time <= \(time)
        """)
    }
    return removed
  }

  /// - Throws: `HabitConflict.missing`.
  static func habit(
    _ id: HabitID, of user: UserID, evenDeleted: Bool = false, _ tx: PostgresTransaction
  ) async throws -> Habit {
    let row = try await tx.first(
      """
      SELECT \(unescaped: HabitRow.columns) FROM habits.habits
      WHERE user_id = \(user) AND habit_id = \(id) AND (\(evenDeleted) OR delete_time IS NULL)
      """)
    guard let row else { throw HabitConflict.missing(id) }
    return try HabitRow.habit(row)
  }

  private static func checkTitle(of habit: Habit, _ user: UserID, _ tx: PostgresTransaction) async throws {
    guard !habit.facts.isArchived, habit.deleteTime == nil else { return }
    let other = try await tx.first(
      """
      SELECT habit_id FROM habits.habits
      WHERE user_id = \(user) AND title_key = \(habit.facts.titleKey) AND habit_id <> \(habit.id)
        AND delete_time IS NULL AND NOT is_archived
      """)
    if let other { throw HabitConflict.titleTaken(by: try other.decode("habit_id")) }
  }

  private static func checkRoom(of user: UserID, _ tx: PostgresTransaction) async throws {
    let row = try await tx.first(
      "SELECT count(*) AS habits FROM habits.habits WHERE user_id = \(user) AND delete_time IS NULL")
    if try row?.decode("habits") ?? 0 >= HabitLimits.habits { throw HabitConflict.tooManyHabits }
  }
}
