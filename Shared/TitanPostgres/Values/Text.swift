extension String: PostgresCodable {
  package static var postgresType: PostgresType { .text }

  package func encodePostgres(into bytes: inout [UInt8]) -> Bool {
    bytes.append(contentsOf: utf8)
    return true
  }

  /// Reads text types, JSON, and enums by their label.
  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> String {
    guard var bytes = value.bytes else { throw .unexpectedNull }
    switch value.type {
    case .text, .varchar, .bpchar, .name, .json, .unknown: break
    case .jsonb:
      // One version byte (1) precedes the text.
      guard bytes.first == 1 else { throw .malformed }
      bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
    default:
      guard value.type.isUserDefined else { throw .wrongType(value.type) }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed }
    return text
  }
}

/// A JSON text bound as `jsonb`.
struct JSONText: PostgresBindable {
  let text: String

  static var postgresType: PostgresType { .jsonb }

  func encodePostgres(into bytes: inout [UInt8]) -> Bool {
    bytes.append(1)
    bytes.append(contentsOf: text.utf8)
    return true
  }
}
