/// An element of a PostgreSQL array. Bytes are a special case: their array is a `bytea`.
package protocol PostgresArrayElement: Sendable {
  static var postgresArrayType: PostgresType { get }
  static func encodePostgresArray(_ array: [Self], into bytes: inout [UInt8])
  static func decodePostgresArray(_ value: PostgresValue) throws(PostgresDecodingFailure) -> [Self]
}

extension Array: PostgresBindable where Element: PostgresArrayElement {
  package static var postgresType: PostgresType { Element.postgresArrayType }

  package func encodePostgres(into bytes: inout [UInt8]) -> Bool {
    Element.encodePostgresArray(self, into: &bytes)
    return true
  }
}

extension Array: PostgresDecodable where Element: PostgresArrayElement {
  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> [Element] {
    try Element.decodePostgresArray(value)
  }
}

extension UInt8: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { .bytea }

  package static func encodePostgresArray(_ array: [UInt8], into bytes: inout [UInt8]) {
    bytes.append(contentsOf: array)
  }

  package static func decodePostgresArray(_ value: PostgresValue) throws(PostgresDecodingFailure) -> [UInt8] {
    [UInt8](try value.bytes(of: .bytea))
  }
}

/// One-dimensional arrays in binary format (`array_send`): dimensions, a NULL flag, the element's type, length and
/// lower bound, then each element after its length.
extension PostgresArrayElement where Self: PostgresCodable {
  package static func encodePostgresArray(_ array: [Self], into bytes: inout [UInt8]) {
    let flag = appendHeader(of: array.count, to: &bytes)
    for element in array {
      let start = bytes.count
      bytes.appendBigEndian(-1 as Int32)
      if element.encodePostgres(into: &bytes) {
        let length = UInt32(bytes.count - start - 4)
        for index in 0..<4 { bytes[start + index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * UInt32(index))) }
      } else {
        bytes[flag + 3] = 1
      }
    }
  }

  /// Appends everything before the elements.
  ///
  /// - Returns: the position of the NULL flag.
  fileprivate static func appendHeader(of count: Int, to bytes: inout [UInt8]) -> Int {
    bytes.appendBigEndian(count == 0 ? 0 : 1 as Int32)
    let flag = bytes.count
    bytes.appendBigEndian(0 as Int32)
    bytes.appendBigEndian(postgresType.rawValue)
    if count > 0 {
      bytes.appendBigEndian(Int32(count))
      bytes.appendBigEndian(1 as Int32)
    }
    return flag
  }

  package static func decodePostgresArray(_ value: PostgresValue) throws(PostgresDecodingFailure) -> [Self] {
    guard let bytes = value.bytes else { throw .unexpectedNull }
    guard value.type == postgresArrayType || value.type.isUserDefined || isAlsoReadable(value.type) else {
      throw .wrongType(value.type)
    }
    let dimensions = try bytes.integer(at: 0, Int32.self)
    guard dimensions != 0 else { return [] }
    guard dimensions == 1 else { throw .outOfRange }
    let type = PostgresType(rawValue: try bytes.integer(at: 8))
    let count = try bytes.integer(at: 12, Int32.self)
    var array: [Self] = []
    array.reserveCapacity(min(max(0, Int(count)), bytes.count / 4))
    var offset = 20
    for _ in 0..<max(0, count) {
      let length = Int(try bytes.integer(at: offset, Int32.self))
      offset += 4
      guard length >= 0 else {
        array.append(try decodePostgres(PostgresValue(type: type, bytes: nil)))
        continue
      }
      guard offset + length <= bytes.count else { throw .malformed }
      let element = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])
      array.append(try decodePostgres(PostgresValue(type: type, bytes: element)))
      offset += length
    }
    return array
  }

  /// Whether these are arrays of narrower or wider integers, of `varchar` or `name`: their elements check the rest.
  private static func isAlsoReadable(_ type: PostgresType) -> Bool {
    [.int2Array, .int4Array, .int8Array, PostgresType(rawValue: 1015), PostgresType(rawValue: 1003)].contains(type)
  }
}

/// Numbers are never NULL and all have the same length, and there may be tens of thousands of them, so their space is
/// allocated at once.
extension PostgresArrayElement where Self: PostgresCodable & FixedWidthInteger {
  package static func encodePostgresArray(_ array: [Self], into bytes: inout [UInt8]) {
    _ = appendHeader(of: array.count, to: &bytes)
    let length = MemoryLayout<Self>.size
    withUnsafeTemporaryAllocation(byteCount: array.count * (4 + length), alignment: 1) { buffer in
      for (index, element) in array.enumerated() {
        let offset = index * (4 + length)
        buffer.storeBytes(of: Int32(length).bigEndian, toByteOffset: offset, as: Int32.self)
        buffer.storeBytes(of: element.bigEndian, toByteOffset: offset + 4, as: Self.self)
      }
      bytes.append(contentsOf: buffer)
    }
  }
}
