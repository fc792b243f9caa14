package import SocialDomain
package import TitanCore
import TitanPostgres

extension PostgresSocialStore {
  /// What there is to show of some people's training, for those who show any.
  ///
  /// - Parameter people: at most one page, so that the rows read for streaks are bounded by what a page of people can
  ///   have done.
  package func training(
    of people: [UserID: Sharing], at now: Timestamp
  ) async throws -> [UserID: TrainingRecord] {
    let showing = people.filter { $0.value.showsPushUps || $0.value.showsStreak || $0.value.showsPractices }
    guard !showing.isEmpty else { return [:] }
    let users = Array(showing.keys)
    // Wherever the people are, their last seven days begin after this date.
    let recent = CalendarDay(of: now, utcOffsetSeconds: -86_400) - ShownTraining.span
    var records = try await rulesAndZones(of: users)
    try await addDays(
      to: &records, since: recent, of: users.filter { showing[$0]?.showsPushUps == true },
      all: users.filter { showing[$0]?.showsStreak == true })
    try await addPractices(to: &records, since: recent, of: users.filter { showing[$0]?.showsPractices == true })
    return records
  }

  /// Today where a person is.
  package func today(of user: UserID, at now: Timestamp) async throws -> CalendarDay {
    (try await rulesAndZones(of: [user])[user] ?? TrainingRecord()).today(at: now)
  }

  private func rulesAndZones(of users: [UserID]) async throws -> [UserID: TrainingRecord] {
    let rows = try await pool.all(
      """
      SELECT person.user_id, rules.time_zone AS clock_zone, rules.day_start_minutes, rules.pause_first_dates,
        rules.pause_last_dates, newest.time_zone AS newest_zone
      FROM unnest(\(users)) AS person (user_id)
      LEFT JOIN social.day_rules AS rules USING (user_id)
      LEFT JOIN LATERAL (
        SELECT time_zone FROM (
          (SELECT time_zone, start_time FROM social.sessions WHERE sessions.user_id = person.user_id
           ORDER BY start_time DESC LIMIT 1)
          UNION ALL
          (SELECT time_zone, start_time FROM social.practices WHERE practices.user_id = person.user_id
           ORDER BY start_time DESC LIMIT 1)
        ) AS last ORDER BY start_time DESC LIMIT 1
      ) AS newest ON true
      """)
    return try rows.reduce(into: [:]) { records, row in
      records[try row.decode("user_id", as: UserID.self)] = TrainingRecord(
        rules: try Self.rules(row), newestZone: try row.decode("newest_zone"))
    }
  }

  private static func rules(_ row: PostgresRow) throws -> DayRules {
    guard let minutes = try row.decode("day_start_minutes", as: Int?.self), let dayStart = DayStart(minutes: minutes)
    else { return DayRules() }
    let first = try row.decode("pause_first_dates", as: [CalendarDay].self)
    let last = try row.decode("pause_last_dates", as: [CalendarDay].self)
    return DayRules(
      timeZone: try row.decode("clock_zone"), dayStart: dayStart,
      pauses: zip(first, last).compactMap { $0 <= $1 ? $0...$1 : nil })
  }

  /// - Parameters:
  ///   - users: whose recent dates to read.
  ///   - all: whose dates to read all of.
  private func addDays(
    to records: inout [UserID: TrainingRecord], since recent: CalendarDay, of users: [UserID], all: [UserID]
  ) async throws {
    let rows = try await pool.all(
      """
      SELECT user_id, local_date, sum(reps) AS reps, min(start_time) AS first_start, max(start_time) AS last_start,
        (array_agg(utc_offset_seconds ORDER BY start_time, utc_offset_seconds))[1] AS first_offset,
        (array_agg(utc_offset_seconds ORDER BY start_time DESC, utc_offset_seconds DESC))[1] AS last_offset
      FROM social.sessions
      WHERE user_id = ANY (\(all)) OR (user_id = ANY (\(users)) AND local_date >= \(recent))
      GROUP BY user_id, local_date
      """)
    for row in rows {
      let active = ActiveDate(
        date: try row.decode("local_date"),
        first: ActiveDate.Moment(
          start: try row.decode("first_start"), utcOffsetSeconds: try row.decode("first_offset")),
        last: ActiveDate.Moment(
          start: try row.decode("last_start"), utcOffsetSeconds: try row.decode("last_offset")))
      let day = TrainingRecord.Day(active, reps: try row.decode("reps"))
      records[try row.decode("user_id", as: UserID.self)]?.days.append(day)
    }
  }

  private func addPractices(
    to records: inout [UserID: TrainingRecord], since recent: CalendarDay, of users: [UserID]
  ) async throws {
    let rows = try await pool.all(
      """
      SELECT user_id, local_date FROM social.practices
      WHERE user_id = ANY (\(users)) AND local_date >= \(recent)
      """)
    for row in rows {
      records[try row.decode("user_id", as: UserID.self)]?.practices.append(try row.decode("local_date"))
    }
  }
}
