/// Reads a JSON text from its beginning to its end (RFC 8259), value by value. Pure.
struct JSONReader {
  enum Kind: String {
    case object = "an object"
    case list = "a list"
    case string = "a string"
    case number = "a number"
    case boolean = "a boolean"
    case null
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What comes next.
  mutating func kind() throws(JSONFault) -> Kind {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .list
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"): return .number
    default: throw malformed("a value")
    }
  }

  mutating func end() throws(JSONFault) {
    skipSpace()
    guard current == nil else { throw malformed("the end") }
  }

  /// Steps into an object or a list.
  mutating func open(_ bracket: Unicode.Scalar) throws(JSONFault) { try take(bracket) }

  /// The next key of an object, whose value follows; `nil` at its end.
  mutating func key(isFirst: Bool) throws(JSONFault) -> String? {
    guard try hasNext("}", isFirst: isFirst) else { return nil }
    skipSpace()
    guard current == UInt8(ascii: "\"") else { throw malformed("a key in quotes") }
    let key = try string()
    try take(":")
    return key
  }

  /// Whether a list goes on.
  mutating func hasElement(isFirst: Bool) throws(JSONFault) -> Bool { try hasNext("]", isFirst: isFirst) }

  private mutating func hasNext(_ bracket: Unicode.Scalar, isFirst: Bool) throws(JSONFault) -> Bool {
    skipSpace()
    if current.map({ UInt32($0) }) == bracket.value {
      position += 1
      return false
    }
    if !isFirst { try take(",") }
    return true
  }

  mutating func null() throws(JSONFault) { try word("null") }

  mutating func boolean() throws(JSONFault) -> Bool {
    skipSpace()
    let value = current == UInt8(ascii: "t")
    try word(value ? "true" : "false")
    return value
  }

  /// The digits as they are.
  mutating func number() throws(JSONFault) -> String {
    skipSpace()
    guard let end = JSONNumber.end(in: bytes, from: position) else { throw malformed("a number") }
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  mutating func string() throws(JSONFault) -> String {
    try take("\"")
    var text: [UInt8] = []
    while true {
      let start = position
      while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { position += 1 }
      text += bytes[start..<position]
      switch current {
      case UInt8(ascii: "\""):
        position += 1
        guard let valid = String(validating: text, as: UTF8.self) else { throw malformed("UTF-8") }
        return valid
      case UInt8(ascii: "\\"):
        position += 1
        try escape(&text)
      default: throw malformed("the end of a string; control characters have to be escaped")
      }
    }
  }

  private mutating func escape(_ text: inout [UInt8]) throws(JSONFault) {
    guard let byte = current else { throw malformed("an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var code = try hexadecimal()
      if (0xD800...0xDBFF).contains(code) {
        guard current == UInt8(ascii: "\\") else { throw malformed("the second half of a surrogate pair") }
        position += 1
        guard current == UInt8(ascii: "u") else { throw malformed("the second half of a surrogate pair") }
        position += 1
        let low = try hexadecimal()
        guard (0xDC00...0xDFFF).contains(low) else { throw malformed("the second half of a surrogate pair") }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw malformed("the first half of a surrogate pair") }
      text += String(scalar).utf8
    default: throw malformed("an escape")
    }
  }

  private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.utf8.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let code = UInt32(text, radix: 16)
    else { throw malformed("four hexadecimal digits") }
    position += 4
    return code
  }

  /// Skips the next value.
  mutating func skip(depth: Int) throws(JSONFault) {
    guard depth < Nesting.deepest else { throw Nesting.fault }
    switch try kind() {
    case .null: try null()
    case .boolean: _ = try boolean()
    case .number: _ = try number()
    case .string: _ = try string()
    case .list:
      try open("[")
      var isFirst = true
      while try hasElement(isFirst: isFirst) {
        isFirst = false
        try skip(depth: depth + 1)
      }
    case .object:
      try open("{")
      var isFirst = true
      while try key(isFirst: isFirst) != nil {
        isFirst = false
        try skip(depth: depth + 1)
      }
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) throws(JSONFault) {
    skipSpace()
    guard current.map({ UInt32($0) }) == character.value else { throw malformed(String(character)) }
    position += 1
  }

  private mutating func word(_ word: String) throws(JSONFault) {
    skipSpace()
    guard bytes[position...].starts(with: word.utf8) else { throw malformed(word) }
    position += word.utf8.count
  }

  private func malformed(_ expected: String) -> JSONFault {
    let got =
      position < bytes.count ? "\"\(String(decoding: bytes[position...].prefix(12), as: UTF8.self))\"" : "the end"
    return JSONFault("the JSON has \(got) at byte \(position); expected: \(expected)")
  }
}
