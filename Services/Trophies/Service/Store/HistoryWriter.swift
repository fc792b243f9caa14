import TitanCore
import TitanFeeds
import TitanPostgres
import TrophiesDomain

/// Writes a feed's changes to sessions, sets and days, with the same number of statements for any number of changes.
struct HistoryWriter {
  private let tx: PostgresTransaction
  private let reading: FeedReading
  private let urgentSince: Timestamp?

  /// - Parameter urgentSince: verified sessions that ended before this time aren't urgent; with `nil`, all of them are.
  init(_ tx: PostgresTransaction, _ reading: FeedReading, urgentSince: Timestamp?) {
    (self.tx, self.reading, self.urgentSince) = (tx, reading, urgentSince)
  }

  /// Returns only the users whose histories have changed: when a feed is read again, most of its data is already known.
  func write(_ changes: [ProjectedChange]) async throws -> ChangedUsers {
    let told = NewestStates(changes)
    var changed = try await put(told.sessions)
    changed.add(try await delete(told.deleted))
    changed.add(try await SetWriter(tx, reading, urgentSince: urgentSince).write(told.practices))
    changed.add(try await put(told.days))
    return changed
  }

  /// Binds the rep times and set ends of all sessions as flattened arrays, of which each session has a slice.
  private func put(_ told: [(user: UserID, session: TrainingSession)]) async throws -> ChangedUsers {
    if told.isEmpty { return ChangedUsers() }
    let sessions = told.map(\.session)
    let reps = FlattenedArrays(sessions.lazy.map(\.repTimes))
    let sets = FlattenedArrays(sessions.lazy.map(\.setEnds))
    let changed = try await users(
      """
      WITH changed AS (
        INSERT INTO trophies.sessions AS held (\(unescaped: Rows.sessionColumns), reading)
        SELECT user_id, session_id, start_time, end_time, time_zone, utc_offset_seconds, local_date, reps, evidence,
          (\(reps.elements.map { Int32(clamping: $0.startMilliseconds) }))[first_rep:last_rep],
          (\(reps.elements.map { Int32(clamping: $0.endMilliseconds) }))[first_rep:last_rep],
          (\(sets.elements.map { Int32(clamping: $0) }))[first_set:last_set], \(reading.number)
        FROM unnest(
          \(told.map(\.user)), \(sessions.map(\.id)), \(sessions.map(\.start)), \(sessions.map(\.end)),
          \(sessions.map(\.timeZone)), \(sessions.map(\.utcOffsetSeconds)), \(sessions.map(\.localDate)),
          \(sessions.map(\.reps)), \(sessions.map(\.evidence.rawValue)), \(reps.firsts), \(reps.lasts), \(sets.firsts),
          \(sets.lasts)
        ) AS told (
          user_id, session_id, start_time, end_time, time_zone, utc_offset_seconds, local_date, reps, evidence, first_rep,
          last_rep, first_set, last_set)
        ON CONFLICT (user_id, session_id) DO UPDATE SET
          start_time = EXCLUDED.start_time, end_time = EXCLUDED.end_time, time_zone = EXCLUDED.time_zone,
          utc_offset_seconds = EXCLUDED.utc_offset_seconds, local_date = EXCLUDED.local_date, reps = EXCLUDED.reps,
          evidence = EXCLUDED.evidence, rep_start_ms = EXCLUDED.rep_start_ms, rep_end_ms = EXCLUDED.rep_end_ms,
          set_ends = EXCLUDED.set_ends, reading = EXCLUDED.reading
        WHERE (held.start_time, held.end_time, held.time_zone, held.utc_offset_seconds, held.local_date, held.reps,
            held.evidence, held.rep_start_ms, held.rep_end_ms, held.set_ends)
          IS DISTINCT FROM (EXCLUDED.start_time, EXCLUDED.end_time, EXCLUDED.time_zone, EXCLUDED.utc_offset_seconds,
            EXCLUDED.local_date, EXCLUDED.reps, EXCLUDED.evidence, EXCLUDED.rep_start_ms, EXCLUDED.rep_end_ms,
            EXCLUDED.set_ends)
        RETURNING user_id, evidence, end_time
      )
      SELECT user_id, bool_or(
        evidence <= \(Evidence.verifiedDigest) AND end_time >= COALESCE(\(urgentSince), '-infinity')) AS is_urgent
      FROM changed GROUP BY user_id
      """)
    if reading.isRebuilding { try await keep(told.map { ($0.user, $0.session.id) }) }
    return changed
  }

