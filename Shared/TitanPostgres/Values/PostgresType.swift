/// A type of `pg_type` by its OID. The named ones have the same OID on every server (`pg_type.dat`).
package struct PostgresType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  private init(_ rawValue: UInt32) { self.rawValue = rawValue }

  package static let bool = PostgresType(16)
  package static let bytea = PostgresType(17)
  package static let name = PostgresType(19)
  package static let int8 = PostgresType(20)
  package static let int2 = PostgresType(21)
  package static let int4 = PostgresType(23)
  package static let text = PostgresType(25)
  package static let oid = PostgresType(26)
  package static let json = PostgresType(114)
  package static let float4 = PostgresType(700)
  package static let float8 = PostgresType(701)
  package static let unknown = PostgresType(705)
  package static let bpchar = PostgresType(1042)
  package static let varchar = PostgresType(1043)
  package static let date = PostgresType(1082)
  package static let timestamptz = PostgresType(1184)
  package static let interval = PostgresType(1186)
  package static let numeric = PostgresType(1700)
  package static let uuid = PostgresType(2950)
  package static let jsonb = PostgresType(3802)

  package static let boolArray = PostgresType(1000)
  package static let byteaArray = PostgresType(1001)
  package static let int2Array = PostgresType(1005)
  package static let int4Array = PostgresType(1007)
  package static let textArray = PostgresType(1009)
  package static let int8Array = PostgresType(1016)
  package static let float8Array = PostgresType(1022)
  package static let dateArray = PostgresType(1182)
  package static let timestamptzArray = PostgresType(1185)
  package static let intervalArray = PostgresType(1187)
  package static let uuidArray = PostgresType(2951)
  package static let jsonbArray = PostgresType(3807)

  /// The first OID of user-defined types: enums and domains are sent as text or as their base type.
  var isUserDefined: Bool { rawValue >= 16_384 }

  private static let names: [PostgresType: String] = [
    .bool: "bool", .bytea: "bytea", .name: "name", .int8: "int8", .int2: "int2", .int4: "int4", .text: "text",
    .oid: "oid", .json: "json", .float4: "float4", .float8: "float8", .unknown: "unknown", .bpchar: "bpchar",
    .varchar: "varchar", .date: "date", .timestamptz: "timestamptz", .interval: "interval", .numeric: "numeric",
    .uuid: "uuid", .jsonb: "jsonb", .boolArray: "bool[]", .byteaArray: "bytea[]", .int2Array: "int2[]",
    .int4Array: "int4[]", .textArray: "text[]", .int8Array: "int8[]", .float8Array: "float8[]",
    .dateArray: "date[]", .timestamptzArray: "timestamptz[]", .intervalArray: "interval[]", .uuidArray: "uuid[]",
    .jsonbArray: "jsonb[]",
  ]

  package var description: String { Self.names[self] ?? "the type with OID \(rawValue)" }
}
