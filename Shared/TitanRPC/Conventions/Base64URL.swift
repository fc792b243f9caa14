/// base64url without padding (RFC 4648 §5), as JWTs and page tokens use it.
package enum Base64URL {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  package static func encode(_ bytes: some Collection<UInt8>) -> String {
    bytes.withContiguousStorageIfAvailable(encode(contiguous:))
      ?? Array(bytes).withUnsafeBufferPointer(encode(contiguous:))
  }

  /// Every change in a feed has a cursor, and every call of a browser a cookie. To encode or decode them byte by byte
  /// through a collection's witnesses would cost as much as the rest of the change.
  private static func encode(contiguous bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: (bytes.count * 4 + 2) / 3) { text in
      var (buffer, bits, place): (UInt32, UInt32, Int) = (0, 0, 0)
      func append(_ sextet: UInt32) {
        text[place] = alphabet[Int(sextet & 0x3F)]
        place += 1
      }
      for byte in bytes {
        (buffer, bits) = (buffer << 8 | UInt32(byte), bits + 8)
        while bits >= 6 {
          bits -= 6
          append(buffer >> bits)
        }
      }
      if bits > 0 { append(buffer << (6 - bits)) }
      return place
    }
  }

  /// `nil` for padding or any other foreign character, an impossible length, or leftover bits that are not zero: each
  /// value has exactly one form.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var text = String(text)
    return text.withUTF8(decode(contiguous:))
  }

  private static func decode(contiguous characters: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard characters.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(characters.count * 3 / 4)
    var (buffer, bits): (UInt32, Int) = (0, 0)
    for character in characters {
      guard let value = sextet(character) else { return nil }
      (buffer, bits) = (buffer << 6 | value, bits + 6)
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      }
    }
    return buffer & (1 << UInt32(bits) - 1) == 0 ? bytes : nil
  }

  private static func sextet(_ character: UInt8) -> UInt32? {
    switch character {
    case 0x41...0x5A: UInt32(character - 0x41)
    case 0x61...0x7A: UInt32(character - 0x61 + 26)
    case 0x30...0x39: UInt32(character - 0x30 + 52)
    case 0x2D: 62
    case 0x5F: 63
    default: nil
    }
  }
}
