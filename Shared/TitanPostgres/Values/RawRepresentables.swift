/// An enum with raw values is bound and read as its raw value. The type declares the conformance: `extension Evidence:
/// PostgresCodable, PostgresArrayElement {}`.
extension PostgresBindable where Self: RawRepresentable, RawValue: PostgresBindable {
  package static var postgresType: PostgresType { RawValue.postgresType }
  package func encodePostgres(into bytes: inout [UInt8]) -> Bool { rawValue.encodePostgres(into: &bytes) }
}

extension PostgresDecodable where Self: RawRepresentable, RawValue: PostgresDecodable {
  /// - Throws: `outOfRange` if no case has the value.
  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> Self {
    guard let known = Self(rawValue: try RawValue.decodePostgres(value)) else { throw .outOfRange }
    return known
  }
}

extension PostgresArrayElement where Self: RawRepresentable, RawValue: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { RawValue.postgresArrayType }
}
