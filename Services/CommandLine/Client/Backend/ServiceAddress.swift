/// Where a service listens: `HOST:PORT`, `[IPV6]:PORT`.
package struct ServiceAddress: Sendable, Hashable, CustomStringConvertible {
  package let host: String
  package let port: Int

  package init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// `nil` unless there is a host, a colon and a port of 1…65535.
  package init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":") else { return nil }
    let digits = text[text.index(after: colon)...]
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = Int(digits), (1...65535).contains(port)
    else { return nil }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
    } else if host.contains(":") {
      return nil
    }
    guard !host.isEmpty else { return nil }
    self.init(host: String(host), port: port)
  }

  package var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
