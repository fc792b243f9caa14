import NIOCore
import NIOPosix
import Testing
import TitanHTTP2
import TitanRPC
import TitanRPCTransport
import TitanTesting

@Suite("The channel", .timeLimit(.minutes(10)))
struct ChannelTests {
  private let group = MultiThreadedEventLoopGroup.singleton

  private func channel(_ port: Int, _ configuration: GRPCChannel.Configuration = .init()) -> GRPCChannel {
    GRPCChannel(target: .hostAndPort("127.0.0.1", port), configuration: configuration, group: group)
  }

  @Test("Without a server, a call fails at once or waits, as it says")
  func unavailable() async throws {
    let port = try await freePort()
    let channel = channel(port)
    let error = await #expect(throws: RPCError.self) { try await ScriptedClient(channel).unary("x") }
    #expect(error?.code == .unavailable)
    #expect(error?.message == "cannot connect to 127.0.0.1:\(port): Connection refused")
    let options = CallOptions(deadline: .after(.milliseconds(50)), waitForReady: true)
    let late = await #expect(throws: RPCError.self) {
      try await ScriptedClient(channel).unary("x", options)
    }
    #expect(late?.code == .deadlineExceeded)
    let waiting = Task { try await ScriptedClient(channel).unary("x", CallOptions(waitForReady: true)) }
    waiting.cancel()
    await #expect(throws: (any Error).self) { try await waiting.value }
    channel.close()
    let closed = await #expect(throws: RPCError.self) { try await ScriptedClient(channel).unary("x") }
    #expect(closed?.code == .unavailable)
  }

  @Test("A channel connects again when its server returns")
  func reconnect() async throws {
    var configuration = GRPCServer.Configuration()
    configuration.port = try await freePort()
    var backoff = GRPCChannel.Configuration()
    backoff.backoff.initial = .milliseconds(5)
    let channel = channel(configuration.port, backoff)
    for round in 0..<3 {
      let waiting = Task { try await ScriptedClient(channel).unary("x", CallOptions(waitForReady: true)) }
      let server = GRPCServer(
        router: RPCRouter(services: [ScriptedService()]), configuration: configuration, group: group)
      try await server.bind()
      let serving = Task { try await server.serve() }
      #expect(try await waiting.value == "x", "round \(round)")
      serving.cancel()
      try await serving.value
      try await eventually { channel.traffic.connectionsOpen == 0 }
    }
    channel.close()
  }

  @Test("A call that the server refuses unseen is sent again, once")
  func refused() async throws {
    let requests = Counter()
    let server = try await RawServer { engine, event, _ in
      guard case .endOfStream(let stream) = event else { return }
      if requests.next() == 0 { engine.reset(stream, .refusedStream) } else { RawServer.answer(engine, stream) }
    }
    let channel = channel(server.port)
    #expect(try await ScriptedClient(channel).unary("x") == "ok")
    #expect(requests.next() == 2)
    channel.close()
    try await server.close()
  }

  @Test("A call above the last stream of a GOAWAY is sent again on a new connection")
  func goAway() async throws {
    let server = try await RawServer { engine, event, connection in
      switch event {
      case .settings where connection == 0: engine.finishShutdown()
      case .endOfStream(let stream): RawServer.answer(engine, stream)
      default: break
      }
    }
    let channel = channel(server.port)
    #expect(try await ScriptedClient(channel).unary("x") == "ok")
    channel.close()
    try await server.close()
  }

  @Test("A server that keeps refusing ends the call as UNAVAILABLE")
  func alwaysRefused() async throws {
    let server = try await RawServer { engine, event, _ in
      if case .endOfStream(let stream) = event { engine.reset(stream, .refusedStream) }
    }
    let channel = channel(server.port)
    let error = await #expect(throws: RPCError.self) { try await ScriptedClient(channel).unary("x") }
    #expect(error?.code == .unavailable)
    channel.close()
    try await server.close()
  }

  @Test("A connection that is lost ends its calls as UNAVAILABLE")
  func lost() async throws {
    let server = try await RawServer { engine, event, _ in
      if case .endOfStream = event { engine.terminate(.internalError) }
    }
    let channel = channel(server.port)
    let error = await #expect(throws: RPCError.self) { try await ScriptedClient(channel).unary("x") }
    #expect(error?.code == .unavailable || error?.code == .internal)
    channel.close()
    try await server.close()
  }

  @Test("A deadline ends a call that the server never answers")
  func silentServer() async throws {
    let reset = Signal()
    let requests = Counter()
    let server = try await RawServer { engine, event, _ in
      switch event {
      case .endOfStream(let stream): if requests.next() == 0 { RawServer.answer(engine, stream) }
      case .closed(_, .cancel): reset.fire()
      default: break
      }
    }
    let channel = channel(server.port)
    #expect(try await ScriptedClient(channel).unary("x") == "ok")
    let error = await #expect(throws: RPCError.self) {
      try await ScriptedClient(channel).unary("x", .timeout(.seconds(2)))
    }
    #expect(error?.code == .deadlineExceeded)
    await reset.wait()
    channel.close()
    try await server.close()
  }

  @Test("Closing lets calls end")
  func closing() async throws {
    let (started, gate) = (Signal(), Signal())
    let service = ScriptedService(started: started, gate: gate)
    try await withServer(service) { harness in
      let call = Task { try await harness.client.unary("x") }
      await started.wait()
      harness.channel.close()
      gate.fire()
      let answer = try await call.value
      #expect(answer == "x")
      await #expect(throws: RPCError.self) { try await harness.client.unary("y") }
    }
  }
}
