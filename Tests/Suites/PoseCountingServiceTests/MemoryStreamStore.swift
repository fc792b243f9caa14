import Foundation
import PoseCountingDomain
import PoseCountingService
import Synchronization
import TitanCore

/// Keeps streams in memory: what handlers are tested against. It passes the same suite as the real one.
final class MemoryStreamStore: StreamStore {
  private struct Stream {
    var header: StreamHeader
    var attachment: UUID
    var createdAt: Timestamp
    var chunks: [FrameChunk] = []
    var receipt: SignedReceipt?
    var closedAt: Timestamp?
    var expiresAt: Timestamp
    var deletedAt: Timestamp?
    var nextFrame: UInt64 = 0
    var recounts: [String: SignedReceipt] = [:]
    var truth: GroundTruth?
    var motion: Motion?
    var onPace: Int64 = 0

    func record(_ id: StreamID) throws -> StreamRecord {
      StreamRecord(
        streamID: id, header: header, createdAt: createdAt, closedAt: closedAt, frameCount: nextFrame,
        storedBytes: chunks.reduce(0) { $0 + $1.bytes.count }, framesExpireAt: expiresAt, framesDeletedAt: deletedAt,
        onPace: onPace, summary: try receipt.map { try .init($0.claims) })
    }

    mutating func deleteFrames(at now: Timestamp) {
      guard deletedAt == nil else { return }
      (chunks, deletedAt, attachment) = ([], now, UUID())
    }

    mutating func forgetLastChunk() {
      guard let last = chunks.popLast() else { return }
      nextFrame = last.first
    }
  }
  private let streams = Mutex<[StreamKey: Stream]>([:])
  private let appends = Mutex<[Int]>([])
  /// How often an unfinished stream's frames were read to count them again.
  var replayed: Int { replays.withLock { $0 } }
  private let replays = Mutex(0)
  /// What comes before frames are appended.
  private let beforeAppending: @Sendable ([FrameAppend]) async throws -> Void
  /// How many chunks were appended together, each time.
  var batches: [Int] { appends.withLock { $0 } }

  init(beforeAppending: @escaping @Sendable ([FrameAppend]) async throws -> Void = { _ in }) {
    self.beforeAppending = beforeAppending
  }

  func open(
    _ opening: StreamOpening, attachment: UUID, countedTo position: StreamPosition?, limit: Int, at now: Timestamp
  ) async throws -> OpenedStream {
    try streams.withLock { streams in
      guard var stream = streams[opening.key] else {
        let unfinished = streams.count { key, stream in
          key.user == opening.key.user && stream.receipt == nil && stream.createdAt > now - .seconds(86_400)
        }
        guard unfinished < limit else { throw StreamStoreError.tooMany(limit: limit) }
        streams[opening.key] = Stream(
          header: opening.header, attachment: attachment, createdAt: now,
          expiresAt: now + Self.timeToFinish + opening.header.retention.duration)
        return .fresh(opening.header)
      }
      guard opening.agrees(with: stream.header) else { throw StreamStoreError.exists(opening.key.stream) }
      if let receipt = stream.receipt { return .closed(stream.header, receipt, frames: stream.nextFrame) }
      guard stream.deletedAt == nil else { throw StreamStoreError.expired(opening.key.stream) }
      let isUnchanged =
        position
        == StreamPosition(header: stream.header, attachment: stream.attachment, nextFrame: stream.nextFrame)
      stream.attachment = attachment
      if stream.header.origin == .upload { (stream.chunks, stream.nextFrame) = ([], 0) }
      streams[opening.key] = stream
      guard stream.header.origin == .live else { return .fresh(stream.header) }
      let record = try stream.record(opening.key.stream)
      if isUnchanged { return .unchanged(record) }
      replays.withLock { $0 += 1 }
      return .unfinished(record, chunks: stream.chunks.map(StoredChunk.init))
    }
  }

  func append(_ chunks: [FrameAppend]) async throws -> [FrameOutcome] {
    try await beforeAppending(chunks)
    appends.withLock { $0.append(chunks.count) }
    return streams.withLock { streams in
      chunks.map { append in
        guard let stream = streams[append.key], stream.attachment == append.attachment, stream.receipt == nil
        else { return .takenOver }
        guard stream.nextFrame == append.chunk.first else { return .lost }
        streams[append.key]?.chunks.append(append.chunk)
        streams[append.key]?.nextFrame += UInt64(append.chunk.count)
        streams[append.key]?.onPace += append.chunk.onPace
        return .kept
      }
    }
  }

  /// As when a backup is restored in which the chunk that each stream got last was not there yet.
  func forgetLastChunks() {
    streams.withLock { streams in
      for key in streams.keys { streams[key]?.forgetLastChunk() }
    }
  }

