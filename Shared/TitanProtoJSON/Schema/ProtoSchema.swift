/// Message types, enums and methods as descriptors declare them.
///
/// ```
/// let schema = try ProtoSchema(files: files)          // serialized google.protobuf.FileDescriptorProto
/// let text = try schema.json(message, of: "titanup.auth.v1.User")
/// let back = try schema.message(json: text, of: "titanup.auth.v1.User")
/// ```
package struct ProtoSchema: Sendable {
  private(set) var messages: [MessageType] = []
  private(set) var enums: [EnumType] = []
  private var messageOfName: [String: Int] = [:]
  private var enumOfName: [String: Int] = [:]
  private var methodOfPath: [String: ProtoMethod] = [:]

  /// - Parameter files: serialized descriptors of files, each once, in any order, with everything that they import.
  /// - Throws: `MalformedSchema`.
  package init(files: [[UInt8]]) throws(MalformedSchema) {
    var declared: [DeclaredFile] = []
    for file in files {
      do { declared.append(try DeclaredFile(file)) } catch {
        throw MalformedSchema("a file is no google.protobuf.FileDescriptorProto")
      }
    }
    for file in declared {
      for message in file.messages {
        guard messageOfName.updateValue(messageOfName.count, forKey: message.name) == nil else {
          throw MalformedSchema("\(message.name) is declared twice")
        }
      }
      for type in file.enums {
        enumOfName[type.name] = enums.count
        enums.append(EnumType(type, isClosed: file.isProto2))
      }
      for method in file.methods { methodOfPath[method.path] = method }
    }
    for file in declared {
      for message in file.messages {
        var fields: [MessageField] = []
        for field in message.fields { fields.append(try resolved(field, of: message, in: file)) }
        messages.append(MessageType(message, fields))
      }
    }
  }

  /// - Parameter set: a serialized `google.protobuf.FileDescriptorSet`, as protoc writes it.
  /// - Throws: `MalformedSchema`.
  package init(set: [UInt8]) throws(MalformedSchema) {
    var files: [[UInt8]] = []
    do {
      var reader = WireReader(set[...])
      while let (_, value) = try reader.next() {
        if case .bytes(let file) = value { files.append(Array(file)) }
      }
    } catch { throw MalformedSchema("the bytes are no google.protobuf.FileDescriptorSet") }
    try self.init(files: files)
  }

  /// The method at a path: `/titanup.auth.v1.AuthService/WhoAmI`.
  package func method(at path: String) -> ProtoMethod? { methodOfPath[path] }

  /// Every method, by its path.
  package var methods: some Collection<ProtoMethod> { methodOfPath.values }

  package func hasMessage(_ fullName: String) -> Bool { messageOfName[fullName] != nil }

  func message(_ fullName: some StringProtocol) -> MessageType? {
    messageOfName[String(fullName)].map { messages[$0] }
  }

  private func resolved(
    _ field: DeclaredField, of message: DeclaredMessage, in file: DeclaredFile
  ) throws(MalformedSchema) -> MessageField {
    let kind: FieldKind
    switch field.type {
    case 11:
      guard let type = messageOfName[field.typeName] else {
        throw MalformedSchema("\(message.name).\(field.name) has unknown type \(field.typeName)")
      }
      kind = .message(type)
    case 14:
      guard let type = enumOfName[field.typeName] else {
        throw MalformedSchema("\(message.name).\(field.name) has unknown type \(field.typeName)")
      }
      kind = .enumeration(type)
    default:
      guard let scalar = FieldKind(scalar: field.type) else {
        throw MalformedSchema("\(message.name).\(field.name) has type number \(field.type), which is not supported")
      }
      kind = scalar
    }
    return MessageField(field, kind, isProto2: file.isProto2)
  }
}

/// Descriptors that do not describe a set of files.
package struct MalformedSchema: Error, Hashable, CustomStringConvertible {
  package let description: String
  init(_ problem: String) { description = problem }
}

/// A method of a service.
package struct ProtoMethod: Sendable, Hashable {
  /// Fully qualified: `titanup.auth.v1.AuthService`.
  package let service: String
  package let name: String
  /// The full names of the types of its requests and responses.
  package let (input, output): (String, String)
  package let clientStreams, serverStreams: Bool
  /// Whether the proto says `idempotency_level = NO_SIDE_EFFECTS`.
  package let hasNoSideEffects: Bool

  package var path: String { "/\(service)/\(name)" }
  package var isUnary: Bool { !clientStreams && !serverStreams }
}
