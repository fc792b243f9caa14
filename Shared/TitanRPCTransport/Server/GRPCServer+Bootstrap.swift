import NIOCore
import NIOPosix

/// How a server listens, and what it makes of a client that connects.
extension GRPCServer {
  func bootstrap(_ tls: ServerHandshakes?) -> ServerBootstrap {
    let (router, configuration, executors) = (router, configuration, executors)
    let (registry, traffic, admission) = (registry, traffic, admission)
    return ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // Without file descriptors left, accepting waits instead of trying all the time.
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptBackoffHandler())
        }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      // The loop comes back to a socket that has more; reading on until there is nothing costs a call each time.
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let address = channel.remoteAddress?.ipAddress
          if let limit = admission.enter(address) {
            traffic.breached(limit)
            // NIO closes the channel.
            throw ConnectionRefused(limit: limit)
          }
          channel.closeFuture.whenComplete { _ in admission.leave(address) }
          @Sendable func serve() throws {
            let connection = try ServerConnection(
              router: router, configuration: configuration, executor: executors.executor(for: channel.eventLoop),
              registry: registry, traffic: traffic)
            try channel.pipeline.syncOperations.addHandler(connection)
          }
          if let tls { try tls.begin(on: channel, then: serve) } else { try serve() }
        }
      }
  }

  /// `127.0.0.1:50312`, `[::1]:50312` or the path of a socket.
  static func describe(_ address: SocketAddress) -> String {
    guard let host = address.ipAddress, let port = address.port else { return address.pathname ?? "unknown" }
    return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}
