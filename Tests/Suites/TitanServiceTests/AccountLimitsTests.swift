import Synchronization
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting

@testable import TitanService

/// What one account may use of a service, through the whole chain of interceptors.
@Suite(.timeLimit(.minutes(5))) struct AccountLimitsTests {
  private let kit = TokenTestKit()
  /// The number of refusals that were held back.
  private let held = Count()

  private final class Count: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func increase() { count.withLock { $0 += 1 } }
  }

  /// A stream that stays open until its client leaves, under any method's name.
  private struct EndlessService: RPCService {
    static let watch = MethodDescriptor(
      service: "titanup.test.v1.EndlessService", method: "WatchAll", type: .serverStreaming)
    static let descriptor = ServiceDescriptor(fullName: watch.service, methods: [watch])

    func registerMethods(with router: inout RPCRouter) {
      router.serverStreaming(Self.watch) { (_: RawMessage, responses: RPCWriter<RawMessage>, _) in
        try await responses.write("open")
        try await Task.sleep(for: .seconds(3_600))
      }
    }
  }

  private struct FeedService: RPCService {
    static let ask = MethodDescriptor(service: "titanup.test.v1.TestFeedService", method: "Ask", type: .unary)
    static let descriptor = ServiceDescriptor(fullName: ask.service, methods: [ask])

    func registerMethods(with router: inout RPCRouter) {
      router.unary(Self.ask) { (request: RawMessage, _) -> RawMessage in request }
    }
  }

  private func transport(
    _ limits: AccountLimits, services: [any RPCService] = [ScriptedService(), EndlessService()],
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) throws -> InProcessTransport {
    let interceptors = StandardInterceptors.all(
      logger: .silent, metrics: MetricsRegistry(), rules: AccessRules(),
      verifier: try kit.verifier(), accountLimits: limits, tarpit: Tarpit { [held] _ in held.increase() },
      now: now)
    return InProcessTransport(router: RPCRouter(interceptors: interceptors, services: services))
  }

  /// Opens a stream and waits until its handler has started.
  private func open(_ channel: InProcessTransport, _ method: MethodDescriptor, token: String?) async throws
    -> any ClientStream
  {
    var options = CallOptions()
    if let token { options = options.bearer(token) }
    let stream = try await channel.open(method, options: options)
    try? RawMessage("").serialize { size, fill in try stream.enqueue(size: size, fill) }
    stream.halfClose()
    #expect(try await stream.receive() != nil)
    return stream
  }

  /// The error with which a call is refused.
  private func refusal(_ body: () async throws -> Void) async throws -> RPCError {
    try #require(await #expect(throws: RPCError.self) { try await body() })
  }

  @Test func anAccountHasItsCallsAMinute() async throws {
    var limits = AccountLimits.none
    limits.callsPerMinute = 3
    let start = ContinuousClock.now
    let channel = try transport(limits, now: { start })
    let ada = CallOptions().bearer(try await kit.token())
    let client = ScriptedClient(channel)
    for _ in 0..<3 { _ = try await client.unary("hello", ada) }
    let error = try await refusal { _ = try await client.unary("hello", ada) }
    #expect(error.code == .resourceExhausted)
    #expect(error.sentReason == "ACCOUNT_RATE_LIMITED")
    #expect(error.message.contains("3 calls"))
    #expect(held.value == 1)
    #expect(
      try StatusDetails.decode(error.encodedDetails).contains {
        if case .retryInfo(.seconds(20)) = $0 { true } else { false }
      })
    var claims = TokenTestKit.Claims()
    claims.sub = "0190f0aa-0000-7000-8000-000000000002"
    _ = try await client.unary("hello", CallOptions().bearer(try await kit.token(claims)))
  }

  @Test func servicesHaveNoSuchLimit() async throws {
    var limits = AccountLimits.none
    limits.callsPerMinute = 1
    let feed = FeedService()
    let channel = try transport(limits, services: [feed])
    let token = try await kit.token(.init(sub: "trophies", sid: nil, role: "service", amr: nil))
    for _ in 0..<3 {
      let answer: RawMessage = try await channel.unary(
        FeedService.ask, RawMessage("hello"), CallOptions().bearer(token))
      #expect(answer == "hello")
    }
  }

  @Test func anAccountHasItsWatches() async throws {
    var limits = AccountLimits.none
    limits.watches = 2
    let channel = try transport(limits)
    let token = try await kit.token()
    let first = try await open(channel, EndlessService.watch, token: token)
    let second = try await open(channel, EndlessService.watch, token: token)
    let error = try await refusal { _ = try await open(channel, EndlessService.watch, token: token) }
    #expect(error.code == .resourceExhausted)
    #expect(error.sentReason == "TOO_MANY_WATCHES")
    #expect(error.message.contains("2 watch streams"))
    #expect(held.value == 1)
    // Neither other calls nor other accounts are affected.
    #expect(try await ScriptedClient(channel).unary("hello", CallOptions().bearer(token)) == "hello")
    var claims = TokenTestKit.Claims()
    claims.sub = "0190f0aa-0000-7000-8000-000000000002"
    let bobs = try await open(channel, EndlessService.watch, token: try await kit.token(claims))
    first.cancel()
    _ = try? await first.receive()
    // The place is free once the handler has returned, which its client doesn't see.
    var third: (any ClientStream)?
    while third == nil { third = try? await open(channel, EndlessService.watch, token: token) }
    for stream in [second, bobs, third].compactMap(\.self) { stream.cancel() }
  }

  @Test func aResponseThatRefusesIsHeldToo() async throws {
    struct BatchService: RPCService {
      static let write = MethodDescriptor(service: "titanup.test.v1.BatchService", method: "Write", type: .unary)
      static let descriptor = ServiceDescriptor(fullName: write.service, methods: [write])

      func registerMethods(with router: inout RPCRouter) {
        router.unary(Self.write) { (request: RawMessage, context) -> RawMessage in
          if request == "too much" { context.holdResponse() }
          return request
        }
      }
    }
    let channel = try transport(.none, services: [BatchService()])
    let ada = CallOptions().bearer(try await kit.token())
    for (request, count) in [("little", 0), ("too much", 1)] {
      let answer: RawMessage = try await channel.unary(BatchService.write, RawMessage(stringLiteral: request), ada)
      #expect(answer == RawMessage(stringLiteral: request))
      #expect(held.value == count)
    }
  }

  @Test func anAccountHasItsCallsAtATime() async throws {
    var limits = AccountLimits.none
    limits.calls = 1
    let (started, gate) = (Signal(), Signal())
    let channel = try transport(limits, services: [ScriptedService(started: started, gate: gate)])
    let options = CallOptions().bearer(try await kit.token())
    async let running = ScriptedClient(channel).unary("first", options)
    await started.wait()
    let error = try await refusal { _ = try await ScriptedClient(channel).unary("second", options) }
    #expect(error.sentReason == "TOO_MANY_ACCOUNT_CALLS")
    #expect(held.value == 1)
    gate.fire()
    #expect(try await running == "first")
  }

  @Test func theSettings() throws {
    func limits(_ variables: [String: String]) throws -> AccountLimits {
      let reader = EnvironmentReader(variables)
      let limits = AccountLimits(reader)
      try reader.check()
      return limits
    }
    let standard = try limits([:])
    #expect((standard.callsPerMinute, standard.calls, standard.watches) == (6_000, 256, 32))
    #expect(try limits(["TITANUP_ACCOUNT_WATCHES": "0"]).watches == 0)
    let error = #expect(throws: ConfigurationError.self) { try limits(["TITANUP_ACCOUNT_CALLS": "many"]) }
    #expect("\(try #require(error))".contains("TITANUP_ACCOUNT_CALLS"))
  }
}
