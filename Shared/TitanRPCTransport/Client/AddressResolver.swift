import Glibc
package import NIOCore
package import NIOPosix
import TitanCore
import TitanRPC

extension GRPCChannel {
  /// A channel's destination: one server by name or address, or several equivalent ones.
  package struct Target: Sendable, Hashable, CustomStringConvertible {
    package enum Endpoint: Sendable, Hashable, CustomStringConvertible {
      /// A name that may resolve to many addresses, or a numeric address.
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

    /// Reads `host:port`, possibly several separated by commas, or `unix:path`; IPv6 addresses are in brackets. `nil`
    /// for any other text, or a port that is not 1 to 65535.
    package init?(_ text: String) {
      var endpoints: [Endpoint] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let endpoint = Endpoint(part) else { return nil }
        endpoints.append(endpoint)
      }
      self.init(endpoints)
    }

    package var description: String { endpoints.map(\.description).joined(separator: ",") }

    /// The `:authority` of requests: the first host, or `localhost` for a Unix domain socket (gRPC's naming document).
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

/// Resolves a channel's target to addresses.
package struct AddressResolver: Sendable {
  /// All addresses of an endpoint, the best first. May block.
  package typealias Lookup = @Sendable (GRPCChannel.Target.Endpoint) throws -> [SocketAddress]

  private let lookup: Lookup
  private let threads: NIOThreadPool

  /// - Parameter threads: the threads that `lookup` may block.
  package init(threads: NIOThreadPool = .singleton, lookup: @escaping Lookup = Self.system) {
    self.threads = threads
    self.lookup = lookup
  }

  /// Calls `completion` once, from any thread, with distinct addresses. The two families alternate, so that a family
  /// without a route is noticed early (RFC 8305 §4). An endpoint that cannot be resolved is left out unless none can.
  func resolve(
    _ target: GRPCChannel.Target, _ completion: @escaping @Sendable (Result<[SocketAddress], RPCError>) -> Void
  ) {
    let lookup = lookup
    threads.submit { state in
      guard case .active = state else {
        return completion(.failure(RPCError(code: .unavailable, message: "names are no longer resolved")))
      }
      var addresses: [SocketAddress] = []
      var failure: (any Error)?
      for endpoint in target.endpoints {
        do { addresses += Self.interleaved(try lookup(endpoint)) } catch { failure = failure ?? error }
      }
      guard addresses.isEmpty else { return completion(.success(Self.unique(addresses))) }
      let cause = failure.map { "\($0)" } ?? "it has no address"
      completion(.failure(RPCError(code: .unavailable, message: "cannot resolve \(target): \(cause)")))
    }
  }

  private static func unique(_ addresses: [SocketAddress]) -> [SocketAddress] {
    var seen: Set<SocketAddress> = []
    return addresses.filter { seen.insert($0).inserted }
  }

  /// Alternates the families, beginning with the first address's; the order within a family is kept.
  static func interleaved(_ addresses: [SocketAddress]) -> [SocketAddress] {
    guard let family = addresses.first?.protocol else { return [] }
    let first = addresses.filter { $0.protocol == family }
    let second = addresses.filter { $0.protocol != family }
    var mixed: [SocketAddress] = []
    for index in 0..<max(first.count, second.count) {
      if index < first.count { mixed.append(first[index]) }
      if index < second.count { mixed.append(second[index]) }
    }
    return mixed
  }

  /// Resolves names as the system does (RFC 6724 order).
  package static let system: Lookup = { endpoint in
    switch endpoint {
    case .unix(let path): return [try SocketAddress(unixDomainSocketPath: path)]
    case .host(let host, let port): return try getAddresses(host, port)
    }
  }

  private static func getAddresses(_ host: String, _ port: Int) throws -> [SocketAddress] {
    var hints = addrinfo()
    hints.ai_protocol = Int32(IPPROTO_TCP)
    hints.ai_flags = AI_NUMERICSERV
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, String(port), &hints, &list)
    guard code == 0 else { throw RuntimeError("\(host): \(String(cString: gai_strerror(code)))") }
    defer { freeaddrinfo(list) }
    var addresses: [SocketAddress] = []
    var next = list
    while let entry = next?.pointee {
      defer { next = entry.ai_next }
      guard let address = entry.ai_addr else { continue }
      // getaddrinfo returns a structure with the size and alignment of its family.
      switch entry.ai_family {
      case AF_INET:
        address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { addresses.append(SocketAddress($0.pointee)) }
      case AF_INET6:
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { addresses.append(SocketAddress($0.pointee)) }
      default: break
      }
    }
    return addresses
  }
}
