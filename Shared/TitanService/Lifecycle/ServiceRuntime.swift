import CoreMetrics
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanRPCTransport
import UnixSignals

/// Runs one service in this process, from its configuration to its end.
struct ServiceRuntime<Settings: Sendable>: Sendable {
  let definition: ServiceDefinition<Settings>
  let configuration: ServiceConfiguration
  let settings: Settings
  let logger: Logger
  var clock: WallClock = systemClock
  var signals: [UnixSignal] = [.sigterm, .sigint]
  /// Called once the service is listening, with the addresses of gRPC and HTTP.
  var onReady: @Sendable (HostAndPort, HostAndPort) -> Void = { _, _ in }

  /// Runs until a signal or an external graceful shutdown ends it.
  ///
  /// - Throws: the reason why it cannot start: a port that is in use, settings that its parts refuse.
  func run() async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: configuration.eventLoops)
    let channels = ChannelPool(group: group, tls: clientTLS)
    let failPoints = configuration.failPoint.map { FailPoints($0, logger: logger) }
    failPoints?.warn()
    let tracing = ProcessTracing(configuration.tracing, of: definition.name, on: group)
    let pool = PostgresPool(
      try configuration.database.pooled, settings: poolSettings, logger: logger, watch: failPoints,
      tracer: tracing?.tracer)
    do {
      try await run(pool, channels, tracing, group)
    } catch {
      await close(pool, channels, tracing, group)
      throw error
    }
    await close(pool, channels, tracing, group)
    logger.info("stopped")
  }

  private func run(
    _ pool: PostgresPool, _ channels: ChannelPool, _ tracing: ProcessTracing?, _ group: MultiThreadedEventLoopGroup
  ) async throws {
    let metrics = MetricsRegistry()
    let auth = AuthConnection(channel: channels.channel(to: configuration.authAddress))
    let (name, secret) = (definition.name, configuration.serviceSecret)
    let revoked = RevokedSessions()
    let environment = ServiceEnvironment(
      of: definition.service, configuration: configuration, logger: logger, metrics: metrics, database: pool,
      eventLoopGroup: group, clock: clock, revokedSessions: revoked, tracer: tracing?.tracer,
      serviceCredentials: ServiceTokenSource(clock: clock) { try await auth.issueToken(for: name, secret: secret) },
      channels: { channels.channel(to: $0) })
    let parts = try await definition.build(environment, settings)

    let hasFailPoints = configuration.failPoint != nil
    let handlers = parts.handlers + parts.feeds
    var background: [any Service] = (parts.background + (try notifying(parts))).map {
      BackgroundRunner(hasFailPoints ? $0.withFailPoints : $0, logger: logger)
    }
    let keys: any TokenKeySource
    var personal = parts.personalTokens
    if let own = parts.tokenKeys {
      keys = own
    } else {
      let fetched = JwksSource(logger: logger) { try await auth.fetchKeys() }
      background.insert(fetched, at: 0)
      keys = fetched
      if secret != nil {
        let channel = environment.serviceChannel(to: configuration.authAddress)
        let feed = AuthConnection(channel: channel)
        personal = AskedPersonalTokens(feed.personalToken)
        background.append(RevocationFollower(revoked, logger: logger, clock: clock, watch: feed.watchRevocations))
        let erasures = ErasureFollower(
          channel: channel, store: PostgresErasures(pool, of: definition.service), logger: logger,
          deferred: parts.deferredErasure)
        background.append(
          BackgroundRunner(BackgroundTask("follow erasures") { try await erasures.run() }, logger: logger))
        if let late = erasures.lateConfirmations { background.append(BackgroundRunner(late, logger: logger)) }
      } else {
        logger.notice(
          """
          without TITANUP_SERVICE_SECRET, tokens of revoked sign-ins are good until they expire, personal access \
          tokens are refused, and what deleted accounts have here stays
          """)
      }
    }

    let (health, drain) = (
      HealthRegistry(services: handlers.map { type(of: $0).descriptor.fullName }), DrainSignal()
    )
    let serving = Gauge(label: "titanup_serving", factory: metrics)
    serving.record(0)
    background.append(
      HealthMonitor(
        logger: logger,
        probe: DatabaseProbe(pool: pool, service: definition.service, migration: definition.migration).callAsFunction
      ) { isServing in
        health.setAll(isServing ? .serving : .notServing)
        serving.record(isServing ? 1 : 0)
      })

    let rules = AccessRules(publicMethods: definition.publicMethods, signInMethods: definition.signInMethods)
    let limits = configuration.limits
    let interceptors =
      (tracing.map { [TracingInterceptor($0.tracer)] } ?? [])
      + StandardInterceptors.all(
        logger: logger, metrics: metrics, rules: rules,
        verifier: TokenVerifier(keys: keys, personal: personal, revoked: revoked, clock: clock), drain: drain,
        publicCallsPerMinute: configuration.publicCallsPerMinute, accountLimits: limits.accountLimits,
        publicStreamAge: limits.publicLimits.streamAge)
      + (hasFailPoints ? [FailPointInterceptor()] : [])
    let router = StandardServices.router(
      handlers, health: health, reflection: configuration.reflection, interceptors: interceptors,
      gates: CallGates(limits.publicLimits, maximum: limits.calls, rules: rules).gate)
    let server = GRPCServer(router: router, configuration: serverConfiguration, group: group)
    TransportMetrics.add(server.traffic, to: metrics)
    DatabaseMetrics.add(pool, to: metrics)
    ProcessMetrics.add(to: metrics)
    tracing?.add(to: metrics)
    TLSMetrics.add(configuration.tls.server, to: metrics)
    let admin = try await naming("TITANUP_ADMIN_HOST, TITANUP_ADMIN_PORT", configuration.admin) {
      try await AdminServer.start(
        on: configuration.admin,
        routes: AdminRoutes(
          metrics: { metrics.prometheusText() }, isReady: { health.status(of: "") == .serving },
          documents: parts.adminDocuments), group: group)
    }
    do {
      try await naming("TITANUP_LISTEN_HOST, TITANUP_LISTEN_PORT", configuration.listen) { try await server.bind() }
      ready(server, admin)
      background.append(ServerRunner(server: server, health: health, drain: drain))
      if let tracing { background.insert(tracing.runner, at: 0) }
      // Services stop in reverse order, so the server stops before what its handlers need.
      try await ServiceGroup(
        configuration: .init(
          services: background.map { .init(service: $0) }, gracefulShutdownSignals: signals, logger: logger)
      ).run()
    } catch {
      await admin.stop()
      throw error
    }
    await admin.stop()
  }

  /// The task that connects the notifiers, if there are any.
  private func notifying(_ parts: ServiceParts) throws -> [BackgroundTask] {
    let notifiers = parts.feeds.map(\.notifier) + parts.notifiers + [parts.deferredErasure?.notifier].compactMap(\.self)
    if notifiers.isEmpty { return [] }
    let direct = try configuration.directDatabase
    return [BackgroundTask("notify") { [logger] in await Notifier.connect(notifiers, to: direct, logger: logger) }]
  }

  private func ready(_ server: GRPCServer, _ admin: AdminServer) {
    var listen = configuration.listen
    listen.port = server.localPort ?? listen.port
    if let validity = configuration.tls.validity { TLSLog.started(validity, logger, now: clock()) }
    logger.notice(
      "ready",
      metadata: [
        "grpc": .string(listen.description), "admin": .string(admin.address.description),
        "tls": .stringConvertible(configuration.tls.server != nil), "version": .string(TitanUpVersion.current),
      ])
    onReady(listen, admin.address)
  }

  private func close(
    _ pool: PostgresPool, _ channels: ChannelPool, _ tracing: ProcessTracing?, _ group: MultiThreadedEventLoopGroup
  ) async {
    channels.close()
    tracing?.close()
    await pool.shutdown()
    try? await group.shutdownGracefully()
  }

  private var poolSettings: PoolSettings {
    var settings = PoolSettings()
    settings.maximumConnections = configuration.databasePoolSize
    // A service recovers within two seconds of its database.
    settings.maximumBackoff = .seconds(1)
    return settings
  }

  private var serverConfiguration: GRPCServer.Configuration {
    var server = GRPCServer.Configuration()
    (server.host, server.port) = (configuration.listen.host, configuration.listen.port)
    server.shutdownGrace = configuration.shutdownGrace
    configuration.limits.apply(to: &server)
    server.completeRefusal = { error, metadata in
      ErrorMapping.withEncodedDetails(error, in: Language(acceptLanguage: metadata.first("accept-language") ?? ""))
    }
    server.tls = configuration.tls.server
    server.tls?.onReload = reloaded
    if configuration.compressResponsesFrom > 0 { server.compressResponsesFrom = configuration.compressResponsesFrom }
    return server
  }

  private var clientTLS: ClientTLS? {
    var tls = configuration.tls.client
    tls?.onReload = reloaded
    return tls
  }

  private var reloaded: @Sendable (TLSReload) -> Void {
    { [logger, clock] in TLSLog.reloaded($0, logger, now: clock()) }
  }
}

/// Adds to an error the name of the setting that caused it.
func naming<Result>(
  _ variables: String, _ address: HostAndPort, _ body: () async throws -> Result
) async throws -> Result {
  do {
    return try await body()
  } catch {
    throw ConfigurationError(problems: ["\(variables): cannot listen on \(address): \(error)"])
  }
}
