package import TitanCore
package import TitanPostgres
package import TitanRequests
package import TrainingDomain

/// Stores training data in the schema `training`.
package struct PostgresTrainingStore: TrainingStore {
  let pool: PostgresPool

  package init(_ pool: PostgresPool) { self.pool = pool }

  package func level(of user: UserID) async throws -> FitnessLevel {
    try await pool.first(
      "SELECT score_millionths, fitness_class, highest_class FROM training.users WHERE user_id = \(user)"
    ).map { try SettingsRow.level($0) } ?? .start
  }

  package func preferences(of user: UserID) async throws -> Preferences {
    try await SettingsRow.preferences(of: user, pool)
  }

  package func changePreferences(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Preferences>?,
    _ change: @escaping @Sendable (Preferences) throws -> Preferences
  ) async throws -> Answered<Preferences> {
    let answered = try await pool.withTransaction { tx in
      try await tx.answer(request, of: user, at: now) { _ in
        let current = try await SettingsRow.preferences(of: user, tx)
        var changed = try change(current)
        changed.revision = current.revision + 1
        try await SettingsRow.write(changed, of: user, tx)
        return changed
      }
    }
    guard let answered else { throw MissingAnswer() }
    return answered
  }

  package func plan(of user: UserID) async throws -> Plan? {
    try await pool.first(
      "SELECT practices_per_week, session_target, set_time FROM training.plans WHERE user_id = \(user)"
    ).map { try SettingsRow.plan($0) }
  }

  package func set(_ plan: Plan, of user: UserID) async throws -> Plan {
    let stored = try await pool.first(
      """
      INSERT INTO training.plans AS there (user_id, practices_per_week, session_target, set_time)
      VALUES (\(user), \(plan.practicesPerWeek), \(plan.sessionTarget), \(plan.setTime))
      ON CONFLICT (user_id) DO UPDATE SET
        practices_per_week = EXCLUDED.practices_per_week, session_target = EXCLUDED.session_target,
        set_time = CASE
          WHEN there.practices_per_week = EXCLUDED.practices_per_week
            AND there.session_target = EXCLUDED.session_target THEN there.set_time
          ELSE EXCLUDED.set_time END
      RETURNING practices_per_week, session_target, set_time
      """
    ).map { try SettingsRow.plan($0) }
    guard let stored else { throw MissingAnswer() }
    return stored
  }

  package func reset(
    _ scopes: Set<ResetScope>, of user: UserID, at now: Timestamp, request: RememberedRequest<Set<ResetScope>>?
  ) async throws -> Answered<Set<ResetScope>> {
    let answered = try await pool.withTransaction { tx in
      try await tx.answer(request, of: user, at: now) { _ in
        // In this order: the remaining history is recalculated with the remaining fitness.
        for scope in ResetScope.allCases where scopes.contains(scope) {
          try await Self.reset(scope, of: user, at: now, tx)
        }
        return scopes
      }
    }
    guard let answered else { throw MissingAnswer() }
    return answered
  }

  private static func reset(
    _ scope: ResetScope, of user: UserID, at now: Timestamp, _ tx: PostgresTransaction
  ) async throws {
    switch scope {
    case .fitness:
      try await SettingsRow.write(.start, of: user, tx)
      try await tx.execute("UPDATE training.users SET reset_time = \(now) WHERE user_id = \(user)")
    case .countdown:
      try await tx.execute(
        """
        UPDATE training.preferences SET countdown_seconds = \(Preferences.standardCountdown), revision = revision + 1
        WHERE user_id = \(user)
        """)
    case .ratings:
      try await tx.execute("DELETE FROM training.ratings WHERE user_id = \(user)")
    case .history:
      // Marked as deleted rather than removed, so that their ids stay taken.
      try await tx.execute(
        """
        UPDATE training.practices SET delete_time = \(now), revision = revision + 1
        WHERE user_id = \(user) AND delete_time IS NULL
        """)
      // As if each of them had been deleted: the fitness they gave is taken back.
      try await goThroughFitness(of: user, try await tx.lock(user), tx)
      try await tx.execute(
        "UPDATE training.selections SET delete_time = \(now) WHERE user_id = \(user) AND delete_time IS NULL")
    }
  }
}

/// A change that always has a result had none: our own bug.
struct MissingAnswer: Error {}
