import CoreMetrics
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import TitanCore
import TitanProto
import TitanRPC
import TitanRPCTransport
import UnixSignals

/// Runs one edge in this process, from its configuration to its end.
struct EdgeRuntime<Settings: Sendable>: Sendable {
  let definition: EdgeDefinition<Settings>
  let configuration: ServerConfiguration
  let settings: Settings
  let logger: Logger
  var clock: WallClock = systemClock
  var signals: [UnixSignal] = [.sigterm, .sigint]
  /// Called once the edge is listening, with its address and the admin port's.
  var onReady: @Sendable (HostAndPort, HostAndPort) -> Void = { _, _ in }

  /// Runs until a signal or an external graceful shutdown ends it.
  ///
  /// - Throws: the reason why it cannot start: a port that is in use, settings that its parts refuse.
  func run() async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: configuration.eventLoops)
    var tls = configuration.tls.client
    tls?.onReload = { [logger, clock] in TLSLog.reloaded($0, logger, now: clock()) }
    // People wait for whatever comes through an edge, so it notices soon that a service is back.
    let channels = ChannelPool(group: group, tls: tls, longestBackoff: .seconds(1))
    let tracing = ProcessTracing(configuration.tracing, of: definition.name, on: group)
    let outcome: Result<Void, any Error>
    do { outcome = .success(try await run(channels, tracing, group)) } catch { outcome = .failure(error) }
    channels.close()
    tracing?.close()
    try? await group.shutdownGracefully()
    try outcome.get()
    logger.info("stopped")
  }

  private func run(
    _ channels: ChannelPool, _ tracing: ProcessTracing?, _ group: MultiThreadedEventLoopGroup
  ) async throws {
    let (metrics, health) = (MetricsRegistry(), HealthRegistry(services: []))
    let router = StandardServices.router(
      [], protoFiles: definition.protoFiles, health: health, reflection: configuration.reflection, interceptors: [])
    let environment = EdgeEnvironment(
      configuration: configuration, logger: logger, metrics: metrics, eventLoopGroup: group, clock: clock,
      standardServices: InProcessTransport(router: router), tracer: tracing?.tracer,
      channels: { address in
        ChannelRotation(on: Array(group.makeIterator())) { channels.channel(to: address, number: $0, on: $1) }
      })
    let server = try await definition.build(environment, settings)
    TransportMetrics.add(server.traffic, of: "\(definition.name)_server", to: metrics)
    ProcessMetrics.add(to: metrics)
    tracing?.add(to: metrics)
    TLSMetrics.add(configuration.tls.server, to: metrics)
    let serving = Gauge(label: "titanup_serving", factory: metrics)
    let admin = try await naming("TITANUP_ADMIN_HOST, TITANUP_ADMIN_PORT", configuration.admin) {
      try await AdminServer.start(
        on: configuration.admin,
        routes: AdminRoutes(
          metrics: { metrics.prometheusText() }, isReady: { health.status(of: "") == .serving }), group: group)
    }
    do {
      try await naming("TITANUP_LISTEN_HOST, TITANUP_LISTEN_PORT", configuration.listen) { try await server.bind() }
      health.setAll(.serving)
      serving.record(1)
      ready(server, admin)
      var services: [any Service] = [EdgeRunner(server: server, health: health)]
      if let tracing { services.insert(tracing.runner, at: 0) }
      try await ServiceGroup(
        configuration: .init(
          services: services.map { .init(service: $0) }, gracefulShutdownSignals: signals, logger: logger)
      ).run()
    } catch {
      await admin.stop()
      throw error
    }
    serving.record(0)
    await admin.stop()
  }

  private func ready(_ server: any EdgeServer, _ admin: AdminServer) {
    var listen = configuration.listen
    listen.port = server.localPort ?? listen.port
    if let validity = configuration.tls.validity { TLSLog.started(validity, logger, now: clock()) }
    logger.notice(
      "ready",
      metadata: [
        "listen": .string(listen.description), "admin": .string(admin.address.description),
        "tls": .stringConvertible(configuration.tls.server != nil), "version": .string(TitanUpVersion.current),
      ])
    onReady(listen, admin.address)
  }
}

/// Serves until told to stop.
private struct EdgeRunner: Service, CustomStringConvertible {
  let server: any EdgeServer
  let health: HealthRegistry

  func run() async throws {
    try await withGracefulShutdownHandler {
      try await server.serve()
    } onGracefulShutdown: {
      health.shutDown()
      server.beginGracefulShutdown()
    }
  }

  /// The name in the lifecycle's own log lines.
  var description: String { "edge" }
}
