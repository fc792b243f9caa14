import TitanCore

/// The fields of a query as forms send it: `name=value&name=value`. Pure.
package struct QueryFields: Sendable {
  private let fields: [String: [UInt8]]

  /// `nil` if a percent sign is not followed by two hexadecimal digits. Of several values of a name the first counts.
  package init?(_ query: String) {
    var fields: [String: [UInt8]] = [:]
    for part in query.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(pair[0]), let value = Self.decoded(pair.count > 1 ? pair[1] : "") else {
        return nil
      }
      let key = String(decoding: name, as: UTF8.self)
      if fields[key] == nil { fields[key] = value }
    }
    self.fields = fields
  }

  package var names: Set<String> { Set(fields.keys) }

  package subscript(name: String) -> String? { fields[name].map { String(decoding: $0, as: UTF8.self) } }

  func bytes(_ name: String) -> [UInt8]? { fields[name] }

  /// Percent-encoding, and plus signs for spaces, as forms and most libraries write them.
  private static func decoded(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(0x20)
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(Hexadecimal.value(of:)),
          let low = rest.popFirst().flatMap(Hexadecimal.value(of:))
        else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}
