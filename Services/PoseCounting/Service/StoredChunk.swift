package import PoseCountingDomain
import TitanPostgres

/// A row of `pose.chunks`.
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
  init(_ row: PostgresRow) throws {
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

extension [QuantizedFrame] {
  /// Whether the frames' times increase and stay within a stream's longest duration.
  fileprivate var areInTime: Bool {
    guard let first, let last else { return true }
    return first.microseconds >= 0 && last.microseconds <= LandmarkQuantizer.longest
      && zip(self, dropFirst()).allSatisfy { $0.microseconds < $1.microseconds }
  }
}
