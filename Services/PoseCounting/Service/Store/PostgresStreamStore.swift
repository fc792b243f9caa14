package import Foundation
import PoseCountingDomain
package import TitanCore
package import TitanPostgres

/// Streams in the tables of schema `pose`; their frames there, too, or in an object store.
package struct PostgresStreamStore: StreamStore {
  let pool: PostgresPool
  /// `nil` if frames go into the database.
  private let objects: FrameObjects?
  /// Limits the transactions of live sets. With half of the pool's connections for them, frames always get through. A
  /// client that begins or ends a set may wait until its deadline; the pool's own queue limit would fail if a gym's
  /// whole class did so at the same moment.
  private let permits: FairSemaphore

  package init(_ pool: PostgresPool, objects: FrameObjects? = nil) {
    (self.pool, self.objects) = (pool, objects)
    permits = FairSemaphore(max(1, pool.settings.maximumConnections / 2))
  }

  /// Runs `body` in a transaction once there is a permit for it.
  func withPermittedTransaction<Result: Sendable>(
    _ body: @Sendable (PostgresTransaction) async throws -> Result
  ) async throws -> Result {
    try await permits.withPermit(admittingAllAfter: { ($0 as? PostgresError)?.isUnavailable == true }) {
      // A set that has a permit leases without an owner: if it waited behind its account's other transactions, it would
      // hold up everybody who waits for a permit.
      try await LeaseOwner.$current.withValue(nil) { try await pool.withTransaction { try await body($0) } }
    }
  }

  package func open(
    _ opening: StreamOpening, attachment: UUID, countedTo position: StreamPosition?, limit: Int, at now: Timestamp
  ) async throws -> OpenedStream {
    let found = try await withPermittedTransaction { transaction in
      var opening = opening
      opening.header.retention = StreamHeader.Retention.inForce(
        asked: opening.header.askedRetention, settings: try await Self.retention(of: opening.key.user, transaction))
      if try await insert(opening, attachment, limit, now, transaction) { return Found.opened(.fresh(opening.header)) }
      guard let stored = try await StoredStream.lock(opening.key, transaction) else {
        throw StreamStoreError.tooMany(limit: limit)
      }
      guard opening.agrees(with: stored.header) else { throw StreamStoreError.exists(opening.key.stream) }
      guard stored.closedAt == nil else {
        guard let receipt = try await Self.receipt(of: opening.key, transaction) else { throw CorruptReceipt() }
        return .opened(.closed(stored.header, receipt, frames: stored.frameCount))
      }
      guard stored.framesDeletedAt == nil else { throw StreamStoreError.expired(opening.key.stream) }
      return try await attach(attachment, to: opening.key, stored, countedTo: position, transaction)
    }
    switch found {
    case .opened(let stream): return stream
    case .unfinished(let stored, let rows):
      // Outside of the transaction: the object store may take its time.
      var chunks: [StoredChunk] = []
      for row in rows { chunks.append(try await chunk(row)) }
      return .unfinished(stored, chunks: chunks)
    }
  }

  /// What `open` found in the database.
  private enum Found: Sendable {
    case opened(OpenedStream)
    case unfinished(StreamRecord, [ChunkRow])
  }

  /// A chunk with its frames, wherever they are.
  ///
  /// - Throws: `StreamStoreError.expired` if they are in the object store no more, as after a backup was restored.
  func chunk(_ row: ChunkRow) async throws -> StoredChunk {
    guard let object = row.object else { return row.chunk }
    guard let objects else { throw ObjectStoreError.refused("TITANUP_FRAMES_URL is not set") }
    guard let bytes = try await objects.get(object) else { throw StreamStoreError.expired(object.key.stream) }
    var chunk = row.chunk
    chunk.bytes = bytes
    return chunk
  }

  package func append(_ appends: [FrameAppend]) async throws -> [FrameOutcome] {
    let (keys, chunks) = (appends.map(\.key), appends.map(\.chunk))
    // Before the rows that name them: what is stored is whole at any time.
    let areOutside = await objects?.put(appends) ?? Array(repeating: false, count: appends.count)
    let here = zip(chunks, areOutside).map { $1 ? [] : $0.bytes }
    // One statement, so one round trip. A counter moves only for the attached writer, who knows where it stands. Nobody
    // is attached to a closed stream, so there is no condition on `closed_at`: with it, the planner might scan all
    // unfinished streams for each batch whenever its statistics are from a quieter hour. Nor is there a sub-select: the
    // planner cannot estimate its length and would plan each batch again instead of once, which took longer than
    // appending a few frames.
    let kept = try Self.attachments(
      await pool.all(
        """
        WITH advanced AS (
          UPDATE pose.streams
          SET next_frame = next_frame + frame_count, stored_bytes = stored_bytes + size,
            on_pace_us = on_pace_us + on_pace
          FROM unnest((SELECT \(keys.map(\.user))), (SELECT \(keys.map(\.stream))), (SELECT \(appends.map(\.attachment))),
            (SELECT \(chunks.map { Int64($0.first) })), (SELECT \(chunks.map { Int32($0.count) })),
            (SELECT \(here)), (SELECT \(chunks.map { Int32($0.bytes.count) })), (SELECT \(areOutside)),
            (SELECT \(chunks.map(\.onPace))))
            AS appended (
              user_id, stream_id, attachment, first_frame, frame_count, frames, size, is_outside, on_pace)
          WHERE streams.user_id = appended.user_id AND streams.stream_id = appended.stream_id
            AND streams.attachment = appended.attachment AND next_frame = first_frame
          RETURNING appended.*
        ), added AS (
          INSERT INTO pose.chunks (user_id, stream_id, first_frame, frame_count, encoding, frames, writer)
          SELECT user_id, stream_id, first_frame, frame_count, \(Int16(StoredChunk.Encoding.packed.rawValue)), frames,
            CASE WHEN is_outside THEN attachment END
          FROM advanced
        )
        SELECT attachment FROM advanced
        """))
    let others = appends.filter { !kept.contains($0.attachment) }
    try await FrameDeletionQueue.add(
      zip(appends, areOutside).filter { $1 && !kept.contains($0.attachment) }.map(\.0.key), pool)
    // If this query fails too, the clients open their streams again and find out; frames that are stored stay stored.
    let attached = others.isEmpty ? [] : (try? await attached(others)) ?? Set(others.map(\.attachment))
    return appends.map { append in
      kept.contains(append.attachment) ? .kept : attached.contains(append.attachment) ? .lost : .takenOver
    }
  }

  /// Which of the attachments are still their streams' current ones.
  private func attached(_ appends: [FrameAppend]) async throws -> Set<UUID> {
    let keys = appends.map(\.key)
    return try Self.attachments(
      await pool.all(
        """
        SELECT attachment
        FROM unnest(\(keys.map(\.user)), \(keys.map(\.stream)), \(appends.map(\.attachment)))
            AS asked (user_id, stream_id, attachment)
          JOIN pose.streams USING (user_id, stream_id, attachment)
        """))
  }

  private static func attachments(_ rows: [PostgresRow]) throws -> Set<UUID> {
    Set(try rows.map { try $0.decode("attachment", as: UUID.self) })
  }

  /// `false` if the stream exists or the user has too many.
  private func insert(
    _ opening: StreamOpening, _ attachment: UUID, _ limit: Int, _ now: Timestamp, _ transaction: PostgresTransaction
  ) async throws -> Bool {
    let (key, header) = (opening.key, opening.header)
    // Marked as packed from the beginning: only older releases stored plain frames, and they still pack the frames of
    // streams without this mark.
    let inserted = try await transaction.execute(
      """
      INSERT INTO pose.streams (user_id, stream_id, origin, landmark_schema, image_width, image_height, counter,
        target_reps, is_timed, target_seconds, preparation_seconds, start_time, retention_days, follows_settings,
        is_simulated, on_pace_us, attachment, created_at, frames_expire_at, is_packed, has_objects, liveness_kind,
        liveness_rep)
      SELECT \(key.user), \(key.stream), \(Int16(header.origin.rawValue)), \(Int16(header.schema.rawValue)),
        \(Int32(header.image.width)), \(Int32(header.image.height)), \(header.counter.name),
        \(Int16(header.targetReps)), \(header.targetSeconds != nil), \(Int16(header.targetSeconds ?? 0)),
        \(Int16(header.preparationSeconds)), \(header.startTime), \(Int16(header.retention.rawValue)),
        \(header.followsSettings), \(header.isSimulated), 0, \(attachment), \(now), \(now + Self.timeToFinish + header.retention.duration),
        true, \(objects != nil), \(header.liveness.map { Int16($0.kind.rawValue) }),
        \(header.liveness.map { Int16($0.afterRep) })
      WHERE (SELECT count(*) FROM pose.streams WHERE user_id = \(key.user) AND closed_at IS NULL
        AND created_at > \(now - .seconds(86_400))) < \(limit)
      ON CONFLICT ON CONSTRAINT streams_pkey DO NOTHING
      """)
    return inserted == 1
  }

  /// Makes `attachment` the one writer. The row is locked, so an older writer's pending appends are either stored
  /// already or will be refused: the chunks read here are all that writer will ever store.
  private func attach(
    _ attachment: UUID, to key: StreamKey, _ stored: StreamRecord, countedTo position: StreamPosition?,
    _ transaction: PostgresTransaction
  ) async throws -> Found {
    let startsAnew = stored.header.origin == .upload
    let previous = try await transaction.first(
      """
      UPDATE pose.streams
      SET attachment = \(attachment), next_frame = CASE WHEN \(startsAnew) THEN 0 ELSE streams.next_frame END,
        stored_bytes = CASE WHEN \(startsAnew) THEN 0 ELSE streams.stored_bytes END,
        has_objects = streams.has_objects OR \(objects != nil)
      FROM pose.streams AS before
      WHERE streams.user_id = \(key.user) AND streams.stream_id = \(key.stream)
        AND before.user_id = \(key.user) AND before.stream_id = \(key.stream)
      RETURNING before.attachment, before.has_objects
      """)
    guard !startsAnew else {
      try await transaction.execute(
        "DELETE FROM pose.chunks WHERE user_id = \(key.user) AND stream_id = \(key.stream)")
      if try previous?.decode("has_objects") == true { try await FrameDeletionQueue.add([key], transaction) }
      return .opened(.fresh(stored.header))
    }
    if let position, let attachment = try previous?.decode("attachment", as: UUID.self),
      position == StreamPosition(header: stored.header, attachment: attachment, nextFrame: stored.frameCount)
    {
      return .opened(.unchanged(stored))
    }
    let chunks = try await transaction.all(
      """
      SELECT first_frame, frame_count, encoding, frames, writer FROM pose.chunks
      WHERE user_id = \(key.user) AND stream_id = \(key.stream) ORDER BY first_frame
      """
    ).map { try ChunkRow($0, of: key) }
    return .unfinished(stored, chunks)
  }
}

extension StreamHeader {
  fileprivate var targetReps: Int { if case .reps(let reps) = target { reps } else { 0 } }
  /// `nil` for a set without a time target.
  fileprivate var targetSeconds: Int64? { if case .time(let length) = target { length / 1_000_000 } else { nil } }
}
