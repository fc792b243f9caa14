package import Logging
import NIOCore
package import TitanCore
package import TitanPostgres

/// What every service is told by its environment.
package struct ServiceConfiguration: Sendable {
  /// `TITANUP_LISTEN_HOST`, `TITANUP_LISTEN_PORT`: gRPC. Port 0 takes any free one.
  package var listen: HostAndPort
  /// `TITANUP_ADMIN_HOST`, `TITANUP_ADMIN_PORT`: HTTP with metrics and health.
  package var admin: HostAndPort
  /// `TITANUP_DATABASE_URL[_FILE]`: `postgresql://user:password@host:port/database`.
  package var databaseURL: Secret
  /// `TITANUP_DATABASE_DIRECT_URL[_FILE]`: PostgreSQL itself, for LISTEN; needed only where `TITANUP_DATABASE_URL` is a
  /// pooler's.
  private var directDatabaseURL: Secret
  /// `TITANUP_DATABASE_POOL_SIZE`: connections at most.
  package var databasePoolSize: Int
  /// `TITANUP_LOG_LEVEL`.
  package var logLevel: Logger.Level
  /// `TITANUP_AUTH_ADDRESS`: where the keys that verify access tokens come from, and tokens for feeds.
  package var authAddress: HostAndPort
  /// `TITANUP_SERVICE_SECRET[_FILE]`: this service's OAuth client secret; `nil` if it follows no feed.
  package var serviceSecret: Secret?
  /// `TITANUP_EVENT_LOOPS`: threads that serve calls.
  package var eventLoops: Int
  /// `TITANUP_SHUTDOWN_GRACE`: how long calls may run on after SIGTERM.
  package var shutdownGrace: Duration
  /// `TITANUP_TLS_…`.
  package var tls: TLSSettings
  /// `TITANUP_COMPRESS_RESPONSES_FROM`: size in bytes from which on responses are compressed for clients that accept
  /// it; 0 compresses none.
  package var compressResponsesFrom: Int
  /// `TITANUP_REFLECTION`: whether `grpc.reflection` lists the services.
  package var reflection: Bool
  package var limits: ServerLimits
  /// Calls in a minute from one neighbourhood (/24, /48) to one method that needs no token; 0 means no limit.
  package var publicCallsPerMinute: Int
  /// `TITANUP_FAIL_POINT`: where the process is to die, for tests.
  package var failPoint: FailPoint?

  /// Reads all of it; problems are noted in the reader.
  ///
  /// - Parameters:
  ///   - port: the service's own gRPC port unless told otherwise.
  ///   - now: when certificates must be valid.
  package init(_ reader: EnvironmentReader, port: Int, now: Timestamp = systemClock()) {
    listen = Self.listenAddress(reader, port: port)
    admin = HostAndPort(
      host: reader.host("TITANUP_ADMIN_HOST", default: "127.0.0.1"),
      port: reader.integer(
        "TITANUP_ADMIN_PORT", default: Self.adminPort(besides: listen.port), in: 0...65_535))
    if listen.port != 0, listen.port == admin.port {
      reader.report("TITANUP_ADMIN_PORT", got: "\(admin.port), the port of gRPC too", allowed: "another port")
    }
    databaseURL = reader.databaseURL("TITANUP_DATABASE_URL")
    directDatabaseURL = reader.optionalDatabaseURL("TITANUP_DATABASE_DIRECT_URL") ?? databaseURL
    databasePoolSize = reader.integer("TITANUP_DATABASE_POOL_SIZE", default: 8, in: 1...1_000)
    logLevel = reader.choice("TITANUP_LOG_LEVEL", default: .info)
    authAddress = reader.hostAndPort("TITANUP_AUTH_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7001))
    serviceSecret = reader.optionalSecret("TITANUP_SERVICE_SECRET")
    eventLoops = reader.integer("TITANUP_EVENT_LOOPS", default: System.coreCount, in: 1...1_024)
    shutdownGrace = reader.duration("TITANUP_SHUTDOWN_GRACE", default: .seconds(10), in: .zero ... .seconds(3_600))
    tls = TLSSettings(reader)
    tls.check(reader, now: now)
    compressResponsesFrom = reader.integer("TITANUP_COMPRESS_RESPONSES_FROM", default: 0, in: 0...(4 << 20))
    reflection = reader.boolean("TITANUP_REFLECTION", default: true)
    limits = ServerLimits(reader)
    publicCallsPerMinute = reader.integer("TITANUP_PUBLIC_CALLS_PER_MINUTE", default: 1_200, in: 0...1_000_000)
    failPoint = FailPoint.read(reader)
  }

  /// Where PostgreSQL itself is, and no pooler before it.
  package var directDatabase: PostgresConfiguration {
    get throws { try PostgresConfiguration(directDatabaseURL.reveal()) }
  }

  /// The part of it that says where gRPC is.
  static func listenAddress(_ reader: EnvironmentReader, port: Int) -> HostAndPort {
    HostAndPort(
      host: reader.host("TITANUP_LISTEN_HOST", default: "127.0.0.1"),
      port: reader.integer("TITANUP_LISTEN_PORT", default: port, in: 0...65_535))
  }

  /// 1000 above gRPC's; any free one where that is free too, or where there is no port so high.
  private static func adminPort(besides port: Int) -> Int {
    port == 0 || port > 64_535 ? 0 : port + 1_000
  }
}
