/// What a `google.protobuf.FileDescriptorProto` says about methods, and about the names of fields.
struct ContractFile {
  struct Message {
    var fields: [(name: String, type: String?)] = []
  }
  struct Method {
    var name = ""
    /// Full name of the response, without a leading dot.
    var output = ""
    var (clientStreams, serverStreams, isIdempotent) = (false, false, false)
  }

  private(set) var package = ""
  /// By full name, nested ones too.
  private(set) var messages: [String: Message] = [:]
  /// By full name.
  private(set) var services: [(name: String, methods: [Method])] = []

  /// - Throws: `MalformedDescriptor`.
  init(_ serialized: [UInt8]) throws(MalformedDescriptor) {
    // A message may come before the package it belongs to.
    package = try Self.texts(2, serialized[...]).last ?? ""
    let prefix = package.isEmpty ? "" : "\(package)."
    for (number, bytes) in try Self.parts(serialized[...]) {
      if number == 4 { try addMessage(bytes, prefix) }
      if number == 6 { services.append(try Self.service(bytes, prefix)) }
    }
  }

  private mutating func addMessage(_ bytes: ArraySlice<UInt8>, _ prefix: String) throws(MalformedDescriptor) {
    let name = prefix + (try Self.texts(1, bytes).last ?? "")
    var message = Message()
    for (number, part) in try Self.parts(bytes) {
      if number == 2 {
        message.fields.append((try Self.texts(1, part).last ?? "", try Self.texts(6, part).last.map(Self.plain)))
      }
      if number == 3 { try addMessage(part, "\(name).") }
    }
    messages[name] = message
  }

  private static func service(
    _ bytes: ArraySlice<UInt8>, _ prefix: String
  ) throws(MalformedDescriptor) -> (name: String, methods: [Method]) {
    var methods: [Method] = []
    for (number, part) in try parts(bytes) where number == 2 { methods.append(try method(part)) }
    return (prefix + (try texts(1, bytes).last ?? ""), methods)
  }

  private static func method(_ bytes: ArraySlice<UInt8>) throws(MalformedDescriptor) -> Method {
    var method = Method()
    method.name = try texts(1, bytes).last ?? ""
    method.output = plain(try texts(3, bytes).last ?? "")
    method.clientStreams = try numbers(5, bytes).last == 1
    method.serverStreams = try numbers(6, bytes).last == 1
    // MethodOptions.idempotency_level: 1 has no side effects, 2 is idempotent.
    for (number, part) in try parts(bytes) where number == 4 {
      method.isIdempotent = try numbers(34, part).last.map { $0 > 0 } ?? method.isIdempotent
    }
    return method
  }

  private static func plain(_ type: String) -> String { type.hasPrefix(".") ? String(type.dropFirst()) : type }

  private static func fields(
    _ bytes: ArraySlice<UInt8>
  ) throws(MalformedDescriptor) -> [(number: Int, value: WireFields.Value)] {
    var reader = WireFields(bytes)
    var found: [(number: Int, value: WireFields.Value)] = []
    while let field = reader.next() { found.append(field) }
    guard !reader.isMalformed else { throw MalformedDescriptor() }
    return found
  }

  private static func parts(_ bytes: ArraySlice<UInt8>) throws(MalformedDescriptor) -> [(Int, ArraySlice<UInt8>)] {
    try fields(bytes).compactMap { if case .bytes(let part) = $0.value { ($0.number, part) } else { nil } }
  }

  private static func texts(_ wanted: Int, _ bytes: ArraySlice<UInt8>) throws(MalformedDescriptor) -> [String] {
    try parts(bytes).filter { $0.0 == wanted }.map { String(decoding: $0.1, as: UTF8.self) }
  }

  private static func numbers(_ wanted: Int, _ bytes: ArraySlice<UInt8>) throws(MalformedDescriptor) -> [UInt64] {
    try fields(bytes).compactMap {
      if $0.number == wanted, case .number(let value) = $0.value { value } else { nil }
    }
  }
}

/// Bytes that are no `google.protobuf.FileDescriptorProto`.
package struct MalformedDescriptor: Error, Hashable {}
