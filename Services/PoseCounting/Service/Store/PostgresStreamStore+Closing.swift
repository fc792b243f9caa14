package import Foundation
import PoseCountingDomain
package import TitanCore
import TitanPostgres

extension PostgresStreamStore {
  package func close(
    _ key: StreamKey, _ stream: CountedStream, attachment: UUID, at now: Timestamp,
    decide: @Sendable (StreamPast) throws -> SignedReceipt
  ) async throws -> SignedReceipt {
    do {
      return try await withPermittedTransaction { transaction in
        // Lock first, read second: if another set of the same user ends at this moment, one of the two sees the other.
        try await Self.lockEnds(of: key.user, transaction)
        let past = try await Self.past(of: key, stream, attachment, transaction)
        let receipt = try decide(past)
        try await Self.close(key, receipt, stream.motion, past.retention, at: now, transaction)
        return receipt
      }
    } catch let error as StreamStoreError where error.endsUpload {
      try await pool.withTransaction { transaction in
        let deleted = try await transaction.first(
          """
          DELETE FROM pose.streams
          WHERE user_id = \(key.user) AND stream_id = \(key.stream) AND attachment = \(attachment) AND closed_at IS NULL
          RETURNING has_objects
          """)
        guard let deleted else { return }
        // In a statement of its own, which sees what was appended while this one waited for the row.
        try await transaction.execute(
          "DELETE FROM pose.chunks WHERE user_id = \(key.user) AND stream_id = \(key.stream)")
        if try deleted.decode("has_objects") { try await FrameDeletionQueue.add([key], transaction) }
      }
      throw error
    }
  }

  private static func past(
    of key: StreamKey, _ stream: CountedStream, _ attachment: UUID, _ transaction: PostgresTransaction
  ) async throws -> StreamPast {
    let own = try await transaction.first(
      """
      SELECT created_at, retention_days, follows_settings, on_pace_us FROM pose.streams
      WHERE user_id = \(key.user) AND stream_id = \(key.stream) AND attachment = \(attachment) AND closed_at IS NULL
      FOR UPDATE
      """)
    guard let own else { throw StreamStoreError.takenOver(key.stream) }
    guard let opened = StreamHeader.Retention(rawValue: try own.decode("retention_days")) else { throw CorruptStream() }
    let retention = StreamHeader.Retention.inForce(
      asked: try own.decode("follows_settings") ? nil : opened,
      settings: try await Self.retention(of: key.user, transaction))
    var past = StreamPast(
      openedAt: try own.decode("created_at"), retention: retention, onPace: try own.decode("on_pace_us"))
    guard stream.tally.count > 0 else { return past }
    let known = try await transaction.first(
      """
      SELECT
        (SELECT stream_id FROM pose.streams
          WHERE user_id = \(key.user) AND stream_digest = \(stream.streamDigest) AND closed_at IS NOT NULL
            AND rep_count > 0 LIMIT 1) AS same_frames,
        EXISTS (SELECT FROM pose.streams
          WHERE user_id = \(key.user) AND motion_digest = \(stream.motion.digest) AND closed_at IS NOT NULL
            AND rep_count > 0) AS has_same_landmarks
      """)
    past.sameFrames = try known?.decode("same_frames")
    past.hasSameLandmarks = try known?.decode("has_same_landmarks") ?? false
    past.shapes = try await transaction.all(
      """
      SELECT rep_shapes FROM pose.streams
      WHERE user_id = \(key.user) AND closed_at IS NOT NULL AND rep_shapes IS NOT NULL
      ORDER BY created_at DESC, stream_id DESC LIMIT \(comparedStreams)
      """
    ).map { try RepShape.decode($0.decode("rep_shapes")) }
    return past
  }

  private static func close(
    _ key: StreamKey, _ receipt: SignedReceipt, _ motion: Motion, _ retention: StreamHeader.Retention,
    at now: Timestamp, _ transaction: PostgresTransaction
  ) async throws {
    let summary = try StreamRecord.Summary(receipt.claims)
    let isKept = retention != .none
    // One statement, so that a receipt exists if and only if the stream is closed. Closing also detaches the
    // connection.
    try await transaction.execute(
      """
      WITH closed AS (
        UPDATE pose.streams SET closed_at = \(now), start_time = \(receipt.claims.start), attachment = \(UUID()),
          rep_count = \(Int16(clamping: summary.count)), duration_us = \(summary.duration),
          stream_digest = \(summary.digest), motion_digest = \(motion.digest),
          rep_shapes = \(motion.shapes.flatMap(\.degrees)),
          retention_days = \(Int16(retention.rawValue)), frames_expire_at = \(now + retention.duration),
          frames_deleted_at = \(isKept ? nil : now), stored_bytes = CASE WHEN \(isKept) THEN stored_bytes ELSE 0 END
        WHERE user_id = \(key.user) AND stream_id = \(key.stream)
        RETURNING user_id, stream_id
      ), gone AS (
        DELETE FROM pose.chunks USING closed
        WHERE NOT \(isKept) AND chunks.user_id = closed.user_id AND chunks.stream_id = closed.stream_id
      )
      INSERT INTO pose.receipts (user_id, stream_id, receipt_id, jws, issued_at)
      SELECT user_id, stream_id, \(receipt.claims.receiptID), \(receipt.jws), \(now) FROM closed
      """)
    if !isKept { try await FrameDeletionQueue.addFrames(of: key, transaction) }
  }
}

extension RepShape {
  /// Decodes shapes that are stored one after the other.
  fileprivate static func decode(_ bytes: [UInt8]) throws -> [RepShape] {
    let shapes = stride(from: 0, to: bytes.count, by: count).compactMap {
      RepShape(degrees: Array(bytes[$0..<min($0 + count, bytes.count)]))
    }
    guard shapes.count * count == bytes.count else { throw CorruptStream() }
    return shapes
  }
}
