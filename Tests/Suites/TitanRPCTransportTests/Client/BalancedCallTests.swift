import NIOCore
import NIOPosix
import Synchronization
import Testing
import TitanHTTP2
import TitanRPC
import TitanTesting

@testable import TitanRPCTransport

@Suite("Channels to several servers", .timeLimit(.minutes(10)))
struct BalancedCallTests {
  private let group = MultiThreadedEventLoopGroup.singleton

  /// Servers that can be stopped and started on their ports, and count what each request made them do.
  private final class Fleet: Sendable {
    private struct State: Sendable {
      var running: [Int: (server: GRPCServer, task: Task<Void, any Error>)] = [:]
      /// How often each request was handled.
      var handled: [RawMessage: Int] = [:]
      var byServer: [Int: Int] = [:]
    }
    private let state = Mutex(State())
    private let ports: [Int]

    init(_ count: Int) async throws {
      var ports: [Int] = []
      while ports.count < count {
        let port = try await freePort()
        if !ports.contains(port) { ports.append(port) }
      }
      self.ports = ports
      for number in 0..<count { try await start(number) }
    }

    var target: GRPCChannel.Target { GRPCChannel.Target(ports.map { "127.0.0.1:\($0)" }.joined(separator: ","))! }
    var handled: [RawMessage: Int] { state.withLock { $0.handled } }

    func start(_ number: Int) async throws {
      var service = ScriptedService()
      service.onUnary = { [self] request, _ in
        state.withLock { state in
          state.handled[request, default: 0] += 1
          state.byServer[number, default: 0] += 1
        }
        return request
      }
      var configuration = GRPCServer.Configuration()
      configuration.port = ports[number]
      let server = GRPCServer(
        router: RPCRouter(services: [service]), configuration: configuration,
        group: MultiThreadedEventLoopGroup.singleton)
      try await server.bind()
      let task = Task { try await server.serve() }
      state.withLock { $0.running[number] = (server, task) }
    }

    /// Gracefully: what runs is finished.
    func stop(_ number: Int) async throws {
      let running = state.withLock { $0.running.removeValue(forKey: number) }
      running?.server.beginGracefulShutdown()
      try await running?.task.value
    }

    func stopAll() async throws {
      for number in ports.indices { try await stop(number) }
    }

    /// Whom the calls of `body` went to.
    func servers(_ body: () async throws -> Void) async throws -> Set<Int> {
      state.withLock { $0.byServer = [:] }
      try await body()
      return state.withLock { Set($0.byServer.keys) }
    }
  }

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  private func channel(_ target: GRPCChannel.Target) -> GRPCChannel {
    var configuration = GRPCChannel.Configuration()
    configuration.loadBalancing = .roundRobin
    configuration.backoff.initial = .milliseconds(5)
    configuration.backoff.maximum = .milliseconds(20)
    return GRPCChannel(target: target, configuration: configuration, group: group)
  }

  @Test("Two servers take turns; one that dies is left out, and has turns again when it is back")
  func oneDies() async throws {
    let fleet = try await Fleet(2)
    let channel = channel(fleet.target)
    let client = ScriptedClient(channel)
    func tenCalls() async throws -> Set<Int> {
      try await fleet.servers { () async throws in
        for number in 0..<10 {
          #expect(try await client.unary(RawMessage([UInt8(number)])) == RawMessage([UInt8(number)]))
        }
      }
    }
    while try await tenCalls() != [0, 1] {}
    try await fleet.stop(0)
    let remaining = try await tenCalls()
    #expect(remaining == [1])
    try await fleet.start(0)
    while try await tenCalls() != [0, 1] {}
    try await fleet.stopAll()
    let error = await #expect(throws: RPCError.self) { while true { _ = try await client.unary("x") } }
    #expect(error?.code == .unavailable)
    channel.close()
  }

  @Test("Servers that restart one after the other lose no call, and none runs twice")
  func rollingRestart() async throws {
    let fleet = try await Fleet(2)
    let channel = channel(fleet.target)
    let client = ScriptedClient(channel)
    let over = Flag()
    let count = try await withThrowingTaskGroup(of: Int.self) { tasks in
      for caller in 0..<8 {
        tasks.addTask {
          var number = 0
          while !over.isSet.load(ordering: .relaxed) {
            let request = RawMessage(Array("\(caller)/\(number)".utf8))
            let options = CallOptions(deadline: .after(.seconds(30)), waitForReady: true)
            let answer = try await client.unary(request, options)
            #expect(answer == request)
            number += 1
          }
          return number
        }
      }
      for round in 0..<6 {
        try await fleet.stop(round % 2)
        try await fleet.start(round % 2)
      }
      over.isSet.store(true, ordering: .relaxed)
      return try await tasks.reduce(0, +)
    }
    #expect(count > 0)
    #expect(fleet.handled.count == count)
    #expect(fleet.handled.values.allSatisfy { $0 == 1 })
    channel.close()
    try await fleet.stopAll()
  }

