package import TitanCore
package import TitanFeeds
package import TitanPostgres

package enum PracticeOwner {}
/// Identifies a practice, as in the training service.
package typealias PracticeID = Identifier<PracticeOwner>

/// Stores what partners and groups may see from the training service's feed: when people practised.
package struct PracticesProjection: TableProjection {
  package struct Change: Sendable, Hashable {
    package var user: UserID
    package var id: PracticeID
    /// `nil` if it was deleted, or nothing in it counts.
    package var practice: CompletedPractice?

    package init(user: UserID, id: PracticeID, _ practice: CompletedPractice?) {
      self.user = user
      self.id = id
      self.practice = practice
    }
  }

  package let feed: FeedTables
  private let counting: GroupCounting

  package init(_ pool: PostgresPool, share: FeedShare? = nil) {
    feed = FeedTables(of: "training", in: .social, tables: ["practices"], share: share, pool)
    counting = GroupCounting(pool)
  }

  package func apply(
    _ changes: [Change], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    guard try await gather(changes, from: positions, to: next, at: now) else { return false }
    try await settle(at: now)
    return true
  }

  package func settle(at now: Timestamp) async throws { try await counting(at: now) }

  package func finishRebuild(from positions: FeedPositions, at now: Timestamp) async throws {
    try await feed.endRebuildMarking("practices", from: positions)
  }

  package func gather(
    _ changes: [Change], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    try await feed.applyMarking(changes, user: \.user, from: positions, to: next) { change, reading, tx in
      guard let practice = change.practice else {
        try await tx.execute(
          "DELETE FROM social.practices WHERE user_id = \(change.user) AND practice_id = \(change.id)")
        return
      }
      try await tx.execute(
        """
        INSERT INTO social.practices (user_id, practice_id, start_time, time_zone, local_date, reading)
        VALUES (
          \(change.user), \(change.id), \(practice.start), \(practice.timeZone), \(practice.localDate), \(reading))
        ON CONFLICT (user_id, practice_id) DO UPDATE SET
          start_time = EXCLUDED.start_time, time_zone = EXCLUDED.time_zone, local_date = EXCLUDED.local_date,
          reading = EXCLUDED.reading
        """)
    }
  }
}

/// The part of a practice that this service stores.
package struct CompletedPractice: Sendable, Hashable {
  package var start: Timestamp
  package var timeZone: String
  package var localDate: CalendarDay

  package init(start: Timestamp, timeZone: String, localDate: CalendarDay) {
    self.start = start
    self.timeZone = timeZone
    self.localDate = localDate
  }
}
