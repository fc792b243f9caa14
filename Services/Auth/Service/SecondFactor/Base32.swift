/// base32 (RFC 4648 §6) without padding: capitals and the digits that no capital looks like.
package enum Base32 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var (buffer, bits): (UInt32, Int) = (0, 0)
    for byte in bytes {
      (buffer, bits) = (buffer << 8 | UInt32(byte), bits + 8)
      while bits >= 5 {
        bits -= 5
        text.append(alphabet[Int(buffer >> UInt32(bits) & 0x1F)])
      }
    }
    if bits > 0 { text.append(alphabet[Int(buffer << UInt32(5 - bits) & 0x1F)]) }
    return String(decoding: text, as: UTF8.self)
  }
}
