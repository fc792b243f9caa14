package import TitanCore
import TitanFeeds
import TitanPostgres
package import TitanRequests
package import TrainingDomain

/// Starts and changes of practices, and the fitness that results from them.
extension PostgresTrainingStore {
  package func start(
    _ practice: Practice, at now: Timestamp, contentDigest: [UInt8], request: RememberedRequest<Practice>?
  ) async throws -> Answered<Practice> {
    let answered = try await pool.withTransaction { tx in
      try await tx.answer(request, of: practice.userID, at: now) { _ in
        try await Self.start(practice, at: now, contentDigest, tx)
      }
    }
    guard let answered else { throw MissingAnswer() }
    return answered
  }

  package func started(
    _ id: PracticeID, of user: UserID, contentDigest: [UInt8], request: RememberedRequest<Practice>?
  ) async throws -> Answered<Practice>? {
    try await pool.withTransaction { tx in
      if let response = try await tx.replay(request, of: user, in: .training) { return .replayed(response) }
      return try await Self.begun(id, of: user, contentDigest, tx).map { .done($0) }
    }
  }

  /// The practice with this id; `nil` if there is none.
  ///
  /// - Throws: `PracticeConflict` if it was begun with other content, or was deleted.
  private static func begun(
    _ id: PracticeID, of user: UserID, _ contentDigest: [UInt8], _ tx: PostgresTransaction
  ) async throws -> Practice? {
    let same = try await tx.first(
      """
      SELECT \(unescaped: PracticeRow.columns), content_digest, delete_time IS NOT NULL AS is_deleted
      FROM training.practices WHERE user_id = \(user) AND practice_id = \(id)
      """)
    guard let same else { return nil }
    let digest = try same.decode("content_digest", as: [UInt8].self)
    guard digest == contentDigest, try !same.decode("is_deleted", as: Bool.self) else {
      throw PracticeConflict.idTaken(id)
    }
    return try PracticeRow.practice(same)
  }

  private static func start(
    _ practice: Practice, at now: Timestamp, _ contentDigest: [UInt8], _ tx: PostgresTransaction
  ) async throws -> Practice {
    let user = practice.userID
    if let same = try await begun(practice.id, of: user, contentDigest, tx) { return same }
    if let open = try await openPractice(of: user, tx) { throw PracticeConflict.running(open) }
    if practice.start < now, let until = try await busyUntil(user, at: practice.start, tx) {
      throw PracticeConflict.overlap(until: until)
    }
    try await PracticeRow.insert(practice, contentDigest: contentDigest, tx)
    return practice
  }

  /// The time when the practice that was in progress at a given time ended, or when fitness was reset after that time,
  /// whichever is later; `nil` if neither happened.
  private static func busyUntil(
    _ user: UserID, at time: Timestamp, _ tx: PostgresTransaction
  ) async throws -> Timestamp? {
    try await tx.first(
      """
      SELECT GREATEST(
        (
          SELECT max(end_time) FROM training.practices
          WHERE user_id = \(user) AND delete_time IS NULL AND start_time <= \(time) AND end_time > \(time)
        ),
        (SELECT reset_time FROM training.users WHERE user_id = \(user) AND reset_time > \(time))) AS until
      """
    )?.decode("until")
  }

  /// The time when the next practice began after a given time; `nil` if none has.
  private static func nextStart(
    after time: Timestamp, of user: UserID, _ tx: PostgresTransaction
  ) async throws -> Timestamp? {
    try await tx.first(
      """
      SELECT min(start_time) AS next FROM training.practices
      WHERE user_id = \(user) AND delete_time IS NULL AND start_time > \(time) AND end_time > start_time
      """
    )?.decode("next")
  }

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
        if changed.latest != current.latest, let next = try await Self.nextStart(after: current.start, of: user, tx),
          changed.latest > next
        {
          throw PracticeConflict.overlapsNext(from: next)
        }
        changed.revision = current.revision + 1
        try await PracticeRow.update(changed, tx)
        guard changed.state == .completed, current.state != .completed else { return changed }
        return try await Self.credit(changed, level, tx)
      }
    }
  }

  /// Updates fitness for a practice that was just completed.
  private static func credit(
    _ practice: Practice, _ level: FitnessLevel, _ tx: PostgresTransaction
  ) async throws -> Practice {
    let user = practice.userID
    let later = try await tx.first(
      """
      SELECT 1 AS found FROM training.practices
      WHERE user_id = \(user) AND delete_time IS NULL AND state = 3 AND end_time > \(practice.end) LIMIT 1
      """)
    guard later != nil else {
      try await tx.write(practice.levelAfter, of: user)
      return practice
    }
    let end = try await goThroughFitness(of: user, level, tx)
    guard var credited = try await Self.practice(practice.id, of: user, tx) else { return practice }
    (credited.levelBefore.highest, credited.levelAfter.highest) = (level.highest, end.highest)
    return credited
  }

  package func delete(
    _ id: PracticeID, of user: UserID, at now: Timestamp, request: RememberedRequest<Bool>?
  ) async throws -> Answered<Bool> {
    let answered = try await pool.withTransaction { tx in
      try await tx.answer(request, of: user, at: now) { level -> Bool? in
        let number = try await tx.takeChangeNumber(of: user, in: .training)
        let row = try await tx.first(
          """
          UPDATE training.practices
          SET delete_time = \(now), revision = revision + 1, change_number = \(number)
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

  /// Recalculates fitness from the beginning, and updates the practices for which it changes.
  ///
  /// - Returns: the resulting fitness.
  @discardableResult
  static func goThroughFitness(
    of user: UserID, _ level: FitnessLevel, _ tx: PostgresTransaction
  ) async throws -> FitnessLevel {
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
    let numbers = try await tx.takeChangeNumbers(course.changes.count, of: user, in: .training)
    try await tx.execute(
      """
      UPDATE training.practices AS there SET
        score_before = new.score_before, class_before = new.class_before, highest_before = new.highest_before,
        score_after = new.score_after, class_after = new.class_after, highest_after = new.highest_after,
        revision = there.revision + 1, change_number = new.change_number
      FROM unnest(
        \(course.changes.map(\.practice)), \(before.map(\.score.millionths)), \(before.map(\.current.rawValue)),
        \(before.map(\.highest.rawValue)), \(after.map(\.score.millionths)), \(after.map(\.current.rawValue)),
        \(after.map(\.highest.rawValue)), \(numbers)
      ) AS new (
        practice_id, score_before, class_before, highest_before, score_after, class_after, highest_after,
        change_number)
      WHERE there.user_id = \(user) AND there.practice_id = new.practice_id
        AND (there.score_before, there.score_after, there.class_before, there.class_after)
          IS DISTINCT FROM (new.score_before, new.score_after, new.class_before, new.class_after)
      """)
    try await tx.write(course.end, of: user)
    return course.end
  }
}
