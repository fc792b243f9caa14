/// An address to listen on or connect to: `127.0.0.1:7001`, `auth:7001`, `[::1]:7001`.
package struct HostAndPort: Sendable, Hashable, CustomStringConvertible {
  package var host: String
  package var port: Int

  package init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// Reads `host:port`, with an IPv6 address in brackets; `nil` if the host is empty or contains characters that no
  /// host can have, or the port is not 1 to 65535.
  package init?(_ text: some StringProtocol) {
    guard let colon = text.lastIndex(of: ":") else { return nil }
    let digits = text[text.index(after: colon)...]
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = Int(digits), (1...65_535).contains(port)
    else { return nil }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
      guard host.contains(":") else { return nil }
    } else if host.contains(":") {
      return nil
    }
    guard Self.isHost(host) else { return nil }
    self.init(host: String(host), port: port)
  }

  /// Letters, digits, `.`, `-`, `_`, and `:` and `%` for IPv6 addresses: no characters that end or split an address.
  package static func isHost(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.count <= 253
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "%"): true
        default: false
        }
      }
  }

  package var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
