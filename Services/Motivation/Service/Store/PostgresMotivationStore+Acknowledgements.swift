package import MotivationDomain
package import TitanCore
import TitanPostgres

extension PostgresMotivationStore {
  /// Where changes to reminders are told, with the user's id.
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

  /// After the change rather than with it: PostgreSQL lets one committing transaction with a NOTIFY through at a time,
  /// and at eight in the morning many acknowledge. What a crash between the two swallows, watchers find when they look
  /// for themselves.
  package func announceReminders(of user: UserID) async throws {
    try await pool.execute("SELECT pg_notify(\(Self.remindersChannel), \("\(user)"))")
  }
}
