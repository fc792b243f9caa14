import TitanProtoJSON

/// JSON Schemas of messages and enums, by protobuf's canonical JSON mapping.
///
/// They describe what the edge writes. What it reads may differ in the ways of that mapping: integers as strings or as
/// numbers, enums by number, names as in the proto, `null` for what is absent.
struct OpenAPISchemas {
  private let messages: [String: ProtoMessage]
  private let enums: [String: ProtoEnum]

  init(_ files: [ProtoFile]) {
    let messages = files.flatMap(\.allMessages), enums = files.flatMap(\.allEnums)
    self.messages = Dictionary(uniqueKeysWithValues: messages.map { ($0.fullName, $0) })
    self.enums = Dictionary(uniqueKeysWithValues: enums.map { ($0.fullName, $0) })
  }

  /// The named types and all that they refer to, sorted by name.
  ///
  /// - Throws: `GeneratorError` for a type of `google.protobuf` whose JSON is not known here.
  func components(for names: [String]) throws -> [JSONValue.Member] {
    var (next, seen): ([String], Set<String>) = (names, Set(names))
    while let name = next.popLast() {
      for referred in messages[name]?.referredTypes ?? [] where seen.insert(referred).inserted { next.append(referred) }
    }
    return try seen.sorted().map { .init(name: $0, value: try schema(of: $0)) }
  }

  private func schema(of name: String) throws -> JSONValue {
    if let wellKnown = Self.wellKnown[name] { return wellKnown }
    if let declaration = enums[name] { return schema(of: declaration) }
    guard let message = messages[name], !name.hasPrefix("google.protobuf.") else {
      throw GeneratorError("\(name): its JSON Schema is not known")
    }
    return schema(of: message)
  }

  private func schema(of declaration: ProtoEnum) -> JSONValue {
    let values = declaration.values.filter { !$0.comment.isEmpty }.map { value in
      "- `\(value.name)`: \(Markdown.text(value.comment).replacing("\n\n", with: " "))"
    }
    let paragraphs = [Markdown.text(declaration.comment), values.joined(separator: "\n")].filter { !$0.isEmpty }
    let schema: JSONValue = ["type": "string", "enum": .array(declaration.values.map { .string($0.name) })]
    return schema.following(Markdown.description(paragraphs.joined(separator: "\n\n")))
  }

  private func schema(of message: ProtoMessage) -> JSONValue {
    let comment = message.fullName.hasPrefix("google.") ? "" : Markdown.text(message.comment)
    var members = Markdown.description(comment) + [.init(name: "type", value: "object")]
    if !message.fields.isEmpty {
      let properties = message.fields.map { field in
        JSONValue.Member(name: JavaScriptNames.property(field.name), value: property(field, of: message))
      }
      members.append(.init(name: "properties", value: .object(properties)))
    }
    let choices = message.oneofs.indices.filter { index in message.fields.count { $0.oneof == index } > 1 }
      .map { choice(message.fields, of: $0) }
    if choices.count == 1, case .object(let only) = choices[0] { members += only }
    if choices.count > 1 { members.append(.init(name: "allOf", value: .array(choices))) }
    return .object(members)
  }

  /// At most one member of a oneof.
  private func choice(_ fields: [ProtoField], of oneof: Int) -> JSONValue {
    let each = fields.filter { $0.oneof == oneof }.map { field -> JSONValue in
      ["required": [.string(JavaScriptNames.property(field.name))]]
    }
    return ["oneOf": .array(each + [["not": ["anyOf": .array(each)]]])]
  }

  private func property(_ field: ProtoField, of message: ProtoMessage) -> JSONValue {
    var schema: JSONValue
    if let entry = message.mapEntry(field) {
      schema = ["type": "object", "additionalProperties": element(entry.value)]
    } else {
      schema = field.isRepeated ? ["type": "array", "items": element(field)] : element(field)
    }
    if field.isDeprecated { schema = schema.following([.init(name: "deprecated", value: true)]) }
    let comment = message.fullName.hasPrefix("google.") ? "" : Markdown.text(field.comment)
    return schema.following(Markdown.description(comment))
  }

  private func element(_ field: ProtoField) -> JSONValue {
    switch field.type {
    case .double: Self.number("double")
    case .float: Self.number("float")
    case .int32: Self.int32
    case .uint32: Self.uint32
    case .int64: Self.int64
    case .uint64: Self.uint64
    case .bool: ["type": "boolean"]
    case .string: ["type": "string"]
    case .bytes: Self.bytes
    case .message(let name), .enum(let name): .reference(name)
    }
  }

  private static let int32: JSONValue = ["type": "integer", "format": "int32"]
  private static let uint32: JSONValue = ["type": "integer", "format": "uint32", "minimum": 0]
  private static let int64: JSONValue = ["type": "string", "format": "int64", "pattern": "^-?[0-9]{1,19}$"]
  private static let uint64: JSONValue = ["type": "string", "format": "uint64", "pattern": "^[0-9]{1,20}$"]
  private static let bytes: JSONValue = ["type": "string", "contentEncoding": "base64"]

  /// JSON has no numbers for what is not finite.
  private static func number(_ format: JSONValue) -> JSONValue {
    ["oneOf": [["type": "number", "format": format], ["enum": ["NaN", "Infinity", "-Infinity"]]]]
  }

  /// The types that have a JSON of their own.
  private static let wellKnown: [String: JSONValue] = [
    "google.protobuf.Timestamp": [
      "description": "RFC 3339, in UTC: `2026-02-28T07:30:00.250Z`.", "type": "string", "format": "date-time",
    ],
    "google.protobuf.Duration": [
      "description": "Seconds with up to nine decimals, and an `s`: `1.5s`.", "type": "string",
      "pattern": "^-?[0-9]{1,12}(\\.[0-9]{1,9})?s$",
    ],
    "google.protobuf.FieldMask": [
      "description": "Paths in lowerCamelCase, apart by commas: `title,goal.perDay`.", "type": "string",
    ],
    "google.protobuf.Empty": ["type": "object"],
    "google.protobuf.Any": [
      "description": "A message of the type that `@type` names, with its fields beside it.", "type": "object",
      "properties": ["@type": ["type": "string"]],
    ],
    "google.protobuf.BoolValue": ["type": "boolean"], "google.protobuf.StringValue": ["type": "string"],
    "google.protobuf.BytesValue": bytes, "google.protobuf.DoubleValue": number("double"),
    "google.protobuf.FloatValue": number("float"), "google.protobuf.Int32Value": int32,
    "google.protobuf.UInt32Value": uint32, "google.protobuf.Int64Value": int64, "google.protobuf.UInt64Value": uint64,
  ]
}
