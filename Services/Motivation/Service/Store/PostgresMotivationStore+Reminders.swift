package import MotivationDomain
package import TitanCore
import TitanPostgres
package import TitanRequests

extension PostgresMotivationStore: ReminderStore {
  package func create(_ reminder: Reminder, of user: UserID, isDryRun: Bool) async throws -> Reminder {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      let expired = reminder.createTime - .seconds(30 * 86_400)
      try await tx.execute("DELETE FROM motivation.reminders WHERE user_id = \(user) AND delete_time < \(expired)")
      let same = try await tx.first(
        """
        SELECT \(unescaped: ReminderRow.columns), delete_time IS NOT NULL AS is_deleted FROM motivation.reminders
        WHERE user_id = \(user) AND reminder_id = \(reminder.id)
        """)
      if let same {
        let there = try ReminderRow.reminder(same)
        let isDeleted = try same.decode("is_deleted", as: Bool.self)
        guard there.content == reminder.content, !isDeleted else { throw ReminderConflict.idTaken(reminder.id) }
        return there
      }
      let count = try await tx.first(
        "SELECT count(*) AS count FROM motivation.reminders WHERE user_id = \(user) AND delete_time IS NULL"
      )?.decode("count", as: Int.self)
      guard count ?? 0 < Reminder.mostPerUser else { throw ReminderConflict.tooMany }
      if !isDryRun { try await ReminderRow.put(reminder, of: user, tx) }
      return reminder
    }
  }

  package func change(
    _ id: ReminderID, of user: UserID, at now: Timestamp, request: RememberedRequest<Reminder>?,
    _ change: @escaping @Sendable (Reminder) throws -> ReminderContent
  ) async throws -> Answered<Reminder>? {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      if let response = try await tx.replay(request, of: user, in: .motivation) { return .replayed(response) }
      guard var reminder = try await Self.reminder(id, of: user, tx) else { return nil }
      let content = try change(reminder)
      if content != reminder.content {
        (reminder.content, reminder.revision, reminder.updateTime) = (content, reminder.revision + 1, now)
        try await ReminderRow.put(reminder, of: user, tx)
      }
      try await tx.remember(request, of: user, reminder, in: .motivation, at: now)
      return .done(reminder)
    }
  }

  package func reminder(_ id: ReminderID, of user: UserID) async throws -> Reminder? {
    try await Self.reminder(id, of: user, pool)
  }

  package func reminders(of user: UserID, after place: ReminderPlace?, limit: Int) async throws -> [Reminder] {
    try await pool.all(
      """
      SELECT \(unescaped: ReminderRow.columns) FROM motivation.reminders
      WHERE user_id = \(user) AND delete_time IS NULL
        AND (create_time, reminder_id) < (
          COALESCE(\(place?.createTime), 'infinity'),
          COALESCE(\(place?.id), 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      ORDER BY create_time DESC, reminder_id DESC
      LIMIT \(limit)
      """
    ).map { try ReminderRow.reminder($0) }
  }

  package func delete(_ id: ReminderID, of user: UserID, at now: Timestamp) async throws -> Bool {
    try await pool.execute(
      """
      UPDATE motivation.reminders SET delete_time = COALESCE(delete_time, \(now))
      WHERE user_id = \(user) AND reminder_id = \(id)
      """) > 0
  }

  package func deleteAll(of user: UserID, at now: Timestamp) async throws -> Int {
    try await pool.execute(
      "UPDATE motivation.reminders SET delete_time = \(now) WHERE user_id = \(user) AND delete_time IS NULL")
  }

  private static func reminder(
    _ id: ReminderID, of user: UserID, _ database: some PostgresQuerying
  ) async throws -> Reminder? {
    try await database.first(
      """
      SELECT \(unescaped: ReminderRow.columns) FROM motivation.reminders
      WHERE user_id = \(user) AND reminder_id = \(id) AND delete_time IS NULL
      """
    ).map { try ReminderRow.reminder($0) }
  }
}
