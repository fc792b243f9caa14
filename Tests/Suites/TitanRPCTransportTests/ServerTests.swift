import NIOCore
import NIOPosix
import Testing
import TitanHTTP2
import TitanRPC
import TitanRPCTransport
import TitanTesting

@Suite("The server on sockets", .timeLimit(.minutes(10)))
struct ServerTests {
  /// A service whose unary calls wait for a signal; `started` fires when `count` of them are there.
  private func gated(_ count: Int, _ started: Signal, _ gate: Signal) -> ScriptedService {
    let arrivals = Arrivals(count, started)
    var service = ScriptedService()
    service.onUnary = { request, _ in
      guard request == "wait" else { return request }
      arrivals.arrive()
      await gate.wait()
      return request
    }
    return service
  }

  @Test("A hundred calls run at once on one connection, and the next waits its turn")
  func concurrency() async throws {
    let (started, gate) = (Signal(), Signal())
    try await withServer(gated(100, started, gate)) { harness in
      #expect(try await harness.client.unary("first") == "first")
      try await withThrowingTaskGroup { calls in
        for _ in 0..<100 { calls.addTask { try await harness.client.unary("wait") } }
        await started.wait()
        calls.addTask { try await harness.client.unary("late") }
        gate.fire()
        var answers = 0
        for try await _ in calls { answers += 1 }
        #expect(answers == 101)
      }
      #expect(harness.server.traffic.connectionsAccepted == 1)
      #expect(harness.server.traffic.callsStarted == 102)
    }
  }

