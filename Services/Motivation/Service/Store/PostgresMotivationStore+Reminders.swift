package import MotivationDomain
package import TitanCore
import TitanFeeds
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
      if !isDryRun {
        try await ReminderRow.put(reminder, of: user, tx)
        try await tx.lookAgain(at: [user])
      }
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
        try await tx.lookAgain(at: [user])
      }
      try await tx.remember(request, of: user, reminder, in: .motivation, at: now)
      return .done(reminder)
    }
  }

  package func reminder(_ id: ReminderID, of user: UserID) async throws -> Reminder? {
    try await Self.reminder(id, of: user, pool)
  }

  package func reminders(of user: UserID, after place: ReminderPlace?, limit: Int) async throws -> [Reminder] {
    try await Self.reminders(of: user, after: place, limit: limit, pool)
  }

  static func reminders(
    of user: UserID, after place: ReminderPlace?, limit: Int, _ database: some PostgresQuerying
  ) async throws -> [Reminder] {
    try await database.all(
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
      ).map(ReminderRow.key))
  }

  /// Notifies after the change rather than in its transaction: PostgreSQL commits transactions with a NOTIFY one at a
  /// time, and many users acknowledge reminders at eight in the morning. If a crash in between loses a notification,
  /// watches find the change at their next regular look.
  package func announceReminders(of user: UserID) async throws {
    notifier.notify(user)
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

extension ReminderKind: PostgresCodable {}
extension ReminderFrequency: PostgresCodable {}

/// A series as columns of `motivation.reminders`.
enum ReminderRow {
  static let columns = """
    reminder_id, kind, text, frequency, weekdays, minutes, window_first_minute, window_last_minute,
    window_times_per_day, at_push_up_times, time_zone, first_local_date, last_local_date, is_enabled, revision, create_time, update_time
    """

  static func reminder(_ row: PostgresRow) throws -> Reminder {
    let series = ReminderSeries(
      frequency: try row.decode("frequency"), weekdays: Set(try row.decode("weekdays", as: [Int].self)),
      times: try times(row),
      timeZone: try row.decode("time_zone"), firstDate: try row.decode("first_local_date"),
      lastDate: try row.decode("last_local_date"))
    let content = ReminderContent(
      kind: try row.decode("kind"), text: try row.decode("text"), series: series,
      isEnabled: try row.decode("is_enabled"))
    return Reminder(
      id: try row.decode("reminder_id"), content: content, revision: try row.decode("revision"),
      createTime: try row.decode("create_time"), updateTime: try row.decode("update_time"))
  }

  @Sendable static func key(_ row: PostgresRow) throws -> ReminderKey {
    ReminderKey(
      reminder: try row.decode("reminder_id"), localDate: try row.decode("local_date"),
      minute: try row.decode("minute"))
  }

  private static func times(_ row: PostgresRow) throws -> DailyTimes {
    if try row.decode("at_push_up_times") { return .asSet }
    return try window(row).map(DailyTimes.spread) ?? .at(try row.decode("minutes"))
  }

  private static func window(_ row: PostgresRow) throws -> ReminderWindow? {
    guard let first = try row.decode("window_first_minute", as: Int?.self) else { return nil }
    return ReminderWindow(
      first: first, last: try row.decode("window_last_minute"), timesPerDay: try row.decode("window_times_per_day"))
  }

  /// Writes a series, replacing any with the same id.
  static func put(_ reminder: Reminder, of user: UserID, _ tx: some PostgresQuerying) async throws {
    let (content, series) = (reminder.content, reminder.content.series)
    let (minutes, window): ([Int], ReminderWindow?) =
      switch series.times {
      case .at(let minutes): (minutes, nil)
      case .spread(let window): ([], window)
      case .asSet: ([], nil)
      }
    try await tx.execute(
      """
      INSERT INTO motivation.reminders (user_id, \(unescaped: columns))
      VALUES (
        \(user), \(reminder.id), \(content.kind), \(content.text), \(series.frequency),
        \(series.weekdays.sorted()), \(minutes), \(window?.first), \(window?.last), \(window?.timesPerDay),
        \(series.times == .asSet), \(series.timeZone), \(series.firstDate), \(series.lastDate),
        \(content.isEnabled), \(reminder.revision), \(reminder.createTime), \(reminder.updateTime))
      ON CONFLICT (user_id, reminder_id) DO UPDATE SET
        kind = EXCLUDED.kind, text = EXCLUDED.text, frequency = EXCLUDED.frequency, weekdays = EXCLUDED.weekdays,
        minutes = EXCLUDED.minutes, window_first_minute = EXCLUDED.window_first_minute,
        window_last_minute = EXCLUDED.window_last_minute, window_times_per_day = EXCLUDED.window_times_per_day,
        at_push_up_times = EXCLUDED.at_push_up_times, time_zone = EXCLUDED.time_zone,
        first_local_date = EXCLUDED.first_local_date,
        last_local_date = EXCLUDED.last_local_date, is_enabled = EXCLUDED.is_enabled, revision = EXCLUDED.revision,
        update_time = EXCLUDED.update_time
      """)
  }
}
