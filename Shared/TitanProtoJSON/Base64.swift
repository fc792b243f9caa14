/// Base64 as protobuf's JSON has it (RFC 4648 §4, §5). Pure.
package enum ProtoBase64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  package static func encode(_ bytes: some Collection<UInt8>, isPadded: Bool = true) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var (buffer, bits): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      (buffer, bits) = (buffer << 8 | UInt32(byte), bits + 8)
      while bits >= 6 {
        bits -= 6
        text.append(alphabet[Int(buffer >> bits & 0x3F)])
      }
    }
    if bits > 0 { text.append(alphabet[Int(buffer << (6 - bits) & 0x3F)]) }
    while isPadded, text.count % 4 != 0 { text.append(padding) }
    return text
  }

  /// Either alphabet, with padding or without; `nil` for anything else.
  package static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3 / 4)
    var (buffer, bits): (UInt32, UInt32) = (0, 0)
    var (count, padded) = (0, 0)
    for character in text {
      if character == padding {
        padded += 1
        continue
      }
      guard padded == 0, let value = sextet(character) else { return nil }
      count += 1
      (buffer, bits) = (buffer << 6 | value, bits + 6)
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
      }
    }
    guard count % 4 != 1, padded == 0 || (padded <= 2 && (count + padded) % 4 == 0) else { return nil }
    return bytes
  }

  private static func sextet(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a") + 26)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0") + 52)
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
