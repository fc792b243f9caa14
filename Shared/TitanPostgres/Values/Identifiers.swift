package import Foundation
package import TitanCore

extension UUID: PostgresCodable {
  package static var postgresType: PostgresType { .uuid }

  package func encodePostgres(into bytes: inout [UInt8]) -> Bool {
    withUnsafeBytes(of: uuid) { bytes.append(contentsOf: $0) }
    return true
  }

  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> UUID {
    let bytes = try value.bytes(of: .uuid)
    guard bytes.count == 16 else { throw .malformed }
    return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
  }
}

extension Identifier: PostgresCodable {
  package static var postgresType: PostgresType { .uuid }

  package func encodePostgres(into bytes: inout [UInt8]) -> Bool { uuid.encodePostgres(into: &bytes) }

  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> Self {
    Self(try UUID.decodePostgres(value))
  }
}
