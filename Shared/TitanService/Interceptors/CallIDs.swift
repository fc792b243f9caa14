import Synchronization

/// Names calls that came without an `x-request-id`: UUIDs (version 8, RFC 9562 §5.8) of bits that are random to the
/// process and a counter. They tell calls apart in logs and are no secret, so they need no randomness each, which
/// would cost several system calls.
package final class CallIDs: Sendable {
  private let process: UInt64
  private let made = Atomic<UInt64>(0)

  /// - Parameter process: tells this process from all others.
  package init(process: UInt64 = .random(in: .min ... .max)) { self.process = process }

  private static func digit(_ number: inout UInt64) -> UInt8 {
    defer { number >>= 4 }
    let digit = UInt8(truncatingIfNeeded: number & 0xF)
    return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
  }

  package func next() -> String {
    let number = made.add(1, ordering: .relaxed).newValue
    let high = process & ~0xF000 | 0x8000
    let low = number & ~(3 << 62) | 2 << 62
    return String(unsafeUninitializedCapacity: 36) { text in
      text.initialize(repeating: UInt8(ascii: "-"))
      var (high, low) = (high, low)
      // From the last digit on; the dashes stand at 8, 13, 18 and 23.
      for position in stride(from: 35, through: 19, by: -1) where position != 23 { text[position] = Self.digit(&low) }
      for position in stride(from: 17, through: 0, by: -1) where position != 13 && position != 8 {
        text[position] = Self.digit(&high)
      }
      return 36
    }
  }
}
