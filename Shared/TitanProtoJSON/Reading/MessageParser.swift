/// Reads messages from JSON.
struct MessageParser {
  let schema: ProtoSchema
  var reader: JSONReader

  init(_ schema: ProtoSchema, _ json: [UInt8]) { (self.schema, reader) = (schema, JSONReader(json)) }

  /// The whole text as a message.
  mutating func parse(_ type: MessageType) throws(JSONFault) -> [UInt8] {
    let message = try message(type, depth: 0)
    try reader.end()
    return message
  }

  /// The next value as a message, in the wire format.
  mutating func message(_ type: MessageType, depth: Int) throws(JSONFault) -> [UInt8] {
    guard depth < Nesting.deepest else { throw Nesting.fault }
    var out = WireWriter()
    if let wellKnown = type.wellKnown {
      try read(wellKnown, type, into: &out, depth: depth)
    } else {
      try members(type, into: &out, depth: depth)
    }
    return out.bytes
  }

  /// The next value as an object with the type's fields.
  ///
  /// - Parameter ignored: a key that is none of them.
  mutating func members(
    _ type: MessageType, into out: inout WireWriter, depth: Int, ignoring ignored: String? = nil
  ) throws(JSONFault) {
    try expect(.object, "an object with the fields of \(type.name)")
    try reader.open("{")
    var (seen, oneofs, isFirst): (Set<Int>, Set<Int>, Bool) = ([], [], true)
    while let key = try reader.key(isFirst: isFirst) {
      isFirst = false
      if key == ignored {
        try reader.skip(depth: depth + 1)
        continue
      }
      guard let index = type.index(name: key) else {
        throw JSONFault("got an unknown field; allowed: the fields of \(type.name)").inside(JSONFault.shown(key))
      }
      let field = type.fields[index]
      do throws(JSONFault) {
        guard seen.insert(index).inserted else { throw JSONFault("got the field twice; allowed: once") }
        if try isAbsent(field) { continue }
        if let oneof = field.oneof, !oneofs.insert(oneof).inserted {
          throw JSONFault("got a second member of a oneof; allowed: one")
        }
        try read(field, into: &out, depth: depth)
      } catch { throw error.inside(field.name) }
    }
  }

  /// Whether null comes and means that the field is absent.
  private mutating func isAbsent(_ field: MessageField) throws(JSONFault) -> Bool {
    guard try reader.kind() == .null else { return false }
    if !field.isRepeated, hasNull(field.kind) { return false }
    try reader.null()
    return true
  }

  /// Whether null is a value of the type.
  private func hasNull(_ kind: FieldKind) -> Bool {
    switch kind {
    case .message(let index): schema.messages[index].wellKnown == .value
    case .enumeration(let index): schema.enums[index].name == "google.protobuf.NullValue"
    default: false
    }
  }

  private mutating func read(
    _ field: MessageField, into out: inout WireWriter, depth: Int
  ) throws(JSONFault) {
    if field.isRepeated { return try readAll(field, into: &out, depth: depth) }
    let value = try value(field.kind, depth: depth + 1)
    if field.hasPresence || !value.isZero { out.field(field.number, value) }
  }

  /// The values of a repeated field or a map.
  mutating func readAll(_ field: MessageField, into out: inout WireWriter, depth: Int) throws(JSONFault) {
    if case .message(let entry) = field.kind, schema.messages[entry].isMapEntry {
      return try readMap(field, schema.messages[entry], into: &out, depth: depth)
    }
    try expect(.list, "a list")
    try reader.open("[")
    var (packed, count) = (WireWriter(), 0)
    while try reader.hasElement(isFirst: count == 0) {
      do throws(JSONFault) {
        let value = try value(field.kind, depth: depth + 1)
        if field.isPacked { packed.value(value) } else { out.field(field.number, value) }
      } catch { throw error.inside("[\(count)]") }
      count += 1
    }
    if !packed.bytes.isEmpty { out.field(field.number, packed.bytes) }
  }

