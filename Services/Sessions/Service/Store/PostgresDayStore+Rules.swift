import SessionsDomain
import TitanCore
import TitanPostgres

extension PostgresDayStore {
  /// The rules for these users' days, from one snapshot. Users with neither clock nor pause are left out.
  static func rules(of users: [UserID], _ database: some PostgresQuerying) async throws -> [UserID: DayRules] {
    let rows = try await database.all(
      """
      SELECT users.user_id, clock.revision, clock.update_time, clock.time_zone, clock.day_start_minutes,
        clock.first_weekday, pauses.first_dates, pauses.last_dates
      FROM unnest(\(users)) AS users (user_id)
      LEFT JOIN LATERAL (
        SELECT * FROM sessions.clocks WHERE clocks.user_id = users.user_id ORDER BY revision DESC LIMIT 1
      ) AS clock ON true
      CROSS JOIN LATERAL (
        SELECT COALESCE(array_agg(first_local_date ORDER BY first_local_date), '{}') AS first_dates,
          COALESCE(array_agg(last_local_date ORDER BY first_local_date), '{}') AS last_dates
        FROM sessions.pauses WHERE pauses.user_id = users.user_id AND delete_time IS NULL
      ) AS pauses
      """)
    return try rows.reduce(into: [:]) { rules, row in
      let clock = try row.decode("revision", as: Int?.self) == nil ? .standard : try clock(row)
      let firsts = try row.decode("first_dates", as: [CalendarDay].self)
      let lasts = try row.decode("last_dates", as: [CalendarDay].self)
      rules[try row.decode("user_id")] = DayRules(clock: clock, pauses: zip(firsts, lasts).map { $0...max($0, $1) })
    }
  }
}
