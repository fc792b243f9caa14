package import Logging
import NIOCore
package import TitanCore

/// The part of the environment that every executable that serves reads, with a store or without.
package struct ServerConfiguration: Sendable {
  /// `TITANUP_LISTEN_HOST`, `TITANUP_LISTEN_PORT`: where calls come in. Port 0 takes any free one.
  package var listen: HostAndPort
  /// `TITANUP_ADMIN_HOST`, `TITANUP_ADMIN_PORT`: HTTP with metrics and health.
  package var admin: HostAndPort
  /// `TITANUP_LOG_LEVEL`.
  package var logLevel: Logger.Level
  /// `TITANUP_EVENT_LOOPS`: the number of threads that serve calls.
  package var eventLoops: Int
  /// `TITANUP_SHUTDOWN_GRACE`: how long running calls may go on after SIGTERM.
  package var shutdownGrace: Duration
  /// `TITANUP_TLS_…`.
  package var tls: TLSSettings
  /// `TITANUP_REFLECTION`: whether `grpc.reflection` lists the services.
  package var reflection: Bool
  package var limits: ServerLimits
  /// `OTEL_…`: where traces go; `nil`: there are none.
  package var tracing: TracingSettings?

  /// Reads the variables and notes problems in the reader.
  ///
  /// - Parameters:
  ///   - port: the default port.
  ///   - now: the time at which certificates must be valid.
  package init(_ reader: EnvironmentReader, port: Int, now: Timestamp = systemClock()) {
    listen = Self.listenAddress(reader, port: port)
    admin = HostAndPort(
      host: reader.host("TITANUP_ADMIN_HOST", default: "127.0.0.1"),
      port: reader.integer(
        "TITANUP_ADMIN_PORT", default: Self.adminPort(besides: listen.port), in: 0...65_535))
    if listen.port != 0, listen.port == admin.port {
      reader.report("TITANUP_ADMIN_PORT", got: "\(admin.port), the port of gRPC too", allowed: "another port")
    }
    logLevel = reader.choice("TITANUP_LOG_LEVEL", default: .info)
    eventLoops = reader.integer("TITANUP_EVENT_LOOPS", default: System.coreCount, in: 1...1_024)
    shutdownGrace = reader.duration("TITANUP_SHUTDOWN_GRACE", default: .seconds(10), in: .zero ... .seconds(3_600))
    tls = TLSSettings(reader)
    tls.check(reader, now: now)
    reflection = reader.boolean("TITANUP_REFLECTION", default: true)
    limits = ServerLimits(reader)
    tracing = TracingSettings(reader)
  }

  /// Reads only the address to listen on.
  static func listenAddress(_ reader: EnvironmentReader, port: Int) -> HostAndPort {
    HostAndPort(
      host: reader.host("TITANUP_LISTEN_HOST", default: "127.0.0.1"),
      port: reader.integer("TITANUP_LISTEN_PORT", default: port, in: 0...65_535))
  }

  /// 1000 above the port; any free port if that is 0 or there is no such port.
  private static func adminPort(besides port: Int) -> Int {
    port == 0 || port > 64_535 ? 0 : port + 1_000
  }
}
