package import TitanCore
package import TitanPostgres
package import TrainingDomain

/// The facts about a person who trains that other services have reported.
package protocol PersonFacts: Sendable {
  /// The body data for a date, with the weight measured then, or else the last before it, or else the first after it.
  func body(of user: UserID, on date: CalendarDay) async throws -> Body

  /// The measurements that determine the weight on these dates.
  func weights(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> Weights

  /// The clock that determines the user's dates.
  func clock(of user: UserID) async throws -> TrainingClock

  /// The push-up sessions of these dates, oldest first.
  func pushUps(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [PushUpSession]

  /// The date of the first push-up session; `nil` for none.
  func firstPushUps(of user: UserID) async throws -> CalendarDay?

  /// The push-up session that ended most recently.
  func lastPushUps(of user: UserID) async throws -> PushUpSession?
}

/// The parts of a user's clock that training needs.
package struct TrainingClock: Sendable, Hashable {
  /// An IANA name; if empty, the device's zone counts.
  package var timeZone: String
  package var dayStart: DayStart
  /// ISO 8601: Monday 1 … Sunday 7.
  package var firstWeekday: Int

  package init(timeZone: String = "", dayStart: DayStart = .midnight, firstWeekday: Int = 1) {
    self.timeZone = timeZone
    self.dayStart = dayStart
    self.firstWeekday = firstWeekday
  }
}

/// Facts from the feeds of other services, stored in the schema `training`.
package struct PostgresPersonFacts: PersonFacts {
  private let pool: PostgresPool

  package init(_ pool: PostgresPool) { self.pool = pool }

  package func body(of user: UserID, on date: CalendarDay) async throws -> Body {
    var body = Body(weight: try await weights(of: user, on: date...date).on(date))
    let person = try await pool.first(
      "SELECT birth_year, height_millimetres FROM training.people WHERE user_id = \(user)")
    body.height = try person?.decode("height_millimetres", as: Int?.self)
    // People who turn 20 this year are adults here, as in the profile service.
    body.age = try person?.decode("birth_year", as: Int?.self).map { date.components.year - $0 }
    return body
  }

  /// The measurements of the dates, the last before them and the first after them.
  package func weights(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> Weights {
    Weights(
      try await pool.all(
        """
        SELECT local_date, grams FROM (
          SELECT local_date, measure_time, grams FROM training.weights
          WHERE user_id = \(user) AND local_date BETWEEN \(dates.lowerBound) AND \(dates.upperBound)
          UNION ALL (
            SELECT local_date, measure_time, grams FROM training.weights
            WHERE user_id = \(user) AND local_date < \(dates.lowerBound)
            ORDER BY local_date DESC, measure_time DESC LIMIT 1)
          UNION ALL (
            SELECT local_date, measure_time, grams FROM training.weights
            WHERE user_id = \(user) AND local_date > \(dates.upperBound)
            ORDER BY local_date, measure_time LIMIT 1)
        ) AS found
        ORDER BY local_date, measure_time
        """
      ).map { Weights.Measurement(localDate: try $0.decode("local_date"), grams: try $0.decode("grams")) })
  }

  package func clock(of user: UserID) async throws -> TrainingClock {
    let row = try await pool.first(
      "SELECT time_zone, day_start_minutes, first_weekday FROM training.clocks WHERE user_id = \(user)")
    guard let row else { return TrainingClock() }
    return TrainingClock(
      timeZone: try row.decode("time_zone"),
      dayStart: DayStart(minutes: try row.decode("day_start_minutes")) ?? .midnight,
      firstWeekday: try row.decode("first_weekday"))
  }

  private static let columns = "session_id, start_time, end_time, local_date, reps, sets, active_time, time_zone"

  package func pushUps(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [PushUpSession] {
    try await pool.all(
      """
      SELECT \(unescaped: Self.columns) FROM training.push_ups
      WHERE user_id = \(user) AND local_date BETWEEN \(dates.lowerBound) AND \(dates.upperBound)
      ORDER BY start_time, session_id
      """
    ).map { try Self.session($0) }
  }

  package func firstPushUps(of user: UserID) async throws -> CalendarDay? {
    try await pool.first("SELECT min(local_date) AS first FROM training.push_ups WHERE user_id = \(user)")?
      .decode("first")
  }

  package func lastPushUps(of user: UserID) async throws -> PushUpSession? {
    try await pool.first(
      """
      SELECT \(unescaped: Self.columns) FROM training.push_ups
      WHERE user_id = \(user)
      ORDER BY end_time DESC, session_id DESC LIMIT 1
      """
    ).map { try Self.session($0) }
  }

  private static func session(_ row: PostgresRow) throws -> PushUpSession {
    PushUpSession(
      id: try row.decode("session_id"), start: try row.decode("start_time"), end: try row.decode("end_time"),
      localDate: try row.decode("local_date"), reps: try row.decode("reps"), sets: try row.decode("sets"),
      activeTime: try row.decode("active_time"), timeZone: try row.decode("time_zone"))
  }
}
