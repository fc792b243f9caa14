import NIOCore
import NIOPosix

/// Opens a channel's connections: the socket, and the handlers on it.
struct ClientConnector: Sendable {
  /// What requests say they are for.
  let authority: String
  let configuration: GRPCChannel.Configuration
  let group: any EventLoopGroup
  let executors: EventLoopExecutors
  let traffic: TrafficCounters

  /// The connection tells `owner` when the server's settings have come, and when it is lost. The future fails if there
  /// is none.
  func connect(
    to address: SocketAddress, for owner: GRPCChannel, _ ticket: ConnectionTicket, keepalive: Keepalive.Settings?
  ) -> EventLoopFuture<any Channel> {
    var bootstrap = ClientBootstrap(group: group).connectTimeout(TimeAmount(configuration.connectTimeout))
    if address.ipAddress != nil { bootstrap = bootstrap.channelOption(.tcpOption(.tcp_nodelay), value: 1) }
    return
      bootstrap
      .channelInitializer { [self, weak owner] channel in
        channel.eventLoop.makeCompletedFuture {
          let connection = try ClientConnection(
            owner: owner, ticket: ticket, authority: authority, configuration: configuration, keepalive: keepalive,
            executor: executors.executor(for: channel.eventLoop), traffic: traffic)
          try channel.pipeline.syncOperations.addHandler(connection)
        }
      }
      .connect(to: address)
  }
}
