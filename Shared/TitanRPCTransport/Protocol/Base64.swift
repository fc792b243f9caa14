/// Base64 (RFC 4648 §4) as `-bin` metadata uses it: written without padding, read with or without.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let invalid: UInt8 = 0xFF
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: invalid, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }()

  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
    var bits: UInt32 = 0
    var bitCount = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      bitCount += 8
      while bitCount >= 6 {
        bitCount -= 6
        text.append(alphabet[Int(bits >> UInt32(bitCount) & 0x3F)])
      }
    }
    if bitCount > 0 { text.append(alphabet[Int(bits << UInt32(6 - bitCount) & 0x3F)]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// `nil` if the text is no base64: a foreign character, a length that cannot be, misplaced padding.
  static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    var characters = text[...]
    var padding = 0
    while characters.count > text.count - 2, padding < 2, let last = characters.suffix(1).first,
      last == UInt8(ascii: "=")
    {
      characters = characters.dropLast()
      padding += 1
    }
    guard characters.count % 4 != 1, padding == 0 || text.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(characters.count * 3 / 4)
    var bits: UInt32 = 0
    var bitCount = 0
    for character in characters {
      let value = values[Int(character)]
      guard value != invalid else { return nil }
      bits = bits << 6 | UInt32(value)
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
      }
    }
    return bytes
  }
}
