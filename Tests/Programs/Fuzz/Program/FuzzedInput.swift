/// The input for an engine: bytes, and the sizes of the pieces in which they arrive.
///
/// The first byte's low bits are the size of a piece, 0 for all at once. Its high bit says whether the rest are raw
/// bytes, or frames with a short head each (type, flags, stream, length). Few mutations of the latter break a length,
/// so they get past nghttp2's frame parser.
struct FuzzedInput {
  let bytes: [UInt8]
  let pieceSize: Int

  init(_ input: UnsafeRawBufferPointer) {
    let first = input.first ?? 0
    let rest = input.dropFirst()
    bytes = first & 0x80 == 0 ? Array(rest) : Self.frames(rest)
    pieceSize = first & 0x7F == 0 ? max(1, bytes.count) : Int(first & 0x7F)
  }

  private static func frames(_ input: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
    var rest = input
    var bytes: [UInt8] = []
    while rest.count >= 4 {
      let head = Array(rest.prefix(4))
      rest = rest.dropFirst(4)
      // Ten types are known; the eleventh is not.
      bytes += [0, 0, head[3], head[0] % 11, head[1], 0, 0, 0, head[2]]
      bytes += rest.prefix(Int(head[3]))
      rest = rest.dropFirst(Int(head[3]))
    }
    return bytes
  }
}

extension UnsafeRawBufferPointer {
  /// The bytes in pieces of one size; the last may be shorter.
  func pieces(of size: Int) -> some Sequence<UnsafeRawBufferPointer> {
    stride(from: 0, to: count, by: size).lazy.map { start in
      UnsafeRawBufferPointer(rebasing: self[start..<Swift.min(start + size, count)])
    }
  }
}
