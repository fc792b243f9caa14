package import TitanCore
import TitanRPCTransport

/// The one address in front of all services: `https://titanup.example.org`, `http://127.0.0.1:7080`.
package struct ServerURL: Sendable, Hashable, CustomStringConvertible {
  package let address: HostAndPort
  package let isEncrypted: Bool

  /// `nil` for anything but scheme, host and optional port.
  package init?(_ text: String) {
    let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    switch parts[0].lowercased() {
    case "http": isEncrypted = false
    case "https": isEncrypted = true
    default: return nil
    }
    let authority = parts[1].hasSuffix("/") ? parts[1].dropLast() : parts[1]
    let hasPort = authority.hasSuffix("]") ? false : authority.contains(":")
    guard let address = HostAndPort(hasPort ? String(authority) : "\(authority):\(isEncrypted ? 443 : 80)") else {
      return nil
    }
    self.address = address
  }

  package var description: String { "\(isEncrypted ? "https" : "http")://\(address)" }
}

extension TransportSecurity {
  /// How to reach a server, whose address says whether to encrypt.
  ///
  /// - Throws: `ClientError` if the other options say the opposite.
  package func toward(_ server: ServerURL) throws(ClientError) -> TransportSecurity {
    switch (self, server.isEncrypted) {
    case (.tls, true), (.plain, false), (.plainOnThisMachine, false): return self
    case (.plainOnThisMachine, true): return .tls(.system)
    case (.tls, false): throw .usage("\(server) is not encrypted, but TLS is asked for. Give an address with https.")
    case (.plain, true): throw .usage("\(server) is encrypted. Leave out --insecure and TITANUP_INSECURE.")
    }
  }
}
