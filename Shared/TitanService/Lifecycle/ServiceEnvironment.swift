package import CoreMetrics
package import Logging
package import NIOCore
package import TitanCore
package import TitanPostgres
package import TitanRPC
package import Tracing

/// What a service is built from. Everything in it lives until the service has stopped.
package struct ServiceEnvironment: Sendable {
  package let service: TitanUpService
  package let configuration: ServiceConfiguration
  package let logger: Logger
  package let metrics: any MetricsFactory
  /// Connects by itself, and need not be reachable yet.
  package let database: PostgresPool
  package let eventLoopGroup: any EventLoopGroup
  package let clock: WallClock
  /// Sessions whose access tokens are refused. It is filled automatically in every service but auth.
  package let revokedSessions: RevokedSessions
  /// Makes spans of what no call causes; `nil`: nothing is traced.
  package let tracer: (any Tracer)?
  private let serviceCredentials: any CallCredentials
  private let channels: @Sendable (ServiceAddress) -> any RPCChannel

  /// - Parameters:
  ///   - tracer: makes calls over the channels part of their callers' traces.
  ///   - serviceCredentials: identify this service.
  ///   - channels: the channel to an address, the same one each time.
  package init(
    of service: TitanUpService, configuration: ServiceConfiguration, logger: Logger, metrics: any MetricsFactory,
    database: PostgresPool, eventLoopGroup: any EventLoopGroup, clock: @escaping WallClock,
    revokedSessions: RevokedSessions, tracer: (any Tracer)? = nil, serviceCredentials: any CallCredentials,
    channels: @escaping @Sendable (ServiceAddress) -> any RPCChannel
  ) {
    self.service = service
    (self.configuration, self.logger, self.metrics, self.database) = (configuration, logger, metrics, database)
    (self.eventLoopGroup, self.clock, self.serviceCredentials) = (eventLoopGroup, clock, serviceCredentials)
    (self.revokedSessions, self.tracer) = (revokedSessions, tracer)
    self.channels = { address in
      let channel = channels(address)
      return tracer.map { TracedChannel(channel, tracer: $0) } ?? channel
    }
  }

  /// A channel to another service, for calls without credentials. It connects by itself and is closed when the service
  /// has stopped.
  package func channel(to address: ServiceAddress) -> any RPCChannel { channels(address) }

  /// The same for calls that this service makes as itself.
  package func serviceChannel(to address: ServiceAddress) -> any RPCChannel {
    AuthorizedChannel(channels(address), credentials: serviceCredentials)
  }
}
