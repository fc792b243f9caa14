/// A QR code (ISO/IEC 18004) of a text, in bytes of UTF-8.
package struct QRCode: Hashable, Sendable {
  /// Rows of modules; true is dark. Without the quiet zone.
  package let modules: [[Bool]]

  /// `nil` for a text of more than 271 bytes.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.all.first(where: { bytes.count <= $0.capacity }) else { return nil }
    var canvas = QRCanvas(version)
    canvas.place(Self.interleaved(Self.data(bytes, version), version))
    modules = canvas.masked()
  }

  /// Mode, count and bytes, filled up to the version's size (§7.4).
  private static func data(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      bits += (0..<count).map { value >> (count - 1 - $0) & 1 == 1 }
    }
    append(0b0100, 4)
    append(bytes.count, version.countBits)
    for byte in bytes { append(Int(byte), 8) }
    let room = version.dataBytes * 8
    append(0, min(4, room - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    while data.count < version.dataBytes { data.append((data.count - bits.count / 8) % 2 == 0 ? 0xEC : 0x11) }
    return data
  }

  /// The blocks' bytes in turn, then those of their error correction (§7.6).
  private static func interleaved(_ data: [UInt8], _ version: QRVersion) -> [UInt8] {
    var (blocks, rest): ([[UInt8]], ArraySlice<UInt8>) = ([], data[...])
    for length in version.blocks {
      blocks.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    let corrections = blocks.map { ReedSolomon.correction(of: $0, count: version.correction) }
    return [blocks, corrections].flatMap { group in
      (0..<(group.map(\.count).max() ?? 0)).flatMap { index in
        group.compactMap { index < $0.count ? $0[index] : nil }
      }
    }
  }
}
