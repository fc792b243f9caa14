import Synchronization

/// Generates ids for calls without an `x-request-id`: UUIDs (version 8, RFC 9562 §5.8) made of random bits per process
/// and a counter. They only distinguish calls in logs and need not be secret, so they do without fresh randomness,
/// which would cost several system calls each.
package final class CallIDs: Sendable {
  /// The process's half, up to the third dash.
  private let process: [UInt8]
  private let made = Atomic<UInt64>(0)

  /// - Parameter process: distinguishes this process from all others.
  package init(process: UInt64 = .random(in: .min ... .max)) {
    var digits = process & ~0xF000 | 0x8000
    self.process = (0..<19).map { position in
      position == 8 || position == 13 || position == 18 ? UInt8(ascii: "-") : Self.firstDigit(&digits)
    }
  }

  private static func firstDigit(_ digits: inout UInt64) -> UInt8 {
    let digit = UInt8(digits >> 60)
    digits <<= 4
    return digit &+ (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }

  package func next() -> String {
    let number = made.add(1, ordering: .relaxed).newValue
    var digits = number & ~(3 << 62) | 2 << 62
    return String(unsafeUninitializedCapacity: 36) { text in
      _ = text.update(fromContentsOf: process)
      for position in 19..<36 { text[position] = position == 23 ? UInt8(ascii: "-") : Self.firstDigit(&digits) }
      return 36
    }
  }
}
