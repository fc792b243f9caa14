package import FoundationEssentials

extension UUID {
  /// A version 7 UUID (RFC 9562 §5.7): 48 bits of Unix milliseconds, then 74 random bits. Later ids sort later, which
  /// keeps b-tree inserts at the right edge.
  package static func version7(
    at time: Timestamp, using generator: inout some RandomNumberGenerator
  ) -> UUID {
    let milliseconds = UInt64(max(0, time.microseconds / 1000))
    let high = generator.next()
    let low = generator.next()
    func byte(_ value: UInt64, _ shift: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
    return UUID(
      uuid: (
        byte(milliseconds, 40), byte(milliseconds, 32), byte(milliseconds, 24), byte(milliseconds, 16),
        byte(milliseconds, 8), byte(milliseconds, 0),
        0x70 | (byte(high, 8) & 0x0F), byte(high, 0),
        0x80 | (byte(low, 56) & 0x3F), byte(low, 48), byte(low, 40), byte(low, 32),
        byte(low, 24), byte(low, 16), byte(low, 8), byte(low, 0)
      ))
  }

  /// A version 7 UUID from the system's generator.
  package static func version7(at time: Timestamp) -> UUID {
    var generator = SystemRandomNumberGenerator()
    return version7(at: time, using: &generator)
  }
}
