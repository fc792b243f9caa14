package import Logging
package import TitanCore
package import TitanPostgres

/// The part of the environment that every service reads.
package struct ServiceConfiguration: Sendable {
  /// `TITANUP_LISTEN_HOST`, `TITANUP_LISTEN_PORT`: gRPC. Port 0 takes any free one.
  package var listen: HostAndPort
  /// `TITANUP_ADMIN_HOST`, `TITANUP_ADMIN_PORT`: HTTP with metrics and health.
  package var admin: HostAndPort
  /// `TITANUP_DATABASE_…`: where PostgreSQL is.
  package var database: DatabaseSettings
  /// `TITANUP_DATABASE_POOL_SIZE`: the most connections.
  package var databasePoolSize: Int
  /// `TITANUP_LOG_LEVEL`.
  package var logLevel: Logger.Level
  /// `TITANUP_AUTH_ADDRESS`: auth's address, for the keys that verify access tokens and for tokens for feeds.
  package var authAddress: ServiceAddress
  /// `TITANUP_SERVICE_SECRET[_FILE]`: this service's OAuth client secret; `nil` if it follows no feeds.
  package var serviceSecret: Secret?
  /// `TITANUP_EVENT_LOOPS`: the number of threads that serve calls.
  package var eventLoops: Int
  /// `TITANUP_SHUTDOWN_GRACE`: how long running calls may go on after SIGTERM.
  package var shutdownGrace: Duration
  /// `TITANUP_TLS_…`.
  package var tls: TLSSettings
  /// `TITANUP_COMPRESS_RESPONSES_FROM`: the size in bytes from which responses are compressed for clients that accept
  /// it; 0 disables compression.
  package var compressResponsesFrom: Int
  /// `TITANUP_REFLECTION`: whether `grpc.reflection` lists the services.
  package var reflection: Bool
  package var limits: ServerLimits
  /// `OTEL_…`: where traces go; `nil`: there are none.
  package var tracing: TracingSettings?
  /// Calls per minute from one neighbourhood (/24, /48) to one method that needs no token; 0 means no limit.
  package var publicCallsPerMinute: Int
  /// `TITANUP_FAIL_POINT`: the point at which the process dies, for tests.
  package var failPoint: FailPoint?

  /// Reads the variables and notes problems in the reader.
  ///
  /// - Parameters:
  ///   - port: the service's default gRPC port.
  ///   - now: the time at which certificates must be valid.
  package init(_ reader: EnvironmentReader, port: Int, now: Timestamp = systemClock()) {
    let server = ServerConfiguration(reader, port: port, now: now)
    (listen, admin, logLevel, eventLoops) = (server.listen, server.admin, server.logLevel, server.eventLoops)
    (shutdownGrace, tls, reflection, limits) = (server.shutdownGrace, server.tls, server.reflection, server.limits)
    tracing = server.tracing
    database = DatabaseSettings(reader)
    databasePoolSize = reader.integer("TITANUP_DATABASE_POOL_SIZE", default: 8, in: 1...1_000)
    authAddress = reader.address(of: .auth)
    serviceSecret = reader.optionalSecret("TITANUP_SERVICE_SECRET")
    compressResponsesFrom = reader.integer("TITANUP_COMPRESS_RESPONSES_FROM", default: 0, in: 0...(4 << 20))
    publicCallsPerMinute = reader.integer("TITANUP_PUBLIC_CALLS_PER_MINUTE", default: 1_200, in: 0...1_000_000)
    failPoint = FailPoint.read(reader)
  }

  /// Connects to PostgreSQL itself, bypassing any pooler.
  package var directDatabase: PostgresConfiguration {
    get throws { try database.direct }
  }
}
