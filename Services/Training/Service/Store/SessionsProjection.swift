package import TitanCore
package import TitanFeeds
package import TitanPostgres
package import TrainingDomain

/// Stores data from the sessions service's feed: push-up sessions and clocks.
package struct SessionsProjection: TableProjection {
  package struct Change: Sendable, Hashable {
    package enum State: Sendable, Hashable {
      case recorded(PushUpSession)
      case deleted(PushUpSessionID)
      case clock(TrainingClock)
    }

    package var user: UserID
    package var state: State

    package init(user: UserID, state: State) {
      self.user = user
      self.state = state
    }
  }

  package let feed: FeedTables

  package init(_ pool: PostgresPool, share: FeedShare? = nil) {
    feed = FeedTables(of: "sessions", in: .training, tables: ["push_ups", "clocks"], share: share, pool)
  }

  package func apply(
    _ changes: [Change], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    try await feed.apply(changes, user: \.user, from: positions, to: next) { change, reading, tx in
      try await Self.project(change, reading, tx)
    }
  }

  private static func project(_ change: Change, _ reading: Int, _ tx: PostgresTransaction) async throws {
    switch change.state {
    case .recorded(let session):
      try await tx.execute(
        """
        INSERT INTO training.push_ups (
          user_id, session_id, start_time, end_time, local_date, reps, sets, active_time, time_zone, reading)
        VALUES (
          \(change.user), \(session.id), \(session.start), \(session.end), \(session.localDate), \(session.reps),
          \(session.sets), \(session.activeTime), \(session.timeZone), \(reading))
        ON CONFLICT (user_id, session_id) DO UPDATE SET
          start_time = EXCLUDED.start_time, end_time = EXCLUDED.end_time, local_date = EXCLUDED.local_date,
          reps = EXCLUDED.reps, sets = EXCLUDED.sets, active_time = EXCLUDED.active_time,
          time_zone = EXCLUDED.time_zone, reading = EXCLUDED.reading
        """)
    case .deleted(let session):
      try await tx.execute(
        "DELETE FROM training.push_ups WHERE user_id = \(change.user) AND session_id = \(session)")
    case .clock(let clock):
      try await tx.execute(
        """
        INSERT INTO training.clocks (user_id, time_zone, day_start_minutes, first_weekday, reading)
        VALUES (
          \(change.user), \(clock.timeZone), \(clock.dayStart.minutes), \(clock.firstWeekday), \(reading))
        ON CONFLICT (user_id) DO UPDATE SET
          time_zone = EXCLUDED.time_zone, day_start_minutes = EXCLUDED.day_start_minutes,
          first_weekday = EXCLUDED.first_weekday, reading = EXCLUDED.reading
        """)
    }
  }
}
