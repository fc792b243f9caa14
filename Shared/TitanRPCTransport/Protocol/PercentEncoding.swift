/// The form of `grpc-message`: printable ASCII but `%` stands for itself, every other byte of the UTF-8
/// text is `%` and two hexadecimal digits. So is a space at either end, which HTTP/2 would not carry (RFC 9113 §8.2.1).
enum PercentEncoding {
  private static let digits = Array("0123456789ABCDEF".utf8)

  static func encode(_ text: String) -> String {
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

  /// Never fails, as the specification demands: what is wrongly encoded stays as it is.
  static func decode(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return text }
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = value(bytes[index + 1]),
        let low = value(bytes[index + 2])
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

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}