  @Test("An oversized message ends its call alone, with both numbers")
  func oversized() async throws {
    let (started, gate) = (Signal(), Signal())
    try await withServer(gated(1, started, gate)) { harness in
      let other = Task { try await harness.client.unary("wait") }
      await started.wait()
      let error = await #expect(throws: RPCError.self) {
        try await harness.client.unary(RawMessage([UInt8](repeating: 0, count: 5 << 20)))
      }
      #expect(error?.code == .resourceExhausted)
      #expect(error?.message == "the message has 5242880 bytes, the limit is 4194304")
      gate.fire()
      let answer = try await other.value
      #expect(answer == "wait")
      #expect(harness.server.traffic.connectionsAccepted == 1)
    }
  }

  @Test("Received and sent messages have separate limits, and can reach them exactly")
  func twoLimits() async throws {
    var server = GRPCServer.Configuration()
    (server.maximumReceiveMessageSize, server.maximumSendMessageSize) = (100, 120)
    var channel = GRPCChannel.Configuration()
    (channel.maximumReceiveMessageSize, channel.maximumSendMessageSize) = (110, 101)
    var service = ScriptedService()
    // The request says how many bytes are to come back.
    service.onUnary = { request, _ in RawMessage([UInt8](repeating: 0, count: Int(request.bytes.first ?? 0))) }
    try await withServer(service, server: server, channel: channel) { harness async throws in
      func call(sending size: Int, receiving answer: UInt8) async throws -> Int {
        try await harness.client.unary(RawMessage([answer] + [UInt8](repeating: 0, count: size - 1))).bytes.count
      }
      #expect(try await call(sending: 100, receiving: 110) == 110)
      let refusals: [(sent: Int, answer: UInt8, words: String)] = [
        (101, 1, "the message has 101 bytes, the limit is 100"),
        (102, 1, "the message has 102 bytes, the limit is 101"),
        (1, 111, "the message has 111 bytes, the limit is 110"),
        (1, 121, "the message has 121 bytes, the limit is 120"),
      ]
      for refusal in refusals {
        let error = await #expect(throws: RPCError.self) {
          try await call(sending: refusal.sent, receiving: refusal.answer)
        }
        #expect(error?.code == .resourceExhausted && error?.message == refusal.words)
      }
    }
  }

  @Test("By default, responses can be larger than the limit for requests")
  func largeResponse() async throws {
    var service = ScriptedService()
    service.onUnary = { _, _ in RawMessage([UInt8](repeating: 1, count: 5 << 20)) }
    var channel = GRPCChannel.Configuration()
    channel.maximumReceiveMessageSize = 5 << 20
    try await withServer(service, channel: channel) { harness async throws in
      #expect(try await harness.client.unary("x").bytes.count == 5 << 20)
    }
  }

  @Test("Messages larger than the windows arrive, and wait for nobody else")
  func smallWindows() async throws {
    var server = GRPCServer.Configuration()
    (server.http2.streamWindow, server.http2.connectionWindow) = (65_535, 65_535)
    var channel = GRPCChannel.Configuration()
    (channel.http2.streamWindow, channel.http2.connectionWindow) = (65_535, 65_535)
    let message = RawMessage((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 13) })
    try await withServer(server: server, channel: channel) { harness in
      try await withThrowingTaskGroup { calls in
        for _ in 0..<8 { calls.addTask { try await harness.client.unary(message) } }
        for try await answer in calls { #expect(answer == message) }
      }
      let echoed = try await harness.client.chat { requests, responses in
        var iterator = responses.makeAsyncIterator()
        for _ in 0..<5 {
          try await requests.write(message)
          #expect(try await iterator.next() == message)
        }
        requests.finish()
        return try await iterator.next() == nil
      }
      #expect(echoed)
    }
  }

  @Test("Messages in the making over the connection's limit are refused")
  func heldBytes() async throws {
    var server = GRPCServer.Configuration()
    (server.http2.streamWindow, server.http2.connectionWindow) = (65_535, 65_535)
    server.maximumHeldBytes = 300_000
    try await withServer(server: server) { harness in
      let fits = try await harness.client.unary(RawMessage([UInt8](repeating: 0, count: 200_000)))
      #expect(fits.bytes.count == 200_000)
      let error = await #expect(throws: RPCError.self) {
        try await harness.client.unary(RawMessage([UInt8](repeating: 0, count: 400_000)))
      }
      #expect(error?.code == .resourceExhausted)
      #expect(try await harness.client.unary("after") == "after")
    }
  }

  @Test("A graceful shutdown lets calls finish and accepts no new ones")
  func gracefulShutdown() async throws {
    let (started, gate) = (Signal(), Signal())
    try await withServer(gated(1, started, gate)) { harness in
      let running = Task { try await harness.client.unary("wait") }
      await started.wait()
      harness.server.beginGracefulShutdown()
      harness.server.beginGracefulShutdown()
      // Until the GOAWAY has come, a new call may still go through on the old connection.
      while (try? await harness.client.unary("new")) != nil {}
      gate.fire()
      let answer = try await running.value
      #expect(answer == "wait")
    }
  }

  @Test("Calls that outlast the grace of a shutdown are cancelled")
  func shutdownGrace() async throws {
    let (started, cancelled) = (Signal(), Signal())
    var service = ScriptedService()
    service.onUnary = { request, _ in
      started.fire()
      try await waitForCancellation(cancelled)
      return request
    }
    var server = GRPCServer.Configuration()
    server.shutdownGrace = .milliseconds(20)
    try await withServer(service, server: server) { harness in
      let call = Task { try await harness.client.unary("x") }
      await started.wait()
      harness.server.beginGracefulShutdown()
      await cancelled.wait()
      let error = await #expect(throws: RPCError.self) { try await call.value }
      #expect(error?.code == .unavailable)
    }
  }

  @Test("Messages are counted both ways, and streams that are reset")
  func counters() async throws {
    try await withServer { harness in
      let traffic = harness.server.traffic
      _ = try await harness.client.unary("one")
      _ = try await harness.client.expand("three") { responses in for try await _ in responses {} }
      _ = try await harness.client.collect { requests in for _ in 0..<4 { try await requests.write("x") } }
      // One, one and four; one, five and one.
      #expect(traffic.messagesReceived == 6)
      #expect(traffic.messagesSent == 7)
      #expect(traffic.streamsReset == 0)
      // Left before its end.
      _ = try await harness.client.chat { requests, responses in
        try await requests.write("x")
        for try await _ in responses { break }
      }
      try await eventually { traffic.streamsReset != 0 }
      #expect((traffic.messagesReceived, traffic.messagesSent) == (7, 8))
      #expect(traffic.bytesReceived > 0 && traffic.bytesSent > 0)
    }
  }

  @Test("Serving twice is a mistake; stopping first is none")
  func misuse() async throws {
    let server = GRPCServer(router: RPCRouter(), group: MultiThreadedEventLoopGroup.singleton)
    try await server.bind()
    await #expect(throws: RuntimeError.self) { try await server.bind() }
    server.beginGracefulShutdown()
    try await server.serve()
    #expect(server.localPort == nil)
  }

  @Test("Cancelling serve() closes connections and cancels handlers")
  func hardStop() async throws {
    let (started, cancelled) = (Signal(), Signal())
    var service = ScriptedService()
    service.onUnary = { request, _ in
      started.fire()
      try await waitForCancellation(cancelled)
      return request
    }
    let group = MultiThreadedEventLoopGroup.singleton
    let server = GRPCServer(router: RPCRouter(services: [service]), group: group)
    try await server.bind()
    let channel = GRPCChannel(target: .hostAndPort("127.0.0.1", server.localPort ?? 0), group: group)
    let serving = Task { try await server.serve() }
    let call = Task { try await ScriptedClient(channel).unary("x") }
    await started.wait()
    serving.cancel()
    try await serving.value
    await cancelled.wait()
    await #expect(throws: RPCError.self) { try await call.value }
    channel.close()
  }

  @Test("A handler may write from any executor")
  func foreignExecutor() async throws {
    var service = ScriptedService()
    service.onChat = { requests, responses, _ in
      try await withThrowingTaskGroup { children in
        for try await request in requests {
          children.addTask(executorPreference: globalConcurrentExecutor) { try await responses.write(request) }
        }
        try await children.waitForAll()
      }
    }
    try await withServer(service) { harness in
      let total = try await harness.client.chat { requests, responses in
        for _ in 0..<500 { try await requests.write("abc") }
        requests.finish()
        var total = 0
        for try await response in responses { total += response.bytes.count }
        return total
      }
      #expect(total == 1500)
    }
  }
}