  private mutating func readMap(
    _ field: MessageField, _ entry: MessageType, into out: inout WireWriter, depth: Int
  ) throws(JSONFault) {
    guard let keyField = entry.fields.first, let valueField = entry.fields.last, entry.fields.count == 2 else {
      throw JSONFault("\(entry.name) is no entry of a map")
    }
    try expect(.object, "an object, whose keys are the map's")
    try reader.open("{")
    var keys: Set<String> = []
    while let key = try reader.key(isFirst: keys.isEmpty) {
      do throws(JSONFault) {
        guard keys.insert(key).inserted else { throw JSONFault("got the key twice; allowed: once") }
        var pair = WireWriter()
        pair.field(1, try Scalars.mapKey(key, keyField.kind))
        pair.field(2, try value(valueField.kind, depth: depth + 1))
        out.field(field.number, pair.bytes)
      } catch { throw error.inside("[\"\(JSONFault.shown(key))\"]") }
    }
  }

  /// The next value, as one of the kind.
  mutating func value(_ kind: FieldKind, depth: Int) throws(JSONFault) -> WireReader.Value {
    switch kind {
    case .message(let index): return .bytes(try message(schema.messages[index], depth: depth)[...])
    case .enumeration(let index): return .varint(UInt64(bitPattern: Int64(try enumNumber(schema.enums[index]))))
    case .bool:
      try expect(.boolean, "true or false")
      return .varint(try reader.boolean() ? 1 : 0)
    case .string: return .bytes(Array(try string("a string").utf8)[...])
    case .bytes:
      let text = try string("a string in base64")
      guard let bytes = ProtoBase64.decode(text.utf8) else {
        throw JSONFault(got: "\"\(text)\"", allowed: "base64 or base64url")
      }
      return .bytes(bytes[...])
    default:
      switch try reader.kind() {
      case .number: return try Scalars.number(try reader.number(), kind, shown: { $0 })
      case .string: return try Scalars.number(try reader.string(), kind, shown: { "\"\($0)\"" })
      case let other: throw JSONFault(got: other.rawValue, allowed: Scalars.allowed(kind))
      }
    }
  }

  private mutating func enumNumber(_ type: EnumType) throws(JSONFault) -> Int32 {
    let kind = try reader.kind()
    switch kind {
    case .null where type.name == "google.protobuf.NullValue":
      try reader.null()
      return 0
    case .string:
      let name = try reader.string()
      guard let number = type.number(of: name) else { throw JSONFault(got: "\"\(name)\"", allowed: type.examples) }
      return number
    case .number:
      let text = try reader.number()
      guard let number = Scalars.integer(text, Int32.self), !type.isClosed || type.name(of: number) != nil else {
        throw JSONFault(got: text, allowed: type.isClosed ? type.examples : "a number of 32 bits, or \(type.examples)")
      }
      return number
    default: throw JSONFault(got: kind.rawValue, allowed: type.examples)
    }
  }

  mutating func string(_ allowed: String) throws(JSONFault) -> String {
    try expect(.string, allowed)
    return try reader.string()
  }

  mutating func expect(_ wanted: JSONReader.Kind, _ allowed: String) throws(JSONFault) {
    let kind = try reader.kind()
    guard kind == wanted else { throw JSONFault(got: kind.rawValue, allowed: allowed) }
  }
}

extension WireReader.Value {
  /// Whether it is the default of its type.
  var isZero: Bool {
    switch self {
    case .varint(let number), .fixed64(let number): number == 0
    case .fixed32(let number): number == 0
    case .bytes(let bytes): bytes.isEmpty
    }
  }
}

extension WireWriter {
  /// A field of any type.
  mutating func field(_ number: Int, _ value: WireReader.Value) {
    switch value {
    case .varint: tag(number, .varint)
    case .fixed64: tag(number, .fixed64)
    case .fixed32: tag(number, .fixed32)
    case .bytes(let bytes): return field(number, bytes)
    }
    self.value(value)
  }

  /// A value without its tag, as in packed fields.
  mutating func value(_ value: WireReader.Value) {
    switch value {
    case .varint(let number): varint(number)
    case .fixed64(let bits): fixed64(bits)
    case .fixed32(let bits): fixed32(bits)
    case .bytes: break
    }
  }
}
