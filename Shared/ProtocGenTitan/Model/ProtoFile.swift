/// One `.proto` file, as the generator sees it: `FileDescriptorProto` in Swift values, comments attached.
struct ProtoFile {
  var name: String
  var package: String
  var dependencies: [String]
  /// The comment on the package statement or, without one, at the head of the file.
  var comment: String
  var messages: [ProtoMessage]
  var enums: [ProtoEnum]
  var services: [ProtoService]
  /// The `FileDescriptorProto` without source info, as reflection serves it.
  var serialized: [UInt8]
}

struct ProtoMessage {
  var name: String
  /// `titanup.auth.v1.User`, without a leading dot.
  var fullName: String
  var comment: String
  var fields: [ProtoField]
  var oneofs: [ProtoOneof]
  var messages: [ProtoMessage]
  var enums: [ProtoEnum]
  /// protoc generated it for a `map` field.
  var isMapEntry: Bool
}

struct ProtoField {
  var name: String
  var number: Int32
  var isRepeated: Bool
  var type: ProtoFieldType
  /// The word of the proto for a scalar type, which also says how a number travels: `sint32`, `fixed64`. Empty for
  /// messages and enums.
  var scalar: String
  /// The index into the message's `oneofs`.
  var oneof: Int?
  var comment: String
  var isDeprecated: Bool
}

/// Field types by the Swift type that holds them; protobuf-c handles the wire layout of numbers.
enum ProtoFieldType: Hashable {
  case double, float, int32, int64, uint32, uint64, bool, string, bytes
  /// By full name.
  case message(String)
  /// By full name.
  case `enum`(String)
}

extension ProtoMessage {
  /// The one field of a oneof `optional_<field>`, which is how a proto says that a field may be absent, since protoc-c
  /// does not support `optional`. In Swift it is an optional, not an enum with one case.
  func optionalField(ofOneof index: Int) -> ProtoField? {
    let members = fields.filter { $0.oneof == index }
    guard members.count == 1, oneofs[index].name == "optional_\(members[0].name)" else { return nil }
    return members[0]
  }
}

struct ProtoOneof {
  var name: String
  var comment: String
}

struct ProtoEnum {
  var name: String
  var fullName: String
  var comment: String
  var values: [Value]

  struct Value {
    var name: String
    var number: Int32
    var comment: String
  }
}

struct ProtoService {
  var name: String
  var fullName: String
  var comment: String
  var methods: [Method]

  struct Method {
    var name: String
    var comment: String
    var input: String
    var output: String
    var clientStreams: Bool
    var serverStreams: Bool
    /// `idempotency_level` says NO_SIDE_EFFECTS.
    var hasNoSideEffects: Bool
    /// It says NO_SIDE_EFFECTS or IDEMPOTENT.
    var isIdempotent: Bool
  }
}

extension ProtoMessage {
  /// The message and everything nested in it, except map entries.
  var withNested: [ProtoMessage] {
    [self] + messages.filter { !$0.isMapEntry }.flatMap(\.withNested)
  }

  var withNestedMapEntries: [ProtoMessage] { [self] + messages.flatMap(\.withNestedMapEntries) }

  /// The full names of the messages and enums that its fields, and those of its map entries, refer to.
  var referredTypes: [String] {
    (fields + messages.filter(\.isMapEntry).flatMap(\.fields)).compactMap { field in
      switch field.type {
      case .message(let name), .enum(let name): name
      default: nil
      }
    }
  }
}

extension ProtoFile {
  var allMessages: [ProtoMessage] { messages.flatMap(\.withNested) }
  var allEnums: [ProtoEnum] { enums + allMessages.flatMap(\.enums) }
}
