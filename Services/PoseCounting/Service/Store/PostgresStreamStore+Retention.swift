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

  package func deleteFrames(of key: StreamKey, at now: Timestamp) async throws -> StreamRecord? {
    try await pool.withTransaction { transaction in
      guard let stored = try await StoredStream.lock(key, transaction), stored.framesDeletedAt == nil else {
        return try await stream(key)
      }
      try await Self.deleteFrames(of: [key], at: now, transaction)
      return try await StoredStream.read(key, transaction)
    }
  }

  package func expireFrames(at now: Timestamp, limit: Int) async throws -> Int {
    try await pool.withTransaction { transaction in
      // Other workers skip the rows this one has locked.
      let due = try await transaction.all(
        """
        SELECT user_id, stream_id FROM pose.streams WHERE frames_deleted_at IS NULL AND frames_expire_at <= \(now)
        ORDER BY frames_expire_at LIMIT \(limit) FOR UPDATE SKIP LOCKED
        """
      ).map { StreamKey(user: try $0.decode("user_id"), stream: try $0.decode("stream_id")) }
      try await Self.deleteFrames(of: due, at: now, transaction)
      return due.count
    }
  }

  /// The streams' rows are locked already. So this sees all earlier appends, and refuses those still under way, since
  /// nobody knows the new attachment.
  private static func deleteFrames(
    of keys: [StreamKey], at now: Timestamp, _ transaction: PostgresTransaction
  ) async throws {
    guard !keys.isEmpty else { return }
    let (users, streams) = (keys.map(\.user), keys.map(\.stream))
    try await transaction.execute(
      """
      DELETE FROM pose.chunks USING unnest(\(users), \(streams)) AS gone (user_id, stream_id)
      WHERE chunks.user_id = gone.user_id AND chunks.stream_id = gone.stream_id
      """)
    let closed = try await transaction.all(
      """
      UPDATE pose.streams SET frames_deleted_at = \(now), stored_bytes = 0, attachment = gen_random_uuid()
      FROM unnest(\(users), \(streams)) AS gone (user_id, stream_id)
      WHERE streams.user_id = gone.user_id AND streams.stream_id = gone.stream_id
      RETURNING gone.user_id, gone.stream_id, closed_at IS NOT NULL AS is_closed
      """
    ).filter { try $0.decode("is_closed") }
    // Nobody has heard of a stream that was never closed.
    try await tell(
      of: closed.map { StreamKey(user: try $0.decode("user_id"), stream: try $0.decode("stream_id")) }, transaction)
  }
}

/// Deletes expired frames. It may run in several processes at the same time, and be interrupted anywhere.
package struct StreamKeeper: Sendable {
  /// The number of streams whose frames are deleted in one transaction.
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
    var expired = Self.batch
    while expired == Self.batch {
      try Task.checkCancellation()
      expired = try await store.expireFrames(at: now(), limit: Self.batch)
      if expired > 0 { notifier.notify() }
    }
  }
}
