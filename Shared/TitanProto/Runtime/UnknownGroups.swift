import CTitanProto

/// Takes the groups out of a message: protobuf-c knows none, and refuses what has one, though a parser skips every field
/// that it does not know (protobuf's encoding, "Groups"). No message here has a group of its own, so each is unknown.
///
/// Only what protobuf-c would refuse comes here. The work is in proportion to the message's size, and to how deeply
/// message types are nested.
enum UnknownGroups {
  /// How deeply groups and messages may be nested, as in official parsers.
  static let deepest = 100

  /// The message without groups; `nil` if it has none, or something else is wrong with it.
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
  /// The type of a field that is a message.
  fileprivate func message(at number: UInt32) -> UnsafePointer<ProtobufCMessageDescriptor>? {
    let fields = UnsafeBufferPointer(start: pointee.fields, count: Int(pointee.n_fields))
    guard let field = fields.first(where: { $0.id == number }), field.type == PROTOBUF_C_TYPE_MESSAGE else {
      return nil
    }
    // What a message's field points to is the descriptor of its type.
    return field.descriptor?.assumingMemoryBound(to: ProtobufCMessageDescriptor.self)
  }
}
