import PoseCountingDomain
import TitanPostgres

/// A row of `pose.chunks`: frames as they were appended, or packed.
struct StoredChunk {
  /// Raw values are stored.
  enum Encoding: Int {
    /// Canonical bytes.
    case plain = 0
    /// `FrameDeltas`, compressed.
    case packed = 1
  }

  var encoding: Encoding
  var count: Int
  var bytes: [UInt8]

  /// `row` has the columns encoding, frame_count and frames.
  init(_ row: PostgresRow) throws {
    guard let encoding = Encoding(rawValue: try row.decode("encoding")) else { throw CorruptStream() }
    self.encoding = encoding
    count = try row.decode("frame_count")
    bytes = try row.decode("frames")
  }

  init(packing frames: [QuantizedFrame]) {
    encoding = .packed
    count = frames.count
    bytes = Zlib.compress(FrameDeltas.encode(frames))
  }

  /// - Throws: `CorruptStream` if these are not as many frames as the row says.
  func decoded(schema: LandmarkSchema) throws -> [QuantizedFrame] {
    let frames: [QuantizedFrame]?
    switch encoding {
    case .plain:
      frames = QuantizedFrame.decode(bytes, schema: schema)
    case .packed:
      let limit = FrameDeltas.largestSize(frames: count, schema: schema)
      frames = Zlib.decompress(bytes, limit: limit).flatMap { FrameDeltas.decode($0, schema: schema) }
    }
    guard let frames, frames.count == count else { throw CorruptStream() }
    return frames
  }
}