  @Test("Pick first tries the addresses in turn, and resolves again when its server has moved")
  func pickFirst() async throws {
    let fleet = try await Fleet(3)
    let ports = fleet.target.endpoints.compactMap { if case .host(_, let port) = $0 { port } else { nil } }
    try await fleet.stop(0)
    let lookups = Counter()
    var configuration = GRPCChannel.Configuration()
    configuration.resolver = AddressResolver { _ in
      let known = lookups.next() == 0 ? ports[0...1] : ports[2...]
      return try known.map { try SocketAddress(ipAddress: "127.0.0.1", port: $0) }
    }
    let channel = GRPCChannel(target: .hostAndPort("service", 1), configuration: configuration, group: group)
    let client = ScriptedClient(channel)
    let first = try await fleet.servers { _ = try await client.unary("x") }
    #expect(first == [1])
    try await fleet.stop(1)
    try await eventually { channel.connectivity == .idle }
    let second = try await fleet.servers { _ = try await client.unary("x") }
    #expect(second == [2])
    channel.close()
    try await fleet.stopAll()
  }

  @Test("A Unix domain socket")
  func unix() async throws {
    let path = "/tmp/titanup-\(UInt64.random(in: 0 ... .max)).sock"
    let server = try await RawServer(path: path) { engine, event, _ in
      if case .headers(let stream, let fields, _) = event {
        #expect(fields.first(":authority") == "localhost")
        RawServer.answer(engine, stream)
      }
    }
    let channel = GRPCChannel(target: .unix(path: path), group: group)
    #expect(try await ScriptedClient(channel).unary("x") == "ok")
    channel.close()
    try await server.close()
  }

  @Test("IPv6 addresses", .enabled(if: hasIPv6))
  func ipv6() async throws {
    var configuration = GRPCServer.Configuration()
    configuration.host = "::1"
    let server = GRPCServer(
      router: RPCRouter(services: [ScriptedService()]), configuration: configuration, group: group)
    try await server.bind()
    let serving = Task { try await server.serve() }
    let channel = GRPCChannel(target: GRPCChannel.Target("[::1]:\(server.localPort ?? 0)")!, group: group)
    #expect(try await ScriptedClient(channel).unary("x") == "x")
    channel.close()
    server.beginGracefulShutdown()
    try await serving.value
  }

  private static let hasIPv6 =
    (try? System.enumerateDevices().contains { $0.address?.ipAddress == "::1" }) ?? false

  @Test("A server that is not well gets no calls until it is")
  func health() async throws {
    let (asked, recovers) = (Signal(), Signal())
    var service = ScriptedService()
    service.onExpand = { _, responses, _ in
      try await responses.write(RawMessage([0]))
      asked.fire()
      await recovers.wait()
      try await responses.write(RawMessage([1]))
      try await waitForCancellation(Signal())
    }
    var configuration = GRPCChannel.Configuration()
    configuration.healthCheck = HealthCheck(service: "s") { connection, service, report in
      try await ScriptedClient(connection).expand(RawMessage(Array(service.utf8))) { statuses in
        for try await status in statuses { report(status == RawMessage([1])) }
      }
    }
    try await withServer(service, channel: configuration) { harness async throws in
      let waiting = Task { try await harness.client.unary("waits", CallOptions(waitForReady: true)) }
      await asked.wait()
      try await eventually { harness.channel.connectivity == .transientFailure }
      let error = await #expect(throws: RPCError.self) { try await harness.client.unary("fails") }
      #expect(error?.message == "s says that it does not serve")
      recovers.fire()
      let answer = try await waiting.value
      #expect(answer == "waits")
      let another = try await harness.client.unary("works")
      #expect(another == "works")
    }
  }

  @Test("A watch that ends after it has told something is begun again, and no server is given up for it")
  func healthAgain() async throws {
    let (watches, isKnown, again) = (Counter(), Signal(), Signal())
    let channel = Mutex<GRPCChannel?>(nil)
    let states = Mutex<[ConnectivityState]>([])
    var configuration = GRPCChannel.Configuration()
    configuration.backoff.initial = .milliseconds(1)
    configuration.healthCheck = HealthCheck { _, _, report in
      let number = watches.next()
      // What the end of the watch before has left behind.
      if number > 0, let state = channel.withLock(\.self)?.connectivity { states.withLock { $0.append(state) } }
      report(true)
      await isKnown.wait()
      guard number < 5 else { return try await waitForCancellation(Signal()) }
      if number == 4 { again.fire() }
      throw RPCError(code: .unavailable, message: "streams end after a while")
    }
    try await withServer(channel: configuration) { harness async throws in
      #expect(try await harness.client.unary("x") == "x")
      channel.withLock { $0 = harness.channel }
      isKnown.fire()
      await again.wait()
      #expect(states.withLock { $0.prefix(4) } == [.ready, .ready, .ready, .ready])
      #expect(try await harness.client.unary("y") == "y")
      channel.withLock { $0 = nil }
    }
  }

  @Test("A watch that ends without a word leaves the server's health unknown")
  func healthUnknown() async throws {
    var configuration = GRPCChannel.Configuration()
    configuration.healthCheck = HealthCheck { _, _, _ in throw RPCError(code: .unavailable, message: "no watch") }
    try await withServer(channel: configuration) { harness async throws in
      let error = await #expect(throws: RPCError.self) { try await harness.client.unary("x") }
      #expect(error?.message.contains("the server's health is unknown") == true)
    }
  }

  @Test("A server that knows no health service counts as well")
  func noHealth() async throws {
    var configuration = GRPCChannel.Configuration()
    configuration.healthCheck = HealthCheck { connection, _, _ in
      let unknown = MethodDescriptor(service: "none", method: "Watch", type: .unary)
      let _: RawMessage = try await connection.unary(unknown, RawMessage([]), CallOptions())
    }
    try await withServer(channel: configuration) { harness async throws in
      #expect(try await harness.client.unary("x") == "x")
    }
  }
}
