import TitanCore

/// Whether a host is this machine, so that nothing sent to it leaves it.
package enum OwnMachine {
  /// - Parameter authority: `127.0.0.1:7080`, `[::1]`, `localhost`; what a client believes to talk to.
  package static func isAuthority(_ authority: String) -> Bool {
    let host: Substring
    if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
      host = authority[authority.index(after: authority.startIndex)..<end]
    } else {
      host = authority.prefix { $0 != ":" }
    }
    if let address = NetworkAddress(host) {
      return address.bytes.count == 4
        ? address.bytes[0] == 127 : address.bytes == [UInt8](repeating: 0, count: 15) + [1]
    }
    // RFC 6761 §6.3.
    let name = host.lowercased()
    return name == "localhost" || name.hasSuffix(".localhost")
  }
}
