/// A JSON text that is being written (RFC 8259). Pure.
package struct JSONText: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes += $0 }
  }

  /// Text that was written elsewhere.
  package mutating func append(_ written: some Sequence<UInt8>) { bytes += written }

  package mutating func byte(_ character: Unicode.Scalar) { bytes.append(UInt8(truncatingIfNeeded: character.value)) }

  package mutating func number(_ value: some BinaryInteger) { bytes += String(value).utf8 }

  mutating func quoted(_ value: some BinaryInteger) {
    byte("\"")
    number(value)
    byte("\"")
  }

  /// Numbers in their shortest exact form; strings for what JSON has no numbers for.
  mutating func number(_ value: some BinaryFloatingPoint & LosslessStringConvertible) {
    if value.isNaN { return raw("\"NaN\"") }
    if value.isInfinite { return value < 0 ? raw("\"-Infinity\"") : raw("\"Infinity\"") }
    bytes += value.description.utf8
  }

  package mutating func string(_ text: String) { string(utf8: text.utf8) }

  /// - Parameter text: valid UTF-8.
  package mutating func string(utf8 text: some Collection<UInt8>) {
    byte("\"")
    for character in text {
      switch character {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case 0x0A: raw("\\n")
      case 0x0D: raw("\\r")
      case 0x09: raw("\\t")
      // Terminals obey DEL, too, though JSON allows it.
      case 0..<0x20, 0x7F:
        raw("\\u00")
        let digits = String(character, radix: 16)
        bytes += (digits.count == 1 ? "0" + digits : digits).utf8
      default: bytes.append(character)
      }
    }
    byte("\"")
  }
}
