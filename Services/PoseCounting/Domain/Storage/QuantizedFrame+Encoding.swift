/// The canonical bytes of a frame, for storage and for the stream's digest. This form never changes; a new one would be
/// a new schema.
///
/// 1. one byte: bit 0 for somebody was found, bit 1 for paused;
/// 2. microseconds as a varint (LEB128);
/// 3. if somebody was found, for each landmark x, y and z as zigzag varints, and visibility as one byte.
extension QuantizedFrame {
  /// The first byte.
  var flags: UInt8 { (landmarks.isEmpty ? 0 : 1) | (isPaused ? 2 : 0) }

  /// The number of canonical bytes before the landmarks.
  package var encodedPrefixSize: Int {
    let bits = UInt64.bitWidth - UInt64(bitPattern: microseconds).leadingZeroBitCount
    return 1 + max(1, (bits + 6) / 7)
  }

  /// Appends the canonical bytes.
  package func encode(into bytes: inout [UInt8]) {
    FrameWriter.append(to: &bytes) { writer, bytes in
      writer.write(flags)
      writer.write(UInt64(bitPattern: microseconds))
      for landmark in landmarks {
        writer.makeRoom(bytes: &bytes)
        writer.write(zigzag: landmark.x)
        writer.write(zigzag: landmark.y)
        writer.write(zigzag: landmark.z)
        writer.write(landmark.visibility)
      }
    }
  }

  /// Reads frames that `encode` wrote one after the other; returns `nil` if the bytes are anything else.
  package static func decode(_ bytes: some Collection<UInt8>, schema: LandmarkSchema) -> [QuantizedFrame]? {
    var reader = FrameReader(bytes: Array(bytes))
    var frames: [QuantizedFrame] = []
    while !reader.isAtEnd {
      guard let flags = reader.byte(), flags <= 3, let time = reader.varint() else { return nil }
      var landmarks: [QuantizedLandmark] = []
      for _ in 0..<(flags & 1 == 1 ? schema.count : 0) {
        guard let x = reader.zigzag(), let y = reader.zigzag(), let z = reader.zigzag(), let seen = reader.byte() else {
          return nil
        }
        landmarks.append(QuantizedLandmark(x: x, y: y, z: z, visibility: seen))
      }
      frames.append(
        QuantizedFrame(microseconds: Int64(bitPattern: time), isPaused: flags & 2 == 2, landmarks: landmarks))
    }
    return frames
  }
}
