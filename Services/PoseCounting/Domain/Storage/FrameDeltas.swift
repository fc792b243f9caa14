/// Frames encoded as the differences between them: two thirds of the size even before compression, and lossless.
///
/// Each frame has the first byte of its canonical form, the microseconds since the previous frame as a varint, and, if
/// somebody was found, x, y, z and visibility of each landmark as zigzag varints of the difference to the last frame
/// that showed somebody; to zeros for the first such frame.
package enum FrameDeltas {
  /// Frames of one schema, encoded one after the other.
  package struct Encoder: Sendable {
    package private(set) var bytes: [UInt8] = []
    /// The number of frames.
    package private(set) var count = 0
    private var time: Int64 = 0
    private var last: [QuantizedLandmark] = []

    package init(_ frames: some Sequence<QuantizedFrame> = []) {
      for frame in frames { append(frame) }
    }

    package mutating func append(_ frame: QuantizedFrame) {
      FrameWriter.append(to: &bytes) { writer, bytes in
        writer.write(frame.flags)
        writer.write(UInt64(bitPattern: frame.microseconds &- time))
        for (index, landmark) in frame.landmarks.enumerated() {
          let before = index < last.count ? last[index] : .zero
          writer.makeRoom(bytes: &bytes)
          writer.write(zigzag: landmark.x &- before.x)
          writer.write(zigzag: landmark.y &- before.y)
          writer.write(zigzag: landmark.z &- before.z)
          writer.write(zigzag: Int32(landmark.visibility) - Int32(before.visibility))
        }
      }
      time = frame.microseconds
      if !frame.landmarks.isEmpty { last = frame.landmarks }
      count += 1
    }
  }

  /// Reads what an encoder wrote; returns `nil` if the bytes are anything else.
  package static func decode(_ bytes: [UInt8], schema: LandmarkSchema) -> [QuantizedFrame]? {
    var reader = FrameReader(bytes: bytes)
    var frames: [QuantizedFrame] = []
    var time: Int64 = 0
    var last = [QuantizedLandmark](repeating: .zero, count: schema.count)
    while !reader.isAtEnd {
      guard let flags = reader.byte(), flags <= 3, let elapsed = reader.varint() else { return nil }
      time &+= Int64(bitPattern: elapsed)
      var frame = QuantizedFrame(microseconds: time, isPaused: flags & 2 == 2, landmarks: [])
      if flags & 1 == 1 {
        for index in last.indices {
          guard let x = reader.zigzag(), let y = reader.zigzag(), let z = reader.zigzag(), let seen = reader.zigzag(),
            let visibility = UInt8(exactly: Int64(last[index].visibility) + Int64(seen))
          else { return nil }
          last[index].x &+= x
          last[index].y &+= y
          last[index].z &+= z
          last[index].visibility = visibility
        }
        frame.landmarks = last
      }
      frames.append(frame)
    }
    return frames
  }

  /// An upper bound on the bytes that this number of frames can need: the limit for decompression.
  package static func largestSize(frames: Int, schema: LandmarkSchema) -> Int {
    // A flag byte, a varint of 64 bits, and four varints of 32 bits per landmark.
    frames * (11 + 20 * schema.count)
  }
}

extension QuantizedLandmark {
  fileprivate static let zero = QuantizedLandmark(x: 0, y: 0, z: 0, visibility: 0)
}
