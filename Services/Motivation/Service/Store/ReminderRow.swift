import MotivationDomain
import TitanCore
import TitanPostgres

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
