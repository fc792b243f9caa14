import Testing
import TitanRPC
import TitanTesting

@testable import TitanService

@Suite struct NeighbourhoodSharesTests {
  @Test func aNeighbourhoodHasItsShareOfAll() {
    var shares = NeighbourhoodShares(total: 3, perNeighbourhood: 2)
    #expect(shares.enter("a") == nil)
    #expect(shares.enter("a") == nil)
    #expect(shares.enter("a") == .neighbourhood(2))
    #expect(shares.enter("b") == nil)
    #expect(shares.enter("b") == .all(3))
    #expect(shares.enter("a") == .neighbourhood(2))
    #expect(shares.held == 3)
    shares.leave("a")
    #expect(shares.enter("b") == nil)
    #expect(shares.enter("a") == .all(3))
    for name in ["a", "b", "b"] { shares.leave(name) }
    #expect(shares.held == 0)
    // A caller that was never let in gives nothing back.
    shares.leave("a")
    #expect(shares.held == 0)
  }

  @Test func theLastQuarterIsForThoseWhoHoldFew() {
    var shares = NeighbourhoodShares(total: 100, perNeighbourhood: 50)
    for _ in 0..<50 { #expect(shares.enter("a") == nil) }
    for _ in 0..<25 { #expect(shares.enter("b") == nil) }
    #expect(shares.enter("b") == .shared(75))
    for name in ["c", "d", "e"] {
      for _ in 0..<8 { #expect(shares.enter(name) == nil) }
      #expect(shares.enter(name) == .shared(75))
    }
    #expect(shares.enter("f") == nil)
    #expect(shares.enter("g") == .all(100))
    for _ in 0..<25 { shares.leave("b") }
    #expect(shares.enter("a") == .neighbourhood(50))
    #expect(shares.held == 75)
    #expect(shares.enter("c") == .shared(75))
    #expect(shares.enter("b") == nil)
  }

  @Test func withoutAShareOneNeighbourhoodMayHaveAll() {
    var shares = NeighbourhoodShares(total: 2, perNeighbourhood: nil)
    #expect(shares.enter("a") == nil && shares.enter("a") == nil)
    #expect(shares.enter("a") == .all(2))
  }
}

@Suite struct CallGatesTests {
  private static let signIn = MethodDescriptor(service: "titanup.auth.v1.AuthService", method: "SignIn", type: .unary)
  private static let watch = MethodDescriptor(service: "grpc.health.v1.Health", method: "Watch", type: .serverStreaming)
  private static let check = MethodDescriptor(service: "grpc.health.v1.Health", method: "Check", type: .unary)
  private static let reflection = MethodDescriptor(
    service: "grpc.reflection.v1.ServerReflection", method: "ServerReflectionInfo", type: .bidirectionalStreaming)
  private static let habits = MethodDescriptor(service: "titanup.habits.v1.HabitsService", method: "List", type: .unary)
  private static let feed = MethodDescriptor(
    service: "titanup.auth.v1.AuthFeedService", method: "WatchRevocations", type: .serverStreaming)
  private static let admin = MethodDescriptor(
    service: "titanup.auth.v1.AuthAdminService", method: "ListUsers", type: .unary)

  /// For a server with 1,000 calls: 100 public streams, 10 per neighbourhood; 500 public calls, 250 per neighbourhood;
  /// 100 health checks, 10 per neighbourhood; and 100 reserved places.
  private func gates() -> CallGates {
    let limits = ServerLimits(EnvironmentReader(["TITANUP_MAX_CALLS": "1000"]))
    return CallGates(limits.publicLimits, maximum: limits.calls, rules: AccessRules(publicMethods: [Self.signIn]))
  }

  private let here = ClientAddress("203.0.113.7:1")
  private let there = ClientAddress("198.51.100.9:1")

  /// The number that one address may open, and the refusal after that.
  private func fill(
    _ gates: CallGates, _ method: MethodDescriptor, from client: ClientAddress
  ) throws -> (Int, CallRefusal) {
    let gate = try #require(gates.gate(for: method))
    var count = 0
    while true {
      if let refusal = gate.enter(client, running: 0) { return (count, refusal) }
      count += 1
    }
  }

  @Test(arguments: [
    (watch, 10, "TOO_MANY_PUBLIC_STREAMS", CallRefusal.Limit.publicStreams),
    (signIn, 250, "TOO_MANY_PUBLIC_CALLS", .publicCalls), (check, 10, "TOO_MANY_HEALTH_CHECKS", .healthChecks),
  ])
  func aNeighbourhoodsShare(
    _ method: MethodDescriptor, _ count: Int, _ reason: String, _ limit: CallRefusal.Limit
  ) throws {
    let gates = gates()
    let (opened, refusal) = try fill(gates, method, from: here)
    #expect(opened == count && refusal.limit == limit)
    #expect(refusal.error.code == .resourceExhausted && refusal.error.reason == reason)
    #expect(refusal.error.message.contains("\(count) ") && refusal.error.message.contains("203.0.113.0/24"))
    #expect(refusal.error.details.contains { if case .retryInfo = $0 { true } else { false } })
    // The whole neighbourhood shares one limit, and another has its own.
    let gate = try #require(gates.gate(for: method))
    #expect(gate.enter(ClientAddress("203.0.113.200:1"), running: 0) != nil)
    #expect(gate.enter(there, running: 0) == nil)
    gate.leave(here)
    #expect(gate.enter(here, running: 0) == nil)
  }

  @Test func allStreamsHaveOneShare() throws {
    let gates = gates()
    #expect(try fill(gates, Self.watch, from: here).0 == 10)
    #expect(try fill(gates, Self.reflection, from: here).0 == 0)
    // Others have their own, and a smaller one once most of the total is taken.
    let others = try (1...20).map { try fill(gates, Self.watch, from: ClientAddress("10.0.\($0).1:1")).0 }
    #expect(others == [10, 10, 10, 10, 10, 10, 8, 8, 8, 6] + [Int](repeating: 0, count: 10))
    let (count, refusal) = try fill(gates, Self.reflection, from: there)
    #expect(count == 0 && refusal.error.message == "100 streams that need no token run, which is the server's limit")
    // Nothing else is affected.
    for method in [Self.check, Self.signIn, Self.habits] {
      #expect(gates.gate(for: method)?.enter(here, running: 100) == nil)
    }
  }

  @Test func theLastPlacesAreKept() throws {
    let gates = gates()
    let unknown = RPCRouter().route(at: "/titanup.no.Such/Method").method
    for method in [Self.watch, Self.signIn, Self.habits, Self.admin, unknown] {
      let gate = try #require(gates.gate(for: method))
      #expect(gate.enter(here, running: 899) == nil)
      let refusal = try #require(gate.enter(here, running: 900))
      #expect(refusal.limit == .running && refusal.error.reason == "TOO_MANY_CALLS")
    }
    #expect(gates.gate(for: Self.check)?.enter(here, running: 999) == nil)
    #expect(gates.gate(for: Self.feed) == nil, "only the server's limit applies to services")
  }

  @Test func theSharesLeaveRoomForWhoeverIsSignedIn() {
    for places in [1, 2, 5, 10, 40, 99, 100, 10_000, 1_000_000] {
      let limits = ServerLimits(EnvironmentReader(["TITANUP_MAX_CALLS": "\(places)"])).publicLimits
      #expect(limits.reserved < places)
      guard places >= 10 else { continue }
      #expect(limits.streams + limits.calls + limits.healthChecks < places)
    }
  }
}

@Suite struct PublicStreamAgeTests {
  private static let publicStream = ScriptedService.expand

  @Test func anOldWatchEndsAndCanBeOpenedAgain() async throws {
    let slept = Recorder<Duration>()
    var age = PublicStreamAge(rules: AccessRules(publicMethods: [Self.publicStream]), age: .seconds(1_800))
    age.jitter = { 1.05 }
    age.sleep = { slept.append($0) }
    var service = ScriptedService()
    service.onExpand = { _, _, _ in try await waitForCancellation(Signal()) }
    let client = ScriptedClient(
      InProcessTransport(router: RPCRouter(interceptors: [age], services: [service])))
    let error = await #expect(throws: RPCError.self) {
      try await client.expand("x") { for try await _ in $0 {} }
    }
    #expect(error?.code == .unavailable)
    #expect(error?.message == "streams that need no token end after 30m, give or take a tenth; open another")
    #expect(slept.all == [.seconds(1_890)])
  }

  @Test func aWatchThatEndsEarlierEndsAsUsual() async throws {
    var age = PublicStreamAge(rules: AccessRules(publicMethods: [Self.publicStream]), age: .seconds(1_800))
    age.sleep = { _ in try await waitForCancellation(Signal()) }
    var service = ScriptedService()
    service.onExpand = { request, responses, _ in try await responses.write(request) }
    let client = ScriptedClient(
      InProcessTransport(router: RPCRouter(interceptors: [age], services: [service])))
    let told = try await client.expand("x") { responses in
      var told: [RawMessage] = []
      for try await response in responses { told.append(response) }
      return told
    }
    #expect(told == ["x"])
  }

  @Test func othersHaveNoAge() {
    let age = PublicStreamAge(rules: AccessRules(), age: .seconds(1))
    #expect(age.prepared(for: Self.publicStream) == nil)
    #expect(age.prepared(for: MethodDescriptor(service: "grpc.health.v1.Health", method: "Check", type: .unary)) == nil)
    let watch = MethodDescriptor(service: "grpc.health.v1.Health", method: "Watch", type: .serverStreaming)
    #expect(age.prepared(for: watch) != nil)
  }
}
