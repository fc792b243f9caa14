import Synchronization
import Testing
import TitanRPC
import Tracing

@testable import TitanTracing

@Suite struct SamplerTests {
  private static let half: UInt64 = 0x0080_0000_0000_0000

  @Test(arguments: [
    (0, 0, false), (0, 1, false), (1, 0x00FF_FFFF_FFFF_FFFF, true), (0.5, half - 1, true), (0.5, half, false),
    // The first byte of eight is none that must be random.
    (0.5, 0xFF00_0000_0000_0000 | (half - 1), true), (0.25, half / 2, false), (0.25, half / 2 - 1, true),
  ])
  func aPartOfTheTracesThatBeginHere(_ ratio: Double, _ low: UInt64, _ isSampled: Bool) throws {
    let trace = try #require(TraceID(high: 1, low: low))
    #expect(Sampler(ratio: ratio).samples(trace, parent: nil) == isSampled)
  }

  @Test(arguments: [0.0, 0.5, 1.0], [true, false])
  func theParentsWordCounts(_ ratio: Double, _ isSampled: Bool) throws {
    let trace = try #require(TraceID(high: 1, low: 0x00FF_FFFF_FFFF_FFFF))
    let parent = TraceParent(trace: trace, span: try #require(SpanID(1)), isSampled: isSampled)
    #expect(Sampler(ratio: ratio).samples(trace, parent: parent) == isSampled)
  }
}

@Suite struct SpanTracerTests {
  private let queue = SpanQueue(limit: 3)
  private let tracer: SpanTracer

  init() {
    let next = Atomic<UInt64>(0)
    tracer = SpanTracer(Sampler(ratio: 1), into: queue) { next.wrappingAdd(1, ordering: .relaxed).oldValue }
  }

  private struct Fields: Extractor, Injector {
    func extract(key: String, from carrier: [String: String]) -> String? { carrier[key] }
    func inject(_ value: String, forKey key: String, into carrier: inout [String: String]) { carrier[key] = value }
  }

  private func extracted(_ fields: [String: String]) -> ServiceContext {
    var context = ServiceContext.topLevel
    tracer.extract(fields, into: &context, using: Fields())
    return context
  }

  private let parent = "00-12345678901234567890123456789012-1234567890123456-01"

  @Test func aChildIsInItsParentsTrace() throws {
    let span = tracer.startSpan("child", context: extracted(["traceparent": parent, "tracestate": "a=1, b=2"]))
    var fields: [String: String] = [:]
    tracer.inject(span.context, into: &fields, using: Fields())
    // No span is named zero.
    #expect(
      fields == [
        "traceparent": "00-12345678901234567890123456789012-0000000000000001-01", "tracestate": "a=1,b=2",
      ])
    span.end()
    let ended = try #require(queue.takeAll().first)
    #expect(ended.parent?.parent.description == parent)
    #expect(ended.parent?.isRemote == true)
    #expect(ended.context.isRemote == false)
    #expect(ended.start <= ended.end)
  }

  @Test(arguments: [
    [:], ["tracestate": "a=1"], ["traceparent": "nonsense", "tracestate": "a=1"],
    ["traceparent": "00-12345678901234567890123456789012-0000000000000000-01", "tracestate": "a=1"],
  ])
  func withoutAGoodParentANewTraceBegins(_ fields: [String: String]) throws {
    tracer.startSpan("root", context: extracted(fields)).end()
    let ended = try #require(queue.takeAll().first)
    #expect(ended.parent == nil)
    #expect(ended.context.state == nil)
    #expect(ended.context.parent.description == "00-00000000000000000000000000000001-0000000000000002-01")
  }

  @Test func aBadStateDoesNotHarmTheParent() {
    let context = extracted(["traceparent": parent, "tracestate": "a=1,a=2"])
    #expect(context.span?.parent.description == parent)
    #expect(context.span?.state == nil)
  }

  @Test func whatIsNotSampledIsPassedOnAndNotRecorded() {
    let unsampled = "00-12345678901234567890123456789012-1234567890123456-00"
    let span = tracer.startSpan("child", context: extracted(["traceparent": unsampled]))
    span.attributes = ["a": "b"]
    span.end()
    #expect(!span.isRecording)
    #expect(span.context.span?.parent.description == "00-12345678901234567890123456789012-0000000000000001-00")
    #expect(queue.takeAll().isEmpty)
  }

  @Test func aSpanEndsOnce() {
    let span = tracer.startSpan("a")
    span.end()
    span.operationName = "b"
    span.end()
    #expect(queue.takeAll().map(\.name) == ["a"])
  }

  @Test func whatFindsNoRoomIsCounted() {
    for name in ["a", "b", "c", "d", "e"] { tracer.startSpan(name).end() }
    #expect(queue.dropped == 2)
    #expect(queue.takeAll().map(\.name) == ["a", "b", "c"])
    tracer.startSpan("f").end()
    #expect(queue.takeAll().map(\.name) == ["f"])
  }

  @Test func anErrorsWordsAreNotKept() throws {
    let span = tracer.startSpan("a")
    span.recordError(RPCError(code: .internal, message: "ada@example.org"))
    span.end()
    let ended = try #require(queue.takeAll().first)
    #expect(ended.events.map(\.name) == ["exception"])
    #expect(!"\(ended)".contains("ada"))
  }
}
