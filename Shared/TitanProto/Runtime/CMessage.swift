import CTitanProto
package import TitanRPC

/// A message and the struct protobuf-c keeps it in. Generated for every message.
package protocol CMessage: RPCMessage {
  associatedtype CStruct
  static var descriptor: MessageDescriptor { get }
  /// What to look for on the wire; `nil` for a message without strings and single submessages.
  static var shape: WireShape? { get }

  /// Copies a decoded struct.
  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws
  /// Writes into a struct that has no field set.
  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena)
}

extension CMessage {
  package static var shape: WireShape? { nil }
}

/// How much decoding may cost.
package enum DecodingLimits {
  /// Bytes a message may take while it is being decoded: eight times the largest message a server takes by default.
  /// Four mebibytes of empty submessages would take 272 otherwise.
  package static let memory = 8 * (4 << 20)
}

extension CMessage {
  package init(serialized bytes: UnsafeRawBufferPointer) throws {
    if let message = try Self.decoded(bytes) {
      self = message
      return
    }
    guard let rest = UnknownGroups.removed(from: bytes, of: Self.descriptor.pointer),
      let message = try rest.withUnsafeBytes({ try Self.decoded($0) })
    else { throw RPCError.malformed(Self.descriptor.name) }
    self = message
  }

  /// `nil` for what protobuf-c takes for no message.
  private static func decoded(_ bytes: UnsafeRawBufferPointer) throws -> Self? {
    var isInPieces = false
    if let fault = shape?.fault(in: bytes, isInPieces: &isInPieces) {
      if fault == .malformed { return nil }
      throw fault.error(in: descriptor.name)
    }
    guard isInPieces, let whole = shape?.merged(bytes) else { return try unpacked(bytes) }
    return try whole.withUnsafeBytes { try unpacked($0) }
  }

  private static func unpacked(_ bytes: UnsafeRawBufferPointer) throws -> Self? {
    try withArena(limit: DecodingLimits.memory) { arena in
      let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      guard
        let message = protobuf_c_message_unpack(descriptor.pointer, arena.allocator, bytes.count, data)
      else {
        if arena.isExhausted { throw RPCError.messageTooComplex }
        return nil
      }
      // A struct of this type, because its descriptor said so.
      return try Self(UnsafeMutableRawPointer(message).assumingMemoryBound(to: CStruct.self), arena)
    }
  }

  package func serialize(
    _ body: (_ size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws -> Void
  ) rethrows {
    try withArena(limit: .max) { arena in
      let message = UnsafeMutableRawPointer(arena.encode(self)).assumingMemoryBound(to: ProtobufCMessage.self)
      try body(protobuf_c_message_get_packed_size(message)) { buffer in
        protobuf_c_message_pack(message, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self))
      }
    }
  }
}

extension RPCError {
  static var messageTooComplex: RPCError {
    RPCError(
      .resourceExhausted, reason: "MESSAGE_TOO_COMPLEX",
      "decoding the message would take more than \(DecodingLimits.memory) bytes")
  }

  static func malformed(_ message: String) -> RPCError {
    RPCError(.invalidArgument, reason: "MESSAGE_MALFORMED", "the bytes are no \(message)")
  }
}
