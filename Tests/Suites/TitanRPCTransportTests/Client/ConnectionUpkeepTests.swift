import NIOCore
import NIOPosix
import Testing
import TitanHTTP2
import TitanRPC
import TitanTesting

@testable import TitanRPCTransport

@Suite("Connections that die, idle or are full", .timeLimit(.minutes(10)))
struct ConnectionUpkeepTests {
  private let group = MultiThreadedEventLoopGroup.singleton
  private static let settingsFrame: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 0, 0]

  private func channel(_ port: Int, _ change: (inout GRPCChannel.Configuration) -> Void) -> GRPCChannel {
    var configuration = GRPCChannel.Configuration()
    change(&configuration)
    return GRPCChannel(target: .hostAndPort("127.0.0.1", port), configuration: configuration, group: group)
  }

  private static func goAway(last stream: [UInt8], code: UInt8, _ words: String = "") -> [UInt8] {
    [0, 0, UInt8(8 + words.utf8.count), 7, 0, 0, 0, 0, 0] + stream + [0, 0, 0, code] + Array(words.utf8)
  }

  @Test("A peer that has gone silent is found by keepalive")
  func blackHole() async throws {
    let server = try await SilentServer(says: Self.settingsFrame)
    let channel = channel(server.port) {
      $0.keepalive = Keepalive.Settings(interval: .milliseconds(20), timeout: .milliseconds(20))
    }
    let error = await #expect(throws: RPCError.self) { try await ScriptedClient(channel).unary("x") }
    #expect(error?.code == .unavailable)
    #expect(error?.message == "keepalive: the server answered nothing to a PING")
    try await eventually { channel.traffic.connectionsOpen == 0 }
    channel.close()
    try await server.close()
  }

  @Test("A machine that takes in nothing of what was sent is given up long before the call's deadline")
  func unacknowledged() async throws {
    let server = try await SilentServer(says: Self.settingsFrame, room: 4096)
    let channel = channel(server.port) { $0.acknowledgementTimeout = .milliseconds(50) }
    let error = await #expect(throws: RPCError.self) {
      // As much as the stream's window allows, and more than the machine has room for.
      try await ScriptedClient(channel).unary(RawMessage(Array(repeating: 0, count: 60_000)), .timeout(.seconds(60)))
    }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("timed out") == true, "\(error?.message ?? "")")
    channel.close()
    try await server.close()
  }

  @Test("A machine that doesn't answer an attempt to connect is given up sooner than a slow server")
  func unanswered() async throws {
    let listener = try await FullListener()
    let channel = channel(listener.port) { $0.acknowledgementTimeout = .milliseconds(50) }
    let error = await #expect(throws: RPCError.self) {
      try await ScriptedClient(channel).unary("x", .timeout(.seconds(9)))
    }
    #expect(error?.code == .unavailable, "\(channel.configuration.connectTimeout) are for its settings")
    channel.close()
    try await listener.close()
  }

  @Test("A peer that never says a word is given up")
  func mute() async throws {
    let server = try await SilentServer(says: [])
    let channel = channel(server.port) { $0.connectTimeout = .milliseconds(30) }
    let error = await #expect(throws: RPCError.self) { try await ScriptedClient(channel).unary("x") }
    #expect(error?.message == "the server sent no HTTP/2 settings within 0.03 seconds")
    channel.close()
    try await server.close()
  }

  @Test("A long call on a good connection outlives many questions")
  func alive() async throws {
    let (started, gate) = (Signal(), Signal())
    let service = ScriptedService(started: started, gate: gate)
    var configuration = GRPCChannel.Configuration()
    configuration.keepalive = Keepalive.Settings(interval: .milliseconds(2), timeout: .seconds(20))
    var server = GRPCServer.Configuration()
    server.http2.minimumPingInterval = .zero
    try await withServer(service, server: server, channel: configuration) { harness async throws in
      let call = Task { try await harness.client.unary("x") }
      await started.wait()
      let before = harness.server.traffic.bytesReceived
      // A PING has 17 bytes.
      try await eventually { harness.server.traffic.bytesReceived >= before + 5 * 17 }
      gate.fire()
      #expect(try await call.value == "x")
    }
  }

  @Test("A server that complains of too many pings gets half as many")
  func tooManyPings() async throws {
    let goAway = Self.goAway(last: [0, 0, 0, 0], code: 11, "too_many_pings")
    let server = try await SilentServer(says: Self.settingsFrame + goAway)
    let channel = channel(server.port) { $0.keepalive = Keepalive.Settings(interval: .seconds(10)) }
    let error = await #expect(throws: RPCError.self) {
      try await ScriptedClient(channel).unary("x", .timeout(.seconds(20)))
    }
    #expect(error?.code == .unavailable)
    let interval = try #require(channel.keepaliveInterval)
    #expect(interval >= .seconds(20))
    channel.close()
    try await server.close()
  }

  @Test("A call handed to a connection that gets GOAWAY in the same turn isn't refused, however often that happens")
  func leaving() async throws {
    let goAway = Self.goAway(last: [0x7F, 0xFF, 0xFF, 0xFF], code: 0)
    let server = try await SilentServer(says: Self.settingsFrame + goAway)
    let channel = channel(server.port) {
      $0.backoff.initial = .milliseconds(1)
      $0.backoff.maximum = .milliseconds(2)
    }
    let over = Counter()
    let call = Task {
      defer { _ = over.next() }
      return try await ScriptedClient(channel).unary("x", CallOptions(waitForReady: true))
    }
    try await eventually { channel.traffic.connectionsAccepted >= 5 || over.soFar != 0 }
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    channel.close()
    try await server.close()
  }

  @Test("A connection that nobody uses is closed, and made again for the next call")
  func idle() async throws {
    var configuration = GRPCChannel.Configuration()
    configuration.idleTimeout = .milliseconds(20)
    try await withServer(channel: configuration) { harness async throws in
      for round in 1...3 {
        let answer = try await harness.client.unary("x")
        #expect(answer == "x")
        try await eventually { harness.channel.traffic.connectionsOpen == 0 }
        #expect(harness.channel.connectivity == .idle)
        #expect(harness.channel.traffic.connectionsAccepted == round)
      }
    }
  }

  @Test("Calls wait for the server to allow more streams, but not any number of them")
  func full() async throws {
    let (started, gate) = (Signal(), Signal())
    let service = ScriptedService(started: started, gate: gate)
    var server = GRPCServer.Configuration()
    server.http2.maximumConcurrentStreams = 1
    var configuration = GRPCChannel.Configuration()
    configuration.maximumWaitingCalls = 1
    try await withServer(service, server: server, channel: configuration) { harness async throws in
      let first = Task { try await harness.client.unary("1") }
      await started.wait()
      let others = [Task { try await harness.client.unary("2") }, Task { try await harness.client.unary("3") }]
      var refused = 0
      try await eventually { harness.channel.traffic.callsInFlight == 2 }
      gate.fire()
      #expect(try await first.value == "1")
      for other in others {
        do { _ = try await other.value } catch let error as RPCError where error.code == .resourceExhausted {
          refused += 1
        }
      }
      #expect(refused == 1)
    }
  }

  @Test("Calls that wait for a stream go elsewhere when their server goes away, while others still run there")
  func movedOn() async throws {
    let (started, gate) = (Signal(), Signal())
    let service = ScriptedService(started: started, gate: gate)
    var narrow = GRPCServer.Configuration()
    narrow.http2.maximumConcurrentStreams = 1
    let old = GRPCServer(router: RPCRouter(services: [service]), configuration: narrow, group: group)
    try await old.bind()
    let oldPort = old.localPort ?? 0
    let serving = Task { try await old.serve() }
    try await withServer { harness async throws in
      let lookups = Counter()
      let newPort = harness.server.localPort ?? 0
      let channel = channel(1) {
        $0.resolver = AddressResolver { _ in
          [try SocketAddress(ipAddress: "127.0.0.1", port: lookups.next() == 0 ? oldPort : newPort)]
        }
      }
      let client = ScriptedClient(channel)
      let first = Task { try await client.unary("old") }
      await started.wait()
      let second = Task { try await client.unary("new") }
      try await eventually { channel.traffic.callsInFlight >= 2 }
      old.beginGracefulShutdown()
      #expect(try await second.value == "new")
      #expect(harness.server.traffic.callsStarted == 1)
      gate.fire()
      #expect(try await first.value == "old")
      channel.close()
    }
    try await serving.value
  }
}
