import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import TitanCore

/// Plain HTTP/1.1 for scrapers and probes: one request a connection, few connections, none for long.
final class AdminServer: Sendable {
  /// Connections at once; more are closed at once.
  static let connectionLimit = 64
  /// How long a connection may exist.
  static let connectionLifetime: TimeAmount = .seconds(10)

  private let channel: any Channel
  /// Where it listens, with the port that was taken.
  let address: HostAndPort

  private init(_ channel: any Channel, _ address: HostAndPort) {
    (self.channel, self.address) = (channel, address)
  }

  /// - Throws: `IOError` if it cannot listen there.
  static func start(
    on address: HostAndPort, routes: AdminRoutes, group: any EventLoopGroup, lifetime: TimeAmount = connectionLifetime
  ) async throws -> AdminServer {
    let connections = ConnectionCount(limit: connectionLimit)
    let channel = try await ServerBootstrap(group: group)
      .serverChannelOption(ChannelOptions.backlog, value: 64)
      .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        guard connections.enter() else { return channel.close() }
        channel.closeFuture.whenComplete { _ in connections.leave() }
        return channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: true)
          try channel.pipeline.syncOperations.addHandler(AdminHandler(routes: routes, lifetime: lifetime))
        }
      }
      .bind(host: address.host, port: address.port).get()
    return AdminServer(channel, HostAndPort(host: address.host, port: channel.localAddress?.port ?? address.port))
  }

  /// Listens no more. Connections end by themselves within their lifetime.
  func stop() async { try? await channel.close() }
}

/// How many connections there are.
private final class ConnectionCount: Sendable {
  private let count = Mutex(0)
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func enter() -> Bool {
    count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
  }
  func leave() { count.withLock { $0 -= 1 } }
}
