package import TitanCore
import TitanPostgres
package import TitanRequests
package import TrainingDomain

/// What happens to practices, and to fitness with them.
extension PostgresTrainingStore {
  package func change(
    _ id: PracticeID, of user: UserID, at now: Timestamp, request: RememberedRequest<Practice>?,
    _ change: @escaping @Sendable (inout Practice, FitnessLevel) throws -> Void
  ) async throws -> Answered<Practice>? {
    try await pool.withTransaction { tx in
      try await tx.answer(request, of: user, at: now) { level in
        guard let current = try await Self.practice(id, of: user, tx) else { return nil }
        var changed = current
        try change(&changed, level)
        guard changed != current else { return current }
        changed.revision = current.revision + 1
        try await PracticeRow.update(changed, tx)
        if changed.state == .completed, current.state != .completed {
          try await SettingsRow.write(changed.levelAfter, of: user, tx)
        }
        return changed
      }
    }
  }

  package func delete(
    _ id: PracticeID, of user: UserID, at now: Timestamp, request: RememberedRequest<Bool>?
  ) async throws -> Answered<Bool> {
    let answered = try await pool.withTransaction { tx in
      try await tx.answer(request, of: user, at: now) { level -> Bool? in
        let row = try await tx.first(
          """
          UPDATE training.practices SET delete_time = \(now), revision = revision + 1
          WHERE user_id = \(user) AND practice_id = \(id) AND delete_time IS NULL
          RETURNING state
          """)
        if let row {
          if try row.decode("state", as: PracticeState.self) == .completed {
            try await Self.goThroughFitness(of: user, level, tx)
          }
          return true
        }
        let found = try await tx.first(
          "SELECT 1 AS found FROM training.practices WHERE user_id = \(user) AND practice_id = \(id)")
        return found == nil ? nil : true
      }
    }
    return answered ?? .done(false)
  }

  /// Reckons fitness from the beginning, and writes it to the practices that it changes for.
  static func goThroughFitness(
    of user: UserID, _ level: FitnessLevel, _ tx: PostgresTransaction
  ) async throws {
    let steps = try await tx.all(
      """
      SELECT practice_id, performance FROM training.practices
      WHERE user_id = \(user) AND delete_time IS NULL AND state = 3
        AND end_time > COALESCE((SELECT reset_time FROM training.users WHERE user_id = \(user)), '-infinity')
      ORDER BY end_time, practice_id
      """
    ).map { FitnessCourse.Step(practice: try $0.decode("practice_id"), performance: try $0.decode("performance")) }
    let course = FitnessCourse(steps, highest: level.highest)
    let (before, after) = (course.changes.map(\.before), course.changes.map(\.after))
    try await tx.execute(
      """
      UPDATE training.practices AS there SET
        score_before = new.score_before, class_before = new.class_before, highest_before = new.highest_before,
        score_after = new.score_after, class_after = new.class_after, highest_after = new.highest_after,
        revision = there.revision + 1
      FROM unnest(
        \(course.changes.map(\.practice)), \(before.map(\.score.millionths)), \(before.map(\.current.rawValue)),
        \(before.map(\.highest.rawValue)), \(after.map(\.score.millionths)), \(after.map(\.current.rawValue)),
        \(after.map(\.highest.rawValue))
      ) AS new (
        practice_id, score_before, class_before, highest_before, score_after, class_after, highest_after)
      WHERE there.user_id = \(user) AND there.practice_id = new.practice_id
        AND (there.score_before, there.score_after, there.class_before, there.class_after)
          IS DISTINCT FROM (new.score_before, new.score_after, new.class_before, new.class_after)
      """)
    try await SettingsRow.write(course.end, of: user, tx)
  }
}
