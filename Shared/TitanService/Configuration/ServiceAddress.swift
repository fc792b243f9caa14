package import TitanCore

/// Where a service's servers are: `auth:7001`, a name that may have many addresses, or `10.0.0.1:7001,10.0.0.2:7001`.
/// Calls go to all of them in turn.
package struct ServiceAddress: Sendable, Hashable, CustomStringConvertible {
  /// Never empty.
  package let servers: [HostAndPort]

  package init(_ server: HostAndPort) { servers = [server] }

  /// Reads one `host:port` or several apart by commas; `nil` if one of them is malformed or is there twice.
  package init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    servers = parts.compactMap { HostAndPort($0.trimmingPrefix(while: \.isWhitespace)) }
    guard servers.count == parts.count, Set(servers).count == servers.count else { return nil }
  }

  package var description: String { servers.map(\.description).joined(separator: ",") }
}
