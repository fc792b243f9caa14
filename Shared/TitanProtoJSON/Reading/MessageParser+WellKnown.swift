/// The types of `google.protobuf` that have a JSON of their own.
extension MessageParser {
  mutating func read(
    _ wellKnown: WellKnownType, _ type: MessageType, into out: inout WireWriter, depth: Int
  ) throws(JSONFault) {
    switch wellKnown {
    case .timestamp: out.time(try ProtoTime.parse(try string("a time as RFC 3339 has it, in a string")))
    case .duration: out.time(try ProtoDuration.parse(try string("seconds with an s, in a string")))
    case .fieldMask:
      for path in try string("paths with commas between them, in a string").split(separator: ",") {
        out.field(1, try FieldPath.proto(String(path)).utf8)
      }
    case .wrapper:
      guard let field = type.fields.first else { throw JSONFault("\(type.name) has no field") }
      let value = try value(field.kind, depth: depth)
      if !value.isZero { out.field(field.number, value) }
    case .structure, .listValue:
      guard let field = type.fields.first else { throw JSONFault("\(type.name) has no field") }
      try readAll(field, into: &out, depth: depth)
    case .value: try readDynamic(type, into: &out, depth: depth)
    case .any: try readAny(into: &out, depth: depth)
    }
  }

  /// A value of any JSON type.
  private mutating func readDynamic(
    _ type: MessageType, into out: inout WireWriter, depth: Int
  ) throws(JSONFault) {
    let member =
      switch try reader.kind() {
      case .null: "null_value"
      case .number: "number_value"
      case .string: "string_value"
      case .boolean: "bool_value"
      case .object: "struct_value"
      case .list: "list_value"
      }
    guard let index = type.index(name: member) else { throw JSONFault("\(type.name) has no \(member)") }
    out.field(type.fields[index].number, try value(type.fields[index].kind, depth: depth + 1))
  }

  /// An object that names its type, wherever among its members.
  private mutating func readAny(into out: inout WireWriter, depth: Int) throws(JSONFault) {
    try expect(.object, "an object with @type")
    guard let url = try typeURL(depth: depth) else { return }
    let type: MessageType
    do { type = try schema.typeOfAny(url) } catch { throw error.inside("@type") }
    var content = WireWriter()
    if type.wellKnown == nil {
      try members(type, into: &content, depth: depth + 1, ignoring: "@type")
    } else {
      try readValue(of: type, into: &content, depth: depth)
    }
    out.field(1, url.utf8)
    if !content.bytes.isEmpty { out.field(2, content.bytes) }
  }

  /// Reads ahead. `nil` for an object without members, which is an empty `Any`, and which is taken.
  private mutating func typeURL(depth: Int) throws(JSONFault) -> String? {
    var ahead = reader
    try ahead.open("{")
    var (url, isFirst): (String?, Bool) = (nil, true)
    while let key = try ahead.key(isFirst: isFirst) {
      isFirst = false
      guard key == "@type" else {
        try ahead.skip(depth: depth + 1)
        continue
      }
      guard url == nil else { throw JSONFault("got the field twice; allowed: once").inside(key) }
      guard try ahead.kind() == .string else {
        throw JSONFault(got: try ahead.kind().rawValue, allowed: "a string").inside(key)
      }
      url = try ahead.string()
    }
    if isFirst {
      reader = ahead
    } else if url == nil {
      throw JSONFault("got none; allowed: the URL of a message type").inside("@type")
    }
    return url
  }

  /// The member `value` of an `Any` whose type has a JSON of its own.
  private mutating func readValue(
    of type: MessageType, into content: inout WireWriter, depth: Int
  ) throws(JSONFault) {
    try reader.open("{")
    var (hasValue, isFirst) = (false, true)
    while let key = try reader.key(isFirst: isFirst) {
      isFirst = false
      switch key {
      case "@type": try reader.skip(depth: depth + 1)
      case "value" where !hasValue:
        hasValue = true
        guard depth + 1 < Nesting.deepest else { throw Nesting.fault }
        do throws(JSONFault) {
          let bytes = try message(type, depth: depth + 1)
          content.raw(bytes)
        } catch { throw error.inside(key) }
      case "value": throw JSONFault("got the field twice; allowed: once").inside(key)
      default: throw JSONFault("got an unknown field; allowed: @type and value").inside(JSONFault.shown(key))
      }
    }
    guard hasValue else { throw JSONFault("got none; allowed: the JSON of \(type.name)").inside("value") }
  }
}

extension WireWriter {
  /// The fields of a timestamp or a duration.
  fileprivate mutating func time(_ time: (seconds: Int64, nanos: Int64)) {
    if time.seconds != 0 { field(1, .varint(UInt64(bitPattern: time.seconds))) }
    if time.nanos != 0 { field(2, .varint(UInt64(bitPattern: time.nanos))) }
  }
}
