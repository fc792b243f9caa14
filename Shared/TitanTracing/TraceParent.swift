/// `traceparent` of W3C Trace Context, level 1 (https://www.w3.org/TR/trace-context-1/#traceparent-header): a trace, a
/// span in it, and whether the trace is recorded.
package struct TraceParent: Hashable, Sendable {
  package let trace: TraceID
  package let span: SpanID
  package let isSampled: Bool

  package init(trace: TraceID, span: SpanID, isSampled: Bool) {
    (self.trace, self.span, self.isSampled) = (trace, span, isSampled)
  }

  /// Reads the header's value. Later versions may add fields behind those of version 00; whatever else differs from the
  /// standard makes it `nil`, and a new trace begins.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= Self.length, let version = Hex.number(bytes[0..<2]), version != 0xFF else { return nil }
    guard bytes.count == Self.length || (version > 0 && bytes[Self.length] == Self.dash) else { return nil }
    guard [2, 35, 52].allSatisfy({ bytes[$0] == Self.dash }) else { return nil }
    guard let high = Hex.number(bytes[3..<19]), let low = Hex.number(bytes[19..<35]),
      let span = Hex.number(bytes[36..<52]), let flags = Hex.number(bytes[53..<55]),
      let traceID = TraceID(high: high, low: low), let spanID = SpanID(span)
    else { return nil }
    self.init(trace: traceID, span: spanID, isSampled: flags & 1 == 1)
  }

  private static let length = 55
  private static let dash = UInt8(ascii: "-")
}

/// The header's value, in version 00.
extension TraceParent: CustomStringConvertible {
  package var description: String { "00-\(trace)-\(span)-\(isSampled ? "01" : "00")" }
}

/// Names a trace: 16 bytes, not all zero.
package struct TraceID: Hashable, Sendable, CustomStringConvertible {
  package let high: UInt64
  package let low: UInt64

  package init?(high: UInt64, low: UInt64) {
    guard high != 0 || low != 0 else { return nil }
    (self.high, self.low) = (high, low)
  }

  package var bytes: [UInt8] { Hex.bytes(high) + Hex.bytes(low) }
  /// 32 hexadecimal digits.
  package var description: String { Hex.text(high) + Hex.text(low) }
}

/// Names a span of a trace: 8 bytes, not all zero.
package struct SpanID: Hashable, Sendable, CustomStringConvertible {
  package let number: UInt64

  package init?(_ number: UInt64) {
    guard number != 0 else { return nil }
    self.number = number
  }

  package var bytes: [UInt8] { Hex.bytes(number) }
  /// 16 hexadecimal digits.
  package var description: String { Hex.text(number) }
}

/// Hexadecimal digits, of which the standard permits the lower-case ones only.
private enum Hex {
  static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    for digit in digits {
      switch digit {
      case 0x30...0x39: number = number << 4 | UInt64(digit - 0x30)
      case 0x61...0x66: number = number << 4 | UInt64(digit - 0x61 + 10)
      default: return nil
      }
    }
    return number
  }

  static func bytes(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }

  static func text(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
