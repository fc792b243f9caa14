/// Writes the conversions between a file's messages and protobuf-c's structs.
struct MappingEmitter {
  let schema: Schema
  let file: ProtoFile

  func source() throws -> String {
    var writer = SourceWriter(from: file.name)
    // A package import, because the mapping exposes protobuf-c's structs to this package's other modules.
    writer.line("package import \(schema.options.cModule)")
    if let runtime = schema.options.runtime { writer.line("package import \(runtime)") }
    for message in file.allMessages {
      writer.line()
      try writer.block("extension \(try schema.swiftName(message.fullName)): CMessage") { writer in
        let lower = CNames.lower(message.fullName)
        writer.line("package typealias CStruct = \(CNames.type(message.fullName))")
        writer.line("package static let descriptor = MessageDescriptor(\(lower)__init)")
        try emitShape(message, &writer)
        writer.line()
        try emitDecoding(message, &writer)
        writer.line()
        try emitEncoding(message, &writer)
      }
    }
    return writer.text
  }

  // MARK: What to look for on the wire

  private func emitShape(_ message: ProtoMessage, _ writer: inout SourceWriter) throws {
    guard try hasShape(message) else { return }
    let fields = try shapeFields(message)
    writer.line("package static let shape: WireShape? = [")
    for field in fields { writer.line("  \(field),") }
    writer.line("]")
  }

  private func shapeFields(_ message: ProtoMessage) throws -> [String] {
    try message.fields.compactMap { field in
      let head = "\(field.number), \"\(field.name)\""
      let oneof = field.oneof.map { ", oneof: \($0 + 1)" } ?? ""
      switch field.type {
      case .string:
        return ".string(\(head)\(oneof))"
      case .message(let name):
        let target = try schema.message(name)
        if field.isRepeated {
          return try hasShape(target) ? ".messages(\(head), \(try shape(of: target)))" : nil
        }
        return ".message(\(head), \(try hasShape(target) ? try shape(of: target) : "nil")\(oneof))"
      default:
        return oneof.isEmpty ? nil : ".other(\(head)\(oneof))"
      }
    }
  }

  private func shape(of message: ProtoMessage) throws -> String {
    guard message.isMapEntry else { return "\(try schema.swiftName(message.fullName)).shape" }
    return "[\(try shapeFields(message).joined(separator: ", "))]"
  }

  /// Whether there is anything to check: strings, and submessages that might arrive in pieces.
  private func hasShape(_ message: ProtoMessage) throws -> Bool {
    try message.fields.contains { field in
      switch field.type {
      case .string: true
      case .message(let name): try !field.isRepeated || hasShape(try schema.message(name))
      default: false
      }
    }
  }

  // MARK: Decoding

  private func emitDecoding(_ message: ProtoMessage, _ writer: inout SourceWriter) throws {
    try writer.block("package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws") { writer in
      for field in message.fields where field.oneof == nil {
        writer.line("\(SwiftNames.property(field.name)) = \(try decoded(field))")
      }
      for (index, oneof) in message.oneofs.enumerated() {
        let optional = message.optionalField(ofOneof: index)
        let property = SwiftNames.property(optional?.name ?? oneof.name)
        writer.line("switch c.pointee.\(CNames.oneofCase(oneof.name)).rawValue {")
        for field in message.fields where field.oneof == index {
          let name = SwiftNames.property(field.name)
          let value = decodedElement(field.type, "c.pointee.\(CNames.member(field.name))")
          if optional != nil {
            writer.line("case \(field.number): \(property) = \(value)")
          } else if case .message = field.type {
            writer.line("case \(field.number): \(property) = \(value).map { .\(name)($0) }")
          } else {
            writer.line("case \(field.number): \(property) = .\(name)(\(value))")
          }
        }
        writer.line("default: \(property) = nil")
        writer.line("}")
      }
    }
  }

