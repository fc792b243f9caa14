/// The canonical bytes of a frame, for storage and for the stream's digest. This form never changes; a new one would be
/// a new schema.
///
/// 1. one byte: bit 0 for somebody was found, bit 1 for paused, bit 2 for a way up;
/// 2. microseconds as a varint (LEB128);
/// 3. if the frame has a way up, its x, y and z as zigzag varints;
/// 4. if somebody was found, for each landmark x, y and z as zigzag varints, and visibility as one byte.
extension QuantizedFrame {
  /// The first byte.
  fileprivate var flags: UInt8 { (landmarks.isEmpty ? 0 : 1) | (isPaused ? 2 : 0) | (up == nil ? 0 : 4) }

  /// The number of canonical bytes before the landmarks.
  package var encodedPrefixSize: Int {
    let bits = UInt64.bitWidth - UInt64(bitPattern: microseconds).leadingZeroBitCount
    let parts = up.map { [$0.x, $0.y, $0.z] } ?? []
    return 1 + max(1, (bits + 6) / 7) + parts.reduce(0) { $0 + FrameWriter.size(zigzag: $1) }
  }

  /// Appends the canonical bytes.
  package func encode(into bytes: inout [UInt8]) {
    FrameWriter.append(to: &bytes) { writer, bytes in
      writer.write(flags)
      writer.write(UInt64(bitPattern: microseconds))
      if let up { writer.write(up) }
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
      guard let flags = reader.byte(), flags <= 7, let time = reader.varint() else { return nil }
      let up = flags & 4 == 4 ? reader.up() : nil
      guard up != nil || flags & 4 == 0 else { return nil }
      var landmarks: [QuantizedLandmark] = []
      for _ in 0..<(flags & 1 == 1 ? schema.count : 0) {
        guard let x = reader.zigzag(), let y = reader.zigzag(), let z = reader.zigzag(), let seen = reader.byte() else {
          return nil
        }
        landmarks.append(QuantizedLandmark(x: x, y: y, z: z, visibility: seen))
      }
      frames.append(
        QuantizedFrame(
          microseconds: Int64(bitPattern: time), isPaused: flags & 2 == 2, up: up, landmarks: landmarks))
    }
    return frames
  }
}

/// Frames encoded as the differences between them: two thirds of the size even before compression, and lossless.
///
/// Each frame has the first byte of its canonical form, the microseconds since the previous frame as a varint, the way up
/// as in the canonical form, and, if somebody was found, x, y, z and visibility of each landmark as zigzag varints of the
/// difference to the last frame that showed somebody; to zeros for the first such frame.
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
        if let up = frame.up { writer.write(up) }
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
      guard let flags = reader.byte(), flags <= 7, let elapsed = reader.varint() else { return nil }
      time &+= Int64(bitPattern: elapsed)
      var frame = QuantizedFrame(microseconds: time, isPaused: flags & 2 == 2, landmarks: [])
      if flags & 4 == 4 {
        guard let up = reader.up() else { return nil }
        frame.up = up
      }
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
    // A flag byte, a varint of 64 bits, three of 32 bits for the way up, and four of 32 bits per landmark.
    frames * (26 + 20 * schema.count)
  }
}

extension QuantizedLandmark {
  fileprivate static let zero = QuantizedLandmark(x: 0, y: 0, z: 0, visibility: 0)
}

/// Writes a frame's numbers through a buffer on the stack: an array would check its capacity for every byte.
private struct FrameWriter {
  /// The size of a whole frame of the largest schema.
  private static let capacity = 1_024
  /// The size of a landmark: four varints of 32 bits.
  private static let landmark = 20

  private let scratch: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  private init(_ scratch: UnsafeMutableBufferPointer<UInt8>) { self.scratch = scratch }

  /// Appends what `body` writes.
  static func append(to bytes: inout [UInt8], _ body: (inout FrameWriter, inout [UInt8]) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { scratch in
      var writer = FrameWriter(scratch)
      body(&writer, &bytes)
      writer.flush(into: &bytes)
    }
  }

  /// Ensures room for a landmark. What precedes the first landmark has room from the start.
  mutating func makeRoom(bytes: inout [UInt8]) {
    if count > Self.capacity - Self.landmark { flush(into: &bytes) }
  }

  mutating func write(_ byte: UInt8) {
    scratch[count] = byte
    count += 1
  }

  mutating func write(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      write(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    write(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(zigzag value: Int32) { write(UInt64(UInt32(bitPattern: (value << 1) ^ (value >> 31)))) }

  mutating func write(_ up: UpDirection) {
    for part in [up.x, up.y, up.z] { write(zigzag: part) }
  }

  /// How many bytes a number takes.
  static func size(zigzag value: Int32) -> Int {
    max(1, (UInt32.bitWidth - UInt32(bitPattern: (value << 1) ^ (value >> 31)).leadingZeroBitCount + 6) / 7)
  }

  private mutating func flush(into bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: scratch[..<count]))
    count = 0
  }
}

/// Reads the numbers that encode frames.
private struct FrameReader {
  private let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// Also returns `nil` for a varint that is longer than necessary: each value has exactly one form.
  mutating func varint() -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard let byte = byte() else { return nil }
      guard shift < 63 || byte <= 1 else { return nil }
      value |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return byte == 0 && shift > 0 ? nil : value }
    }
    return nil
  }

  mutating func zigzag() -> Int32? {
    guard let value = varint(), let word = UInt32(exactly: value) else { return nil }
    return Int32(bitPattern: word >> 1) ^ -Int32(bitPattern: word & 1)
  }

  mutating func up() -> UpDirection? {
    guard let x = zigzag(), let y = zigzag(), let z = zigzag() else { return nil }
    return UpDirection(x: x, y: y, z: z)
  }
}
