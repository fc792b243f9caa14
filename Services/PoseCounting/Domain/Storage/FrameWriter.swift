/// Writes a frame's numbers through a buffer on the stack: an array would check its capacity for every byte.
struct FrameWriter {
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

  private mutating func flush(into bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: scratch[..<count]))
    count = 0
  }
}
