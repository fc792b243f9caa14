import TitanRPC

extension GoogleProtobuf.AnyMessage {
  /// Wraps a message under `type.googleapis.com/` and its full name.
  package init(packing message: some CMessage) {
    self.init(
      typeURL: "type.googleapis.com/\(type(of: message).descriptor.name)", value: message.serialized())
  }

  /// The message inside, if it has that type according to the text after the URL's last slash, as `any.proto` says.
  ///
  /// - Throws: `RPCError` INVALID_ARGUMENT if it claims to have that type but does not.
  func unpack<Message: CMessage>(_ type: Message.Type) throws -> Message? {
    guard typeURL.split(separator: "/").last.map(String.init) == Message.descriptor.name else { return nil }
    return try Message(serialized: value)
  }
}
