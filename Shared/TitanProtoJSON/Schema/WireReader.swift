/// Reads the fields of a message in protobuf's wire format. Pure.
struct WireReader {
  enum Value {
    case varint(UInt64)
    case fixed64(UInt64)
    case fixed32(UInt32)
    case bytes(ArraySlice<UInt8>)
  }

  /// The bytes are no message.
  struct Malformed: Error {}

  private var rest: ArraySlice<UInt8>
  private static let deepestGroup = 100

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next field; `nil` at the end. Groups, which no field here has, are skipped.
  mutating func next() throws(Malformed) -> (number: Int, value: Value)? {
    var groups: [UInt64] = []
    while true {
      if rest.isEmpty {
        guard groups.isEmpty else { throw Malformed() }
        return nil
      }
      let tag = try varint()
      let number = tag >> 3
      guard number > 0, number <= 0x1FFF_FFFF else { throw Malformed() }
      let value: Value
      switch tag & 7 {
      case 0: value = .varint(try varint())
      case 1: value = .fixed64(try fixed64())
      case 2:
        let length = try varint()
        guard length <= UInt64(rest.count) else { throw Malformed() }
        value = .bytes(rest.prefix(Int(length)))
        rest = rest.dropFirst(Int(length))
      case 3:
        guard groups.count < Self.deepestGroup else { throw Malformed() }
        groups.append(number)
        continue
      case 4:
        guard groups.popLast() == number else { throw Malformed() }
        continue
      case 5: value = .fixed32(try fixed32())
      default: throw Malformed()
      }
      if groups.isEmpty { return (Int(number), value) }
    }
  }

  // MARK: Single values, for packed fields

  mutating func varint() throws(Malformed) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    var position = rest.startIndex
    while position < rest.endIndex, shift < 64 {
      let byte = rest[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 {
        rest = rest[position...]
        return value
      }
      shift += 7
    }
    throw Malformed()
  }

  mutating func fixed32() throws(Malformed) -> UInt32 { UInt32(truncatingIfNeeded: try littleEndian(4)) }
  mutating func fixed64() throws(Malformed) -> UInt64 { try littleEndian(8) }

  private mutating func littleEndian(_ count: Int) throws(Malformed) -> UInt64 {
    guard rest.count >= count else { throw Malformed() }
    var value: UInt64 = 0
    for (place, byte) in rest.prefix(count).enumerated() { value |= UInt64(byte) << UInt64(8 * place) }
    rest = rest.dropFirst(count)
    return value
  }
}

/// Writes fields in protobuf's wire format. Pure.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func varint(_ value: UInt64) {
    var value = value
    while value >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
      value >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  mutating func fixed32(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
  mutating func fixed64(_ value: UInt64) { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }

  mutating func tag(_ number: Int, _ type: WireType) { varint(UInt64(number) << 3 | type.rawValue) }

  /// A length-delimited field.
  mutating func field(_ number: Int, _ content: some Collection<UInt8>) {
    tag(number, .bytes)
    varint(UInt64(content.count))
    bytes += content
  }

  /// Fields that were written elsewhere.
  mutating func raw(_ written: [UInt8]) { bytes += written }
}

enum WireType: UInt64 {
  case varint = 0
  case fixed64 = 1
  case bytes = 2
  case fixed32 = 5
}
