import TitanCore

/// Base64 (RFC 4648 §4) as `-bin` metadata uses it: written without padding, read with or without.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let invalid: UInt8 = 0xFF
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: invalid, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }()

  package static func encode(_ bytes: [UInt8]) -> String {
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

  /// `nil` if the text is not base64: a foreign character, an impossible length, misplaced padding.
  package static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
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

/// The encoding of `grpc-message`: printable ASCII except `%` is kept as is, every other byte of the UTF-8 text becomes
/// `%` and two hexadecimal digits. So does a space at either end, which HTTP/2 does not allow (RFC 9113 §8.2.1).
package enum PercentEncoding {
  private static let digits = Array("0123456789ABCDEF".utf8)

  package static func encode(_ text: String) -> String {
    let isPlain = { (byte: UInt8) in (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "%") }
    let space = UInt8(ascii: " ")
    if text.utf8.first != space, text.utf8.last != space, text.utf8.allSatisfy(isPlain) { return text }
    var encoded: [UInt8] = []
    let last = text.utf8.count - 1
    for (index, byte) in text.utf8.enumerated() {
      let isEdge = index == 0 || index == last
      if isPlain(byte), byte != space || !isEdge {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Never fails, as the specification demands: wrongly encoded parts are kept as they are.
  package static func decode(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return text }
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = Hexadecimal.value(of: bytes[index + 1]),
        let low = Hexadecimal.value(of: bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
