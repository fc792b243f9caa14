package import CoreMetrics
package import Logging
package import NIOCore
package import TitanCore
package import TitanProto
package import TitanRPC
package import TitanRPCTransport
package import Tracing

/// What makes an edge: a server in front of the services, with no store and no identity of its own among them.
/// `runEdge` does everything else.
package struct EdgeDefinition<Settings: Sendable>: Sendable {
  /// Names the executable (`titanup-web`) and its log lines.
  package let name: String
  /// The port it listens on, unless `TITANUP_LISTEN_PORT` says otherwise; the operators' HTTP port is 1000 higher.
  package let port: Int
  /// The protos of the services behind it, which it describes by reflection.
  let protoFiles: [FileEntry]
  /// Reads the settings that only this edge has, and notes problems in the reader.
  let settings: @Sendable (EnvironmentReader, ServerConfiguration) -> Settings
  /// Makes its server. No service need be reachable yet.
  let build: @Sendable (EdgeEnvironment, Settings) async throws -> any EdgeServer

  package init(
    _ name: String, port: Int, protoFiles: [FileEntry],
    settings: @escaping @Sendable (EnvironmentReader, ServerConfiguration) -> Settings,
    build: @escaping @Sendable (EdgeEnvironment, Settings) async throws -> any EdgeServer
  ) {
    (self.name, self.port, self.protoFiles) = (name, port, protoFiles)
    (self.settings, self.build) = (settings, build)
  }
}

/// What an edge listens with.
package protocol EdgeServer: Sendable {
  /// Connections, requests and bytes so far.
  var traffic: TrafficCounters { get }
  /// Starts to listen.
  func bind() async throws
  /// The port it listens on, once it does.
  var localPort: Int? { get }
  /// Serves until a graceful shutdown is over.
  func serve() async throws
  /// Accepts nothing new, and gives what runs its grace period.
  func beginGracefulShutdown()
}

/// What an edge is built from. Everything in it lives until the edge has stopped.
package struct EdgeEnvironment: Sendable {
  package let configuration: ServerConfiguration
  package let logger: Logger
  package let metrics: any MetricsFactory
  package let eventLoopGroup: any EventLoopGroup
  package let clock: WallClock
  /// Health and, unless it is switched off, reflection of this process.
  package let standardServices: any RPCChannel
  /// Makes spans of requests; `nil`: nothing is traced.
  package let tracer: (any Tracer)?
  private let channels: @Sendable (ServiceAddress) -> any RPCChannel

  init(
    configuration: ServerConfiguration, logger: Logger, metrics: any MetricsFactory, eventLoopGroup: any EventLoopGroup,
    clock: @escaping WallClock, standardServices: any RPCChannel, tracer: (any Tracer)?,
    channels: @escaping @Sendable (ServiceAddress) -> any RPCChannel
  ) {
    (self.configuration, self.logger, self.metrics, self.eventLoopGroup) = (
      configuration, logger, metrics, eventLoopGroup
    )
    (self.clock, self.standardServices, self.tracer) = (clock, standardServices, tracer)
    self.channels = { address in
      let channel = channels(address)
      return tracer.map { TracedChannel(channel, tracer: $0) } ?? channel
    }
  }

  /// A channel to a service. It connects by itself and is closed when the edge has stopped.
  package func channel(to address: ServiceAddress) -> any RPCChannel { channels(address) }
}
