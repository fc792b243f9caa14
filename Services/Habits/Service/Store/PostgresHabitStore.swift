package import HabitsDomain
package import TitanCore
package import TitanPostgres
import TitanRequests

/// Stores habits and records in the schema `habits`. Every method sees only the named user's data.
///
/// Every change decides and writes under its user's lock, in one transaction, together with the answer for the
/// request's id.
package struct PostgresHabitStore: Sendable {
  let pool: PostgresPool

  package init(_ pool: PostgresPool) { self.pool = pool }

  /// Runs a change, unless its request was answered before.
  func change<Outcome: Sendable>(
    of user: UserID, at now: Timestamp, _ request: RememberedRequest<Outcome>?,
    _ body: @Sendable (PostgresTransaction) async throws -> Outcome
  ) async throws -> Answered<Outcome> {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      if let response = try await tx.replay(request, of: user, in: .habits) { return .replayed(response) }
      let outcome = try await body(tx)
      try await tx.remember(request, of: user, outcome, in: .habits, at: now)
      return .done(outcome)
    }
  }

  /// The same for a change without a request id, because repeating it has no further effect.
  func change<Outcome: Sendable>(
    of user: UserID, _ body: @Sendable (PostgresTransaction) async throws -> Outcome
  ) async throws -> Outcome {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      return try await body(tx)
    }
  }

  /// A habit that exists and is not deleted.
  ///
  /// - Throws: `HabitConflict.missing`.
  package func track(_ id: HabitID, of user: UserID) async throws -> HabitTrack {
    let row = try await pool.first(
      """
      SELECT \(unescaped: TrackRow.columns) FROM \(unescaped: TrackRow.source)
      WHERE habit.user_id = \(user) AND habit.habit_id = \(id) AND habit.delete_time IS NULL
      """)
    guard let row else { throw HabitConflict.missing(id) }
    return try TrackRow.track(row)
  }

  /// Habits in their user's order.
  package func tracks(of user: UserID, _ filter: HabitFilter, limit: Int) async throws -> [HabitTrack] {
    try await pool.all(
      """
      SELECT \(unescaped: TrackRow.columns) FROM \(unescaped: TrackRow.source)
      WHERE habit.user_id = \(user) AND (\(filter.includesArchived) OR NOT habit.is_archived)
        AND (habit.delete_time IS NULL OR habit.delete_time > \(filter.deletedAfter))
        AND (habit.position, habit.habit_id) > (
          COALESCE(\(filter.after?.position)::integer, -1),
          COALESCE(\(filter.after?.id), '00000000-0000-0000-0000-000000000000'))
      ORDER BY habit.position, habit.habit_id
      LIMIT \(limit)
      """
    ).map { try TrackRow.track($0) }
  }
}

extension PostgresHabitStore {
  /// The habits that have changed after a number: for 0, all that are not deleted; otherwise including deleted ones.
  package func tracks(of user: UserID, changedAfter number: Int) async throws -> [HabitTrack] {
    try await pool.all(
      """
      SELECT \(unescaped: TrackRow.columns) FROM \(unescaped: TrackRow.source)
      WHERE habit.user_id = \(user) AND habit.change_number > \(number)
        AND (\(number > 0) OR habit.delete_time IS NULL)
      """
    ).map { try TrackRow.track($0) }
  }
}

/// Selects the habits of a list, and where its next page starts.
package struct HabitFilter: Sendable, Hashable {
  package var includesArchived: Bool
  /// Also habits that were deleted after this time; `nil` for none of them.
  package var deletedAfter: Timestamp?
  /// Only habits after this one in the list.
  package var after: Place?

  package struct Place: Sendable, Hashable {
    package var position: Int
    package var id: HabitID

    package init(position: Int, id: HabitID) {
      self.position = position
      self.id = id
    }
  }

  package init(includesArchived: Bool = false, deletedAfter: Timestamp? = nil, after: Place? = nil) {
    self.includesArchived = includesArchived
    self.deletedAfter = deletedAfter
    self.after = after
  }
}
