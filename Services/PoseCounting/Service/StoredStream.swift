import PoseCountingDomain
import TitanCore
import TitanPostgres

/// A row of `pose.streams`.
struct StoredStream {
  var header: StreamHeader
  var isClosed: Bool
  var nextFrame: UInt64

  /// Reads a stream and locks it until the transaction ends; `nil` if there is none.
  ///
  /// - Throws: `CorruptStream` if the row was written by a version that knew more than this one.
  static func lock(_ key: StreamKey, _ transaction: PostgresTransaction) async throws -> StoredStream? {
    let row = try await transaction.first(
      """
      SELECT origin, landmark_schema, image_width, image_height, counter, target_reps, is_timed,
        target_seconds, preparation_seconds, start_time, next_frame, closed_at IS NOT NULL AS is_closed
      FROM pose.streams WHERE user_id = \(key.user) AND stream_id = \(key.stream) FOR UPDATE
      """)
    return try row.map(Self.init)
  }

  private init(_ row: PostgresRow) throws {
    guard let origin = StreamHeader.Origin(rawValue: try row.decode("origin")),
      let schema = LandmarkSchema(rawValue: try row.decode("landmark_schema")),
      let image = ImageSize(width: try row.decode("image_width"), height: try row.decode("image_height")),
      let parameters = PushUpParameters.named(try row.decode("counter"))
    else { throw CorruptStream() }
    let target: SetTarget =
      try row.decode("is_timed")
      ? .time(Int64(try row.decode("target_seconds", as: Int.self)) * 1_000_000)
      : .reps(try row.decode("target_reps"))
    header = StreamHeader(
      origin: origin, schema: schema, image: image, parameters: parameters, target: target,
      preparationSeconds: try row.decode("preparation_seconds"), startTime: try row.decode("start_time"))
    isClosed = try row.decode("is_closed")
    nextFrame = UInt64(try row.decode("next_frame", as: Int64.self))
  }
}
