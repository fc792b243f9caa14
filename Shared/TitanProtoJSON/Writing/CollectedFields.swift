/// The known fields of one message, sorted: what a message means, whatever the order in which its fields came.
struct CollectedFields {
  /// By field, in the order of the type's fields; each field's values in the order in which they came.
  private(set) var values: [(index: Int, value: WireReader.Value)] = []

  /// - Throws: `JSONFault` if the bytes are no message.
  init(_ bytes: ArraySlice<UInt8>, _ type: MessageType, _ schema: ProtoSchema) throws(JSONFault) {
    do { try read(bytes, type, schema) } catch { throw JSONFault("the bytes are no \(type.name)") }
  }

  private mutating func read(
    _ bytes: ArraySlice<UInt8>, _ type: MessageType, _ schema: ProtoSchema
  ) throws(WireReader.Malformed) {
    var reader = WireReader(bytes)
    var isSorted = true
    // The member of each oneof that came last, and from which value on it counts.
    var chosen: [Int: (index: Int, start: Int)] = [:]
    while let (number, value) = try reader.next() {
      guard let index = type.index(number: number) else { continue }
      let field = type.fields[index]
      let before = values.count
      try append(value, index, field, schema)
      guard values.count > before else { continue }
      if before > 0, values[before - 1].index > index { isSorted = false }
      if let oneof = field.oneof, chosen[oneof]?.index != index { chosen[oneof] = (index, before) }
    }
    if !chosen.isEmpty {
      var position = -1
      values.removeAll { entry in
        position += 1
        guard let oneof = type.fields[entry.index].oneof, let last = chosen[oneof] else { return false }
        return entry.index != last.index || position < last.start
      }
    }
    // Stable: values of one field keep their order.
    if !isSorted {
      values = values.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
        .map(\.element)
    }
  }

  /// A value with another wire type than its field's is an unknown field.
  private mutating func append(
    _ value: WireReader.Value, _ index: Int, _ field: MessageField, _ schema: ProtoSchema
  ) throws(WireReader.Malformed) {
    switch (value, field.kind.wireType) {
    case (.varint(let number), .varint):
      guard isKnown(number, field.kind, schema) else { return }
      values.append((index, value))
    case (.fixed64, .fixed64), (.fixed32, .fixed32), (.bytes, .bytes): values.append((index, value))
    case (.bytes(let packed), let wireType) where field.isRepeated:
      var reader = WireReader(packed)
      while !reader.isAtEnd {
        let one: WireReader.Value =
          switch wireType {
          case .varint: .varint(try reader.varint())
          case .fixed64: .fixed64(try reader.fixed64())
          case .fixed32: .fixed32(try reader.fixed32())
          case .bytes: throw WireReader.Malformed()
          }
        if case .varint(let number) = one, !isKnown(number, field.kind, schema) { continue }
        values.append((index, one))
      }
    default: break
    }
  }

  /// Numbers that a closed enum does not have are unknown fields.
  private func isKnown(_ number: UInt64, _ kind: FieldKind, _ schema: ProtoSchema) -> Bool {
    guard case .enumeration(let index) = kind, schema.enums[index].isClosed else { return true }
    return schema.enums[index].name(of: Int32(truncatingIfNeeded: number)) != nil
  }

  /// The last value of a field that is not repeated; a message's pieces are merged, which is what joining them does.
  static func merged(_ values: ArraySlice<(index: Int, value: WireReader.Value)>, _ kind: FieldKind) -> WireReader
    .Value?
  {
    guard kind.isMessage, values.count > 1 else { return values.last?.value }
    var whole: [UInt8] = []
    for case (_, .bytes(let piece)) in values { whole += piece }
    return .bytes(whole[...])
  }
}
