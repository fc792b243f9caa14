import Foundation
import PoseCountingDomain
package import TitanCore
package import TitanFeeds
package import TitanPostgres

/// A stream whose folder in the object store may hold objects that no chunk names.
package struct FrameDeletion: Hashable, Sendable {
  package var key: StreamKey
  package var queuedAt: Timestamp
  /// How often somebody has begun it since it was queued.
  package var attempts: Int
  /// Whether nobody can still be writing what was to be deleted when it was queued.
  package var isFinal: Bool
}

/// The folders of the object store that have to be cleared. All times are the database's, so that several processes agree.
///
/// A deletion is queued by the transaction that makes it necessary, and stays until the folder was found without garbage
/// when no write of before can be under way any more.
package struct FrameDeletionQueue: Sendable {
  /// For how long a write may be under way.
  package static let longestWrite = Duration.seconds(15)

  /// Notifies whenever a folder of an erased person is clear. Whoever waits for that would rather wait a minute than ask
  /// all the time, in case a notification is lost.
  package let erasures = Notifier(channel: "pose_frames_erased", interval: .seconds(60))
  private let pool: PostgresPool
  private let longestWrite: Duration

  package init(_ pool: PostgresPool, longestWrite: Duration = Self.longestWrite) {
    (self.pool, self.longestWrite) = (pool, longestWrite)
  }

  /// Takes deletions that are due; others take them after the lease.
  package func lease(_ count: Int, for lease: Duration) async throws -> [FrameDeletion] {
    let due = try await pool.all(
      """
      SELECT owner_id, stream_id FROM pose.frame_deletions WHERE due_at <= statement_timestamp()
      ORDER BY due_at LIMIT \(count)
      """
    ).map { StreamKey(user: try $0.decode("owner_id"), stream: try $0.decode("stream_id")) }
    var leased: [FrameDeletion] = []
    for key in due {
      let row = try await pool.first(
        """
        UPDATE pose.frame_deletions SET due_at = statement_timestamp() + \(lease), attempts = attempts + 1
        WHERE owner_id = \(key.user) AND stream_id = \(key.stream) AND due_at <= statement_timestamp()
        RETURNING queued_at, due_at, attempts
        """)
      guard let row else { continue }
      let queuedAt = try row.decode("queued_at", as: Timestamp.self)
      let now = try row.decode("due_at", as: Timestamp.self) - lease
      leased.append(
        FrameDeletion(
          key: key, queuedAt: queuedAt, attempts: try row.decode("attempts"), isFinal: queuedAt <= now - longestWrite))
    }
    return leased
  }

  /// Those of the objects that no chunk names and none ever will, in their order. They must be there before this is asked.
  ///
  /// Only a stream's current attachment appends, and a stream gets another one only once its last append is stored or
  /// refused. So attachments are read first: what a former one had stored is found then.
  package func unnamed(_ objects: [FrameObject]) async throws -> [FrameObject] {
    guard !objects.isEmpty else { return [] }
    let asked = Array(Set(objects.map { Writer(key: $0.key, attachment: $0.writer) }))
    let attached = Set(
      try await pool.all(
        """
        SELECT user_id, stream_id, attachment
        FROM unnest(\(asked.map(\.key.user)), \(asked.map(\.key.stream)), \(asked.map(\.attachment)))
            AS asked (user_id, stream_id, attachment)
          JOIN pose.streams USING (user_id, stream_id, attachment)
        WHERE frames_deleted_at IS NULL
        """
      ).map { Writer(key: try StreamKey($0), attachment: try $0.decode("attachment")) })
    let named = Set(
      try await pool.all(
        """
        SELECT user_id, stream_id, writer, first_frame
        FROM unnest(\(objects.map(\.key.user)), \(objects.map(\.key.stream)), \(objects.map(\.writer)),
            \(objects.map { Int64($0.first) })) AS asked (user_id, stream_id, writer, first_frame)
          JOIN pose.chunks USING (user_id, stream_id, writer, first_frame)
        """
      ).map { row in
        FrameObject(
          key: try StreamKey(row), writer: try row.decode("writer"),
          first: UInt64(try row.decode("first_frame", as: Int64.self)))
      })
    return objects.filter { !named.contains($0) && !attached.contains(Writer(key: $0.key, attachment: $0.writer)) }
  }

  private struct Writer: Hashable {
    var key: StreamKey
    var attachment: UUID
  }

  /// Those of the streams whose folders are to be cleared already.
  package func queued(_ keys: some Collection<StreamKey>) async throws -> Set<StreamKey> {
    guard !keys.isEmpty else { return [] }
    return Set(
      try await pool.all(
        """
        SELECT owner_id AS user_id, stream_id
        FROM unnest(\(keys.map(\.user)), \(keys.map(\.stream))) AS asked (owner_id, stream_id)
          JOIN pose.frame_deletions USING (owner_id, stream_id)
        """
      ).map { try StreamKey($0) })
  }

  /// Has these streams' folders cleared of what no chunk names.
  package func add(_ keys: [StreamKey]) async throws { try await Self.add(keys, pool) }

  /// The folder has no garbage: this ends the deletion, or has somebody look once more. One that was queued again since
  /// stays as it is.
  package func settle(_ deletion: FrameDeletion) async throws {
    let key = deletion.key
    guard !deletion.isFinal else {
      let erased = try await pool.first(
        """
        WITH settled AS (
          DELETE FROM pose.frame_deletions
          WHERE owner_id = \(key.user) AND stream_id = \(key.stream) AND queued_at = \(deletion.queuedAt)
          RETURNING owner_id
        )
        SELECT owner_id FROM settled JOIN pose.erased_users ON erased_user_id = owner_id
        """)
      if erased != nil { erasures.notify() }
      return
    }
    try await pool.execute(
      """
      UPDATE pose.frame_deletions SET due_at = \(deletion.queuedAt + longestWrite), attempts = 0
      WHERE owner_id = \(key.user) AND stream_id = \(key.stream) AND queued_at = \(deletion.queuedAt)
      """)
  }

  /// Tries again after a pause.
  package func postpone(_ deletion: FrameDeletion, by pause: Duration) async throws {
    try await pool.execute(
      """
      UPDATE pose.frame_deletions SET due_at = statement_timestamp() + \(pause)
      WHERE owner_id = \(deletion.key.user) AND stream_id = \(deletion.key.stream) AND queued_at = \(deletion.queuedAt)
      """)
  }

  /// The number of folders that have to be cleared.
  package func count() async throws -> Int {
    try await pool.first("SELECT count(*) AS count FROM pose.frame_deletions")?.decode("count") ?? 0
  }

  /// Whether nothing of erased people is left in the object store.
  package func isErasureComplete() async throws -> Bool {
    try await pool.first(
      "SELECT owner_id FROM pose.frame_deletions JOIN pose.erased_users ON erased_user_id = owner_id LIMIT 1") == nil
  }

  /// Has a stream's folder cleared whose frames go, if it has one.
  static func addFrames(of key: StreamKey, _ transaction: PostgresTransaction) async throws {
    let stream = try await transaction.first(
      "SELECT has_objects FROM pose.streams WHERE user_id = \(key.user) AND stream_id = \(key.stream)")
    if try stream?.decode("has_objects") == true { try await add([key], transaction) }
  }

  /// Has these streams' folders looked through: something was written there that no chunk names.
  static func add(_ keys: [StreamKey], _ database: some PostgresQuerying) async throws {
    guard !keys.isEmpty else { return }
    let keys = Array(Set(keys))
    try await database.execute(
      """
      INSERT INTO pose.frame_deletions (owner_id, stream_id)
      SELECT owner_id, stream_id FROM unnest(\(keys.map(\.user)), \(keys.map(\.stream))) AS asked (owner_id, stream_id)
      ORDER BY owner_id, stream_id
      ON CONFLICT (owner_id, stream_id)
      DO UPDATE SET queued_at = EXCLUDED.queued_at, due_at = EXCLUDED.due_at, attempts = 0
      """)
  }
}

extension StreamKey {
  /// `row` has the columns user_id and stream_id.
  fileprivate init(_ row: PostgresRow) throws {
    self.init(user: try row.decode("user_id"), stream: try row.decode("stream_id"))
  }
}
