package import Foundation
package import PoseCountingDomain
import TitanPostgres

/// Frames as they come back from the store.
package struct StoredChunk: Sendable, Equatable {
  /// Raw values are stored.
  package enum Encoding: Int, Sendable {
    /// Canonical bytes, as older releases appended them.
    case plain = 0
    /// `FrameDeltas`, compressed.
    case packed = 1
  }

  package var encoding: Encoding
  package var count: Int
  package var bytes: [UInt8]

  /// `row` has the columns encoding, frame_count and frames.
  fileprivate init(_ row: PostgresRow) throws {
    guard let encoding = Encoding(rawValue: try row.decode("encoding")) else { throw CorruptStream() }
    self.encoding = encoding
    count = try row.decode("frame_count")
    bytes = try row.decode("frames")
  }

  package init(_ chunk: FrameChunk) { (encoding, count, bytes) = (.packed, chunk.count, chunk.bytes) }

  /// - Throws: `CorruptStream` if these are not the number of frames in the row, or not frames of a stream.
  package func decoded(schema: LandmarkSchema) throws -> [QuantizedFrame] {
    let frames: [QuantizedFrame]?
    switch encoding {
    case .plain:
      frames = QuantizedFrame.decode(bytes, schema: schema)
    case .packed:
      let limit = min(FrameDeltas.largestSize(frames: count, schema: schema), Zlib.largestSize(of: bytes))
      frames = Zlib.decompress(bytes, limit: limit).flatMap { FrameDeltas.decode($0, schema: schema) }
    }
    guard let frames, frames.count == count, frames.areInTime else { throw CorruptStream() }
    return frames
  }
}

/// A row of `pose.chunks`.
struct ChunkRow: Sendable {
  /// Without its frames if they are in an object.
  let chunk: StoredChunk
  /// The object with the frames; `nil` if they are in the row.
  let object: FrameObject?

  /// `row` has the columns first_frame, frame_count, encoding, frames and writer.
  init(_ row: PostgresRow, of key: StreamKey) throws {
    chunk = try StoredChunk(row)
    object = try row.decode("writer", as: UUID?.self).map {
      FrameObject(key: key, writer: $0, first: UInt64(try row.decode("first_frame", as: Int64.self)))
    }
  }
}

extension [QuantizedFrame] {
  /// Whether the frames' times increase and stay within a stream's longest duration.
  fileprivate var areInTime: Bool {
    guard let first, let last else { return true }
    return first.microseconds >= 0 && last.microseconds <= LandmarkQuantizer.longest
      && zip(self, dropFirst()).allSatisfy { $0.microseconds < $1.microseconds }
  }
}

/// Consecutive frames of a stream, as they are stored.
package struct FrameChunk: Sendable, Equatable {
  /// The number of the first frame.
  package var first: UInt64
  package var count: Int
  /// Packed; `StoredChunk` decodes them.
  package var bytes: [UInt8]
  /// How much of the time that the frames span came at its pace, in microseconds; 0 for an upload.
  package var onPace: Int64

  /// The number after the last frame.
  package var end: UInt64 { first + UInt64(count) }

  package init(first: UInt64, count: Int, bytes: [UInt8], onPace: Int64 = 0) {
    self.first = first
    self.count = count
    self.bytes = bytes
    self.onPace = onPace
  }

  package init(first: UInt64, packing frames: FrameDeltas.Encoder, onPace: Int64 = 0) {
    self.init(first: first, count: frames.count, bytes: Zlib.compress(frames.bytes), onPace: onPace)
  }
}

/// Frames, the stream they belong to, and the attachment of the writer.
package struct FrameAppend: Sendable {
  package var chunk: FrameChunk
  package var key: StreamKey
  package var attachment: UUID

  package init(_ chunk: FrameChunk, to key: StreamKey, attachment: UUID) {
    self.chunk = chunk
    self.key = key
    self.attachment = attachment
  }
}

/// Consecutive stored frames.
package struct StoredFrames: Sendable, Equatable {
  /// The number of the first frame.
  package var first: UInt64
  package var frames: [QuantizedFrame]

  package init(first: UInt64, frames: [QuantizedFrame]) {
    self.first = first
    self.frames = frames
  }

  /// The number after the last frame.
  package var next: UInt64 { first + UInt64(frames.count) }
}
