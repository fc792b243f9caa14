package import SessionsDomain
package import TitanCore
import TitanPostgres

extension PostgresSessionStore {
  package func chartEntries(
    of user: UserID, on dates: ClosedRange<CalendarDay>
  ) async throws -> [ActivityChart.Entry] {
    try await pool.all(
      """
      SELECT session_id, start_time, local_date, reps, evidence FROM sessions.sessions
      WHERE user_id = \(user) AND local_date BETWEEN \(dates.lowerBound) AND \(dates.upperBound)
        AND delete_time IS NULL AND NOT is_simulated
      """
    ).map { row in
      ActivityChart.Entry(
        sessionID: try row.decode("session_id"), start: try row.decode("start_time"),
        localDate: try row.decode("local_date"), reps: try row.decode("reps"), evidence: try row.decode("evidence"))
    }
  }

  package func statsEntries(of user: UserID) async throws -> [StatsEntry] {
    try await pool.all(
      """
      SELECT session_id, start_time, local_date, reps, evidence, set_reps, rep_start_ms, rep_end_ms, rep_depths,
        rep_qualities
      FROM sessions.sessions
      WHERE user_id = \(user) AND delete_time IS NULL AND NOT is_simulated
      """
    ).map { row in
      StatsEntry(
        sessionID: try row.decode("session_id"), start: try row.decode("start_time"),
        localDate: try row.decode("local_date"), reps: try row.decode("reps"), evidence: try row.decode("evidence"),
        setReps: try row.decode("set_reps"), repTimes: try SessionRow.reps(row))
    }
  }

  package func trainingDates(of user: UserID) async throws -> [TrainingDate] {
    // The offset breaks ties between equal instants, as in ActiveDate.Moment.
    try await pool.all(
      """
      SELECT local_date, evidence <= \(Evidence.verifiedDigest) AS is_counted,
        min(start_time) AS first_start, max(start_time) AS last_start,
        (array_agg(utc_offset_seconds ORDER BY start_time, utc_offset_seconds))[1] AS first_offset,
        (array_agg(utc_offset_seconds ORDER BY start_time DESC, utc_offset_seconds DESC))[1] AS last_offset
      FROM sessions.sessions
      WHERE user_id = \(user) AND delete_time IS NULL AND NOT is_simulated
      GROUP BY 1, 2
      """
    ).map { row in
      let first = ActiveDate.Moment(
        start: try row.decode("first_start"), utcOffsetSeconds: try row.decode("first_offset"))
      let last = ActiveDate.Moment(
        start: try row.decode("last_start"), utcOffsetSeconds: try row.decode("last_offset"))
      return TrainingDate(
        isCounted: try row.decode("is_counted"),
        active: ActiveDate(date: try row.decode("local_date"), first: first, last: last))
    }
  }

  package func streakVersion(of user: UserID) async throws -> StreakVersion? {
    let row = try await pool.first(
      """
      SELECT feed.epoch,
        COALESCE((
          SELECT change_number FROM sessions.sessions WHERE user_id = \(user) ORDER BY change_number DESC LIMIT 1
        ), 0) AS sessions_change,
        COALESCE((SELECT days_change_number FROM sessions.users WHERE user_id = \(user)), 0) AS days_change
      FROM sessions.feed
      """)
    guard let row else { throw MissingRow("sessions.feed") }
    return StreakVersion(
      epoch: try row.decode("epoch"), sessions: try row.decode("sessions_change"), days: try row.decode("days_change"))
  }

  package func newestZone(of user: UserID) async throws -> String? {
    try await pool.first(
      """
      SELECT time_zone FROM sessions.sessions WHERE user_id = \(user) AND delete_time IS NULL
      ORDER BY start_time DESC, session_id DESC LIMIT 1
      """
    )?.decode("time_zone")
  }
}
