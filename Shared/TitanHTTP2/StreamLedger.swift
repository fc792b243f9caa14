/// Records which of the streams that a client opened last it has ended, to distinguish frames that may still arrive on
/// a stream from those that may not.
///
/// nghttp2 forgets a stream when it is closed, and ignores frames on streams it does not know. RFC 9113 requires an
/// answer to HEADERS on a number that was skipped (§5.1.1), and to anything with content after the client's own end of
/// the stream (§5.1). Streams further back than the ledger reaches are not judged.
struct StreamLedger: Sendable {
  private static let reach = 1024
  private var opened = InlineArray<16, UInt64>(repeating: 0)
  private var ended = InlineArray<16, UInt64>(repeating: 0)
  /// The highest stream opened, counted from 1; 0 before the first.
  private var highest = 0

  /// - Returns: the code to end the connection with, if the frame is not allowed here.
  mutating func headers(_ id: HTTP2StreamID, endStream: Bool) -> HTTP2ErrorCode? {
    guard let number = Self.number(id) else { return nil }
    if number > highest {
      open(number)
    } else {
      guard isInReach(number) else { return nil }
      if !Self.bit(opened, number) { return .protocolError }
      if Self.bit(ended, number) { return .streamClosed }
    }
    if endStream { Self.set(&ended, number, true) }
    return nil
  }

  /// - Returns: the code to end the connection with, if the frame is not allowed here.
  mutating func data(_ id: HTTP2StreamID, endStream: Bool) -> HTTP2ErrorCode? {
    // nghttp2 itself objects to frames on a stream not yet opened.
    guard let number = Self.number(id), number <= highest, isInReach(number) else { return nil }
    guard Self.bit(opened, number), !Self.bit(ended, number) else { return .streamClosed }
    if endStream { Self.set(&ended, number, true) }
    return nil
  }

  mutating func reset(_ id: HTTP2StreamID) {
    guard let number = Self.number(id), number <= highest, isInReach(number) else { return }
    Self.set(&ended, number, true)
  }

  private func isInReach(_ number: Int) -> Bool { number > highest - Self.reach }

  private mutating func open(_ number: Int) {
    if number - highest >= Self.reach {
      opened = InlineArray(repeating: 0)
      ended = InlineArray(repeating: 0)
    } else {
      for passed in highest + 1..<number {
        Self.set(&opened, passed, false)
        Self.set(&ended, passed, false)
      }
    }
    highest = number
    Self.set(&opened, number, true)
    Self.set(&ended, number, false)
  }

  /// A client's streams have odd ids.
  private static func number(_ id: HTTP2StreamID) -> Int? { id > 0 && id & 1 == 1 ? Int(id >> 1) + 1 : nil }

  private static func bit(_ bits: borrowing InlineArray<16, UInt64>, _ number: Int) -> Bool {
    bits[(number & (reach - 1)) >> 6] & 1 << UInt64(number & 63) != 0
  }

  private static func set(_ bits: inout InlineArray<16, UInt64>, _ number: Int, _ value: Bool) {
    let mask: UInt64 = 1 << UInt64(number & 63)
    if value { bits[(number & (reach - 1)) >> 6] |= mask } else { bits[(number & (reach - 1)) >> 6] &= ~mask }
  }
}
