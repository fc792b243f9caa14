import Foundation
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

    var nextFrame: UInt64 { chunks.last.map { $0.first + UInt64($0.count) } ?? 0 }
  }
  private let streams = Mutex<[StreamKey: Stream]>([:])

  func open(
    _ opening: StreamOpening, attachment: UUID, limit: Int, at now: Timestamp
  ) async throws -> OpenedStream {
    try streams.withLock { streams in
      guard var stream = streams[opening.key] else {
        let unfinished = streams.count { key, stream in
          key.user == opening.key.user && stream.receipt == nil && stream.createdAt > now - .seconds(86_400)
        }
        guard unfinished < limit else { throw StreamStoreError.tooMany(limit: limit) }
        streams[opening.key] = Stream(header: opening.header, attachment: attachment, createdAt: now)
        return .fresh(opening.header)
      }
      guard opening.agrees(with: stream.header) else { throw StreamStoreError.exists(opening.key.stream) }
      if let receipt = stream.receipt { return .closed(stream.header, receipt, frames: stream.nextFrame) }
      stream.attachment = attachment
      if stream.header.origin == .upload { stream.chunks = [] }
      streams[opening.key] = stream
      guard stream.header.origin == .live else { return .fresh(stream.header) }
      return .unfinished(stream.header, chunks: stream.chunks.map(\.bytes))
    }
  }

  func append(_ chunk: FrameChunk, to key: StreamKey, attachment: UUID) async throws {
    try streams.withLock { streams in
      guard let stream = streams[key], stream.attachment == attachment, stream.receipt == nil,
        stream.nextFrame == chunk.first
      else { throw StreamStoreError.takenOver(key.stream) }
      streams[key]?.chunks.append(chunk)
    }
  }

  func close(_ key: StreamKey, with receipt: SignedReceipt, attachment: UUID, at now: Timestamp) async throws {
    try streams.withLock { streams in
      guard let stream = streams[key], stream.attachment == attachment, stream.receipt == nil else {
        throw StreamStoreError.takenOver(key.stream)
      }
      streams[key]?.receipt = receipt
    }
  }
}
