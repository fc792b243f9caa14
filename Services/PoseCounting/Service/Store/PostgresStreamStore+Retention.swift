import Foundation
package import TitanCore
package import TitanFeeds
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
    let kept = try await transaction.all(
      """
      SELECT stream_id, created_at, closed_at FROM pose.streams
      WHERE user_id = \(user) AND frames_deleted_at IS NULL AND (follows_settings OR \(retention == .none))
      """)
    // A time that is computed from a column cannot be written where the table is spread over servers.
    let ends = try kept.map { row in
      try row.decode("closed_at", as: Timestamp?.self)
        ?? row.decode("created_at", as: Timestamp.self) + timeToFinish
    }
    try await transaction.execute(
      """
      UPDATE pose.streams SET retention_days = \(Int16(retention.rawValue)), frames_expire_at = told.expires
      FROM unnest(\(try kept.map { try $0.decode("stream_id", as: StreamID.self) }), \(ends.map { $0 + retention.duration }))
        AS told (stream_id, expires)
      WHERE user_id = \(user) AND streams.stream_id = told.stream_id AND frames_deleted_at IS NULL
      """)
  }

  /// Makes the streams of one user end one after the other until the transaction ends.
  static func lockEnds(of user: UserID, _ transaction: PostgresTransaction) async throws {
    try await transaction.execute("SELECT pg_advisory_xact_lock(hashtextextended(\("\(user)"), 0))")
  }

  package func deleteFrames(of key: StreamKey, at now: Timestamp) async throws -> StreamRecord? {
    try await pool.withTransaction { transaction in
      guard let stored = try await StoredStream.lock(key, transaction), stored.framesDeletedAt == nil else {
        return try await stream(key)
      }
      try await Self.deleteFrames(of: key, at: now, transaction)
      return try await StoredStream.read(key, transaction)
    }
  }

  package func expireFrames(at now: Timestamp, limit: Int) async throws -> Int {
    // Nobody locks rows of many users: several workers may find the same streams, and the first one deletes the frames.
    let due = try await pool.all(
      """
      SELECT user_id, stream_id FROM pose.streams WHERE frames_deleted_at IS NULL AND frames_expire_at <= \(now)
      ORDER BY frames_expire_at LIMIT \(limit)
      """
    ).map { StreamKey(user: try $0.decode("user_id"), stream: try $0.decode("stream_id")) }
    var expired = 0
    for key in due {
      let isExpired = try await pool.withTransaction { transaction in
        let isDue = try await transaction.first(
          """
          SELECT stream_id FROM pose.streams
          WHERE user_id = \(key.user) AND stream_id = \(key.stream)
            AND frames_deleted_at IS NULL AND frames_expire_at <= \(now)
          FOR UPDATE
          """)
        if isDue != nil { try await Self.deleteFrames(of: key, at: now, transaction) }
        return isDue != nil
      }
      if isExpired { expired += 1 }
    }
    return expired
  }

  /// The stream's row is locked already. So this sees all earlier appends, and refuses those still under way, since
  /// nobody knows the new attachment.
  private static func deleteFrames(
    of key: StreamKey, at now: Timestamp, _ transaction: PostgresTransaction
  ) async throws {
    try await transaction.execute(
      "DELETE FROM pose.chunks WHERE user_id = \(key.user) AND stream_id = \(key.stream)")
    let stream = try await transaction.first(
      """
      UPDATE pose.streams SET frames_deleted_at = \(now), stored_bytes = 0, attachment = \(UUID())
      WHERE user_id = \(key.user) AND stream_id = \(key.stream)
      RETURNING closed_at IS NOT NULL AS is_closed
      """)
    try await FrameDeletionQueue.addFrames(of: key, transaction)
    // Nobody has heard of a stream that was never closed.
    if try stream?.decode("is_closed") == true { try await tell(of: key, transaction) }
  }
}

/// Deletes expired frames. It may run in several processes at the same time, and be interrupted anywhere.
package struct StreamKeeper: Sendable {
  /// The number of streams that are looked for at a time.
  private static let batch = 64
  private static let interval = Duration.seconds(30)

  private let store: PostgresStreamStore
  private let notifier: Notifier
  private let now: WallClock
  private let sleep: @Sendable (Duration) async throws -> Void

  package init(
    _ store: PostgresStreamStore, notifier: Notifier = Notifier(),
    now: @escaping WallClock,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.store, self.notifier, self.now, self.sleep) = (store, notifier, now, sleep)
  }

  /// Runs until its task is cancelled, or the store fails.
  package func run() async throws {
    while true {
      try await expire()
      try await sleep(Self.interval)
    }
  }

  /// Deletes all expired frames.
  package func expire() async throws {
    while try await store.expireFrames(at: now(), limit: Self.batch) > 0 {
      notifier.notify()
      try Task.checkCancellation()
    }
  }
}