  private func decoded(_ field: ProtoField) throws -> String {
    let member = "c.pointee.\(CNames.member(field.name))"
    guard field.isRepeated else { return decodedElement(field.type, member) }
    let count = "c.pointee.n_\(field.name.lowercased())"
    if let entry = try schema.mapEntry(field) {
      let (key, value) = try (schema.keyField(entry), schema.valueField(entry))
      let pair = "(\(decodedElement(key.type, "$0.pointee.key")), \(try decodedMapValue(value)))"
      return "try arena.decodeMap(\(count), \(member)) { \(pair) }"
    }
    return switch field.type {
    case .message: "try arena.decode(\(count), \(member))"
    case .enum(let name): "arena.enums(\(count), \(member), as: \(try schema.swiftName(name)).self)"
    case .bool: "arena.bools(\(count), \(member))"
    case .string: "try arena.strings(\(count), \(member))"
    case .bytes: "try arena.bytes(\(count), \(member))"
    default: "arena.scalars(\(count), \(member))"
    }
  }

  private func decodedMapValue(_ field: ProtoField) throws -> String {
    guard case .message(let name) = field.type else { return decodedElement(field.type, "$0.pointee.value") }
    return "try arena.decode($0.pointee.value) ?? \(try schema.swiftName(name))()"
  }

  private func decodedElement(_ type: ProtoFieldType, _ member: String) -> String {
    switch type {
    case .message: "try arena.decode(\(member))"
    case .enum: ".init(rawValue: arena.number(\(member)))"
    case .bool: "\(member) != 0"
    case .string: "arena.string(\(member))"
    case .bytes: "arena.bytes(\(member))"
    default: member
    }
  }

  // MARK: Encoding

  private func emitEncoding(_ message: ProtoMessage, _ writer: inout SourceWriter) throws {
    try writer.block("package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena)") { writer in
      for field in message.fields where field.oneof == nil { try emitEncoding(field, &writer) }
      for (index, oneof) in message.oneofs.enumerated() {
        let optional = message.optionalField(ofOneof: index)
        writer.line("switch \(SwiftNames.property(optional?.name ?? oneof.name)) {")
        for field in message.fields where field.oneof == index {
          let set = "c.pointee.\(CNames.oneofCase(oneof.name)) = .init(rawValue: \(field.number))"
          let member = "c.pointee.\(CNames.member(field.name))"
          writer.line(optional == nil ? "case .\(SwiftNames.property(field.name))(let value):" : "case let value?:")
          writer.line("  \(set)")
          writer.line("  \(member) = \(encodedElement(field.type, "value"))")
        }
        writer.line("case nil: break")
        writer.line("}")
      }
    }
  }

  private func emitEncoding(_ field: ProtoField, _ writer: inout SourceWriter) throws {
    let property = SwiftNames.property(field.name)
    let member = "c.pointee.\(CNames.member(field.name))"
    guard field.isRepeated else {
      let isOptional = if case .message = field.type { true } else { false }
      writer.line("\(member) = \(encodedElement(field.type, isOptional ? "optional: \(property)" : property))")
      return
    }
    let count = "c.pointee.n_\(field.name.lowercased())"
    writer.line("\(count) = \(property).count")
    guard let entry = try schema.mapEntry(field) else {
      writer.line("\(member) = arena.encode(\(property))")
      return
    }
    let (key, value) = try (schema.keyField(entry), schema.valueField(entry))
    guard key.type != .bool else {
      throw GeneratorError("\(field.name): maps by bool are not translated, they have no order in Swift")
    }
    writer.block("\(member) = arena.encode(\(property), \(CNames.lower(entry.fullName))__init)") { writer in
      writer.line("$0.pointee.key = \(encodedElement(key.type, "$1"))")
      writer.line("$0.pointee.value = \(encodedElement(value.type, "$2"))")
    }
  }

  private func encodedElement(_ type: ProtoFieldType, _ value: String) -> String {
    switch type {
    case .message, .string, .bytes: "arena.encode(\(value))"
    case .enum: "arena.cEnum(\(value).rawValue)"
    case .bool: "\(value) ? 1 : 0"
    default: value
    }
  }
}
