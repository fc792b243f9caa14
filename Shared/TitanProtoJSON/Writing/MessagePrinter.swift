/// Writes messages as JSON.
struct MessagePrinter {
  let schema: ProtoSchema
  var text = JSONText()

  init(_ schema: ProtoSchema) { self.schema = schema }

  mutating func print(_ bytes: ArraySlice<UInt8>, _ type: MessageType, depth: Int) throws(JSONFault) {
    guard depth < Nesting.deepest else { throw Nesting.fault }
    if let wellKnown = type.wellKnown { return try print(bytes, wellKnown, type, depth: depth) }
    text.byte("{")
    var isFirst = true
    try printFields(bytes, type, depth: depth, &isFirst)
    text.byte("}")
  }

  /// The members of an object, without its braces.
  mutating func printFields(
    _ bytes: ArraySlice<UInt8>, _ type: MessageType, depth: Int, _ isFirst: inout Bool
  ) throws(JSONFault) {
    let values = try CollectedFields(bytes, type, schema).values
    var start = 0
    while start < values.count {
      let index = values[start].index
      var end = start + 1
      while end < values.count, values[end].index == index { end += 1 }
      let field = type.fields[index]
      do { try printField(values[start..<end], field, depth: depth, &isFirst) } catch { throw error.inside(field.name) }
      start = end
    }
  }

  /// A member: the field's name and its values.
  mutating func printField(
    _ values: ArraySlice<(index: Int, value: WireReader.Value)>, _ field: MessageField, depth: Int,
    _ isFirst: inout Bool
  ) throws(JSONFault) {
    if field.isRepeated {
      key(field.jsonName, &isFirst)
      if case .message(let entry) = field.kind, schema.messages[entry].isMapEntry {
        return try printMap(values, schema.messages[entry], depth: depth)
      }
      text.byte("[")
      for (place, entry) in values.enumerated() {
        if place > 0 { text.byte(",") }
        do { try print(entry.value, field.kind, depth: depth + 1) } catch { throw error.inside("[\(place)]") }
      }
      return text.byte("]")
    }
    guard let value = CollectedFields.merged(values, field.kind), field.hasPresence || !value.isZero else { return }
    key(field.jsonName, &isFirst)
    try print(value, field.kind, depth: depth + 1)
  }

  mutating func key(_ name: String, _ isFirst: inout Bool) {
    if !isFirst { text.byte(",") }
    isFirst = false
    text.string(name)
    text.byte(":")
  }

  /// The last entry of each key.
  private mutating func printMap(
    _ values: ArraySlice<(index: Int, value: WireReader.Value)>, _ entry: MessageType, depth: Int
  ) throws(JSONFault) {
    guard let keyField = entry.fields.first, let valueField = entry.fields.last, entry.fields.count == 2 else {
      throw JSONFault("\(entry.name) is no entry of a map")
    }
    var (keys, printed): ([String], [String: [UInt8]]) = ([], [:])
    for case (_, .bytes(let bytes)) in values {
      let parts = try CollectedFields(bytes, entry, schema).values
      var one = MessagePrinter(schema)
      try one.print(
        CollectedFields.merged(parts.filter { $0.index == 0 }[...], keyField.kind) ?? keyField.kind.zero, keyField.kind,
        depth: depth)
      var name = String(decoding: one.text.bytes, as: UTF8.self)
      if !name.hasPrefix("\"") { name = "\"\(name)\"" }
      one = MessagePrinter(schema)
      let value = CollectedFields.merged(parts.filter { $0.index == 1 }[...], valueField.kind) ?? valueField.kind.zero
      do { try one.print(value, valueField.kind, depth: depth + 1) } catch { throw error.inside("[\(name)]") }
      if printed.updateValue(one.text.bytes, forKey: name) == nil { keys.append(name) }
    }
    text.byte("{")
    for (place, name) in keys.enumerated() {
      if place > 0 { text.byte(",") }
      text.append(Array(name.utf8))
      text.byte(":")
      text.append(printed[name] ?? [])
    }
    text.byte("}")
  }

  mutating func print(_ value: WireReader.Value, _ kind: FieldKind, depth: Int) throws(JSONFault) {
    switch (value, kind) {
    case (.varint(let number), .int32): text.number(Int32(truncatingIfNeeded: number))
    case (.varint(let number), .uint32): text.number(UInt32(truncatingIfNeeded: number))
    case (.varint(let number), .int64): text.quoted(Int64(bitPattern: number))
    case (.varint(let number), .uint64): text.quoted(number)
    case (.varint(let number), .sint32): text.number(Int32(truncatingIfNeeded: number.unzigzagged))
    case (.varint(let number), .sint64): text.quoted(number.unzigzagged)
    case (.varint(let number), .bool): number == 0 ? text.raw("false") : text.raw("true")
    case (.varint(let number), .enumeration(let index)):
      printEnum(Int32(truncatingIfNeeded: number), schema.enums[index])
    case (.fixed32(let bits), .fixed32): text.number(bits)
    case (.fixed32(let bits), .sfixed32): text.number(Int32(bitPattern: bits))
    case (.fixed32(let bits), .float): text.number(Float(bitPattern: bits))
    case (.fixed64(let bits), .fixed64): text.quoted(bits)
    case (.fixed64(let bits), .sfixed64): text.quoted(Int64(bitPattern: bits))
    case (.fixed64(let bits), .double): text.number(Double(bitPattern: bits))
    case (.bytes(let bytes), .string):
      guard bytes.isUTF8 else { throw JSONFault("a string that is not UTF-8") }
      text.string(utf8: bytes)
    case (.bytes(let bytes), .bytes):
      text.byte("\"")
      text.append(ProtoBase64.encode(bytes))
      text.byte("\"")
    case (.bytes(let bytes), .message(let index)): try print(bytes, schema.messages[index], depth: depth)
    default: throw JSONFault("a value of another wire type")
    }
  }

  private mutating func printEnum(_ number: Int32, _ type: EnumType) {
    if type.name == "google.protobuf.NullValue" { return text.raw("null") }
    if let name = type.name(of: number) { text.string(name) } else { text.number(number) }
  }
}

extension FieldKind {
  var zero: WireReader.Value {
    switch wireType {
    case .varint: .varint(0)
    case .fixed64: .fixed64(0)
    case .fixed32: .fixed32(0)
    case .bytes: .bytes([])
    }
  }
}

extension UInt64 {
  fileprivate var unzigzagged: Int64 { Int64(bitPattern: self >> 1) ^ -Int64(bitPattern: self & 1) }
}

extension Collection<UInt8> {
  /// Whether it is valid UTF-8.
  var isUTF8: Bool { String(validating: self, as: UTF8.self) != nil }
}
