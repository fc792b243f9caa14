extension Schema {
  /// The Swift type of one element of a field.
  func elementType(_ type: ProtoFieldType, in file: ProtoFile) throws -> String {
    switch type {
    case .double: standard("Double", in: file)
    case .float: standard("Float", in: file)
    case .int32: standard("Int32", in: file)
    case .int64: standard("Int64", in: file)
    case .uint32: standard("UInt32", in: file)
    case .uint64: standard("UInt64", in: file)
    case .bool: standard("Bool", in: file)
    case .string: standard("String", in: file)
    case .bytes: "[\(standard("UInt8", in: file))]"
    case .message(let name), .enum(let name): try swiftName(name)
    }
  }

  /// The Swift type of a field outside of oneofs.
  func fieldType(_ field: ProtoField, in file: ProtoFile) throws -> String {
    if let entry = try mapEntry(field) {
      let (key, value) = try (keyField(entry), valueField(entry))
      return "[\(try elementType(key.type, in: file)): \(try elementType(value.type, in: file))]"
    }
    let element = try elementType(field.type, in: file)
    if field.isRepeated { return "[\(element)]" }
    if case .message = field.type { return "\(element)?" }
    return element
  }

  /// The value of a field that was not sent.
  func defaultValue(_ field: ProtoField) throws -> String {
    if field.isRepeated { return try mapEntry(field) == nil ? "[]" : "[:]" }
    return switch field.type {
    case .double, .float, .int32, .int64, .uint32, .uint64: "0"
    case .bool: "false"
    case .string: "\"\""
    case .bytes: "[]"
    case .message: "nil"
    case .enum(let name): try zero(of: try enumeration(name))
    }
  }

  /// The name that proto3 requires for the number 0.
  func zero(of enumeration: ProtoEnum) throws -> String {
    guard let first = enumeration.values.first, first.number == 0 else {
      throw GeneratorError("\(enumeration.fullName): the first value of a proto3 enum is 0")
    }
    return "." + SwiftNames.value(first.name, of: enumeration)
  }

  func keyField(_ entry: ProtoMessage) throws -> ProtoField { try entryField(entry, 1) }
  func valueField(_ entry: ProtoMessage) throws -> ProtoField { try entryField(entry, 2) }

  private func entryField(_ entry: ProtoMessage, _ number: Int32) throws -> ProtoField {
    guard let field = entry.fields.first(where: { $0.number == number }) else {
      throw GeneratorError("\(entry.fullName) has no field \(number)")
    }
    return field
  }
}
