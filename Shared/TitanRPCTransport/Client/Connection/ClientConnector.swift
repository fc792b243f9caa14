import Glibc
import NIOCore
import NIOPosix
import TitanHTTP2

/// Opens a channel's connections: the socket, TLS, and the handlers.
struct ClientConnector: Sendable {
  private let target: GRPCChannel.Target
  private let configuration: GRPCChannel.Configuration
  private let group: any EventLoopGroup
  private let executors: EventLoopExecutors
  private let traffic: TrafficCounters
  private let tls: ClientHandshakes?

  init(
    target: GRPCChannel.Target, configuration: GRPCChannel.Configuration, group: any EventLoopGroup,
    traffic: TrafficCounters
  ) {
    (self.target, self.configuration, self.group, self.traffic) = (target, configuration, group, traffic)
    executors = EventLoopExecutors(group)
    tls = configuration.tls.map {
      ClientHandshakes($0, host: target.host, timeout: configuration.connectTimeout)
    }
  }

  /// The connection tells `owner` when the server's settings have arrived, and when it is lost. The future fails if it
  /// cannot connect.
  func connect(
    to address: SocketAddress, for owner: GRPCChannel, _ ticket: ConnectionTicket, keepalive: Keepalive.Settings?
  ) -> EventLoopFuture<any Channel> {
    let bootstrap = bootstrap(for: address)
    let authority = configuration.tls?.serverName ?? target.authority
    let addConnection: @Sendable (any Channel) throws -> Void = { [self, weak owner] channel in
      let connection = try ClientConnection(
        owner: owner, ticket: ticket, authority: authority, configuration: configuration, keepalive: keepalive,
        executor: executors.executor(for: channel.eventLoop), traffic: traffic)
      try channel.pipeline.syncOperations.addHandler(connection)
    }
    guard let tls else {
      return
        bootstrap
        .channelInitializer { channel in channel.eventLoop.makeCompletedFuture { try addConnection(channel) } }
        .connect(to: address)
    }
    return bootstrap.connect(to: address).flatMap { channel in
      tls.begin(on: channel) { try addConnection(channel) }.map { channel }
    }
  }

  private func bootstrap(for address: SocketAddress) -> ClientBootstrap {
    let patience = [configuration.connectTimeout, configuration.acknowledgementTimeout].compactMap(\.self).min()
    let bootstrap = ClientBootstrap(group: group).connectTimeout(TimeAmount(patience ?? configuration.connectTimeout))
    guard address.ipAddress != nil else { return bootstrap }
    let milliseconds = configuration.acknowledgementTimeout.map { Int(clamping: $0.nanoseconds / 1_000_000) } ?? 0
    return
      bootstrap
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      // 0 is the system's own limit.
      .channelOption(.tcpOption(NIOBSDSocket.Option(rawValue: TCP_USER_TIMEOUT)), value: milliseconds)
  }
}
