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
  /// This service's own tokens for the feeds of others.
  package let serviceTokens: ServiceTokenSource
  private let channels: @Sendable (HostAndPort) -> any RPCChannel

  /// - Parameter channels: the channel to an address; the same one for the same address.
  package init(
    configuration: ServiceConfiguration, logger: Logger, metrics: any MetricsFactory, database: PostgresPool,
    eventLoopGroup: any EventLoopGroup, clock: @escaping WallClock, serviceTokens: ServiceTokenSource,
    channels: @escaping @Sendable (HostAndPort) -> any RPCChannel
  ) {
    (self.configuration, self.logger, self.metrics, self.database) = (configuration, logger, metrics, database)
    (self.eventLoopGroup, self.clock, self.serviceTokens) = (eventLoopGroup, clock, serviceTokens)
    self.channels = channels
  }

  /// A channel to another server, without a token: `serviceTokens.authorize()` adds one. It connects by itself and is
  /// closed when the service has stopped.
  package func channel(to address: HostAndPort) -> any RPCChannel { channels(address) }
}
