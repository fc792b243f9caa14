import ProfileDomain
import TitanCore
package import TitanFeeds
import TitanPostgres

/// What a row of `profile.changes` is about.
enum ChangedThing {
  case profile, settings
  case measurement(MeasurementID)

  fileprivate var kind: Int16 {
    switch self {
    case .profile: 1
    case .settings: 2
    case .measurement: 3
    }
  }
}

extension PostgresTransaction {
  /// Gives a thing of the user's a new place in the feed. Call it last, under the user's lock.
  func tell(_ thing: ChangedThing, of user: UserID) async throws {
    let id = if case .measurement(let id) = thing { id.uuid } else { user.uuid }
    let told = try await execute(
      """
      WITH change (number) AS (\(nextChangeNumberOf: user, in: .profile))
      INSERT INTO profile.changes (user_id, kind, thing_id, change_number)
      SELECT \(user), \(thing.kind), \(id), change.number FROM change
      ON CONFLICT (user_id, kind, thing_id) DO UPDATE SET change_number = EXCLUDED.change_number
      """)
    guard told == 1 else { throw MissingRow("profile.feed_slots") }
  }
}

extension PostgresProfileStore: FeedStore {
  package func changes(after positions: FeedPositions, limit: Int) async throws -> FeedPage<ProfileFeedChange> {
    let columns = """
      changes.user_id, changes.kind, \(ProfileRow.profileColumns), \(ProfileRow.settingsColumns),
      \(ProfileRow.measurementColumns), measurements.delete_time
      """
    let source = """
      changes
      LEFT JOIN profile.profiles ON changes.kind = 1 AND profiles.user_id = changes.user_id
      LEFT JOIN profile.settings ON changes.kind = 2 AND settings.user_id = changes.user_id
      LEFT JOIN profile.measurements ON changes.kind = 3 AND measurements.user_id = changes.user_id
        AND measurements.measurement_id = changes.thing_id
      WHERE true
      """
    return try await pool.feedPage(
      of: .profile, FeedSource(columns, from: source), after: positions, limit: limit
    ) { row in
      ProfileFeedChange(userID: try row.decode("user_id"), thing: try Self.thing(row))
    }
  }

  private static func thing(_ row: PostgresRow) throws -> ProfileFeedChange.Thing {
    switch try row.decode("kind", as: Int.self) {
    case 1: return .profile(try ProfileRow.profile(row))
    case 2: return .settings(try ProfileRow.settings(row))
    default:
      if let time = try row.decode("delete_time", as: Timestamp?.self) {
        return .deletedMeasurement(try row.decode("measurement_id"), at: time)
      }
      guard let measurement = try ProfileRow.measurement(row) else { throw MissingRow("profile.measurements") }
      return .measurement(measurement)
    }
  }
}
