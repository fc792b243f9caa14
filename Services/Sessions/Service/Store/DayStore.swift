package import SessionsDomain
package import TitanCore
import TitanFeeds
package import TitanPostgres
package import TitanRequests

/// The store of users' clocks and pauses. Every method sees only the given user's.
package protocol DayStore: Sendable {
  /// All clocks the user has had.
  func clocks(of user: UserID) async throws -> ClockHistory

  /// Replaces the current clock. Decides and writes under the user's lock, in one transaction, and stores the response
  /// under the request id. If `change` throws, nothing is changed.
  func changeClock(
    of user: UserID, at now: Timestamp, request: RememberedRequest<UserClock>?,
    _ change: @escaping @Sendable (UserClock) throws -> UserClock
  ) async throws -> ChangedClock

  /// The user's undeleted pauses, latest start first.
  func pauses(of user: UserID, after place: PausePlace?, limit: Int) async throws -> [Pause]

  /// Records a pause unless it exists already. Decides and writes under the user's lock.
  ///
  /// - Throws: `PauseConflict`.
  func create(_ pause: Pause, of user: UserID, today: CalendarDay, at now: Timestamp) async throws

  /// Deletes a pause. Returns `true` if it exists, even if it was deleted before.
  func delete(_ id: PauseID, of user: UserID, at now: Timestamp) async throws -> Bool
}

/// The outcome of a clock change.
package enum ChangedClock: Sendable, Hashable {
  case changed(UserClock)
  /// The request was answered before, with this response.
  case replayed([UInt8])
}

/// Where a page of pauses starts: after this one.
package struct PausePlace: Sendable, Hashable {
  package var firstDate: CalendarDay
  package var id: PauseID

  package init(firstDate: CalendarDay, id: PauseID) {
    self.firstDate = firstDate
    self.id = id
  }
}

