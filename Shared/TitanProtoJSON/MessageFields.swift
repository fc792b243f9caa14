/// The fields of one message, by the names that its proto gives them: for programs that know of a type what they are told
/// at run time.
///
/// ```
/// let page = try schema.fields(of: bytes, type: "titanup.auth.v1.ListAuthSessionsResponse")
/// for device in try page.messages("auth_sessions") { print(try device.text("auth_session_id")) }
/// ```
package struct MessageFields: Sendable {
  private let schema: ProtoSchema
  private let type: MessageType
  private let values: [(index: Int, value: WireReader.Value)]
  /// The message itself, in the wire format.
  package let bytes: [UInt8]

  fileprivate init(_ schema: ProtoSchema, _ type: MessageType, _ bytes: [UInt8]) throws(JSONFault) {
    (self.schema, self.type, self.bytes) = (schema, type, bytes)
    values = try CollectedFields(bytes[...], type, schema).values
  }

  /// The whole message as protobuf's JSON.
  package func json() throws(JSONFault) -> [UInt8] { try schema.json(bytes, of: type.name) }

  /// Whether a field has anything but its type's default.
  ///
  /// - Throws: `JSONFault` if there is no such field.
  package func has(_ name: String) throws(JSONFault) -> Bool {
    let (index, _) = try field(name)
    return values.contains { $0.index == index && !$0.value.isZero }
  }

  /// The messages of a repeated field.
  ///
  /// - Throws: `JSONFault` if there is no such field.
  package func messages(_ name: String) throws(JSONFault) -> [MessageFields] {
    let (index, field) = try self.field(name)
    guard field.isRepeated, case .message(let inner) = field.kind else {
      throw JSONFault("\(type.name).\(name) does not repeat messages")
    }
    var found: [MessageFields] = []
    for case (index, .bytes(let bytes)) in values {
      found.append(try MessageFields(schema, schema.messages[inner], Array(bytes)))
    }
    return found
  }

  /// A field that is not repeated, as JSON writes it but without quotes and escapes: `12.5`, `2026-05-31T06:00:00Z`,
  /// `EVIDENCE_DECLARED`, a text as it is. Empty if it is absent; numbers that may not be absent are 0.
  ///
  /// - Parameter path: a name, or several with dots between them for a field of an inner message.
  /// - Throws: `JSONFault` if there is no such field, or it is a message without a JSON of its own.
  package func text(_ path: String) throws(JSONFault) -> String {
    let names = path.split(separator: ".", maxSplits: 1)
    let (index, field) = try self.field(names.first.map(String.init) ?? "")
    guard !field.isRepeated else { throw JSONFault("\(type.name).\(path) is repeated") }
    let own = values.filter { $0.index == index }
    let value = CollectedFields.merged(own[...], field.kind)
    if names.count > 1 {
      guard case .message(let inner) = field.kind else { throw JSONFault("\(type.name).\(path) is in no message") }
      // Absent messages are read as empty ones, so that a path that is wrong is always an error.
      let bytes: [UInt8] = if case .bytes(let bytes)? = value { Array(bytes) } else { [] }
      let text = try MessageFields(schema, schema.messages[inner], bytes).text(String(names[1]))
      return value == nil ? "" : text
    }
    if case .message(let inner) = field.kind {
      switch schema.messages[inner].wellKnown {
      case .timestamp, .duration, .wrapper: break
      default: throw JSONFault("\(type.name).\(path) is a message")
      }
    }
    guard let value = value ?? (field.hasPresence ? nil : field.kind.zero) else { return "" }
    if case (.string, .bytes(let bytes)) = (field.kind, value) {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw JSONFault("\(type.name).\(path) is not UTF-8")
      }
      return text
    }
    var printer = MessagePrinter(schema)
    try printer.print(value, field.kind, depth: 0)
    let text = String(decoding: printer.text.bytes, as: UTF8.self)
    return text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text
  }

  /// The bytes of a field of type `bytes`; empty if it is absent.
  ///
  /// - Throws: `JSONFault` if there is no such field.
  package func content(_ name: String) throws(JSONFault) -> [UInt8] {
    let (index, field) = try self.field(name)
    guard field.kind == .bytes, !field.isRepeated else { throw JSONFault("\(type.name).\(name) holds no bytes") }
    if case .bytes(let bytes)? = values.last(where: { $0.index == index })?.value { return Array(bytes) }
    return []
  }

  private func field(_ name: String) throws(JSONFault) -> (Int, MessageField) {
    guard let index = type.index(name: name), type.fields[index].name == name else {
      throw JSONFault("\(type.name) has no field \(name)")
    }
    return (index, type.fields[index])
  }
}

extension ProtoSchema {
  /// The fields of a message.
  ///
  /// - Throws: `JSONFault` if the type is unknown or the bytes are malformed.
  package func fields(of message: [UInt8], type: String) throws(JSONFault) -> MessageFields {
    guard let descriptor = self.message(type) else { throw JSONFault("unknown message type \(type)") }
    return try MessageFields(self, descriptor, message)
  }

  /// The names of a message type's fields, in the order of their numbers; `nil` for an unknown type.
  package func fieldNames(of type: String) -> [String]? { message(type)?.fields.map(\.name) }
}
