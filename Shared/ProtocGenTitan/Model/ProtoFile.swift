/// One `.proto` file, as the generator sees it: `FileDescriptorProto` in Swift values, comments attached.
struct ProtoFile {
  var name: String
  var package: String
  var dependencies: [String]
  /// Of the package statement or, without one, of the file's head.
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
  /// Made by protoc for a `map` field.
  var isMapEntry: Bool
}

struct ProtoField {
  var name: String
  var number: Int32
  var isRepeated: Bool
  var type: ProtoFieldType
  /// Index into the message's `oneofs`.
  var oneof: Int?
  var comment: String
  var isDeprecated: Bool
}

/// Field types by the Swift type that holds them; how a number is laid out on the wire is protobuf-c's business.
enum ProtoFieldType: Hashable {
  case double, float, int32, int64, uint32, uint64, bool, string, bytes
  /// By full name.
  case message(String)
  /// By full name.
  case `enum`(String)
}

extension ProtoMessage {
  /// The one field of a oneof `optional_<field>`, which is how a proto says that a field may be absent: protoc-c takes no
  /// `optional`. In Swift it is an optional, not an enum of one case.
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
    /// `idempotency_level` says NO_SIDE_EFFECTS or IDEMPOTENT.
    var isIdempotent: Bool
  }
}

extension ProtoMessage {
  /// The message and everything nested in it, map entries left out.
  var withNested: [ProtoMessage] {
    [self] + messages.filter { !$0.isMapEntry }.flatMap(\.withNested)
  }

  var withNestedMapEntries: [ProtoMessage] { [self] + messages.flatMap(\.withNestedMapEntries) }

  /// The full names of the messages and enums its fields and those of its map entries are of.
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
