package import PoseCountingDomain
package import TitanCore
import TitanPostgres

extension PostgresStreamStore {
  package func stream(_ key: StreamKey) async throws -> StreamRecord? { try await StoredStream.read(key, pool) }

  package func streams(of user: UserID, after place: StreamPlace?, limit: Int) async throws -> [StreamRecord] {
    try await pool.all(
      """
      SELECT \(unescaped: StoredStream.columns) FROM pose.streams
      WHERE user_id = \(user) AND (created_at, stream_id) < (
        COALESCE(\(place?.createdAt), 'infinity'),
        COALESCE(\(place?.streamID), 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      ORDER BY created_at DESC, stream_id DESC
      LIMIT \(limit)
      """
    ).map(StoredStream.record)
  }

  package func frames(
    of key: StreamKey, from number: UInt64, schema: LandmarkSchema
  ) async throws -> StoredFrames? {
    let row = try await pool.first(
      """
      SELECT first_frame, frame_count, encoding, frames, writer FROM pose.chunks
      WHERE user_id = \(key.user) AND stream_id = \(key.stream) AND first_frame <= \(Int64(clamping: number))
      ORDER BY first_frame DESC LIMIT 1
      """)
    guard let row else { return nil }
    var found = StoredFrames(
      first: UInt64(try row.decode("first_frame", as: Int64.self)),
      frames: try await chunk(try ChunkRow(row, of: key)).decoded(schema: schema))
    guard found.next > number else { return nil }
    found.frames.removeFirst(Int(number - found.first))
    found.first = number
    return found
  }
}

/// Reads rows of `pose.streams`.
enum StoredStream {
  fileprivate static let columns = """
    stream_id, origin, landmark_schema, image_width, image_height, counter, target_reps, is_timed, target_seconds,
    preparation_seconds, start_time, retention_days, follows_settings, created_at, closed_at, next_frame, stored_bytes, frames_expire_at,
    frames_deleted_at, rep_count, duration_us, stream_digest, is_simulated, on_pace_us, liveness_kind, liveness_rep
    """

  /// Returns `nil` if there is no such stream.
  static func read(_ key: StreamKey, _ database: some PostgresQuerying) async throws -> StreamRecord? {
    try await database.first(
      """
      SELECT \(unescaped: columns) FROM pose.streams
      WHERE user_id = \(key.user) AND stream_id = \(key.stream)
      """
    ).map(record)
  }

  /// Reads a stream and locks it until the transaction ends; returns `nil` if there is none.
  ///
  /// - Throws: `CorruptStream` if a version that knew more than this one wrote the row.
  static func lock(_ key: StreamKey, _ transaction: PostgresTransaction) async throws -> StreamRecord? {
    try await transaction.first(
      """
      SELECT \(unescaped: columns) FROM pose.streams
      WHERE user_id = \(key.user) AND stream_id = \(key.stream) FOR UPDATE
      """
    ).map(record)
  }

  fileprivate static func record(_ row: PostgresRow) throws -> StreamRecord {
    StreamRecord(
      streamID: try row.decode("stream_id"), header: try header(row), createdAt: try row.decode("created_at"),
      closedAt: try row.decode("closed_at"), frameCount: UInt64(try row.decode("next_frame", as: Int64.self)),
      storedBytes: try row.decode("stored_bytes"), framesExpireAt: try row.decode("frames_expire_at"),
      framesDeletedAt: try row.decode("frames_deleted_at"), onPace: try row.decode("on_pace_us"),
      summary: try summary(row))
  }

  private static func summary(_ row: PostgresRow) throws -> StreamRecord.Summary? {
    guard let count = try row.decode("rep_count", as: Int?.self) else { return nil }
    return StreamRecord.Summary(
      count: count, duration: try row.decode("duration_us"), digest: try row.decode("stream_digest"))
  }

  private static func header(_ row: PostgresRow) throws -> StreamHeader {
    guard let origin = StreamHeader.Origin(rawValue: try row.decode("origin")),
      let schema = LandmarkSchema(rawValue: try row.decode("landmark_schema")),
      let image = ImageSize(width: try row.decode("image_width"), height: try row.decode("image_height")),
      let counter = CounterVersion.named(try row.decode("counter")),
      let retention = StreamHeader.Retention(rawValue: try row.decode("retention_days"))
    else { throw CorruptStream() }
    let target: SetTarget =
      try row.decode("is_timed")
      ? .time(Int64(try row.decode("target_seconds", as: Int.self)) * 1_000_000)
      : .reps(try row.decode("target_reps"))
    return StreamHeader(
      origin: origin, schema: schema, image: image, counter: counter, target: target,
      preparationSeconds: try row.decode("preparation_seconds"), startTime: try row.decode("start_time"),
      retention: retention, followsSettings: try row.decode("follows_settings"),
      isSimulated: try row.decode("is_simulated"), liveness: try liveness(row))
  }

  private static func liveness(_ row: PostgresRow) throws -> LivenessPlan? {
    guard let number = try row.decode("liveness_kind", as: Int?.self) else { return nil }
    guard let kind = LivenessKind(rawValue: number) else { throw CorruptStream() }
    return LivenessPlan(kind: kind, afterRep: try row.decode("liveness_rep"))
  }
}
