/// Writes a file's messages and enums as Swift values.
struct ValueEmitter {
  let schema: Schema
  let file: ProtoFile

  /// The comments in Google's own files are theirs; only the names are carried over.
  private var carriesComments: Bool { !file.package.hasPrefix("google.protobuf") }

  func source() throws -> String {
    var writer = SourceWriter(from: file.name)
    if let line = schema.runtimeImport(showing: file.allMessages.flatMap(\.referredTypes)) { writer.line(line) }
    if !file.messages.isEmpty { writer.line("import TitanRPC") }
    let namespace = SwiftNames.namespace(file.package)
    for enumeration in file.enums {
      writer.line()
      writer.block("extension \(namespace)") { emit(enumeration, &$0) }
    }
    for message in file.messages {
      writer.line()
      try writer.block("extension \(namespace)") { try emit(message, &$0) }
    }
    return writer.text
  }

  private func emit(_ message: ProtoMessage, _ writer: inout SourceWriter) throws {
    document(message.comment, &writer, else: "`\(message.fullName)`.")
    try writer.block("package struct \(SwiftNames.type(message.name)): RPCMessage, Hashable, Sendable") { writer in
      let properties = try self.properties(of: message)
      for property in properties {
        document(property.comment, isDeprecated: property.isDeprecated, &writer)
        writer.line("package var \(property.name): \(property.type)")
      }
      if !properties.isEmpty { writer.line() }
      emitInitializer(properties, &writer)
      for index in message.oneofs.indices where message.optionalField(ofOneof: index) == nil {
        writer.line()
        try emitOneof(index, of: message, &writer)
      }
      for enumeration in message.enums {
        writer.line()
        emit(enumeration, &writer)
      }
      for nested in message.messages where !nested.isMapEntry {
        writer.line()
        try emit(nested, &writer)
      }
    }
  }

  private struct Property {
    var name: String
    var type: String
    var defaultValue: String
    var comment: String
    var isDeprecated = false
  }

  /// One property for each field, one for each oneof with several members, in the order of the proto.
  private func properties(of message: ProtoMessage) throws -> [Property] {
    var properties: [Property] = []
    var seen: Set<Int> = []
    for field in message.fields {
      if let index = field.oneof, message.optionalField(ofOneof: index) != nil {
        properties.append(
          Property(
            name: SwiftNames.property(field.name), type: "\(try schema.elementType(field.type, in: file))?",
            defaultValue: "nil", comment: field.comment, isDeprecated: field.isDeprecated))
      } else if let index = field.oneof {
        guard seen.insert(index).inserted else { continue }
        let oneof = message.oneofs[index]
        properties.append(
          Property(
            name: SwiftNames.property(oneof.name), type: "\(upperCamel(oneof.name))?", defaultValue: "nil",
            comment: oneof.comment))
      } else {
        properties.append(
          Property(
            name: SwiftNames.property(field.name), type: try schema.fieldType(field, in: file),
            defaultValue: try schema.defaultValue(field), comment: field.comment, isDeprecated: field.isDeprecated))
      }
    }
    for (name, group) in Dictionary(grouping: properties, by: \.name) where group.count > 1 {
      throw GeneratorError("\(message.fullName): two fields would both be \(name) in Swift")
    }
    return properties
  }

  private func emitInitializer(_ properties: [Property], _ writer: inout SourceWriter) {
    guard !properties.isEmpty else {
      writer.line("package init() {}")
      return
    }
    writer.line("package init(")
    for (index, property) in properties.enumerated() {
      let comma = index == properties.count - 1 ? "" : ","
      writer.line("  \(property.name): \(property.type) = \(property.defaultValue)\(comma)")
    }
    writer.block(")") { writer in
      for property in properties { writer.line("self.\(property.name) = \(property.name)") }
    }
  }

  private func emitOneof(_ index: Int, of message: ProtoMessage, _ writer: inout SourceWriter) throws {
    let oneof = message.oneofs[index]
    document(oneof.comment, &writer, else: "The oneof `\(oneof.name)`.")
    try writer.block("package enum \(upperCamel(oneof.name)): Hashable, Sendable") { writer in
      for field in message.fields where field.oneof == index {
        document(field.comment, isDeprecated: field.isDeprecated, &writer)
        writer.line("case \(SwiftNames.property(field.name))(\(try schema.elementType(field.type, in: file)))")
      }
    }
  }

  private func emit(_ enumeration: ProtoEnum, _ writer: inout SourceWriter) {
    let int32 = schema.standard("Int32", in: file)
    let string = schema.standard("String", in: file)
    document(enumeration.comment, &writer, else: "`\(enumeration.fullName)`.")
    let head = "package struct \(SwiftNames.type(enumeration.name))"
    writer.block("\(head): OpenEnum") { writer in
      for value in enumeration.values {
        document(value.comment, &writer)
        writer.line(
          "package static let \(SwiftNames.value(value.name, of: enumeration)) = Self(rawValue: \(value.number))")
      }
      writer.line()
      var named: Set<Int32> = []
      let distinct = enumeration.values.filter { named.insert($0.number).inserted }
      let all = distinct.map { ".\(SwiftNames.value($0.name, of: enumeration))" }.joined(separator: ", ")
      writer.line("package static let known: [Self] = [\(all)]")
      writer.line("/// The number on the wire. It may be one the proto does not name.")
      writer.line("package var rawValue: \(int32)")
      writer.line("package init(rawValue: \(int32)) { self.rawValue = rawValue }")
      writer.line("/// The name in the proto, or the number.")
      writer.block("package var description: \(string)") { writer in
        writer.line("switch rawValue {")
        for value in distinct { writer.line("case \(value.number): \"\(value.name)\"") }
        writer.line("default: \"\(enumeration.name)(\\(rawValue))\"")
        writer.line("}")
      }
    }
  }

  private func document(
    _ comment: String, isDeprecated: Bool = false, _ writer: inout SourceWriter, else fallback: String? = nil
  ) {
    writer.documentation(carriesComments ? comment : "", isDeprecated: isDeprecated, else: fallback)
  }
}
