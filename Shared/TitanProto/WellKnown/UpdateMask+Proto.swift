import CTitanProto
package import TitanRPC

extension UpdateMask {
  /// - Parameters:
  ///   - mask: the request's.
  ///   - known: as of `init(_:of:populated:)`.
  ///   - message: what the mask is about.
  package init(_ mask: GoogleProtobuf.FieldMask?, of known: [String], in message: some CMessage) throws {
    try self.init(mask?.paths ?? [], of: known, populated: message.populatedPaths)
  }
}

extension CMessage {
  /// The paths of the fields that have a value: numbers other than 0, texts and lists with something in them, messages and
  /// members of oneofs that are there; of a single message its own fields, too.
  var populatedPaths: Set<String> {
    serialized().withUnsafeBytes { bytes in
      var paths: Set<String> = []
      Self.descriptor.populated(bytes, below: "", &paths)
      return paths
    }
  }
}

extension MessageDescriptor {
  /// What has no value is not on the wire (proto3), so that the wire says it all.
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
