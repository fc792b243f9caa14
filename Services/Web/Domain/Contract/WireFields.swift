/// The fields of one serialized protobuf message, in their order, without a schema.
struct WireFields: Sequence, IteratorProtocol {
  enum Value {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private var rest: ArraySlice<UInt8>
  /// Whether reading stopped at something that is no field.
  private(set) var isMalformed = false

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func next() -> (number: Int, value: Value)? {
    guard !rest.isEmpty, !isMalformed else { return nil }
    guard let tag = varint(), let number = Int(exactly: tag >> 3), number > 0, let value = value(wireType: tag & 7)
    else {
      isMalformed = true
      return nil
    }
    return (number, value)
  }

  private mutating func value(wireType: UInt64) -> Value? {
    switch wireType {
    case 0: varint().map(Value.number)
    case 1: take(8).map(Value.bytes)
    case 2: varint().flatMap { Int(exactly: $0) }.flatMap { take($0) }.map(Value.bytes)
    case 5: take(4).map(Value.bytes)
    default: nil
    }
  }

  private mutating func varint() -> UInt64? {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while shift < 64, let byte = rest.popFirst() {
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    return nil
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
