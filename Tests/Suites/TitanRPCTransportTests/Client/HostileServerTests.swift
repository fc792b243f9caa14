import NIOPosix
import Synchronization
import Testing
import TitanHTTP2
import TitanRPC
import TitanRPCTransport
import TitanTesting

@Suite("Servers that ask too much of their clients", .timeLimit(.minutes(10)))
struct HostileServerTests {
  /// Floods its first connection with pings once a call comes, and answers calls on all others.
  private let server: RawServer
  private let goAways: AsyncStream<(HTTP2ErrorCode, String)>

  init() async throws {
    let (goAways, continuation) = AsyncStream.makeStream(of: (HTTP2ErrorCode, String).self)
    self.goAways = goAways
    server = try await RawServer { engine, event, connection in
      switch event {
      case .headers where connection == 0: for number in 0..<1000 { engine.ping(UInt64(number)) }
      case .headers(let stream, _, _): RawServer.answer(engine, stream)
      case .goAway(_, let code, let words): continuation.yield((code, String(decoding: words, as: UTF8.self)))
      default: break
      }
    }
  }

  /// - Parameter backoff: how long the channel waits before it connects again, at the least.
  private func channel(backoff: Duration) -> GRPCChannel {
    var configuration = GRPCChannel.Configuration()
    configuration.retry = nil
    (configuration.backoff.initial, configuration.backoff.maximum, configuration.backoff.jitter) = (backoff, backoff, 0)
    return GRPCChannel(
      target: .hostAndPort("127.0.0.1", server.port), configuration: configuration,
      group: MultiThreadedEventLoopGroup.singleton)
  }

  @Test("The connection ends with ENHANCE_YOUR_CALM and its calls with UNAVAILABLE; later calls learn why")
  func flood() async throws {
    let channel = channel(backoff: .seconds(3600))
    let client = ScriptedClient(channel)
    for _ in 1...2 {
      let error = await #expect(throws: RPCError.self) { try await client.unary("x") }
      #expect(error?.code == .unavailable)
      #expect(error?.message == "the server was told to calm down: too_many_pings")
    }
    var seen = goAways.makeAsyncIterator()
    let goAway = await seen.next()
    #expect(goAway?.0 == .enhanceYourCalm)
    #expect(goAway?.1 == "too_many_pings")
    #expect(channel.traffic.connectionsAccepted == 1)
    channel.close()
    try await server.close()
  }

  @Test("After the backoff, calls that waited go to a new connection")
  func recovery() async throws {
    let channel = channel(backoff: .milliseconds(10))
    let client = ScriptedClient(channel)
    await #expect(throws: RPCError.self) { try await client.unary("x") }
    #expect(try await client.unary("x", CallOptions(waitForReady: true)) == "ok")
    #expect(channel.traffic.connectionsAccepted == 2)
    channel.close()
    try await server.close()
  }
}
