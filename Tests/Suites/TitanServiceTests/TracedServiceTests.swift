import Logging
import NIOPosix
import OpenTelemetryProto
import ServiceLifecycleTestKit
import Testing
import TitanCore
import TitanRPC
import TitanRPCTransport
import TitanTesting
import Tracing

@testable import TitanService

/// A complete service that traces, on free ports, and a collector on another.
@Suite(.timeLimit(.minutes(5))) struct TracedServiceTests {
  private let kit = TokenTestKit()

  private struct Collector: TraceV1.TraceServiceProtocol {
    let requests = Recorder<TraceV1.ExportTraceServiceRequest>()
    let arrived = Signal()

    func export(
      _ request: TraceV1.ExportTraceServiceRequest, context: ServerContext
    ) async throws -> TraceV1.ExportTraceServiceResponse {
      requests.append(request)
      arrived.fire()
      return .init()
    }

    var spans: [TraceV1.Span] { requests.all.flatMap(\.resourceSpans).flatMap(\.scopeSpans).flatMap(\.spans) }
  }

  /// Runs a traced service, and calls it at its address.
  private func withService(
    collector: String, _ body: @escaping @Sendable (GRPCChannel) async throws -> Void
  ) async throws {
    let key = try kit.key
    let definition = ServiceDefinition(.auth, migration: 1) { _ in
      ServiceParts(handlers: [ScriptedService()], tokenKeys: LocalTokenKeys([key]))
    }
    let reader = EnvironmentReader([
      "TITANUP_LISTEN_PORT": "0", "TITANUP_EVENT_LOOPS": "1", "TITANUP_AUTH_ADDRESS": "127.0.0.1:1",
      "TITANUP_DATABASE_URL": "host=/nowhere user=nobody dbname=nothing", "OTEL_EXPORTER_OTLP_ENDPOINT": collector,
    ])
    let configuration = ServiceConfiguration(reader, port: 7001)
    try reader.check()
    let (ready, announce) = AsyncStream<(HostAndPort, HostAndPort)>.makeStream()
    var runtime = ServiceRuntime(
      definition: definition, configuration: configuration, settings: (), logger: .silent)
    runtime.clock = { TokenTestKit.now }
    runtime.signals = []
    runtime.onReady = { announce.yield(($0, $1)) }
    try await testGracefulShutdown { [runtime] trigger in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          defer { announce.finish() }
          try await runtime.run()
        }
        var addresses = ready.makeAsyncIterator()
        let (grpc, _) = try #require(await addresses.next())
        let channel = GRPCChannel(
          target: .hostAndPort(grpc.host, grpc.port), group: MultiThreadedEventLoopGroup.singleton)
        defer { channel.close() }
        defer { trigger.triggerGracefulShutdown() }
        try await body(channel)
      }
    }
  }

  @Test func callsReachTheCollector() async throws {
    let (collector, token) = (Collector(), try await kit.token())
    var configuration = GRPCServer.Configuration()
    configuration.port = 0
    let server = GRPCServer(
      router: RPCRouter(services: [collector]), configuration: configuration,
      group: MultiThreadedEventLoopGroup.singleton)
    try await server.bind()
    let port = try #require(server.localPort)
    async let serving: Void = server.serve()
    try await withService(collector: "http://127.0.0.1:\(port)") { channel in
      var options = CallOptions().bearer(token)
      options.metadata.append("traceparent", "00-12345678901234567890123456789012-1234567890123456-01")
      let answer = try await ScriptedClient(channel).unary("hello", options)
      #expect(answer == "hello")
      await collector.arrived.wait()
    }
    server.beginGracefulShutdown()
    try await serving
    #expect(collector.spans.map(\.name) == ["titanup.test.v1.ScriptedService/Unary"])
    #expect(collector.spans.map(\.parentSpanID) == [[0x12, 0x34, 0x56, 0x78, 0x90, 0x12, 0x34, 0x56]])
    let process = try #require(collector.requests.all.first?.resourceSpans.first?.resource)
    let names = Dictionary(uniqueKeysWithValues: process.attributes.map { ($0.key, $0.value?.value) })
    #expect(names["service.name"] == .stringValue("titanup-auth"))
    #expect(names["service.version"] == .stringValue(TitanUpVersion.current))
  }

  @Test func aCollectorThatIsAwayHoldsNobodyUp() async throws {
    let token = try await kit.token()
    try await withService(collector: "http://127.0.0.1:1") { channel in
      let client = ScriptedClient(channel)
      for _ in 0..<3 {
        let answer = try await client.unary("hello", CallOptions().bearer(token))
        #expect(answer == "hello")
      }
    }
  }

  @Test func whatBecomesOfSpansIsCounted() async throws {
    let reader = EnvironmentReader(["OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1"])
    let settings = TracingSettings(reader)
    let tracing = try #require(ProcessTracing(settings, of: "test", on: MultiThreadedEventLoopGroup.singleton))
    defer { tracing.close() }
    let metrics = MetricsRegistry()
    tracing.add(to: metrics)
    // More than the queue holds; the collector is away.
    for _ in 0..<8_195 { tracing.tracer.startSpan("a").end() }
    try await testGracefulShutdown { trigger in
      trigger.triggerGracefulShutdown()
      try await tracing.runner.run()
    }
    let text = metrics.prometheusText()
    #expect(text.contains("titanup_trace_spans_sent_total 0\n"))
    #expect(text.contains("titanup_trace_spans_dropped_total{reason=\"not_taken\"} 8192\n"))
    #expect(text.contains("titanup_trace_spans_dropped_total{reason=\"queue_full\"} 3\n"))
  }

  @Test func withoutSettingsNothingIsTraced() {
    #expect(ProcessTracing(nil, of: "test", on: MultiThreadedEventLoopGroup.singleton) == nil)
  }
}
