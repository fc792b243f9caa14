import CTitanProto

/// protobuf-c's description of a message type.
// @unchecked: the pointer refers to a constant of the program that is never written.
package struct MessageDescriptor: @unchecked Sendable {
  let pointer: UnsafePointer<ProtobufCMessageDescriptor>

  init(_ pointer: UnsafePointer<ProtobufCMessageDescriptor>) { self.pointer = pointer }

  /// Swift cannot take the address of a C constant, but the struct's generated initializer writes it into the struct.
  package init<CStruct>(_ initialize: (UnsafeMutablePointer<CStruct>?) -> Void) {
    pointer = withUnsafeTemporaryAllocation(of: CStruct.self, capacity: 1) { buffer in
      initialize(buffer.baseAddress)
      return UnsafeRawPointer(buffer.baseAddress).map { $0.load(as: ProtobufCMessage.self).descriptor }
        .unsafelyUnwrapped  // a buffer of one element has an address
    }
  }

  /// Fully qualified: `titanup.auth.v1.User`.
  package var name: String { String(cString: pointer.pointee.name) }

  /// Initializes a struct as a message without any fields set.
  func initialize<CStruct>(_ c: UnsafeMutablePointer<CStruct>) {
    // Every message struct begins with a ProtobufCMessage.
    pointer.pointee.message_init(UnsafeMutableRawPointer(c).assumingMemoryBound(to: ProtobufCMessage.self))
  }
}
