/// Reads tags and values of the protobuf wire format with exactly protobuf-c's rules of well-formedness: whatever this
/// skips, protobuf-c skips too.
struct WireReader {
  enum WireType: UInt64 {
    case varint = 0
    case fixed64 = 1
    case lengthDelimited = 2
    case fixed32 = 5
  }

  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  /// `nil` for a truncated or overlong tag, and for groups.
  mutating func readTag() -> (field: UInt32, wireType: WireType)? {
    guard let tag = readVarint(maxLength: 5), let wireType = WireType(rawValue: tag & 7) else { return nil }
    return (UInt32(truncatingIfNeeded: tag >> 3), wireType)
  }

  mutating func readLengthDelimited() -> UnsafeRawBufferPointer? {
    guard let length = readVarint(maxLength: 5), length <= UInt64(bytes.count - position) else { return nil }
    defer { position += Int(length) }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + Int(length)])
  }

  /// The next field: its bytes with the tag, and only its value if it is length-delimited; `nil` at the end and if
  /// nothing can be read.
  mutating func readField() -> (number: UInt32, raw: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer?)? {
    let start = position
    guard let tag = readTag() else { return nil }
    let value = tag.wireType == .lengthDelimited ? readLengthDelimited() : nil
    guard value != nil || skip(tag.wireType) else { return nil }
    return (tag.field, UnsafeRawBufferPointer(rebasing: bytes[start..<position]), value)
  }

  /// Skips a value; `false` if it is truncated.
  mutating func skip(_ wireType: WireType) -> Bool {
    switch wireType {
    case .varint: return readVarint(maxLength: 10) != nil
    case .lengthDelimited: return readLengthDelimited() != nil
    case .fixed32: return advance(4)
    case .fixed64: return advance(8)
    }
  }

  // MARK: Groups, which protobuf-c does not step over

  private static let (groupStart, groupEnd): (UInt64, UInt64) = (3, 4)

  /// The number of the group that begins here; `nil`, and nothing is read, if none does.
  mutating func readGroupStart() -> UInt32? {
    let start = position
    if let tag = readVarint(maxLength: 5), tag & 7 == Self.groupStart { return UInt32(truncatingIfNeeded: tag >> 3) }
    position = start
    return nil
  }

  /// Skips a group whose start was read; `false` if its end is missing or does not match, or it is nested too deeply.
  mutating func skipGroup(_ number: UInt32, deepest: Int) -> Bool {
    var open = [number]
    while let innermost = open.last {
      guard open.count <= deepest, let tag = readVarint(maxLength: 5), tag >> 3 != 0 else { return false }
      switch tag & 7 {
      case Self.groupStart: open.append(UInt32(truncatingIfNeeded: tag >> 3))
      case Self.groupEnd:
        guard UInt32(truncatingIfNeeded: tag >> 3) == innermost else { return false }
        open.removeLast()
      case let type:
        guard let wireType = WireType(rawValue: type), skip(wireType) else { return false }
      }
    }
    return number != 0
  }

  private mutating func advance(_ count: Int) -> Bool {
    guard bytes.count - position >= count else { return false }
    position += count
    return true
  }

  private mutating func readVarint(maxLength: Int) -> UInt64? {
    var value: UInt64 = 0
    for index in 0..<min(maxLength, bytes.count - position) {
      let byte = bytes[position + index]
      value |= UInt64(byte & 0x7F) << UInt64(7 * index)
      if byte < 0x80 {
        position += index + 1
        return value
      }
    }
    return nil
  }
}
