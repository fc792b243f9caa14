import NIOCore
import NIOPosix

/// Opens a channel's connections: the socket, and the handlers on it.
struct ClientConnector: Sendable {
  let configuration: GRPCChannel.Configuration
  let group: any EventLoopGroup
  let executors: EventLoopExecutors
  let traffic: TrafficCounters

  /// The connection tells `owner` when the server's settings have come, and when it is lost. The future fails if there
  /// is none.
  func connect(
    to target: GRPCChannel.Target, for owner: GRPCChannel, _ generation: GRPCChannel.Machine.Generation
  ) -> EventLoopFuture<any Channel> {
    let bootstrap = ClientBootstrap(group: group)
      .connectTimeout(TimeAmount(configuration.connectTimeout))
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelInitializer { [self, weak owner] channel in
        channel.eventLoop.makeCompletedFuture {
          let connection = try ClientConnection(
            owner: owner, generation: generation, configuration: configuration,
            executor: executors.executor(for: channel.eventLoop), traffic: traffic)
          try channel.pipeline.syncOperations.addHandler(connection)
        }
      }
    return switch target {
    case .hostAndPort(let host, let port): bootstrap.connect(host: host, port: port)
    }
  }
}
