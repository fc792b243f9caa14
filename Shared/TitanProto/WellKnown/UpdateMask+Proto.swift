import CTitanProto
package import TitanRPC

extension UpdateMask {
  /// - Parameters:
  ///   - mask: the request's mask.
  ///   - known: see `init(_:of:populated:)`.
  ///   - message: the message that the mask applies to.
  package init(_ mask: GoogleProtobuf.FieldMask?, of known: [String], in message: some CMessage) throws {
    try self.init(mask?.paths ?? [], of: known, populated: message.populatedPaths)
  }
}

extension CMessage {
  /// The paths of the fields that have a value: numbers other than 0, non-empty texts and lists, messages and members
  /// of oneofs that are present; for a singular message its own fields, too.
  var populatedPaths: Set<String> {
    serialized().withUnsafeBytes { bytes in
      var paths: Set<String> = []
      Self.descriptor.populated(bytes, below: "", &paths)
      return paths
    }
  }
}

extension MessageDescriptor {
  /// Fields without a value are not on the wire (proto3), so the wire alone tells.
  fileprivate func populated(_ bytes: UnsafeRawBufferPointer, below prefix: String, _ paths: inout Set<String>) {
    var reader = WireReader(bytes)
    while let (number, _, value) = reader.readField() {
      guard let field = protobuf_c_message_descriptor_get_field(pointer, number)?.pointee else { continue }
      let path = prefix + String(cString: field.name)
      paths.insert(path)
      if field.type == PROTOBUF_C_TYPE_MESSAGE, field.label != PROTOBUF_C_LABEL_REPEATED, let value,
        let descriptor = field.descriptor
      {
        MessageDescriptor(descriptor.assumingMemoryBound(to: ProtobufCMessageDescriptor.self))
          .populated(value, below: path + ".", &paths)
      }
    }
  }
}
