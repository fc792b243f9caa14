import CTitanProto
package import TitanRPC

/// A message with a corresponding protobuf-c struct. The conformance is generated for every message.
package protocol CMessage: RPCMessage {
  associatedtype CStruct
  static var descriptor: MessageDescriptor { get }
  /// What to check on the wire; `nil` for a message without strings or singular submessages.
  static var shape: WireShape? { get }

  /// Copies a decoded struct.
  init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws
  /// Writes the message into a struct in which no field is set.
  func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena)
}

extension CMessage {
  package static var shape: WireShape? { nil }
}

/// Limits on the cost of decoding.
package enum DecodingLimits {
  /// The most bytes a message may use while it is being decoded: eight times the largest message a server accepts by
  /// default. Without this, four mebibytes of empty submessages would use 272.
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

  /// `nil` for bytes that protobuf-c does not accept as a message.
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
      // It is a struct of this type, because its descriptor said so.
      return try Self(UnsafeMutableRawPointer(message).assumingMemoryBound(to: CStruct.self), arena)
    }
  }

  package func serialize(
    _ body: (_ size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws -> Void
  ) rethrows {
    // The arena's structs point into the message.
    try withExtendedLifetime(self) {
      try withArena(limit: .max) { arena in
        let message = UnsafeMutableRawPointer(arena.encode(self)).assumingMemoryBound(to: ProtobufCMessage.self)
        try body(protobuf_c_message_get_packed_size(message)) { buffer in
          protobuf_c_message_pack(message, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self))
        }
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
