import Foundation
import Logging
import NIOPosix
import ServiceLifecycleTestKit
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanRPCTransport
import TitanTesting

@testable import TitanService

/// A complete service on free ports, stopped as SIGTERM would stop it.
@Suite struct ServiceRuntimeTests {
  private let kit = TokenTestKit()

  /// Runs a service and a body concurrently, then stops the service.
  private func withService<Result: Sendable>(
    database: String, migration: Int = 1, handler: ScriptedService = ScriptedService(),
    feeds: [any FeedHandler] = [], notifiers: [Notifier] = [], background: [BackgroundTask] = [],
    environment: [String: String] = [:], tls: ClientTLS? = nil,
    _ body: @escaping @Sendable (RunningService) async throws -> Result
  ) async throws -> Result {
    let key = try kit.key
    let definition = ServiceDefinition(.auth, migration: migration) { _ in
      ServiceParts(
        handlers: [handler], feeds: feeds, notifiers: notifiers, background: background,
        tokenKeys: LocalTokenKeys([key]))
    }
    let variables = [
      "TITANUP_LISTEN_PORT": "0", "TITANUP_EVENT_LOOPS": "1", "TITANUP_DATABASE_URL": database,
      "TITANUP_AUTH_ADDRESS": "127.0.0.1:1",
    ]
    let reader = EnvironmentReader(variables.merging(environment) { $1 })
    let configuration = ServiceConfiguration(reader, port: 7001)
    try reader.check()
    let (ready, announce) = AsyncStream<(HostAndPort, HostAndPort)>.makeStream()
    var runtime = ServiceRuntime(
      definition: definition, configuration: configuration, settings: (), logger: .silent)
    runtime.clock = { TokenTestKit.now }
    runtime.signals = []
    runtime.onReady = { announce.yield(($0, $1)) }
    return try await testGracefulShutdown { [runtime] trigger in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          defer { announce.finish() }
          try await runtime.run()
        }
        var addresses = ready.makeAsyncIterator()
        guard let (grpc, admin) = await addresses.next() else {
          try await group.waitForAll()
          throw RuntimeError("the service ended before it was ready")
        }
        var channelConfiguration = GRPCChannel.Configuration()
        channelConfiguration.tls = tls
        let channel = GRPCChannel(
          target: .hostAndPort(grpc.host, grpc.port), configuration: channelConfiguration,
          group: MultiThreadedEventLoopGroup.singleton)
        defer { channel.close() }
        let result: Result
        do {
          result = try await body(
            RunningService(channel: channel, admin: admin, stop: { trigger.triggerGracefulShutdown() }))
        } catch {
          trigger.triggerGracefulShutdown()
          throw error
        }
        trigger.triggerGracefulShutdown()
        try await group.waitForAll()
        return result
      }
    }
  }

  private struct RunningService: Sendable {
    let channel: GRPCChannel
    let admin: HostAndPort
    let stop: @Sendable () -> Void

    /// Returns once the service reports that it serves.
    func until(_ status: HealthV1.HealthCheckResponse.ServingStatus) async throws {
      try await HealthV1.HealthClient(channel: channel).watch(.init(service: ScriptedService.name)) { responses in
        for try await response in responses where response.status == status { return }
        throw RPCError(code: .internal, message: "the watch ended")
      }
    }
  }

  private let nowhere = "host=/nowhere user=nobody dbname=nothing"

  @Test func servesBeforeItsDatabaseIsThere() async throws {
    let token = try await kit.token()
    try await withService(database: nowhere) { service in
      let client = ScriptedClient(service.channel)
      #expect(try await client.unary("hello", CallOptions().bearer(token)) == "hello")
      let refused = await #expect(throws: RPCError.self) { try await client.unary("hello") }
      #expect(refused?.code == .unauthenticated)
      #expect(try StatusDetails.decode(refused?.encodedDetails ?? []).isEmpty == false)
      let health = try await HealthV1.HealthClient(channel: service.channel).check(.init())
      #expect(health.status == .notServing)
    }
  }

  /// The second watch of a neighbourhood, and what it leaves to others; the log shows where a call comes from.
  @Test func callersWithoutATokenHaveAShare() async throws {
    let settings = [
      "TITANUP_PUBLIC_STREAMS_PER_NEIGHBOURHOOD": "1", "TITANUP_TRUSTED_PROXIES": "127.0.0.1",
      "TITANUP_PUBLIC_STREAM_MAX_AGE": "1d",
    ]
    try await withService(database: nowhere, environment: settings) { service in
      let health = HealthV1.HealthClient(channel: service.channel)
      func from(_ address: String) -> CallOptions { CallOptions(metadata: ["x-forwarded-for": .string(address)]) }
      try await health.watch(.init(), options: from("203.0.113.7")) { responses async throws in
        var iterator = responses.makeAsyncIterator()
        #expect(try await iterator.next()?.status == .notServing)
        let refused = await #expect(throws: RPCError.self) {
          try await health.watch(.init(), options: from("203.0.113.99")) { for try await _ in $0 {} }
        }
        #expect(refused?.code == .resourceExhausted && refused?.sentReason == "TOO_MANY_PUBLIC_STREAMS")
        let details = try StatusDetails.decode(refused?.encodedDetails ?? [])
        #expect(details.contains(.retryInfo(delay: .seconds(10))))
        #expect(try await health.check(.init(), options: from("203.0.113.7")).status == .notServing)
        try await health.watch(.init(), options: from("198.51.100.9")) { responses async throws in
          var iterator = responses.makeAsyncIterator()
          #expect(try await iterator.next()?.status == .notServing)
        }
      }
    }
  }

  @Test func listsItsServicesByReflection() async throws {
    try await withService(database: nowhere) { service in
      let names = try await ReflectionV1.ServerReflectionClient(channel: service.channel)
        .serverReflectionInfo { requests, responses in
          try await requests.write(.init(messageRequest: .listServices("")))
          requests.finish()
          for try await response in responses {
            if case .listServicesResponse(let list) = response.messageResponse { return list.service.map(\.name) }
          }
          return []
        }
      #expect(
        names == [
          "grpc.health.v1.Health", "grpc.reflection.v1.ServerReflection", "grpc.reflection.v1alpha.ServerReflection",
          ScriptedService.name,
        ])
    }
  }

  @Test func followsItsDatabase() async throws {
    let cluster = try await ScratchCluster.start()
    let configuration = try PostgresConfiguration(cluster.connectionString)
    _ = try await Migrator(configuration).migrate([
      Migrator.Source(
        service: .auth,
        migrations: [Migration(version: 1, name: "001_create_things.sql", sql: "CREATE TABLE things ()")])
    ])
    let database = "\(cluster.address) user=\(TitanUpService.auth.role) dbname=postgres"
    try await withService(database: database) { service in
      try await service.until(.serving)
      try await cluster.crash()
      try await service.until(.notServing)
      try await cluster.restart()
      try await service.until(.serving)
    }
  }

  @Test func aSchemaThatIsTooOldIsNotServed() async throws {
    try await TestDatabase.with([.auth]) { database in
      try await database.withPool(as: .auth) { pool in
        try await pool.ping()
        try await DatabaseProbe(pool: pool, service: .auth, migration: 1)()
        let failure = await #expect(throws: ProbeFailure.self) {
          try await DatabaseProbe(pool: pool, service: .auth, migration: 999)()
        }
        #expect(failure?.description.contains("needs 999: run titanup-migrate") == true)
      }
    }
  }

  @Test func runningCallsEndAndWatchesAreEnded() async throws {
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let (gate, open) = AsyncStream<Void>.makeStream()
    var handler = ScriptedService()
    handler.onUnary = { request, _ in
      begin.finish()
      for await _ in gate {}
      return request
    }
    let token = try await kit.token()
    let (answer, watchEnd) = try await withService(database: nowhere, handler: handler) { service in
      async let answer = ScriptedClient(service.channel).unary("last", CallOptions().bearer(token))
      for await _ in begun {}
      let end = try await HealthV1.HealthClient(channel: service.channel).watch(.init()) { responses in
        var statuses = responses.makeAsyncIterator()
        _ = try await statuses.next()
        service.stop()
        return await #expect(throws: RPCError.self) { while try await statuses.next() != nil {} }
      }
      // Only now that the watch has ended may the unary call end.
      open.finish()
      return (try await answer, end)
    }
    #expect(answer == "last")
    #expect(watchEnd?.code == .unavailable)
  }

  @Test func backgroundWorkIsToldToStop() async throws {
    let ended = Recorder<String>()
    let task = BackgroundTask("forever") {
      do { try await Task.sleep(for: .seconds(3_600)) } catch { ended.append("\(type(of: error))") }
    }
    try await withService(database: nowhere, background: [task]) { service in
      _ = try await HealthV1.HealthClient(channel: service.channel).check(.init())
    }
    #expect(ended.all == ["CancellationError"])
  }

  @Test func itServesItsFeedsAndNotifiesItsOtherProcesses() async throws {
    try await TestDatabase.with([.auth]) { database in
      let (feed, own, woken) = (SilentFeed(), Notifier(channel: "own"), Recorder<String>())
      let user = UserID(UUID())
      let others = ["feed": Notifier(channel: SilentFeed.channel), "own": Notifier(channel: "own")]
      try await withService(
        database: database.connectionString(as: .auth), feeds: [feed], notifiers: [own]
      ) { service in
        _ = try await HealthV1.HealthClient(channel: service.channel).check(.init(service: SilentFeed.name))
        try await withThrowingTaskGroup(of: Void.self) { group in
          for (name, other) in others {
            let changes = other.subscribe(to: user)
            group.addTask { for await _ in changes { woken.append(name) } }
          }
          group.addTask {
            await Notifier.connect(
              Array(others.values), to: database.configuration(as: .auth), logger: .silent)
          }
          // A new connection wakes everybody once.
          try await eventually { woken.all.sorted() == ["feed", "own"] }
          feed.notifier.notify(user)
          try await eventually { woken.all.sorted() == ["feed", "feed", "own"] }
          own.notify(user)
          try await eventually { woken.all.sorted() == ["feed", "feed", "own", "own"] }
          group.cancelAll()
        }
      }
    }
  }

  @Test func itsOwnBinaryAsksHowItIs() async throws {
    try await withService(database: nowhere) { service in
      guard case .host(let host, let port) = service.channel.target.endpoints[0] else { return }
      let answer = await HealthQuestion.ask(HostAndPort(host: host, port: port), patience: .seconds(60))
      #expect(answer.isServing == false)
      #expect(answer.words == "NOT_SERVING")
    }
    let answer = await HealthQuestion.ask(HostAndPort(host: "127.0.0.1", port: 1))
    #expect(answer.isServing == false)
    #expect(answer.words.hasPrefix("127.0.0.1:1: "))
  }

  @Test func speaksTLSToOthersAndItself() async throws {
    let certificates = try TestCertificates()
    try certificates.makeAuthority("authority")
    try certificates.issue("server", by: "authority")
    let environment = [
      "TITANUP_TLS_CERTIFICATE_FILE": certificates.certificate("server"),
      "TITANUP_TLS_KEY_FILE": certificates.key("server"),
      "TITANUP_TLS_CLIENT_CA_FILE": certificates.certificate("authority"),
    ]
    let identity = TLSIdentityFiles(
      certificateFile: certificates.certificate("server"), keyFile: certificates.key("server"))
    let tls = ClientTLS(trust: .authorities(file: certificates.certificate("authority")), identity: identity)
    try await withService(database: nowhere, environment: environment, tls: tls) { service async throws in
      #expect(try await HealthV1.HealthClient(channel: service.channel).check(.init()).status == .notServing)
      guard case .host(let host, let port) = service.channel.target.endpoints[0] else { return }
      let address = HostAndPort(host: host, port: port)
      let tlsToItself = TLSSettings(EnvironmentReader(environment)).toItself
      let answer = await HealthQuestion.ask(address, tls: tlsToItself, patience: .seconds(60))
      #expect(answer.words == "NOT_SERVING")
      let plain = await HealthQuestion.ask(address)
      #expect(plain.words.hasPrefix("\(address): "))
    }
  }

  @Test func tellsWhenItsCertificateExpires() throws {
    let certificates = try TestCertificates()
    try certificates.makeAuthority("authority")
    try certificates.issue("server", by: "authority")
    let tls = ServerTLS(
      identity: TLSIdentityFiles(
        certificateFile: certificates.certificate("server"), keyFile: certificates.key("server")))
    let metrics = MetricsRegistry()
    TLSMetrics.add(nil, to: metrics)
    #expect(metrics.prometheusText() == "")
    TLSMetrics.add(tls, to: metrics)
    let name = "titanup_tls_certificate_expiry_timestamp_seconds"
    let expiry = try #require(try tls.check()).notAfter.seconds
    #expect(metrics.prometheusText() == "# TYPE \(name) gauge\n\(name) \(expiry)\n")
    try Data("broken".utf8).write(to: URL(fileURLWithPath: certificates.certificate("server")))
    #expect(metrics.prometheusText() == "# TYPE \(name) gauge\n\(name) 0\n")
  }

  @Test func aTakenPortIsNamed() async throws {
    try await withService(database: nowhere) { service in
      guard case .host(_, let port) = service.channel.target.endpoints[0] else { return }
      let reader = EnvironmentReader([
        "TITANUP_LISTEN_PORT": "\(port)", "TITANUP_ADMIN_PORT": "0", "TITANUP_DATABASE_URL": "host=/nowhere",
      ])
      let runtime = ServiceRuntime(
        definition: ServiceDefinition(.auth, migration: 1) { _ in ServiceParts(handlers: []) },
        configuration: ServiceConfiguration(reader, port: 7001), settings: (), logger: .silent, signals: [])
      let failure = await #expect(throws: ConfigurationError.self) { try await runtime.run() }
      #expect(failure?.description.contains("TITANUP_LISTEN_PORT: cannot listen on 127.0.0.1:\(port)") == true)
    }
  }
}

