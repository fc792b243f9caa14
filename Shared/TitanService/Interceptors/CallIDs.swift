import Synchronization

/// Names calls that came without an `x-request-id`: UUIDs (version 8, RFC 9562 §5.8) of bits that are random to the
/// process and a counter. They tell calls apart in logs and are no secret, so they need no randomness each, which
/// would cost several system calls.
package final class CallIDs: Sendable {
  private let process: UInt64
  private let made = Atomic<UInt64>(0)

  /// - Parameter process: tells this process from all others.
  package init(process: UInt64 = .random(in: .min ... .max)) { self.process = process }

  package func next() -> String {
    let number = made.add(1, ordering: .relaxed).newValue
    let high = process & ~0xF000 | 0x8000
    let low = number & ~(3 << 62) | 2 << 62
    return String(unsafeUninitializedCapacity: 36) { text in
      var end = 0
      for position in 0..<32 {
        if position == 8 || position == 12 || position == 16 || position == 20 {
          text.initializeElement(at: end, to: UInt8(ascii: "-"))
          end += 1
        }
        let half = position < 16 ? high : low
        let digit = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (position % 16))) & 0xF
        text.initializeElement(at: end, to: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        end += 1
      }
      return end
    }
  }
}
