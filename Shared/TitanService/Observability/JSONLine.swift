import Logging
import TitanProtoJSON

/// One JSON object on one line, written front to back (RFC 8259). Keys must not repeat; the writer does not check.
struct JSONLine {
  private var text = JSONText()

  init() { text.raw("{") }

  mutating func add(_ key: String, _ text: String) {
    member(key)
    self.text.string(text)
  }

  mutating func add(_ key: String, _ number: Int64) {
    member(key)
    text.number(number)
  }

  mutating func add(_ key: String, _ value: Logger.MetadataValue) {
    member(key)
    self.value(value)
  }

  /// Closes the object and ends the line.
  mutating func finish() -> [UInt8] {
    text.raw("}\n")
    return text.bytes
  }

  private mutating func member(_ key: String) {
    if text.bytes.count > 1 { text.raw(",") }
    text.string(key)
    text.raw(":")
  }

  private mutating func value(_ value: Logger.MetadataValue) {
    switch value {
    case .string(let value): text.string(value)
    case .stringConvertible(let number as any BinaryInteger): text.number(number)
    case .stringConvertible(let flag as Bool): text.raw(flag ? "true" : "false")
    case .stringConvertible(let other): text.string(other.description)
    case .array(let values): list("[", values, "]") { $0.value($1) }
    case .dictionary(let members):
      list("{", members.sorted { $0.key < $1.key }, "}") { line, member in
        line.text.string(member.key)
        line.text.raw(":")
        line.value(member.value)
      }
    }
  }

  private mutating func list<Element>(
    _ open: StaticString, _ elements: [Element], _ close: StaticString, _ write: (inout JSONLine, Element) -> Void
  ) {
    text.raw(open)
    for (index, element) in elements.enumerated() {
      if index > 0 { text.raw(",") }
      write(&self, element)
    }
    text.raw(close)
  }
}