  func close(
    _ key: StreamKey, _ stream: CountedStream, attachment: UUID, at now: Timestamp,
    decide: @Sendable (StreamPast) throws -> SignedReceipt
  ) async throws -> SignedReceipt {
    try streams.withLock { streams in
      guard var stored = streams[key], stored.attachment == attachment, stored.receipt == nil else {
        throw StreamStoreError.takenOver(key.stream)
      }
      let others = streams.filter { $0.key.user == key.user && $0.value.receipt?.claims.reps.isEmpty == false }
      let digest = Hexadecimal.encode(stream.streamDigest)
      let past = StreamPast(
        openedAt: stored.createdAt, retention: stored.header.retention, onPace: stored.onPace,
        sameFrames: others.first { $0.value.receipt?.claims.streamDigest == digest }?.key.stream,
        hasSameLandmarks: others.contains { $0.value.motion?.digest == stream.motion.digest },
        shapes: others.compactMap(\.value.motion?.shapes))
      let receipt: SignedReceipt
      do {
        receipt = try decide(past)
      } catch let error as StreamStoreError where error.endsUpload {
        streams[key] = nil
        throw error
      }
      (stored.receipt, stored.closedAt, stored.motion) = (receipt, now, stream.motion)
      stored.header.startTime = receipt.claims.start
      stored.expiresAt = now + stored.header.retention.duration
      if stored.header.retention == .none { stored.deleteFrames(at: now) }
      streams[key] = stored
      return receipt
    }
  }

  func stream(_ key: StreamKey) async throws -> StreamRecord? {
    try streams.withLock { try $0[key]?.record(key.stream) }
  }

  func streams(of user: UserID, after place: StreamPlace?, limit: Int) async throws -> [StreamRecord] {
    func comesBefore(_ left: StreamPlace, _ right: StreamPlace) -> Bool {
      left.createdAt != right.createdAt
        ? left.createdAt > right.createdAt : left.streamID.description > right.streamID.description
    }
    let records = try streams.withLock { try $0.filter { $0.key.user == user }.map { try $1.record($0.stream) } }
    return Array(
      records.sorted { comesBefore($0.place, $1.place) }
        .filter { record in place.map { comesBefore($0, record.place) } ?? true }.prefix(limit))
  }

  func receipt(of key: StreamKey) async throws -> SignedReceipt? { streams.withLock { $0[key]?.receipt } }

  func frames(of key: StreamKey, from number: UInt64, schema: LandmarkSchema) async throws -> StoredFrames? {
    let chunk = streams.withLock { $0[key]?.chunks.last { $0.first <= number } }
    guard let chunk, chunk.first + UInt64(chunk.count) > number else { return nil }
    let frames = try StoredChunk(chunk).decoded(schema: schema)
    return StoredFrames(first: number, frames: Array(frames[Int(number - chunk.first)...]))
  }

  func deleteFrames(of key: StreamKey, at now: Timestamp) async throws -> StreamRecord? {
    try streams.withLock { streams in
      streams[key]?.deleteFrames(at: now)
      return try streams[key]?.record(key.stream)
    }
  }

  func expireFrames(at now: Timestamp, limit: Int) async throws -> Int {
    streams.withLock { streams in
      let due = streams.filter { $1.deletedAt == nil && $1.expiresAt <= now }.prefix(limit)
      for key in due.map(\.key) { streams[key]?.deleteFrames(at: now) }
      return due.count
    }
  }

  func recount(of key: StreamKey, by counter: String) async throws -> SignedReceipt? {
    streams.withLock { $0[key]?.recounts[counter] }
  }

  func add(recount receipt: SignedReceipt, of key: StreamKey, at now: Timestamp) async throws -> SignedReceipt {
    streams.withLock { streams in
      if let first = streams[key]?.recounts[receipt.claims.counter] { return first }
      streams[key]?.recounts[receipt.claims.counter] = receipt
      return receipt
    }
  }

  func retime(
    _ key: StreamKey, to start: Timestamp, at now: Timestamp,
    sign: @Sendable (StreamRecord, SignedReceipt) throws -> SignedReceipt
  ) async throws -> SignedReceipt? {
    try streams.withLock { streams in
      guard var stream = streams[key], let receipt = stream.receipt else { return nil }
      guard stream.header.startTime != start else { return receipt }
      stream.header.startTime = start
      let record = try stream.record(key.stream)
      stream.receipt = try sign(record, receipt)
      stream.recounts = try stream.recounts.mapValues { try sign(record, $0) }
      streams[key] = stream
      return stream.receipt
    }
  }

  func state(_ truth: GroundTruth, of key: StreamKey) async throws -> Bool {
    streams.withLock { streams in
      streams[key]?.truth = truth
      return streams[key] != nil
    }
  }

  func groundTruth(of key: StreamKey) async throws -> GroundTruth? { streams.withLock { $0[key]?.truth } }
}
