/// A value that can be bound in an `SQLQuery`.
package protocol PostgresBindable: Sendable {
  /// The parameter's declared type. If SQL needs another one, cast in the SQL: `\(text)::inet`.
  static var postgresType: PostgresType { get }

  /// Appends the binary format of the type (its `…_send` function in PostgreSQL) and returns true;
  /// appends nothing and returns false for NULL.
  func encodePostgres(into bytes: inout [UInt8]) -> Bool
}

/// A value that can be read from a row.
package protocol PostgresDecodable: Sendable {
  static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> Self
}

package typealias PostgresCodable = PostgresBindable & PostgresDecodable

extension Optional: PostgresBindable where Wrapped: PostgresBindable {
  package static var postgresType: PostgresType { Wrapped.postgresType }

  package func encodePostgres(into bytes: inout [UInt8]) -> Bool {
    guard let self else { return false }
    return self.encodePostgres(into: &bytes)
  }
}

extension Optional: PostgresDecodable where Wrapped: PostgresDecodable {
  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> Self {
    value.bytes == nil ? nil : try Wrapped.decodePostgres(value)
  }
}
