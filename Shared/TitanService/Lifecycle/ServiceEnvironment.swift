package import CoreMetrics
package import Logging
package import NIOCore
package import TitanCore
package import TitanPostgres
package import TitanRPC

/// What a service is built from. Everything in it lives until the service has stopped.
package struct ServiceEnvironment: Sendable {
  package let configuration: ServiceConfiguration
  package let logger: Logger
  package let metrics: any MetricsFactory
  /// Connects by itself; need not be there yet.
  package let database: PostgresPool
  package let eventLoopGroup: any EventLoopGroup
  package let clock: WallClock
  /// Whose access tokens are refused. All services but auth have it filled for them.
  package let revokedSessions: RevokedSessions
  private let serviceCredentials: any CallCredentials
  private let channels: @Sendable (HostAndPort) -> any RPCChannel

  /// - Parameters:
  ///   - serviceCredentials: say which service this is.
  ///   - channels: the channel to an address; the same one for the same address.
  package init(
    configuration: ServiceConfiguration, logger: Logger, metrics: any MetricsFactory, database: PostgresPool,
    eventLoopGroup: any EventLoopGroup, clock: @escaping WallClock, revokedSessions: RevokedSessions,
    serviceCredentials: any CallCredentials,
    channels: @escaping @Sendable (HostAndPort) -> any RPCChannel
  ) {
    (self.configuration, self.logger, self.metrics, self.database) = (configuration, logger, metrics, database)
    (self.eventLoopGroup, self.clock, self.serviceCredentials) = (eventLoopGroup, clock, serviceCredentials)
    (self.revokedSessions, self.channels) = (revokedSessions, channels)
  }

  /// A channel to another server, for calls in nobody's name. It connects by itself and is closed when the service has
  /// stopped.
  package func channel(to address: HostAndPort) -> any RPCChannel { channels(address) }

  /// The same for calls in the name of this service.
  package func serviceChannel(to address: HostAndPort) -> any RPCChannel {
    AuthorizedChannel(channels(address), credentials: serviceCredentials)
  }
}
