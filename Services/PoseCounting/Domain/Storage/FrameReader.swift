/// Reads the numbers that encode frames.
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
}
