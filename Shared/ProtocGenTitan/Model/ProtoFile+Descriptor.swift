import CProtocPlugin

extension ProtoFile {
  /// Reads a descriptor. Its source info is removed once the comments have been read.
  ///
  /// - Throws: `GeneratorError` for anything the generator does not translate.
  init(_ file: UnsafeMutablePointer<Google__Protobuf__FileDescriptorProto>) throws {
    let descriptor = file.pointee
    name = text(descriptor.name)
    package = text(descriptor.package)
    guard text(descriptor.syntax) == "proto3" else {
      throw GeneratorError("\(name): only proto3 is translated, this is \(text(descriptor.syntax))")
    }
    guard !package.isEmpty else { throw GeneratorError("\(name): a package statement is needed") }
    guard descriptor.n_extension == 0 else { throw GeneratorError("\(name): extensions are not translated") }
    dependencies = UnsafeBufferPointer(start: descriptor.dependency, count: descriptor.n_dependency).map { text($0) }

    let comments = Comments(descriptor.source_code_info)
    comment = comments[DescriptorPath.package]
    if comment.isEmpty { comment = comments[DescriptorPath.syntax] }
    let scope = package
    messages = try elements(descriptor.n_message_type, descriptor.message_type).enumerated().map {
      try ProtoMessage($1, in: scope, path: [DescriptorPath.message, Int32($0)], comments)
    }
    enums = elements(descriptor.n_enum_type, descriptor.enum_type).enumerated().map {
      ProtoEnum($1, in: scope, path: [DescriptorPath.enum, Int32($0)], comments)
    }
    services = elements(descriptor.n_service, descriptor.service).enumerated().map {
      ProtoService($1, in: scope, path: [DescriptorPath.service, Int32($0)], comments)
    }

    file.pointee.source_code_info = nil
    serialized = [UInt8](
      unsafeUninitializedCapacity: google__protobuf__file_descriptor_proto__get_packed_size(file)
    ) { buffer, count in
      count = google__protobuf__file_descriptor_proto__pack(file, buffer.baseAddress)
    }
  }
}

extension ProtoMessage {
  fileprivate init(
    _ message: UnsafeMutablePointer<Google__Protobuf__DescriptorProto>, in scope: String, path: [Int32],
    _ comments: Comments
  ) throws {
    let descriptor = message.pointee
    name = text(descriptor.name)
    fullName = "\(scope).\(name)"
    let fullName = fullName
    guard descriptor.n_extension == 0, descriptor.n_extension_range == 0 else {
      throw GeneratorError("\(fullName): extensions are not translated")
    }
    comment = comments[path]
    isMapEntry = descriptor.options.map { $0.pointee.map_entry != 0 } ?? false
    fields = try elements(descriptor.n_field, descriptor.field).enumerated().map {
      try ProtoField($1, of: fullName, path: path + [DescriptorPath.field, Int32($0)], comments)
    }
    oneofs = elements(descriptor.n_oneof_decl, descriptor.oneof_decl).enumerated().map {
      ProtoOneof(name: text($1.pointee.name), comment: comments[path + [DescriptorPath.oneof, Int32($0)]])
    }
    messages = try elements(descriptor.n_nested_type, descriptor.nested_type).enumerated().map {
      try ProtoMessage($1, in: fullName, path: path + [DescriptorPath.nestedMessage, Int32($0)], comments)
    }
    enums = elements(descriptor.n_enum_type, descriptor.enum_type).enumerated().map {
      ProtoEnum($1, in: fullName, path: path + [DescriptorPath.nestedEnum, Int32($0)], comments)
    }
  }
}

extension ProtoField {
  fileprivate init(
    _ field: UnsafeMutablePointer<Google__Protobuf__FieldDescriptorProto>, of message: String, path: [Int32],
    _ comments: Comments
  ) throws {
    let descriptor = field.pointee
    name = text(descriptor.name)
    guard descriptor.proto3_optional == 0 else {
      throw GeneratorError(
        "\(message).\(name): protobuf-c knows no proto3 `optional`; use a message, a oneof of one field or a FieldMask")
    }
    number = descriptor.number
    isRepeated = descriptor.label.rawValue == 3
    oneof = descriptor.has_oneof_index != 0 ? Int(descriptor.oneof_index) : nil
    comment = comments[path]
    isDeprecated = descriptor.options.map { $0.pointee.deprecated != 0 } ?? false
    guard let type = ProtoFieldType(number: descriptor.type.rawValue, name: typeName(descriptor.type_name)) else {
      throw GeneratorError("\(message).\(name): groups are not translated")
    }
    self.type = type
    scalar = Self.scalars[descriptor.type.rawValue] ?? ""
  }
}

extension ProtoField {
  /// By number of `FieldDescriptorProto.Type`.
  private static let scalars: [UInt32: String] = [
    1: "double", 2: "float", 3: "int64", 4: "uint64", 5: "int32", 6: "fixed64", 7: "fixed32", 8: "bool", 9: "string",
    12: "bytes", 13: "uint32", 15: "sfixed32", 16: "sfixed64", 17: "sint32", 18: "sint64",
  ]
}

extension ProtoFieldType {
  /// The type for a number of `FieldDescriptorProto.Type`; `nil` for a group.
  fileprivate init?(number: UInt32, name: String) {
    switch number {
    case 1: self = .double
    case 2: self = .float
    case 3, 16, 18: self = .int64
    case 4, 6: self = .uint64
    case 5, 15, 17: self = .int32
    case 7, 13: self = .uint32
    case 8: self = .bool
    case 9: self = .string
    case 11: self = .message(name)
    case 12: self = .bytes
    case 14: self = .enum(name)
    default: return nil
    }
  }
}

extension ProtoEnum {
  fileprivate init(
    _ declaration: UnsafeMutablePointer<Google__Protobuf__EnumDescriptorProto>, in scope: String, path: [Int32],
    _ comments: Comments
  ) {
    name = text(declaration.pointee.name)
    fullName = "\(scope).\(name)"
    comment = comments[path]
    values = elements(declaration.pointee.n_value, declaration.pointee.value).enumerated().map {
      Value(
        name: text($1.pointee.name), number: $1.pointee.number,
        comment: comments[path + [DescriptorPath.enumValue, Int32($0)]])
    }
  }
}

extension ProtoService {
  fileprivate init(
    _ service: UnsafeMutablePointer<Google__Protobuf__ServiceDescriptorProto>, in scope: String, path: [Int32],
    _ comments: Comments
  ) {
    name = text(service.pointee.name)
    fullName = "\(scope).\(name)"
    comment = comments[path]
    methods = elements(service.pointee.n_method, service.pointee.method).enumerated().map {
      let method = $1.pointee
      return Method(
        name: text(method.name), comment: comments[path + [DescriptorPath.method, Int32($0)]],
        input: typeName(method.input_type), output: typeName(method.output_type),
        clientStreams: method.client_streaming != 0, serverStreams: method.server_streaming != 0,
        hasNoSideEffects: method.options.map { $0.pointee.idempotency_level.rawValue == 1 } ?? false,
        isIdempotent: method.options.map { $0.pointee.idempotency_level.rawValue != 0 } ?? false)
    }
  }
}
