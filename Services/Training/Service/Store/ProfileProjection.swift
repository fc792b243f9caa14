package import TitanCore
package import TitanFeeds
package import TitanPostgres

package enum MeasurementOwner {}
/// Identifies a measurement, as in the profile service.
package typealias MeasurementID = Identifier<MeasurementOwner>

/// Stores the data from the profile service's feed that suggestions and energy depend on.
package struct ProfileProjection: TableProjection {
  package struct Change: Sendable, Hashable {
    package enum State: Sendable, Hashable {
      case person(birthYear: Int?, heightMillimetres: Int?)
      case weighed(MeasurementID, grams: Int, at: Timestamp, on: CalendarDay)
      case deletedWeight(MeasurementID)
      /// A change that doesn't matter here.
      case other
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
    feed = FeedTables(of: "profile", in: .training, tables: ["people", "weights"], share: share, pool)
  }

  package func apply(
    _ changes: [Change], from cursor: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    try await feed.apply(changes, user: \.user, from: cursor, to: next) { change, reading, tx in
      try await Self.project(change, reading, tx)
    }
  }

  private static func project(_ change: Change, _ reading: Int, _ tx: PostgresTransaction) async throws {
    switch change.state {
    case .person(let birthYear, let height):
      try await tx.execute(
        """
        INSERT INTO training.people (user_id, birth_year, height_millimetres, reading)
        VALUES (\(change.user), \(birthYear), \(height), \(reading))
        ON CONFLICT (user_id) DO UPDATE SET
          birth_year = EXCLUDED.birth_year, height_millimetres = EXCLUDED.height_millimetres,
          reading = EXCLUDED.reading
        """)
    case .weighed(let id, let grams, let time, let date):
      try await tx.execute(
        """
        INSERT INTO training.weights (user_id, measurement_id, measure_time, local_date, grams, reading)
        VALUES (\(change.user), \(id), \(time), \(date), \(grams), \(reading))
        ON CONFLICT (user_id, measurement_id) DO UPDATE SET
          measure_time = EXCLUDED.measure_time, local_date = EXCLUDED.local_date, grams = EXCLUDED.grams,
          reading = EXCLUDED.reading
        """)
    case .deletedWeight(let id):
      try await tx.execute(
        "DELETE FROM training.weights WHERE user_id = \(change.user) AND measurement_id = \(id)")
    case .other: break
    }
  }
}
