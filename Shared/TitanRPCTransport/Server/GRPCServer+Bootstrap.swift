import NIOCore
import NIOPosix

/// How a server listens, and what it makes of a client that connects.
extension GRPCServer {
  func bootstrap(_ tls: ServerHandshakes?) -> ServerBootstrap {
    let (router, configuration, executors) = (router, configuration, executors)
    let (registry, traffic) = (registry, traffic)
    let reception = ConnectionReception(
      configuration: configuration, admission: admission, traffic: traffic, tls: tls
    ) { loop, client in
      try ServerConnection(
        router: router, configuration: configuration, executor: executors.executor(for: loop), registry: registry,
        traffic: traffic, client: client)
    }
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
        // NIO closes the channel if this throws.
        channel.eventLoop.makeCompletedFuture { try reception.receive(channel) }
      }
  }

  /// `127.0.0.1:50312`, `[::1]:50312` or the path of a socket.
  static func describe(_ address: SocketAddress) -> String {
    guard let host = address.ipAddress, let port = address.port else { return address.pathname ?? "unknown" }
    return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}
