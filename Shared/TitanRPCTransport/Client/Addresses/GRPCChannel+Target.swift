import TitanCore

extension GRPCChannel {
  /// Where a channel's calls go: one server by name or address, or several that all serve the same.
  package struct Target: Sendable, Hashable, CustomStringConvertible {
    package enum Endpoint: Sendable, Hashable, CustomStringConvertible {
      /// A name that may stand for many addresses, or a numeric address.
      case host(String, port: Int)
      /// A Unix domain socket.
      case unix(path: String)

      package var description: String {
        switch self {
        case .host(let host, let port): HostAndPort(host: host, port: port).description
        case .unix(let path): "unix:\(path)"
        }
      }
    }

    /// Never empty.
    package let endpoints: [Endpoint]

    private init(_ endpoints: [Endpoint]) { self.endpoints = endpoints }

    package static func hostAndPort(_ host: String, _ port: Int) -> Target { Target([.host(host, port: port)]) }
    package static func unix(path: String) -> Target { Target([.unix(path: path)]) }

    /// Several servers: `first`, then the `others`.
    package static func any(of first: Target, _ others: [Target]) -> Target {
      Target(first.endpoints + others.flatMap(\.endpoints))
    }

    /// Reads `host:port`, several of them with commas between, or `unix:path`; IPv6 addresses stand in brackets. `nil`
    /// if the text is nothing of it, or a port is not 1 to 65535.
    package init?(_ text: String) {
      var endpoints: [Endpoint] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let endpoint = Endpoint(part) else { return nil }
        endpoints.append(endpoint)
      }
      self.init(endpoints)
    }

    package var description: String { endpoints.map(\.description).joined(separator: ",") }

    /// The `:authority` of requests: the first host, `localhost` on a Unix domain socket (gRPC's naming document).
    package var authority: String {
      for case .host(let host, let port) in endpoints { return Endpoint.host(host, port: port).description }
      return "localhost"
    }

    /// The host of `authority`.
    var host: String {
      for case .host(let host, _) in endpoints { return host }
      return "localhost"
    }
  }
}

extension GRPCChannel.Target.Endpoint {
  fileprivate init?(_ text: Substring) {
    if text.hasPrefix("unix:") {
      let path = text.dropFirst("unix:".count)
      guard !path.isEmpty else { return nil }
      self = .unix(path: String(path))
      return
    }
    guard let address = HostAndPort(text) else { return nil }
    self = .host(address.host, port: address.port)
  }
}
