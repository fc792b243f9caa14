import NIOPosix
import Synchronization
import Testing
import TitanHTTP2
import TitanRPC
import TitanRPCTransport
import TitanTesting

@Suite("Servers that ask too much of their clients", .timeLimit(.minutes(10)))
struct HostileServerTests {
  @Test("The connection ends with ENHANCE_YOUR_CALM, its calls with UNAVAILABLE, and the next goes to a new one")
  func flood() async throws {
    let (goAways, continuation) = AsyncStream.makeStream(of: (HTTP2ErrorCode, String).self)
    let server = try await RawServer { engine, event, connection in
      switch event {
      case .headers where connection == 0: for number in 0..<1000 { engine.ping(UInt64(number)) }
      case .headers(let stream, _, _): RawServer.answer(engine, stream)
      case .goAway(_, let code, let words): continuation.yield((code, String(decoding: words, as: UTF8.self)))
      default: break
      }
    }
    var configuration = GRPCChannel.Configuration()
    configuration.retry = nil
    let channel = GRPCChannel(
      target: .hostAndPort("127.0.0.1", server.port), configuration: configuration,
      group: MultiThreadedEventLoopGroup.singleton)
    let client = ScriptedClient(channel)
    let error = await #expect(throws: RPCError.self) { try await client.unary("x") }
    #expect(error?.code == .unavailable)
    #expect(error?.message == "the server was told to calm down: too_many_pings")
    var seen = goAways.makeAsyncIterator()
    let goAway = await seen.next()
    #expect(goAway?.0 == .enhanceYourCalm)
    #expect(goAway?.1 == "too_many_pings")
    // Until the backoff is over, calls that do not wait are told why there is no connection.
    let early = await #expect(throws: RPCError.self) { try await client.unary("x") }
    #expect(early?.message == error?.message)
    #expect(try await client.unary("x", CallOptions(waitForReady: true)) == "ok")
    #expect(channel.traffic.connectionsAccepted == 2)
    channel.close()
    try await server.close()
  }
}
