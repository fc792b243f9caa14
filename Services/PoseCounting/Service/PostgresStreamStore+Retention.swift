import PoseCountingDomain
import TitanCore
import TitanPostgres

extension PostgresStreamStore {
  /// How long a user's settings say that frames are kept; `nil` if no settings were ever received.
  static func retention(of user: UserID, _ database: some PostgresQuerying) async throws -> StreamHeader.Retention? {
    let row = try await database.first("SELECT retention_days FROM pose.retentions WHERE user_id = \(user)")
    guard let row else { return nil }
    guard let retention = StreamHeader.Retention(rawValue: try row.decode("retention_days")) else {
      throw CorruptStream()
    }
    return retention
  }

  /// Applies a user's settings to existing and future streams.
  static func keep(
    _ retention: StreamHeader.Retention, for user: UserID, reading: Int, _ transaction: PostgresTransaction
  ) async throws {
    // A set that ends at this moment either sees this write or is seen by it.
    try await lockEnds(of: user, transaction)
    let before = try await Self.retention(of: user, transaction)
    try await transaction.execute(
      """
      INSERT INTO pose.retentions (user_id, retention_days, reading)
      VALUES (\(user), \(Int16(retention.rawValue)), \(reading))
      ON CONFLICT (user_id) DO UPDATE SET retention_days = EXCLUDED.retention_days, reading = EXCLUDED.reading
      """)
    // Most setting changes concern something else.
    guard retention != before ?? .month else { return }
    try await transaction.execute(
      """
      UPDATE pose.streams SET retention_days = \(Int16(retention.rawValue)),
        frames_expire_at = COALESCE(closed_at, created_at + \(timeToFinish)) + \(retention.duration)
      WHERE user_id = \(user) AND frames_deleted_at IS NULL AND (follows_settings OR \(retention == .none))
      """)
  }

  /// Makes the streams of one user end one after the other until the transaction ends.
  static func lockEnds(of user: UserID, _ transaction: PostgresTransaction) async throws {
    try await transaction.execute("SELECT pg_advisory_xact_lock(hashtextextended(\("\(user)"), 0))")
  }
}
