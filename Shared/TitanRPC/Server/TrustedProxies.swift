package import TitanCore

/// The proxies in front of a server. It trusts what they say about the client behind them.
package struct TrustedProxies: Hashable, Sendable {
  private let networks: [NetworkRange]

  package init(_ networks: [NetworkRange] = []) { self.networks = networks }

  package func contains(_ address: NetworkAddress) -> Bool { networks.contains { $0.contains(address) } }

  /// Whether a peer is one of the proxies.
  package func contains(_ peer: ClientAddress) -> Bool {
    !networks.isEmpty && NetworkAddress(peer: peer.text).map(contains) == true
  }

  /// The client that a proxy made a call for: the last address in `x-forwarded-for` or `forwarded` that is not a
  /// trusted proxy's.
  ///
  /// If both headers are present they must agree: a proxy that writes only one of them passes on the other as its
  /// client wrote it. Without an address, the call counts as the proxy's, but in a neighbourhood of its own, so that
  /// nobody can use up what the proxy's own calls need.
  package func client(behind proxy: ClientAddress, _ metadata: Metadata) -> ClientAddress {
    let listed = metadata.texts("x-forwarded-for")
    let standard = metadata.texts("forwarded")
    guard !listed.isEmpty || !standard.isEmpty else { return proxy }
    let ends = [
      listed.isEmpty ? nil : origin(ForwardedNodes.listed(listed)),
      standard.isEmpty ? nil : origin(ForwardedNodes.standard(standard)),
    ]
    let isAgreed = listed.isEmpty || standard.isEmpty || ends[0] == ends[1]
    if isAgreed, let origin = ends[0] ?? ends[1] { return ClientAddress(origin) }
    return ClientAddress(proxy.text, neighbourhood: "unknown behind \(proxy.neighbourhood)")
  }

  /// The last node that is not a trusted proxy; if an unreadable or hidden node comes first, the last known one after
  /// it.
  private func origin(_ nodes: [NetworkAddress?]) -> NetworkAddress? {
    var known: NetworkAddress?
    for node in nodes.reversed() {
      guard let node else { return known }
      known = node
      if !contains(node) { return node }
    }
    return known
  }
}

extension Metadata {
  fileprivate func texts(_ key: String) -> [String] {
    var texts: [String] = []
    for field in self where field.key == key {
      if case .string(let text) = field.value { texts.append(text) }
    }
    return texts
  }
}

/// Reads the nodes that a request has passed, the client first; `nil` is a node that is hidden (`unknown`, `_hidden`)
/// or unreadable.
package enum ForwardedNodes {
  /// How many nodes to read, counted from the last.
  private static let mostNodes = 32
  /// The longest `forwarded`, in bytes, that is read at all.
  private static let longest = 4_096

  /// The nodes of `x-forwarded-for`, in the order of its lines: addresses separated by commas.
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

  /// The nodes of `forwarded` (RFC 7239 §4), in the order of its lines. A malformed list has none.
  package static func standard(_ lines: [String]) -> [NetworkAddress?] {
    guard lines.reduce(0, { $0 + $1.utf8.count }) <= longest else { return [] }
    var reader = ForwardedReader(lines.joined(separator: ","))
    guard let elements = reader.elements() else { return [] }
    return elements.suffix(mostNodes).map { $0.flatMap { node($0[...]) } }
  }

  /// An address, with or without a port.
  private static func node(_ text: Substring) -> NetworkAddress? {
    let text = text.drop { $0 == " " || $0 == "\t" }
    let end = text.lastIndex { $0 != " " && $0 != "\t" }
    return end.flatMap { NetworkAddress(peer: text[...$0]) }
  }
}

/// Parses the value of `forwarded`.
private struct ForwardedReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  /// Each element's `for`, `nil` for an element without one; `nil` for a malformed list.
  mutating func elements() -> [String?]? {
    var elements: [String?] = []
    while true {
      guard let element = element() else { return nil }
      // RFC 9110 §5.6.1.2: empty elements must be ignored.
      if let element { elements.append(element.node) }
      guard !rest.isEmpty else { return elements }
      guard take(",") else { return nil }
    }
  }

  private struct Element {
    var node: String?
  }

  /// `.some(nil)` for an empty element, `nil` for a malformed one.
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

  /// A quoted string, or the text up to a separator: some senders omit the quotes that addresses need.
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
