import Glibc
package import NIOCore
package import NIOPosix
import TitanRPC

/// Finds the addresses behind a channel's target.
package struct AddressResolver: Sendable {
  /// Every address of an endpoint, the best first. May block.
  package typealias Lookup = @Sendable (GRPCChannel.Target.Endpoint) throws -> [SocketAddress]

  private let lookup: Lookup
  private let threads: NIOThreadPool

  /// - Parameter threads: where `lookup` may block.
  package init(threads: NIOThreadPool = .singleton, lookup: @escaping Lookup = Self.system) {
    self.threads = threads
    self.lookup = lookup
  }

  /// Calls `completion` once, from any thread: each address once, those of the two families in turns so that one family
  /// without a route is found out soon (RFC 8305 §4). An endpoint that is not found is left out unless all are.
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

  /// The families in turns, beginning with the first address'; within a family the order stays.
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

  /// As the system resolves names (RFC 6724 order).
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
      // What getaddrinfo points to is as large as its family's structure, and aligned for it.
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
