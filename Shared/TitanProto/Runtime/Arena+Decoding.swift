package import CTitanProto

/// Converts protobuf-c's structs to Swift values. No pointer is kept: everything is copied, except the bytes of a large
/// field, whose array the arena gives away.
extension Arena {
  /// Strings are known to be UTF-8 without NUL: `WireShape` has checked them.
  package func string(_ pointer: UnsafeMutablePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

  package func bytes(_ data: ProtobufCBinaryData) -> [UInt8] {
    guard let start = data.data else { return [] }
    return array(at: start, count: data.len) ?? Array(UnsafeBufferPointer(start: start, count: data.len))
  }

  /// The number of an enum's value. C enums have the size of `int`, whatever signedness Swift gives them.
  package func number<CEnum>(_ value: CEnum) -> Int32 { unsafeBitCast(value, to: Int32.self) }

  package func decode<Message: CMessage>(_ pointer: UnsafeMutablePointer<Message.CStruct>?) throws -> Message? {
    guard let pointer else { return nil }
    return try Message(pointer, self)
  }

  // Inlinable, so that callers get specialized code: otherwise even an empty list would cost metadata look-ups.
  @inlinable
  package func scalars<Number>(_ count: Int, _ pointer: UnsafeMutablePointer<Number>?) -> [Number] {
    guard count > 0, let pointer else { return [] }
    return Array(unsafeUninitializedCapacity: count) { numbers, filled in
      numbers.baseAddress?.initialize(from: pointer, count: count)
      filled = count
    }
  }

  package func bools(_ count: Int, _ pointer: UnsafeMutablePointer<protobuf_c_boolean>?) -> [Bool] {
    scalars(count, pointer).map { $0 != 0 }
  }

  package func enums<CEnum, Value: OpenEnum>(
    _ count: Int, _ pointer: UnsafeMutablePointer<CEnum>?, as type: Value.Type
  ) -> [Value] {
    scalars(count, pointer).map { Value(rawValue: number($0)) }
  }

  package func strings(
    _ count: Int, _ pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) throws -> [String] {
    try charge(count, of: String.self)
    return UnsafeBufferPointer(start: pointers, count: count).map { string($0) }
  }

  package func bytes(_ count: Int, _ data: UnsafeMutablePointer<ProtobufCBinaryData>?) throws -> [[UInt8]] {
    try charge(count, of: [UInt8].self)
    return UnsafeBufferPointer(start: data, count: count).map { bytes($0) }
  }

  package func decode<Message: CMessage>(
    _ count: Int, _ pointers: UnsafeMutablePointer<UnsafeMutablePointer<Message.CStruct>?>?
  ) throws -> [Message] {
    try charge(count, of: Message.self)
    return try UnsafeBufferPointer(start: pointers, count: count).compactMap { try decode($0) }
  }

  /// If several entries have the same key, the last one counts.
  package func decodeMap<Entry, Key: Hashable, Value>(
    _ count: Int, _ entries: UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>?,
    _ pair: (UnsafeMutablePointer<Entry>) throws -> (Key, Value)
  ) throws -> [Key: Value] {
    // A dictionary can be up to half empty.
    try charge(2 * count, of: (Key, Value).self)
    var map = [Key: Value](minimumCapacity: count)
    for case let entry? in UnsafeBufferPointer(start: entries, count: count) {
      let (key, value) = try pair(entry)
      map[key] = value
    }
    return map
  }
}
