/// The types of `google.protobuf` that have a JSON of their own.
extension MessagePrinter {
  mutating func print(
    _ bytes: ArraySlice<UInt8>, _ wellKnown: WellKnownType, _ type: MessageType, depth: Int
  ) throws(JSONFault) {
    let values = try CollectedFields(bytes, type, schema).values
    switch wellKnown {
    case .timestamp: text.string(try ProtoTime.text(seconds: values.integer(0), nanos: values.integer(1)))
    case .duration: text.string(try ProtoDuration.text(seconds: values.integer(0), nanos: values.integer(1)))
    case .fieldMask: text.string(try paths(values))
    case .wrapper:
      guard let field = type.fields.first else { throw JSONFault("\(type.name) has no field") }
      guard let value = values.last?.value else { return try printDefault(field.kind) }
      try print(value, field.kind, depth: depth)
    case .any: try printAny(values, depth: depth)
    case .structure:
      // A map's object is what its only field prints after its name.
      guard let fields = type.fields.first, !values.isEmpty else { return text.raw("{}") }
      try printValueOnly(values, fields, depth: depth)
    case .listValue:
      guard let elements = type.fields.first, !values.isEmpty else { return text.raw("[]") }
      try printValueOnly(values, elements, depth: depth)
    case .value: try printDynamic(values, type, depth: depth)
    }
  }

  private mutating func printDefault(_ kind: FieldKind) throws(JSONFault) {
    switch kind.wireType {
    case .varint: try print(.varint(0), kind, depth: 0)
    case .fixed64: try print(.fixed64(0), kind, depth: 0)
    case .fixed32: try print(.fixed32(0), kind, depth: 0)
    case .bytes: text.raw("\"\"")
    }
  }

  private func paths(_ values: [(index: Int, value: WireReader.Value)]) throws(JSONFault) -> String {
    var paths: [String] = []
    for case (_, .bytes(let bytes)) in values {
      guard let path = String(validating: bytes, as: UTF8.self) else { throw JSONFault("a path that is not UTF-8") }
      paths.append(try FieldPath.json(path))
    }
    return paths.joined(separator: ",")
  }

  private mutating func printAny(_ values: [(index: Int, value: WireReader.Value)], depth: Int) throws(JSONFault) {
    let url = values.last { $0.index == 0 }?.value.bytes ?? []
    let content = values.last { $0.index == 1 }?.value.bytes ?? []
    guard let url = String(validating: url, as: UTF8.self) else { throw JSONFault("a type_url that is not UTF-8") }
    if url.isEmpty, content.isEmpty { return text.raw("{}") }
    let type = try anyType(url)
    var isFirst = true
    text.byte("{")
    key("@type", &isFirst)
    text.string(url)
    if type.wellKnown == nil {
      guard depth < Nesting.deepest else { throw Nesting.fault }
      try printFields(content, type, depth: depth + 1, &isFirst)
    } else {
      key("value", &isFirst)
      try print(content, type, depth: depth + 1)
    }
    text.byte("}")
  }

  private func anyType(_ url: String) throws(JSONFault) -> MessageType {
    do { return try schema.typeOfAny(url) } catch { throw error.inside("type_url") }
  }

  private mutating func printDynamic(
    _ values: [(index: Int, value: WireReader.Value)], _ type: MessageType, depth: Int
  ) throws(JSONFault) {
    guard let index = values.last?.index else { return text.raw("null") }
    let field = type.fields[index]
    guard let value = CollectedFields.merged(values.filter { $0.index == index }[...], field.kind) else { return }
    if field.kind == .double, case .fixed64(let bits) = value, !Double(bitPattern: bits).isFinite {
      throw JSONFault(got: "\(Double(bitPattern: bits))", allowed: "a finite number").inside(field.name)
    }
    try print(value, field.kind, depth: depth + 1)
  }

  /// The only field's value, without its name.
  private mutating func printValueOnly(
    _ values: [(index: Int, value: WireReader.Value)], _ field: MessageField, depth: Int
  ) throws(JSONFault) {
    var inner = MessagePrinter(schema)
    var isFirst = true
    try inner.printField(values[...], field, depth: depth, &isFirst)
    text.append(Array(inner.text.bytes.dropFirst(field.jsonName.utf8.count + 3)))
  }
}

extension ProtoSchema {
  /// The type that an `Any` says it holds: what follows the URL's last slash.
  func typeOfAny(_ url: String) throws(JSONFault) -> MessageType {
    guard let slash = url.lastIndex(of: "/"), let type = message(url[url.index(after: slash)...]) else {
      throw JSONFault(got: "\"\(url)\"", allowed: "type.googleapis.com/ and the name of a message type known here")
    }
    return type
  }
}

extension [(index: Int, value: WireReader.Value)] {
  fileprivate func integer(_ index: Int) -> Int64 {
    if case .varint(let number)? = last(where: { $0.index == index })?.value { Int64(bitPattern: number) } else { 0 }
  }
}

extension WireReader.Value {
  fileprivate var bytes: ArraySlice<UInt8>? { if case .bytes(let bytes) = self { bytes } else { nil } }
}
