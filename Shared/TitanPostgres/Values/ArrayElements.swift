package import Foundation
package import TitanCore

extension Bool: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { .boolArray }
}
extension Int16: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { .int2Array }
}
extension Int32: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { .int4Array }
}
extension Int64: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { .int8Array }
}
extension Int: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { .int8Array }
}
extension Double: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { .float8Array }
}
extension String: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { .textArray }
}
extension UUID: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { .uuidArray }
}
extension Identifier: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { .uuidArray }
}
extension Timestamp: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { .timestamptzArray }
}
extension CalendarDay: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { .dateArray }
}
extension Duration: PostgresArrayElement {
  package static var postgresArrayType: PostgresType { .intervalArray }
}

/// Arrays of `bytea`.
extension Array: PostgresArrayElement where Element == UInt8 {
  package static var postgresArrayType: PostgresType { .byteaArray }
}

/// Arrays with NULLs.
extension Optional: PostgresArrayElement where Wrapped: PostgresArrayElement & PostgresCodable {
  package static var postgresArrayType: PostgresType { Wrapped.postgresArrayType }
}
