import Testing
import TitanRPC
import TitanTesting
import Tracing

@testable import TitanTracing

/// Calls in process, traced on both sides.
@Suite struct TracedCallTests {
  private let queue = SpanQueue()
  private let parent = "00-12345678901234567890123456789012-1234567890123456-01"

  private var tracer: SpanTracer { SpanTracer(Sampler(ratio: 1), into: queue) }

  private func channel(_ service: ScriptedService) -> any RPCChannel {
    InProcessTransport(router: RPCRouter(interceptors: [TracingInterceptor(tracer)], services: [service]))
  }

  private func texts(_ span: EndedSpan) -> [String: String] {
    var all: [String: String] = [:]
    span.attributes.forEach { key, value in
      switch value {
      case .string(let text): all[key] = text
      case .int64(let number): all[key] = "\(number)"
      default: all[key] = "\(value)"
      }
    }
    return all
  }

  @Test func aCallIsAChildOfItsCallers() async throws {
    var service = ScriptedService()
    service.onUnary = { request, _ in
      #expect(ServiceContext.current?.span?.parent.trace.description == "12345678901234567890123456789012")
      return request
    }
    _ = try await ScriptedClient(channel(service))
      .unary("ada@example.org", CallOptions(metadata: ["traceparent": .string(parent), "tracestate": .string("a=1")]))
    let span = try #require(queue.takeAll().first)
    #expect(span.name == "titanup.test.v1.ScriptedService/Unary")
    #expect(span.kind == .server)
    #expect(span.parent?.parent.description == parent)
    #expect(span.context.state?.text == "a=1")
    #expect(span.status == nil)
    #expect(
      texts(span) == [
        "rpc.system": "grpc", "rpc.service": "titanup.test.v1.ScriptedService", "rpc.method": "Unary",
        "rpc.grpc.status_code": "0",
      ])
  }

  @Test(arguments: [
    ["traceparent": "nonsense"], [:], ["traceparent": "00-00000000000000000000000000000000-1234567890123456-01"],
  ])
  func withoutAGoodParentItBeginsATrace(_ fields: [String: String]) async throws {
    var metadata = Metadata()
    for (key, value) in fields { metadata.append(key, value) }
    _ = try await ScriptedClient(channel(ScriptedService())).unary("", CallOptions(metadata: metadata))
    #expect(queue.takeAll().map { $0.parent == nil } == [true])
  }

  @Test func twoParentsAreNone() async throws {
    var metadata: Metadata = ["traceparent": .string(parent)]
    metadata.append("traceparent", parent)
    _ = try await ScriptedClient(channel(ScriptedService())).unary("", CallOptions(metadata: metadata))
    #expect(queue.takeAll().map { $0.parent == nil } == [true])
  }

  @Test func statesOfTwoFieldsAreOne() async throws {
    var metadata: Metadata = ["traceparent": .string(parent), "tracestate": .string("a=1")]
    metadata.append("tracestate", "b=2")
    _ = try await ScriptedClient(channel(ScriptedService())).unary("", CallOptions(metadata: metadata))
    #expect(queue.takeAll().map(\.context.state?.text) == ["a=1,b=2"])
  }

  @Test(arguments: [(StatusCode.invalidArgument, false), (.notFound, false), (.internal, true), (.unavailable, true)])
  func aCallersMistakeIsNoErrorOfTheServer(_ code: StatusCode, _ isError: Bool) async throws {
    var service = ScriptedService()
    service.onUnary = { _, _ in throw RPCError(code: code, message: "ada@example.org") }
    await #expect(throws: RPCError.self) { try await ScriptedClient(channel(service)).unary("") }
    let span = try #require(queue.takeAll().first)
    #expect((span.status?.code == .error) == isError)
    #expect(texts(span)["rpc.grpc.status_code"] == "\(code.rawValue)")
    #expect(texts(span)["error.type"] == (isError ? code.name : nil))
    #expect(!"\(span)".contains("ada"))
  }

  @Test func aServicesCallsAreChildrenOfTheCallItAnswers() async throws {
    var inner = ScriptedService()
    inner.onUnary = { _, context in RawMessage(Array((context.metadata.first("traceparent") ?? "").utf8)) }
    let onward = ScriptedClient(TracedChannel(channel(inner), tracer: tracer))
    var outer = ScriptedService()
    // What the caller sent is replaced by the span that calls.
    outer.onUnary = { _, context in try await onward.unary("", context.onwardOptions) }
    let seen = try await ScriptedClient(channel(outer))
      .unary("", CallOptions(metadata: ["traceparent": .string(parent)]))
    let spans = queue.takeAll()
    #expect(spans.map(\.kind) == [.server, .client, .server])
    #expect(spans.allSatisfy { $0.context.parent.trace.description == "12345678901234567890123456789012" })
    #expect(spans[0].parent?.parent == spans[1].context.parent)
    #expect(spans[1].parent?.parent == spans[2].context.parent)
    #expect(spans[2].parent?.parent.description == parent)
    #expect(String(decoding: seen.bytes, as: UTF8.self) == spans[1].context.parent.description)
  }

  @Test func callsOutsideOfATraceGoOutAsTheyAre() async throws {
    var service = ScriptedService()
    service.onUnary = { _, context in RawMessage(Array((context.metadata.first("traceparent") ?? "").utf8)) }
    let untraced = InProcessTransport(router: RPCRouter(services: [service]))
    let client = ScriptedClient(TracedChannel(untraced, tracer: tracer))
    #expect(try await client.unary("") == "")
    let options = CallOptions(metadata: ["traceparent": .string(parent)])
    #expect(try await client.unary("", options) == RawMessage(Array(parent.utf8)))
    #expect(queue.takeAll().isEmpty)
  }

  @Test func aClientsSpanSaysHowItsCallEnded() async throws {
    var service = ScriptedService()
    service.onUnary = { _, _ in throw RPCError(code: .notFound, message: "ada@example.org") }
    let untraced = InProcessTransport(router: RPCRouter(services: [service]))
    let client = ScriptedClient(TracedChannel(untraced, tracer: tracer))
    await tracer.withSpan("work") { _ in
      await #expect(throws: RPCError.self) { try await client.unary("") }
      // A stream that its caller leaves before its end is cancelled.
      _ = try? await client.expand("abc") { responses in
        for try await _ in responses { return }
      }
      _ = try? await client.expand("abc") { responses in
        for try await _ in responses {}
      }
      let late = CallOptions(deadline: .after(.seconds(-1)))
      _ = try? await client.unary("", late)
    }
    let spans = queue.takeAll().filter { $0.kind == .client }
    #expect(spans.map { texts($0)["rpc.grpc.status_code"] } == ["5", "1", "0", "4"])
    #expect(spans.map { $0.status?.code == .error } == [true, true, false, true])
    #expect(!"\(spans)".contains("ada"))
  }

  private struct Watcher: RPCService {
    static let watch = MethodDescriptor(
      service: "titanup.test.v1.Watcher", method: "WatchAll", type: .serverStreaming)
    static let descriptor = ServiceDescriptor(fullName: "titanup.test.v1.Watcher", methods: [watch])

    func registerMethods(with router: inout RPCRouter) {
      router.serverStreaming(Self.watch) { (request: RawMessage, responses: RPCWriter<RawMessage>, _) in
        #expect(ServiceContext.current == nil)
        try await responses.write(request)
      }
    }
  }

  @Test func aWatchIsOneSpan() async throws {
    let channel = InProcessTransport(
      router: RPCRouter(interceptors: [TracingInterceptor(tracer)], services: [Watcher()]))
    try await tracer.withSpan("work") { _ in
      try await channel.serverStreaming(Watcher.watch, RawMessage([1]), CallOptions()) {
        (responses: RPCAsyncSequence<RawMessage>) in
        for try await _ in responses {}
      }
    }
    #expect(queue.takeAll().filter { $0.kind == .server }.map(\.name) == ["titanup.test.v1.Watcher/WatchAll"])
  }

  @Test func standardServicesAndUnknownMethodsHaveNone() {
    let interceptor = TracingInterceptor(tracer)
    let health = MethodDescriptor(service: "grpc.health.v1.Health", method: "Check", type: .unary)
    #expect(interceptor.prepared(for: health) == nil)
    #expect(interceptor.prepared(for: RPCRouter().route(at: "/made/up").method) == nil)
    #expect(interceptor.prepared(for: ScriptedService.unaryMethod) != nil)
  }
}
