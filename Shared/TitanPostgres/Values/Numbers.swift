extension Bool: PostgresCodable {
  package static var postgresType: PostgresType { .bool }

  package func encodePostgres(into bytes: inout [UInt8]) -> Bool {
    bytes.append(self ? 1 : 0)
    return true
  }

  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> Bool {
    try value.bytes(of: .bool).wholeInteger(UInt8.self) != 0
  }
}

extension Int16: PostgresCodable {
  package static var postgresType: PostgresType { .int2 }
  package func encodePostgres(into bytes: inout [UInt8]) -> Bool { encodeInteger(self, into: &bytes) }
  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> Int16 {
    try decodeInteger(value)
  }
}

extension Int32: PostgresCodable {
  package static var postgresType: PostgresType { .int4 }
  package func encodePostgres(into bytes: inout [UInt8]) -> Bool { encodeInteger(self, into: &bytes) }
  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> Int32 {
    try decodeInteger(value)
  }
}

extension Int64: PostgresCodable {
  package static var postgresType: PostgresType { .int8 }
  package func encodePostgres(into bytes: inout [UInt8]) -> Bool { encodeInteger(self, into: &bytes) }
  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> Int64 {
    try decodeInteger(value)
  }
}

extension Int: PostgresCodable {
  package static var postgresType: PostgresType { .int8 }
  package func encodePostgres(into bytes: inout [UInt8]) -> Bool { encodeInteger(Int64(self), into: &bytes) }
  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> Int {
    try decodeInteger(value)
  }
}

extension Double: PostgresCodable {
  package static var postgresType: PostgresType { .float8 }
  package func encodePostgres(into bytes: inout [UInt8]) -> Bool { encodeInteger(bitPattern, into: &bytes) }

  /// Reads `float8`, `float4` and `numeric` (the result of `avg`), the last rounded to the nearest.
  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> Double {
    let bytes = try value.bytes(of: .float8, .float4, .numeric)
    switch value.type {
    case .float8: return Double(bitPattern: try bytes.wholeInteger())
    case .float4: return Double(Float(bitPattern: try bytes.wholeInteger()))
    default: return try Numeric(bytes).double()
    }
  }
}

private func encodeInteger(_ value: some FixedWidthInteger, into bytes: inout [UInt8]) -> Bool {
  bytes.appendBigEndian(value)
  return true
}

/// Reads any integer type, and `numeric` without a fraction (the result of `sum(bigint)`), if it fits.
private func decodeInteger<Value: FixedWidthInteger>(
  _ value: PostgresValue
) throws(PostgresDecodingFailure) -> Value {
  guard let bytes = value.bytes else { throw .unexpectedNull }
  // Not `bytes(of:)`, which would build a list of types for each of the thousands of elements in an array.
  let number: Int64 =
    switch value.type {
    case .int8: try bytes.wholeInteger()
    case .int4: Int64(try bytes.wholeInteger(Int32.self))
    case .int2: Int64(try bytes.wholeInteger(Int16.self))
    case .oid: Int64(try bytes.wholeInteger(UInt32.self))
    case .numeric: try Numeric(bytes).integer()
    default: throw .wrongType(value.type)
    }
  guard let exact = Value(exactly: number) else { throw .outOfRange }
  return exact
}
