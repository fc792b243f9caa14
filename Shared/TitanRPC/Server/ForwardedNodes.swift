package import TitanCore

/// Reads which nodes a request has passed, the client first; `nil` is a node that hides (`unknown`, `_hidden`), or cannot be
/// read.
package enum ForwardedNodes {
  /// How many are looked at, from the last on.
  private static let mostNodes = 32
  /// How long `forwarded` may be, in bytes, to be read at all.
  private static let longest = 4_096

  /// Of `x-forwarded-for`, in the order of its lines: addresses, apart by commas.
  package static func listed(_ lines: [String]) -> [NetworkAddress?] {
    var nodes: [NetworkAddress?] = []
    for line in lines.reversed() {
      var rest = Substring(line)
      while true {
        guard nodes.count < mostNodes else { return nodes.reversed() }
        let comma = rest.lastIndex(of: ",")
        nodes.append(node(rest[(comma.map { rest.index(after: $0) } ?? rest.startIndex)...]))
        guard let comma else { break }
        rest = rest[..<comma]
      }
    }
    return nodes.reversed()
  }

  /// Of `forwarded` (RFC 7239 §4), in the order of its lines. What is no such list has no nodes.
  package static func standard(_ lines: [String]) -> [NetworkAddress?] {
    guard lines.reduce(0, { $0 + $1.utf8.count }) <= longest else { return [] }
    var reader = ForwardedReader(lines.joined(separator: ","))
    guard let elements = reader.elements() else { return [] }
    return elements.suffix(mostNodes).map { $0.flatMap { node($0[...]) } }
  }

  /// An address, perhaps with a port.
  private static func node(_ text: Substring) -> NetworkAddress? {
    let text = text.drop { $0 == " " || $0 == "\t" }
    let end = text.lastIndex { $0 != " " && $0 != "\t" }
    return end.flatMap { NetworkAddress(peer: text[...$0]) }
  }
}

/// Takes the value of `forwarded` apart.
private struct ForwardedReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  /// What each element's `for` says, `nil` where it has none; `nil` if it is no list of elements.
  mutating func elements() -> [String?]? {
    var elements: [String?] = []
    while true {
      guard let element = element() else { return nil }
      // RFC 9110 §5.6.1.2: empty elements are to be ignored.
      if let element { elements.append(element.node) }
      guard !rest.isEmpty else { return elements }
      guard take(",") else { return nil }
    }
  }

  private struct Element {
    var node: String?
  }

  /// `.some(nil)` is an empty one, `nil` none at all.
  private mutating func element() -> Element?? {
    var element: Element?
    repeat {
      skipSpace()
      let name = token()
      guard !name.isEmpty else { continue }
      guard take("="), let value = value() else { return nil }
      var changed = element ?? Element()
      if name.lowercased() == "for" {
        guard changed.node == nil else { return nil }
        changed.node = value
      }
      element = changed
      skipSpace()
    } while take(";")
    return .some(element)
  }

  /// A quoted string, or what stands there up to a separator: some write addresses without the quotes they need.
  private mutating func value() -> String? {
    guard take("\"") else {
      let value = token()
      return value.isEmpty ? nil : value
    }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        bytes.append(escaped)
      default: bytes.append(byte)
      }
    }
    return nil
  }

  private mutating func token() -> String {
    let token = rest.prefix { !" \t,;=\"".utf8.contains($0) }
    rest = rest.dropFirst(token.count)
    return String(decoding: token, as: UTF8.self)
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 } }

  private mutating func take(_ separator: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: separator) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