/// Clocks and pauses in the schema `sessions`.
package struct PostgresDayStore: DayStore {
  private let pool: PostgresPool

  package init(_ pool: PostgresPool) { self.pool = pool }

  package func clocks(of user: UserID) async throws -> ClockHistory { try await Self.clocks(of: user, pool) }

  package func changeClock(
    of user: UserID, at now: Timestamp, request: RememberedRequest<UserClock>?,
    _ change: @escaping @Sendable (UserClock) throws -> UserClock
  ) async throws -> ChangedClock {
    try await pool.withTransaction { tx in
      try await tx.lock(user, in: .sessions)
      if let response = try await tx.replay(request, of: user, in: .sessions) { return .replayed(response) }
      let current = try await Self.clocks(of: user, tx).current
      var clock = try change(current)
      clock.revision = current.revision + 1
      clock.updateTime = now
      try await tx.execute(
        """
        INSERT INTO sessions.clocks (user_id, revision, update_time, time_zone, day_start_minutes, first_weekday)
        VALUES (\(user), \(clock.revision), \(now), \(clock.timeZone), \(clock.dayStart.minutes), \(clock.firstWeekday))
        """)
      try await tx.remember(request, of: user, clock, in: .sessions, at: now)
      try await Self.tell(user, tx)
      return .changed(clock)
    }
  }

  package func pauses(of user: UserID, after place: PausePlace?, limit: Int) async throws -> [Pause] {
    try await pool.all(
      """
      SELECT pause_id, first_local_date, last_local_date, reason FROM sessions.pauses
      WHERE user_id = \(user) AND delete_time IS NULL
        AND (first_local_date, pause_id) < (
          COALESCE(\(place?.firstDate), 'infinity'::date),
          COALESCE(\(place?.id), 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      ORDER BY first_local_date DESC, pause_id DESC
      LIMIT \(limit)
      """
    ).map { try Self.pause($0) }
  }

  package func create(_ pause: Pause, of user: UserID, today: CalendarDay, at now: Timestamp) async throws {
    try await pool.withTransaction { tx in
      try await tx.lock(user, in: .sessions)
      let there = try await tx.all(
        """
        SELECT pause_id, first_local_date, last_local_date, reason, delete_time IS NOT NULL AS is_deleted
        FROM sessions.pauses
        WHERE user_id = \(user) AND (delete_time IS NULL OR pause_id = \(pause.id))
        """
      ).map { (pause: try Self.pause($0), isDeleted: try $0.decode("is_deleted", as: Bool.self)) }
      if let same = there.first(where: { $0.pause.id == pause.id }) {
        guard same.pause == pause, !same.isDeleted else { throw PauseConflict.idTaken(pause.id) }
        return
      }
      try pause.check(beside: there.map(\.pause), today: today)
      try await tx.execute(
        """
        INSERT INTO sessions.pauses (user_id, pause_id, first_local_date, last_local_date, reason, create_time)
        VALUES (\(user), \(pause.id), \(pause.dates.lowerBound), \(pause.dates.upperBound), \(pause.reason), \(now))
        """)
      try await Self.tell(user, tx)
    }
  }

  package func delete(_ id: PauseID, of user: UserID, at now: Timestamp) async throws -> Bool {
    try await pool.withTransaction { tx in
      try await tx.lock(user, in: .sessions)
      let deleted = try await tx.execute(
        """
        UPDATE sessions.pauses SET delete_time = COALESCE(delete_time, \(now))
        WHERE user_id = \(user) AND pause_id = \(id)
        """)
      if deleted > 0 { try await Self.tell(user, tx) }
      return deleted > 0
    }
  }

  /// Gives the user's days a new place in the feed. The caller holds the user's lock, and has written what changed.
  private static func tell(_ user: UserID, _ tx: PostgresTransaction) async throws {
    let told = try await tx.execute(
      """
      WITH change (number) AS (\(nextChangeNumberOf: user, in: .sessions))
      UPDATE sessions.users SET days_change_number = change.number FROM change WHERE user_id = \(user)
      """)
    guard told == 1 else { throw MissingRow("sessions.feed_slots") }
  }

  /// The rules for these users' days, from one snapshot. Users with neither clock nor pause are left out.
  static func rules(of users: [UserID], _ database: some PostgresQuerying) async throws -> [UserID: DayRules] {
    let rows = try await database.all(
      """
      SELECT users.user_id, clock.revision, clock.update_time, clock.time_zone, clock.day_start_minutes,
        clock.first_weekday, pauses.first_dates, pauses.last_dates
      FROM sessions.users
      LEFT JOIN (
        SELECT DISTINCT ON (user_id) * FROM sessions.clocks WHERE user_id = ANY (\(users))
        ORDER BY user_id, revision DESC
      ) AS clock ON clock.user_id = users.user_id
      LEFT JOIN (
        SELECT user_id, array_agg(first_local_date ORDER BY first_local_date) AS first_dates,
          array_agg(last_local_date ORDER BY first_local_date) AS last_dates
        FROM sessions.pauses WHERE user_id = ANY (\(users)) AND delete_time IS NULL GROUP BY user_id
      ) AS pauses ON pauses.user_id = users.user_id
      WHERE users.user_id = ANY (\(users))
      """)
    return try rows.reduce(into: [:]) { rules, row in
      let clock = try row.decode("revision", as: Int?.self) == nil ? .standard : try clock(row)
      let firsts = try row.decode("first_dates", as: [CalendarDay]?.self) ?? []
      let lasts = try row.decode("last_dates", as: [CalendarDay]?.self) ?? []
      rules[try row.decode("user_id")] = DayRules(clock: clock, pauses: zip(firsts, lasts).map { $0...max($0, $1) })
    }
  }

  private static func clocks(of user: UserID, _ database: some PostgresQuerying) async throws -> ClockHistory {
    ClockHistory(
      try await database.all(
        """
        SELECT revision, update_time, time_zone, day_start_minutes, first_weekday FROM sessions.clocks
        WHERE user_id = \(user)
        """
      ).map { try clock($0) })
  }

  private static func clock(_ row: PostgresRow) throws -> UserClock {
    UserClock(
      timeZone: try row.decode("time_zone"),
      dayStart: DayStart(minutes: try row.decode("day_start_minutes")) ?? .midnight,
      firstWeekday: try row.decode("first_weekday"), revision: try row.decode("revision"),
      updateTime: try row.decode("update_time"))
  }

  private static func pause(_ row: PostgresRow) throws -> Pause {
    let first = try row.decode("first_local_date", as: CalendarDay.self)
    return Pause(
      id: try row.decode("pause_id"), dates: first...max(first, try row.decode("last_local_date")),
      reason: try row.decode("reason"))
  }
}
