/// One value as PostgreSQL sent it, in binary format. The bytes are valid only during decoding.
package struct PostgresValue {
  package let type: PostgresType
  /// `nil` for NULL.
  package let bytes: UnsafeRawBufferPointer?

  /// The bytes of a value that may not be NULL and must have one of these types.
  func bytes(of types: PostgresType...) throws(PostgresDecodingFailure) -> UnsafeRawBufferPointer {
    guard let bytes else { throw .unexpectedNull }
    guard types.contains(type) else { throw .wrongType(type) }
    return bytes
  }
}

/// Why a value could not be read.
package enum PostgresDecodingFailure: Error, Hashable, Sendable {
  case noSuchColumn
  case ambiguousColumn
  case unexpectedNull
  case wrongType(PostgresType)
  /// The value exists in PostgreSQL but not in the Swift type.
  case outOfRange
  /// The bytes do not match the type's binary format: our bug.
  case malformed
}

extension UnsafeRawBufferPointer {
  /// A big-endian integer that fills the buffer.
  func wholeInteger<Value: FixedWidthInteger>(
    _ type: Value.Type = Value.self
  ) throws(PostgresDecodingFailure) -> Value {
    guard count == MemoryLayout<Value>.size else { throw .malformed }
    return Value(bigEndian: loadUnaligned(as: Value.self))
  }

  /// A big-endian integer at an offset.
  func integer<Value: FixedWidthInteger>(
    at offset: Int, _ type: Value.Type = Value.self
  ) throws(PostgresDecodingFailure) -> Value {
    guard offset >= 0, offset + MemoryLayout<Value>.size <= count else { throw .malformed }
    return Value(bigEndian: loadUnaligned(fromByteOffset: offset, as: Value.self))
  }
}

extension [UInt8] {
  /// Appends an integer, most significant byte first.
  mutating func appendBigEndian(_ value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }
}
