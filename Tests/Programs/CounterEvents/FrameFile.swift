import Foundation

/// Frames as bytes, so that two programs count the very same numbers: both would have to read decimals alike otherwise.
///
/// All is little-endian. Each frame has 8 bytes of microseconds as a floating-point number, 4 bytes for the number of
/// its values, 4 bytes of flags (1 if the athlete had paused, 2 if the frame tells which way is up), and floating-point
/// numbers of 4 bytes each: the three of the way up, if it tells, and its values.
struct FrameFile: Sequence, IteratorProtocol {
  struct Frame {
    var microseconds: Int64
    var isPaused: Bool
    /// x, y and z, or nothing.
    var up: [Float]
    var values: [Float]
  }

  private var rest: Data

  init(_ bytes: Data) { rest = bytes }

  /// Ends with the last whole frame.
  mutating func next() -> Frame? {
    let header = 16
    guard rest.count >= header else { return nil }
    let frame = rest.withUnsafeBytes { bytes -> (Frame, size: Int)? in
      func word<Word: FixedWidthInteger>(_ type: Word.Type, at offset: Int) -> Word {
        Word(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
      }
      let flags = word(UInt32.self, at: 12)
      let (tells, count) = (flags & 2 == 2 ? 3 : 0, Int(word(UInt32.self, at: 8)))
      guard bytes.count >= header + 4 * (tells + count) else { return nil }
      let numbers = (0..<tells + count).map { Float(bitPattern: word(UInt32.self, at: header + 4 * $0)) }
      let frame = Frame(
        microseconds: Int64(Double(bitPattern: word(UInt64.self, at: 0))), isPaused: flags & 1 == 1,
        up: Array(numbers[..<tells]), values: Array(numbers[tells...]))
      return (frame, header + 4 * numbers.count)
    }
    rest = rest.dropFirst(frame?.size ?? 0)
    return frame?.0
  }
}