  /// Marks unchanged sessions as read, too.
  private func keep(_ told: [(user: UserID, session: SessionID)]) async throws {
    try await tx.execute(
      """
      UPDATE trophies.sessions AS held SET reading = \(reading.number)
      FROM unnest(\(told.map(\.user)), \(told.map(\.session))) AS told (user_id, session_id)
      WHERE held.user_id = told.user_id AND held.session_id = told.session_id AND held.reading <> \(reading.number)
      """)
  }

  private func delete(_ told: [(user: UserID, session: SessionID)]) async throws -> ChangedUsers {
    if told.isEmpty { return ChangedUsers() }
    return try await users(
      """
      WITH deleted AS (
        DELETE FROM trophies.sessions AS held
        USING unnest(\(told.map(\.user)), \(told.map(\.session))) AS told (user_id, session_id)
        WHERE held.user_id = told.user_id AND held.session_id = told.session_id
        RETURNING held.user_id, held.evidence
      )
      SELECT user_id, bool_or(evidence <= \(Evidence.verifiedDigest)) AS is_urgent FROM deleted GROUP BY user_id
      """)
  }

  private func put(_ told: [(user: UserID, days: DayRules)]) async throws -> ChangedUsers {
    if told.isEmpty { return ChangedUsers() }
    let pauses = FlattenedArrays(told.lazy.map(\.days.pauses))
    return try await users(
      """
      INSERT INTO trophies.days (\(unescaped: Rows.dayColumns), reading)
      SELECT user_id, time_zone, day_start_minutes, (\(pauses.elements.map(\.lowerBound)))[first_pause:last_pause],
        (\(pauses.elements.map(\.upperBound)))[first_pause:last_pause], \(reading.number)
      FROM unnest(
        \(told.map(\.user)), \(told.map(\.days.timeZone)), \(told.map(\.days.dayStart.minutes)), \(pauses.firsts),
        \(pauses.lasts)
      ) AS told (user_id, time_zone, day_start_minutes, first_pause, last_pause)
      ON CONFLICT (user_id) DO UPDATE SET
        time_zone = EXCLUDED.time_zone, day_start_minutes = EXCLUDED.day_start_minutes,
        pause_first_dates = EXCLUDED.pause_first_dates, pause_last_dates = EXCLUDED.pause_last_dates,
        reading = EXCLUDED.reading
      RETURNING user_id, true AS is_urgent
      """)
  }

  private func users(_ query: SQLQuery) async throws -> ChangedUsers {
    try await tx.all(query).reduce(into: ChangedUsers()) { changed, row in
      changed.add(try row.decode("user_id"), isUrgent: try row.decode("is_urgent"))
    }
  }
}

/// The users whose histories have changed.
struct ChangedUsers {
  /// Users whose verified sessions or day rules have changed.
  private(set) var urgent: Set<UserID> = []
  /// Users with changes only to sessions that TitanUp didn't count.
  private(set) var patient: Set<UserID> = []

  var all: Set<UserID> { urgent.union(patient) }

  mutating func add(_ user: UserID, isUrgent: Bool) {
    if isUrgent {
      urgent.insert(user)
      patient.remove(user)
    } else if !urgent.contains(user) {
      patient.insert(user)
    }
  }

  mutating func remove(_ users: Set<UserID>) {
    urgent.subtract(users)
    patient.subtract(users)
  }

  mutating func add(_ others: ChangedUsers) {
    for user in others.patient { add(user, isUrgent: false) }
    for user in others.urgent { add(user, isUrgent: true) }
  }
}

/// The newest state of each thing: if several changes concern the same thing, the last one counts.
private struct NewestStates {
  private(set) var sessions: [(user: UserID, session: TrainingSession)] = []
  private(set) var deleted: [(user: UserID, session: SessionID)] = []
  private(set) var practices: [(user: UserID, practice: SessionID, sets: [TrainingSession])] = []
  private(set) var days: [(user: UserID, days: DayRules)] = []

  /// `session` is `nil` for a user's days. A feed has sessions or practices, never both.
  private struct Thing: Hashable {
    var user: UserID
    var session: SessionID?
  }

  init(_ changes: [ProjectedChange]) {
    var known = Set<Thing>(minimumCapacity: changes.count)
    for change in changes.reversed() where known.insert(Self.thing(change)).inserted {
      switch change.state {
      case .session(_, let session?): sessions.append((change.user, session))
      case .session(let id, nil): deleted.append((change.user, id))
      case .practice(let id, let sets): practices.append((change.user, id, sets))
      case .days(let rules): days.append((change.user, rules))
      }
    }
    // Restores the feed's order, which is that of the key for rows written together. Filling the index in its own order
    // takes less time and half the space.
    sessions.reverse()
  }

  private static func thing(_ change: ProjectedChange) -> Thing {
    switch change.state {
    case .session(let id, _), .practice(let id, _): Thing(user: change.user, session: id)
    case .days: Thing(user: change.user)
    }
  }
}
