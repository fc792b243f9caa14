import CTitanProto

/// Removes groups from a message: protobuf-c does not know them and refuses a message that has one, although parsers
/// skip fields they do not know (protobuf's encoding, "Groups"). No message here defines a group, so each is unknown.
///
/// Only messages that protobuf-c would refuse come here. The cost is proportional to the message's size, and to the
/// nesting depth of message types.
enum UnknownGroups {
  /// How deeply groups and messages may be nested, as in official parsers.
  static let deepest = 100

  /// The message without groups; `nil` if it has none, or is invalid in another way.
  static func removed(
    from bytes: UnsafeRawBufferPointer, of descriptor: UnsafePointer<ProtobufCMessageDescriptor>
  ) -> [UInt8]? {
    var remover = GroupRemover()
    guard let rest = remover.rest(of: bytes, descriptor, depth: 0), remover.hasRemoved else { return nil }
    return rest
  }
}

private struct GroupRemover {
  private(set) var hasRemoved = false

  mutating func rest(
    of bytes: UnsafeRawBufferPointer, _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>, depth: Int
  ) -> [UInt8]? {
    guard depth < UnknownGroups.deepest else { return nil }
    var rest: [UInt8] = []
    rest.reserveCapacity(bytes.count)
    var reader = WireReader(bytes)
    while !reader.isAtEnd {
      if let group = reader.readGroupStart() {
        guard reader.skipGroup(group, deepest: UnknownGroups.deepest - depth) else { return nil }
        hasRemoved = true
      } else {
        guard let (number, raw, value) = reader.readField() else { return nil }
        guard let value, let message = descriptor.message(at: number) else {
          rest += raw
          continue
        }
        guard let inner = self.rest(of: value, message, depth: depth + 1) else { return nil }
        rest.append(field: number, inner)
      }
    }
    return rest
  }
}

extension UnsafePointer<ProtobufCMessageDescriptor> {
  /// The message type of a field, if it is one.
  fileprivate func message(at number: UInt32) -> UnsafePointer<ProtobufCMessageDescriptor>? {
    let fields = UnsafeBufferPointer(start: pointee.fields, count: Int(pointee.n_fields))
    guard let field = fields.first(where: { $0.id == number }), field.type == PROTOBUF_C_TYPE_MESSAGE else {
      return nil
    }
    // A message field points to the descriptor of its type.
    return field.descriptor?.assumingMemoryBound(to: ProtobufCMessageDescriptor.self)
  }
}
