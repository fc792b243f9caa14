import Logging

/// One JSON object on one line, written front to back (RFC 8259). Keys must not repeat; the writer does not check.
struct JSONLine {
  private(set) var bytes: [UInt8] = [UInt8(ascii: "{")]

  mutating func add(_ key: String, _ text: String) {
    member(key)
    string(text)
  }

  mutating func add(_ key: String, _ number: Int64) {
    member(key)
    bytes += String(number).utf8
  }

  mutating func add(_ key: String, _ value: Logger.MetadataValue) {
    member(key)
    self.value(value)
  }

  /// Closes the object and ends the line.
  mutating func finish() -> [UInt8] {
    bytes += [UInt8(ascii: "}"), UInt8(ascii: "\n")]
    return bytes
  }

  private mutating func member(_ key: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    string(key)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func value(_ value: Logger.MetadataValue) {
    switch value {
    case .string(let text): string(text)
    case .stringConvertible(let number as any BinaryInteger): bytes += String(describing: number).utf8
    case .stringConvertible(let flag as Bool): bytes += (flag ? "true" : "false").utf8
    case .stringConvertible(let other): string(other.description)
    case .array(let values): list("[", values, "]") { $0.value($1) }
    case .dictionary(let members):
      list("{", members.sorted { $0.key < $1.key }, "}") { line, member in
        line.string(member.key)
        line.bytes.append(UInt8(ascii: ":"))
        line.value(member.value)
      }
    }
  }

  private mutating func list<Element>(
    _ open: String, _ elements: [Element], _ close: String, _ write: (inout JSONLine, Element) -> Void
  ) {
    bytes += open.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(&self, element)
    }
    bytes += close.utf8
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += "\\n".utf8
      case 0x00..<0x20, 0x7F:
        let hex = Array("0123456789abcdef".utf8)
        bytes += "\\u00".utf8
        bytes += [hex[Int(byte >> 4)], hex[Int(byte & 0xF)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
