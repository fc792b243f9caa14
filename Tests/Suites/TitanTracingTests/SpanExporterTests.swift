import OpenTelemetryProto
import Synchronization
import Testing
import TitanRPC
import TitanTesting
import Tracing

@testable import TitanTracing

/// A collector that answers as the test says.
private final class Collector: TraceV1.TraceServiceProtocol {
  let requests = Recorder<TraceV1.ExportTraceServiceRequest>()
  private let answer: @Sendable (Int) throws -> Int64

  /// - Parameter answer: given the number of the call from 1, the number of spans it refuses.
  init(_ answer: @escaping @Sendable (Int) throws -> Int64 = { _ in 0 }) { self.answer = answer }

  func export(
    _ request: TraceV1.ExportTraceServiceRequest, context: ServerContext
  ) async throws -> TraceV1.ExportTraceServiceResponse {
    requests.append(request)
    let refused = try answer(requests.all.count)
    return .init(partialSuccess: refused > 0 ? .init(rejectedSpans: refused, errorMessage: "no") : nil)
  }

  var sizes: [Int] { requests.all.map { $0.resourceSpans.flatMap(\.scopeSpans).flatMap(\.spans).count } }
}

@Suite struct SpanExporterTests {
  private let queue = SpanQueue(limit: 2_000)

  private func exporter(
    _ collector: Collector, sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in }
  ) -> SpanExporter {
    SpanExporter(
      queue, of: ["service.name": "titanup-test"],
      over: InProcessTransport(router: RPCRouter(services: [collector])), sleep: sleep)
  }

  private func makeSpans(_ count: Int) {
    let tracer = SpanTracer(Sampler(ratio: 1), into: queue)
    for _ in 0..<count { tracer.startSpan("a").end() }
  }

  @Test func batchesHaveALimit() async {
    let collector = Collector()
    let exporter = exporter(collector)
    makeSpans(1_100)
    await exporter.finish()
    #expect(collector.sizes == [512, 512, 76])
    #expect((exporter.sent, exporter.failed, exporter.dropped) == (1_100, 0, 0))
  }

  @Test func nothingIsSentIfThereIsNothing() async {
    let collector = Collector()
    await exporter(collector).finish()
    #expect(collector.sizes.isEmpty)
  }

  @Test func aCollectorThatIsAwayCostsTheSpans() async {
    let collector = Collector { call in
      if call == 2 { throw RPCError(code: .unavailable, message: "away") }
      return 0
    }
    let exporter = exporter(collector)
    makeSpans(1_100)
    await exporter.finish()
    #expect(collector.sizes == [512, 512])
    #expect((exporter.sent, exporter.failed) == (512, 588))
    makeSpans(1)
    await exporter.finish()
    #expect((exporter.sent, exporter.failed) == (513, 588))
  }

  @Test func whatTheCollectorRefusesIsCounted() async {
    let exporter = exporter(Collector { _ in 3 })
    makeSpans(10)
    await exporter.finish()
    #expect((exporter.sent, exporter.failed) == (7, 3))
  }

  @Test func spansAreSentEverySecondUntilTheEnd() async {
    let collector = Collector()
    let pauses = Recorder<Duration>()
    let exporter = exporter(collector) { pause in
      pauses.append(pause)
      if pauses.all.count == 3 { throw CancellationError() }
    }
    makeSpans(2)
    await exporter.run()
    #expect(pauses.all == [.seconds(1), .seconds(1), .seconds(1)])
    #expect(collector.sizes == [2])
  }

  @Test func aSpanIsSentWhole() async throws {
    let collector = Collector()
    let exporter = exporter(collector)
    let numbers = Atomic<UInt64>(16)
    let tracer = SpanTracer(Sampler(ratio: 1), into: queue) { numbers.wrappingAdd(1, ordering: .relaxed).oldValue }
    var context = ServiceContext.topLevel
    let parent = try #require(TraceParent("00-12345678901234567890123456789012-1234567890123456-01"))
    context.span = SpanContext(parent, state: TraceState("a=1"), isRemote: true)
    func instant(_ time: UInt64) -> DefaultTracerClock.Timestamp { .init(nanosecondsSinceEpoch: time) }
    let span = tracer.startSpan("name", context: context, ofKind: .server, at: instant(5))
    span.attributes = ["text": "b", "number": .int64(7), "flag": true, "part": 0.5]
    span.setStatus(SpanStatus(code: .error))
    span.addEvent(SpanEvent(name: "event", at: instant(6), attributes: ["c": "d"]))
    span.addLink(SpanLink(context: context, attributes: ["e": "f"]))
    span.end(at: instant(9))
    await exporter.finish()
    let sent = try #require(collector.requests.all.first?.resourceSpans.first)
    let name = TraceV1.KeyValue(key: "service.name", value: .init(value: .stringValue("titanup-test")))
    #expect(sent.resource?.attributes == [name])
    let only = try #require(sent.scopeSpans.first?.spans.first)
    #expect(
      only
        == TraceV1.Span(
          traceID: parent.trace.bytes, spanID: [0, 0, 0, 0, 0, 0, 0, 16], traceState: "a=1",
          parentSpanID: parent.span.bytes, name: "name", kind: .server, startTimeUnixNano: 5, endTimeUnixNano: 9,
          attributes: [
            .init(key: "flag", value: .init(value: .boolValue(true))),
            .init(key: "number", value: .init(value: .intValue(7))),
            .init(key: "part", value: .init(value: .doubleValue(0.5))),
            .init(key: "text", value: .init(value: .stringValue("b"))),
          ],
          events: [
            .init(
              timeUnixNano: 6, name: "event",
              attributes: [.init(key: "c", value: .init(value: .stringValue("d")))])
          ],
          links: [
            .init(
              traceID: parent.trace.bytes, spanID: parent.span.bytes, traceState: "a=1",
              attributes: [.init(key: "e", value: .init(value: .stringValue("f")))])
          ],
          status: .init(code: .error), flags: 0x301))
  }
}
