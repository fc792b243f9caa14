/// A message type, with its fields in the order of their numbers.
struct MessageType: Sendable {
  let name: String
  let fields: [MessageField]
  /// Whether it is the entry of a map field.
  let isMapEntry: Bool
  /// The mapping of its own that it has, if it has one.
  let wellKnown: WellKnownType?
  private let indexOfNumber: [Int: Int]
  /// By the names in the proto and in JSON.
  private let indexOfName: [String: Int]

  init(_ declared: DeclaredMessage, _ fields: [MessageField]) {
    name = declared.name
    isMapEntry = declared.isMapEntry
    self.fields = fields.sorted { $0.number < $1.number }
    wellKnown = WellKnownType(fullName: declared.name)
    var (numbers, names): ([Int: Int], [String: Int]) = ([:], [:])
    for (index, field) in self.fields.enumerated() {
      numbers[field.number] = index
      names[field.name] = index
    }
    // If one field's name in JSON is another's in the proto, the name in JSON wins.
    for (index, field) in self.fields.enumerated() { names[field.jsonName] = index }
    (indexOfNumber, indexOfName) = (numbers, names)
  }

  func index(number: Int) -> Int? { indexOfNumber[number] }
  func index(name: String) -> Int? { indexOfName[name] }
}

struct MessageField: Sendable {
  let number: Int
  /// As in the proto: `start_time`.
  let name: String
  /// `startTime`.
  let jsonName: String
  let kind: FieldKind
  let isRepeated: Bool
  let isPacked: Bool
  /// Whether an absent field differs from one with its type's default.
  let hasPresence: Bool
  /// The index of its oneof within the message. An `optional` field of proto3 has one for itself.
  let oneof: Int?

  init(_ declared: DeclaredField, _ kind: FieldKind, isProto2: Bool) {
    (number, name, jsonName) = (declared.number, declared.name, declared.jsonName)
    (self.kind, isRepeated, oneof) = (kind, declared.isRepeated, declared.oneof)
    isPacked = isRepeated && kind.isPackable && declared.isPacked ?? !isProto2
    hasPresence = !isRepeated && (isProto2 || oneof != nil || kind.isMessage)
  }
}

enum FieldKind: Sendable, Hashable {
  case double, float, int64, uint64, int32, fixed64, fixed32, bool, string, bytes, uint32, sfixed32, sfixed64
  case sint32, sint64
  /// The index of its type in the schema.
  case message(Int), enumeration(Int)

  /// - Parameter scalar: `google.protobuf.FieldDescriptorProto.Type`; `nil` for groups, messages and enums.
  init?(scalar type: Int) {
    let kinds: [Int: FieldKind] = [
      1: .double, 2: .float, 3: .int64, 4: .uint64, 5: .int32, 6: .fixed64, 7: .fixed32, 8: .bool, 9: .string,
      12: .bytes, 13: .uint32, 15: .sfixed32, 16: .sfixed64, 17: .sint32, 18: .sint64,
    ]
    guard let kind = kinds[type] else { return nil }
    self = kind
  }

  var isMessage: Bool { if case .message = self { true } else { false } }

  var isPackable: Bool {
    switch self {
    case .string, .bytes, .message: false
    default: true
    }
  }

  var wireType: WireType {
    switch self {
    case .double, .fixed64, .sfixed64: .fixed64
    case .float, .fixed32, .sfixed32: .fixed32
    case .string, .bytes, .message: .bytes
    case .int64, .uint64, .int32, .bool, .uint32, .sint32, .sint64, .enumeration: .varint
    }
  }
}

struct EnumType: Sendable {
  let name: String
  /// Whether only the declared numbers may occur, as in proto2.
  let isClosed: Bool
  /// The first name of each number.
  private let nameOfNumber: [Int32: String]
  private let numberOfName: [String: Int32]
  /// For error messages: the first names, in the order of the proto.
  let examples: String

  init(_ declared: DeclaredEnum, isClosed: Bool) {
    (name, self.isClosed) = (declared.name, isClosed)
    nameOfNumber = Dictionary(declared.values.map { ($0.number, $0.name) }) { first, _ in first }
    numberOfName = Dictionary(declared.values.map { ($0.name, $0.number) }) { first, _ in first }
    let shown = 8
    examples =
      declared.values.prefix(shown).map(\.name).joined(separator: ", ")
      + (declared.values.count > shown ? " and \(declared.values.count - shown) more" : "")
  }

  func name(of number: Int32) -> String? { nameOfNumber[number] }
  func number(of name: String) -> Int32? { numberOfName[name] }
}

/// The types of `google.protobuf` whose JSON is not that of their fields.
enum WellKnownType: Sendable, Hashable {
  case any, timestamp, duration, fieldMask, structure, value, listValue, wrapper

  init?(fullName: String) {
    switch fullName {
    case "google.protobuf.Any": self = .any
    case "google.protobuf.Timestamp": self = .timestamp
    case "google.protobuf.Duration": self = .duration
    case "google.protobuf.FieldMask": self = .fieldMask
    case "google.protobuf.Struct": self = .structure
    case "google.protobuf.Value": self = .value
    case "google.protobuf.ListValue": self = .listValue
    case "google.protobuf.DoubleValue", "google.protobuf.FloatValue", "google.protobuf.Int64Value",
      "google.protobuf.UInt64Value", "google.protobuf.Int32Value", "google.protobuf.UInt32Value",
      "google.protobuf.BoolValue", "google.protobuf.StringValue", "google.protobuf.BytesValue":
      self = .wrapper
    default: return nil
    }
  }
}
