/// Reads a PNG (W3C PNG §5) only as far as needed to know how expensive decoding it would be, and removes everything
/// but the picture. Checksums and the pixels themselves are left to the decoder.
enum PNGInspection {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The chunks that make up the picture; all others are metadata.
  private static let kept: Set<String> = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]

  static func inspect(_ bytes: [UInt8]) throws(ImageFault) -> SourceImage {
    var reader = ByteReader(bytes[signature.count...])
    var essential = signature
    var size: (width: Int, height: Int)?
    var hasPixels = false
    while let chunk = try chunk(&reader) {
      guard (chunk.type == "IHDR") == (size == nil) else { throw .broken("its header does not come first and once") }
      if chunk.type == "IHDR" { size = try header(chunk.data) }
      if kept.contains(chunk.type) {
        essential += chunk.whole
      } else if chunk.isCritical {
        throw .broken("it has a critical chunk that no picture has")
      }
      if chunk.type == "IDAT" { hasPixels = true }
      guard chunk.type == "IEND" else { continue }
      guard reader.isAtEnd else { throw .broken("something follows its end") }
      guard hasPixels, let size else { throw .broken("it has no pixels") }
      return SourceImage(format: .png, width: size.width, height: size.height, orientation: .upright, bytes: essential)
    }
    throw .broken("it is cut off")
  }

  private struct Chunk {
    var type: String
    var data: ArraySlice<UInt8>
    /// The whole chunk with length, type and checksum.
    var whole: ArraySlice<UInt8>
    var isCritical: Bool
  }

  /// The next chunk; `nil` if it is incomplete.
  private static func chunk(_ reader: inout ByteReader) throws(ImageFault) -> Chunk? {
    let all = reader.rest
    guard let length = reader.number(bytes: 4), let type = reader.take(4), let data = reader.take(length),
      let checksum = reader.take(4)
    else { return nil }
    guard type.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else { throw .broken("a chunk has no name") }
    return Chunk(
      type: String(decoding: type, as: UTF8.self), data: data, whole: all[..<checksum.endIndex],
      isCritical: type.first.map { $0 & 0x20 == 0 } ?? true)
  }

  private static func header(_ data: ArraySlice<UInt8>) throws(ImageFault) -> (width: Int, height: Int) {
    var reader = ByteReader(data)
    guard data.count == 13, let width = reader.number(bytes: 4), let height = reader.number(bytes: 4) else {
      throw .broken("its header has a wrong length")
    }
    try SourceImage.check(width: width, height: height)
    return (width, height)
  }
}
