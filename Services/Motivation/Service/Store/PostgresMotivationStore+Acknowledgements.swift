package import MotivationDomain
package import TitanCore
import TitanFeeds
import TitanPostgres

extension PostgresMotivationStore {
  /// The channel for changes to reminders; notifications carry the user's id.
  package static let remindersChannel = "reminders_changed"

  package func acknowledge(
    _ key: ReminderKey, by user: UserID, at now: Timestamp, forgettingBefore oldest: CalendarDay
  ) async throws -> Acknowledgement? {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      let isThere = try await tx.first(
        """
        SELECT 1 AS found FROM motivation.reminders
        WHERE user_id = \(user) AND reminder_id = \(key.reminder) AND delete_time IS NULL
        """)
      guard isThere != nil else { return nil }
      try await tx.execute(
        "DELETE FROM motivation.acknowledgements WHERE user_id = \(user) AND local_date < \(oldest)")
      let inserted = try await tx.execute(
        """
        INSERT INTO motivation.acknowledgements (user_id, reminder_id, local_date, minute, acknowledge_time)
        VALUES (\(user), \(key.reminder), \(key.localDate), \(key.minute), \(now))
        ON CONFLICT DO NOTHING
        """)
      if inserted > 0 { return Acknowledgement(time: now, wasFirst: true) }
      return try await tx.first(
        """
        SELECT acknowledge_time FROM motivation.acknowledgements
        WHERE user_id = \(user) AND reminder_id = \(key.reminder) AND local_date = \(key.localDate)
          AND minute = \(key.minute)
        """
      ).map { Acknowledgement(time: try $0.decode("acknowledge_time"), wasFirst: false) }
    }
  }

  package func acknowledged(by user: UserID, since date: CalendarDay) async throws -> Set<ReminderKey> {
    Set(
      try await pool.all(
        """
        SELECT reminder_id, local_date, minute FROM motivation.acknowledgements
        WHERE user_id = \(user) AND local_date >= \(date)
        """
      ).map { row in
        ReminderKey(
          reminder: try row.decode("reminder_id"), localDate: try row.decode("local_date"),
          minute: try row.decode("minute"))
      })
  }

  /// Notifies after the change rather than in its transaction: PostgreSQL commits transactions with a NOTIFY one at a
  /// time, and many users acknowledge reminders at eight in the morning. If a crash in between loses a notification,
  /// watches find the change at their next regular look.
  package func announceReminders(of user: UserID) async throws {
    notifier.notify(user)
  }
}
