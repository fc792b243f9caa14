/// Reassembles a message whose submessages came in pieces, as the wire format allows: the pieces, concatenated, are the
/// whole.
extension WireShape {
  private struct Piece {
    let field: Field
    var bytes: [UInt8]
  }

  /// The same message with every singular submessage in one piece. `bytes` must be free of faults.
  func merged(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    var pieces: [Piece] = []
    var reader = WireReader(bytes)
    while let (number, raw, value) = reader.readField() {
      guard let field = fields.first(where: { $0.number == number }) else {
        result += raw
        continue
      }
      // The last member of a oneof wins, and earlier ones are not merged into it.
      if field.oneof != 0 { pieces.removeAll { $0.field.oneof == field.oneof && $0.field.number != number } }
      guard case .message(let shape) = field.kind, let value else {
        result += raw
        continue
      }
      if field.isRepeated {
        result.append(field: number, shape?.merged(value) ?? Array(value))
      } else if let index = pieces.firstIndex(where: { $0.field.number == number }) {
        pieces[index].bytes += value
      } else {
        pieces.append(Piece(field: field, bytes: Array(value)))
      }
    }
    for piece in pieces {
      guard case .message(let shape?) = piece.field.kind else {
        result.append(field: piece.field.number, piece.bytes)
        continue
      }
      result.append(field: piece.field.number, piece.bytes.withUnsafeBytes { shape.merged($0) })
    }
    return result
  }
}

extension [UInt8] {
  mutating func append(field number: UInt32, _ value: [UInt8]) {
    append(varint: UInt64(number) << 3 | WireReader.WireType.lengthDelimited.rawValue)
    append(varint: UInt64(value.count))
    self += value
  }

  private mutating func append(varint: UInt64) {
    var rest = varint
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}