/// A feed without methods.
private struct SilentFeed: FeedHandler {
  static let name = "titanup.test.v1.SilentFeedService"
  static let channel = "silent_changed"
  static let descriptor = ServiceDescriptor(fullName: name, methods: [])

  let notifier = Notifier(channel: channel)

  func registerMethods(with router: inout RPCRouter) {}
}

@Suite struct DrainTests {
  @Test func onlyWatchesEnd() async throws {
    let signal = DrainSignal()
    let interceptor = DrainInterceptor(signal: signal)
    signal.raise()
    /// Whether the interceptor wraps the method at all.
    func run(_ name: String, _ type: RPCType) async throws -> Bool {
      let method = MethodDescriptor(service: "titanup.test.v1.Service", method: name, type: type)
      let context = ServerContext(method: method, stream: UnusedStream())
      guard let interceptor = interceptor.prepared(for: method) else { return false }
      try await interceptor.intercept(context) { _ in try await Task.sleep(for: .seconds(3_600)) }
      return true
    }
    for name in ["WatchThings", "StreamDueReminders"] {
      let end = await #expect(throws: RPCError.self) { try await run(name, .serverStreaming) }
      #expect(end?.code == .unavailable)
      #expect(end?.reason == "SHUTTING_DOWN")
    }
    #expect(try await run("Watch", .unary) == false)
    #expect(try await run("DownloadFrames", .serverStreaming) == false)
  }

  /// Nothing of a call is used.
  private final class UnusedStream: ServerStream {
    let requestMetadata = Metadata()
    let peer = Peer("nobody")
    let deadline: Deadline? = nil
    let isWritable = true
    func receive() async throws -> [UInt8]? { nil }
    let lastWasCompressed = false
    func enqueue(size: Int, compressed: Bool?, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {}
    func compressResponses(_ compression: Compression) {}
    func waitUntilWritable() async throws {}
    func sendInitialMetadata(_ metadata: Metadata) {}
    func cancel() {}
    func finish(_ status: Status, trailingMetadata: Metadata) {}
  }
}
