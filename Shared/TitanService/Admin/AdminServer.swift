import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import TitanCore

/// Plain HTTP/1.1 for scrapers and probes: one request per connection, few connections, all short-lived.
final class AdminServer: Sendable {
  /// The most connections at a time; any beyond are closed immediately.
  static let connectionLimit = 64
  /// How long a connection may exist.
  static let connectionLifetime: TimeAmount = .seconds(10)

  private let channel: any Channel
  /// The address it listens on, with the port it was given.
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

  /// Stops listening. Open connections end within their lifetime.
  func stop() async { try? await channel.close() }
}

/// The number of open connections.
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
