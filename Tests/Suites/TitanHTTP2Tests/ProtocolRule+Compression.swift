import TitanTesting

/// RFC 7541.
extension ProtocolRule {
  private static func block(
    _ section: String, _ name: String, _ block: [UInt8], _ answer: RawClient.Answer = .compression
  ) -> ProtocolRule {
    ProtocolRule("HPACK \(section)", name, RawFrame.headers(1, block), answer: answer)
  }

  /// A field named `a` whose value is in Huffman's code.
  private static func huffman(_ bytes: [UInt8]) -> [UInt8] {
    RawFrame.block() + [0, 1, UInt8(ascii: "a"), 0x80 | UInt8(bytes.count)] + bytes
  }

  static let compression: [ProtocolRule] = [
    block("2.3.3", "an index beyond both tables", RawFrame.block() + [0x80 | 70]),
    block("2.3.3", "a name's index beyond both tables", RawFrame.block() + [0x40 | 0x3F, 7, 1, 0x61]),
    block("5.1", "an integer without end", RawFrame.block() + [UInt8](repeating: 0xFF, count: 12) + [0]),
    block("5.2", "a string longer than the block", RawFrame.block() + [0, 1, 0x61, 100, 0x61]),
    // 'a' is 00011; the rest of the byte has to be ones.
    block("5.2", "Huffman's code, padded with ones", huffman([0b0001_1111]), .accepted(requests: 1)),
    block("5.2", "Huffman's code, padded with zeros", huffman([0b0001_1000])),
    block("5.2", "Huffman's code, padded with a byte too many", huffman([0b0001_1111, 0xFF])),
    block("5.2", "Huffman's code with the end symbol", huffman([0xFF, 0xFF, 0xFF, 0xFF])),
    block("6.1", "index 0", RawFrame.block() + [0x80]),
    block(
      "6.1", "fields of the static table", [0x83, 0x86, 0x84] + RawFrame.literal(":authority", "x"),
      .accepted(requests: 1)),
    block("6.2.3", "a field never indexed", RawFrame.block() + [0x10, 1, 0x61, 1, 0x62], .accepted(requests: 1)),
    block("6.3", "the table emptied at the beginning", [0x20] + RawFrame.block(), .accepted(requests: 1)),
    block("6.3", "the table made larger than allowed", [0x3F, 0xE2, 0x1F] + RawFrame.block()),
    block("4.2", "the table's size at the end", RawFrame.block() + [0x20]),
    ProtocolRule(
      "4.3", "a block cut short", RawFrame.headers(1, Array(RawFrame.block().dropLast())), answer: .compression),
  ]
}
