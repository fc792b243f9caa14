/// What a `google.protobuf.FileDescriptorProto` declares, as far as JSON and calls need it.
struct DeclaredFile {
  private(set) var messages: [DeclaredMessage] = []
  private(set) var enums: [DeclaredEnum] = []
  private(set) var methods: [ProtoMethod] = []
  let isProto2: Bool

  init(_ serialized: [UInt8]) throws(WireReader.Malformed) {
    let file = try DescriptorFields(serialized[...])
    let package = file.text(2)
    let prefix = package.isEmpty ? "" : "\(package)."
    isProto2 = file.text(12) != "proto3"
    for message in file.parts(4) { try add(message, prefix) }
    for type in file.parts(5) { enums.append(try DeclaredEnum(type, prefix)) }
    for service in file.parts(6) {
      let service = try DescriptorFields(service)
      let name = prefix + service.text(1)
      for method in service.parts(2) { methods.append(try ProtoMethod(method, of: name)) }
    }
  }

  private mutating func add(_ serialized: ArraySlice<UInt8>, _ prefix: String) throws(WireReader.Malformed) {
    let message = try DescriptorFields(serialized)
    let name = prefix + message.text(1)
    var declared = DeclaredMessage(name: name)
    for field in message.parts(2) { declared.fields.append(try DeclaredField(field)) }
    for options in message.parts(7) { declared.isMapEntry = try DescriptorFields(options).number(7) == 1 }
    messages.append(declared)
    for nested in message.parts(3) { try add(nested, "\(name).") }
    for type in message.parts(4) { enums.append(try DeclaredEnum(type, "\(name).")) }
  }
}

struct DeclaredMessage {
  let name: String
  var fields: [DeclaredField] = []
  var isMapEntry = false
}

struct DeclaredField {
  let name: String
  let jsonName: String
  let number: Int
  let type: Int
  /// Without a leading dot; empty for scalars.
  let typeName: String
  let isRepeated: Bool
  /// `nil`: as the file's syntax has it.
  private(set) var isPacked: Bool?
  let oneof: Int?

  init(_ serialized: ArraySlice<UInt8>) throws(WireReader.Malformed) {
    let field = try DescriptorFields(serialized)
    name = field.text(1)
    jsonName = field.has(10) ? field.text(10) : Self.lowerCamelCase(name)
    (number, type) = (Int(field.number(3) ?? 0), Int(field.number(5) ?? 0))
    typeName = field.typeName(6)
    isRepeated = field.number(4) == 3
    oneof = field.number(9).map { Int($0) }
    for options in field.parts(8) { isPacked = try DescriptorFields(options).number(2).map { $0 == 1 } ?? isPacked }
  }

  private static func lowerCamelCase(_ name: String) -> String {
    var text = ""
    var isNextUpper = false
    for character in name {
      if character == "_" {
        isNextUpper = true
      } else {
        text += isNextUpper ? character.uppercased() : String(character)
        isNextUpper = false
      }
    }
    return text
  }
}

struct DeclaredEnum {
  let name: String
  private(set) var values: [(name: String, number: Int32)] = []

  init(_ serialized: ArraySlice<UInt8>, _ prefix: String) throws(WireReader.Malformed) {
    let type = try DescriptorFields(serialized)
    name = prefix + type.text(1)
    for value in type.parts(2) {
      let value = try DescriptorFields(value)
      values.append((value.text(1), Int32(truncatingIfNeeded: value.number(2) ?? 0)))
    }
  }
}

extension ProtoMethod {
  fileprivate init(_ serialized: ArraySlice<UInt8>, of service: String) throws(WireReader.Malformed) {
    let method = try DescriptorFields(serialized)
    var level: UInt64 = 0
    for options in method.parts(4) { level = try DescriptorFields(options).number(34) ?? level }
    self.init(
      service: service, name: method.text(1), input: method.typeName(2), output: method.typeName(3),
      clientStreams: method.number(5) == 1, serverStreams: method.number(6) == 1, hasNoSideEffects: level == 1)
  }
}

/// The fields of one message of `descriptor.proto`.
private struct DescriptorFields {
  private var values: [(number: Int, value: WireReader.Value)] = []

  init(_ serialized: ArraySlice<UInt8>) throws(WireReader.Malformed) {
    var reader = WireReader(serialized)
    while let field = try reader.next() { values.append(field) }
  }

  func has(_ wanted: Int) -> Bool { values.contains { $0.number == wanted } }

  func parts(_ wanted: Int) -> [ArraySlice<UInt8>] {
    values.compactMap { if $0.number == wanted, case .bytes(let part) = $0.value { part } else { nil } }
  }

  func text(_ wanted: Int) -> String { parts(wanted).last.map { String(decoding: $0, as: UTF8.self) } ?? "" }

  func typeName(_ wanted: Int) -> String {
    let text = text(wanted)
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  func number(_ wanted: Int) -> UInt64? {
    for (number, value) in values.reversed() where number == wanted {
      if case .varint(let found) = value { return found }
    }
    return nil
  }
}
