/// The canonical bytes of a frame: what is stored, and what a stream's digest is taken of. This form never changes;
/// a new one would be a new schema.
///
/// 1. one byte: bit 0 somebody was found, bit 1 paused;
/// 2. microseconds as a varint (LEB128);
/// 3. if somebody was found, for each landmark x, y and z as zigzag varints, and visibility as one byte.
extension QuantizedFrame {
  /// The first byte.
  var flags: UInt8 { (landmarks.isEmpty ? 0 : 1) | (isPaused ? 2 : 0) }

  /// How many of the canonical bytes stand before the landmarks.
  package var encodedPrefixSize: Int {
    let bits = UInt64.bitWidth - UInt64(bitPattern: microseconds).leadingZeroBitCount
    return 1 + max(1, (bits + 6) / 7)
  }

  /// Appends the canonical bytes.
  package func encode(into bytes: inout [UInt8]) {
    // By way of the stack: an array looks for room with every byte.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FrameWriter.capacity) { scratch in
      var writer = FrameWriter(scratch)
      writer.write(flags)
      writer.write(UInt64(bitPattern: microseconds))
      for landmark in landmarks {
        if writer.isNearlyFull { writer.flush(into: &bytes) }
        writer.write(zigzag: landmark.x)
        writer.write(zigzag: landmark.y)
        writer.write(zigzag: landmark.z)
        writer.write(landmark.visibility)
      }
      writer.flush(into: &bytes)
    }
  }

  /// Reads the frames that `encode` wrote one after the other; `nil` if the bytes are not exactly that.
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

  static func append(zigzag value: Int32, to bytes: inout [UInt8]) {
    append(UInt64(UInt32(bitPattern: (value << 1) ^ (value >> 31))), to: &bytes)
  }

  static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// Writes the numbers of a frame into memory that somebody lends.
private struct FrameWriter {
  /// A whole frame of the largest schema.
  static let capacity = 1_024
  /// A landmark: three varints of 32 bits, and a byte.
  private static let landmark = 16

  private let scratch: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init(_ scratch: UnsafeMutableBufferPointer<UInt8>) { self.scratch = scratch }

  var isNearlyFull: Bool { count > Self.capacity - Self.landmark }

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

  mutating func flush(into bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: scratch[..<count]))
    count = 0
  }
}

/// Reads the numbers that frames are written in.
struct FrameReader {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// `nil` also for a varint that is longer than it needs to be: one value has one form.
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
}
