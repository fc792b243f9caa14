/// Numbers and keys of maps, from their JSON. Pure.
enum Scalars {
  /// - Parameters:
  ///   - text: a number, or the content of a string that holds one.
  ///   - shown: how an error message shows the text.
  static func number(
    _ text: String, _ kind: FieldKind, shown: (String) -> String
  ) throws(JSONFault) -> WireReader.Value {
    if let value = value(text, kind) { return value }
    throw JSONFault(got: shown(text), allowed: allowed(kind))
  }

  static func mapKey(_ text: String, _ kind: FieldKind) throws(JSONFault) -> WireReader.Value {
    switch kind {
    case .string: return .bytes(Array(text.utf8)[...])
    case .bool:
      guard text == "true" || text == "false" else { throw JSONFault(got: "\"\(text)\"", allowed: "true or false") }
      return .varint(text == "true" ? 1 : 0)
    default: return try number(text, kind) { "\"\($0)\"" }
    }
  }

  static func allowed(_ kind: FieldKind) -> String {
    switch kind {
    case .double: "a number of 64 bits, \"NaN\", \"Infinity\" or \"-Infinity\""
    case .float: "a number of 32 bits, \"NaN\", \"Infinity\" or \"-Infinity\""
    case .int32, .sint32, .sfixed32: "an integer from \(Int32.min) to \(Int32.max)"
    case .uint32, .fixed32: "an integer from 0 to \(UInt32.max)"
    case .int64, .sint64, .sfixed64: "an integer from \(Int64.min) to \(Int64.max), in quotes or not"
    case .uint64, .fixed64: "an integer from 0 to \(UInt64.max), in quotes or not"
    case .bool, .string, .bytes, .message, .enumeration: "another type"
    }
  }

  static func integer<Number: FixedWidthInteger>(_ text: String, _: Number.Type) -> Number? {
    guard JSONNumber.isNumber(text), let (isNegative, magnitude) = JSONNumber.integer(text) else { return nil }
    guard isNegative else { return Number(exactly: magnitude) }
    if magnitude == 0 { return 0 }
    // The magnitude of the least number has no positive counterpart.
    guard magnitude <= 1 << 63 else { return nil }
    return Number(exactly: -Int64(magnitude - 1) - 1)
  }

  private static func value(_ text: String, _ kind: FieldKind) -> WireReader.Value? {
    switch kind {
    case .int32: integer(text, Int32.self).map { .varint(UInt64(bitPattern: Int64($0))) }
    case .int64: integer(text, Int64.self).map { .varint(UInt64(bitPattern: $0)) }
    case .uint32: integer(text, UInt32.self).map { .varint(UInt64($0)) }
    case .uint64: integer(text, UInt64.self).map { .varint($0) }
    case .sint32: integer(text, Int32.self).map { .varint(zigzagged(Int64($0))) }
    case .sint64: integer(text, Int64.self).map { .varint(zigzagged($0)) }
    case .fixed32: integer(text, UInt32.self).map { .fixed32($0) }
    case .sfixed32: integer(text, Int32.self).map { .fixed32(UInt32(bitPattern: $0)) }
    case .fixed64: integer(text, UInt64.self).map { .fixed64($0) }
    case .sfixed64: integer(text, Int64.self).map { .fixed64(UInt64(bitPattern: $0)) }
    case .double: double(text).map { .fixed64($0.bitPattern) }
    case .float: float(text).map { .fixed32($0.bitPattern) }
    case .bool, .string, .bytes, .message, .enumeration: nil
    }
  }

  private static func zigzagged(_ number: Int64) -> UInt64 { UInt64(bitPattern: number << 1 ^ number >> 63) }

  /// `nil` for what is too large, too.
  static func double(_ text: String) -> Double? {
    switch text {
    case "NaN": return .nan
    case "Infinity": return .infinity
    case "-Infinity": return -.infinity
    default:
      guard JSONNumber.isNumber(text), let number = Double(text), number.isFinite else { return nil }
      return number
    }
  }

  /// A number that rounds to one of 32 bits: the largest one's shortest form is a little above it.
  private static func float(_ text: String) -> Float? {
    guard let number = double(text) else { return nil }
    let rounded = Float(number)
    return number.isFinite && !rounded.isFinite ? nil : rounded
  }
}
