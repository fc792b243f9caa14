package import SocialDomain
package import TitanCore
package import TitanFeeds
package import TitanPostgres

package enum SessionOwner {}
/// Identifies a session, as in the sessions service.
package typealias SessionID = Identifier<SessionOwner>

/// Stores what partners and groups may see from the sessions service's feed: push-ups, and the rules for dates. What a
/// group's members show follows from it.
package struct SessionsProjection: TableProjection {
  package struct Change: Sendable, Hashable {
    package enum State: Sendable, Hashable {
      case recorded(SessionID, RecordedSession)
      case deleted(SessionID)
      case days(DayRules)
    }

    package var user: UserID
    package var state: State

    package init(user: UserID, _ state: State) {
      self.user = user
      self.state = state
    }
  }

  package let feed: FeedTables
  private let counting: GroupCounting

  package init(_ pool: PostgresPool, share: FeedShare? = nil) {
    feed = FeedTables(of: "sessions", in: .social, tables: ["sessions", "day_rules"], share: share, pool)
    counting = GroupCounting(pool)
  }

  package func apply(
    _ changes: [Change], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    guard try await gather(changes, from: positions, to: next, at: now) else { return false }
    try await settle(at: now)
    return true
  }

  package func gather(
    _ changes: [Change], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    try await feed.applyMarking(changes, user: \.user, from: positions, to: next) { change, reading, tx in
      try await Self.project(change, reading, tx)
    }
  }

  package func settle(at now: Timestamp) async throws { try await counting(at: now) }

  package func finishRebuild(from positions: FeedPositions, at now: Timestamp) async throws {
    try await feed.endRebuildMarking("sessions", from: positions)
  }

  private static func project(_ change: Change, _ reading: Int, _ tx: PostgresTransaction) async throws {
    switch change.state {
    case .recorded(let id, let session):
      try await tx.execute(
        """
        INSERT INTO social.sessions (
          user_id, session_id, start_time, utc_offset_seconds, time_zone, local_date, reps, is_verified, motion_digest,
          reading)
        VALUES (
          \(change.user), \(id), \(session.start), \(session.utcOffsetSeconds), \(session.timeZone),
          \(session.localDate), \(session.reps), \(session.isVerified), \(session.motionDigest), \(reading))
        ON CONFLICT (user_id, session_id) DO UPDATE SET
          start_time = EXCLUDED.start_time, utc_offset_seconds = EXCLUDED.utc_offset_seconds,
          time_zone = EXCLUDED.time_zone, local_date = EXCLUDED.local_date, reps = EXCLUDED.reps,
          is_verified = EXCLUDED.is_verified, motion_digest = EXCLUDED.motion_digest, reading = EXCLUDED.reading
        """)
    case .deleted(let id):
      try await tx.execute("DELETE FROM social.sessions WHERE user_id = \(change.user) AND session_id = \(id)")
    case .days(let rules):
      try await tx.execute(
        """
        INSERT INTO social.day_rules (
          user_id, time_zone, day_start_minutes, pause_first_dates, pause_last_dates, reading)
        VALUES (
          \(change.user), \(rules.timeZone), \(rules.dayStart.minutes), \(rules.pauses.map(\.lowerBound)),
          \(rules.pauses.map(\.upperBound)), \(reading))
        ON CONFLICT (user_id) DO UPDATE SET
          time_zone = EXCLUDED.time_zone, day_start_minutes = EXCLUDED.day_start_minutes,
          pause_first_dates = EXCLUDED.pause_first_dates, pause_last_dates = EXCLUDED.pause_last_dates,
          reading = EXCLUDED.reading
        """)
    }
  }
}

/// The part of a session that this service stores.
package struct RecordedSession: Sendable, Hashable {
  package var start: Timestamp
  package var utcOffsetSeconds: Int
  package var timeZone: String
  package var localDate: CalendarDay
  package var reps: Int
  /// Whether TitanUp counted them, without doubts.
  package var isVerified: Bool
  /// SHA-256 of the landmarks without their times; `nil` if nothing is known of them.
  package var motionDigest: [UInt8]?

  package init(
    start: Timestamp, utcOffsetSeconds: Int, timeZone: String, localDate: CalendarDay, reps: Int, isVerified: Bool,
    motionDigest: [UInt8]? = nil
  ) {
    self.start = start
    self.utcOffsetSeconds = utcOffsetSeconds
    self.timeZone = timeZone
    self.localDate = localDate
    self.reps = reps
    self.isVerified = isVerified
    self.motionDigest = motionDigest
  }
}
