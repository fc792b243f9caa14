/// The numbers of JSON, and what they are worth. Pure.
enum JSONNumber {
  /// Where the number that begins at `start` ends; `nil` if none does.
  static func end(in bytes: [UInt8], from start: Int) -> Int? {
    var position = start
    func isDigit() -> Bool {
      position < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    }
    func take(_ characters: UInt8...) -> Bool {
      guard position < bytes.count, characters.contains(bytes[position]) else { return false }
      position += 1
      return true
    }
    func digits() -> Bool {
      let first = position
      while isDigit() { position += 1 }
      return position > first
    }
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      guard !isDigit() else { return nil }
    } else {
      guard digits() else { return nil }
    }
    if take(UInt8(ascii: ".")) { guard digits() else { return nil } }
    if take(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "+"), UInt8(ascii: "-"))
      guard digits() else { return nil }
    }
    return position
  }

  /// Whether the whole text is a number.
  static func isNumber(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return end(in: bytes, from: 0) == bytes.count
  }

  /// The exact value of a number without a fraction, however it is written: `100`, `1e2`, `100.0`.
  ///
  /// - Returns: `nil` for one with a fraction, and for one whose magnitude has more than 64 bits.
  static func integer(_ text: String) -> (isNegative: Bool, magnitude: UInt64)? {
    var rest = text[...]
    let isNegative = rest.first == "-"
    if isNegative { rest = rest.dropFirst() }
    var exponent = 0
    if let mark = rest.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      guard let number = Int(rest[rest.index(after: mark)...]) else { return nil }
      exponent = number
      rest = rest[..<mark]
    }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : ""
    var digits = String(parts[0] + fraction).drop { $0 == "0" }
    guard !digits.isEmpty else { return (isNegative, 0) }
    // Neither overflows: a text has far fewer digits.
    guard (-1 << 32...1 << 32).contains(exponent) else { return nil }
    var scale = exponent - fraction.count
    while scale < 0, digits.last == "0" {
      digits = digits.dropLast()
      scale += 1
    }
    let longest = 20
    guard scale >= 0, digits.count + scale <= longest else { return nil }
    return UInt64(digits + String(repeating: "0", count: scale)).map { (isNegative, $0) }
  }
}
