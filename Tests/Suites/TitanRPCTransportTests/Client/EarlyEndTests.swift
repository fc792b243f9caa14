import NIOPosix
import Testing
import TitanHTTP2
import TitanRPC
import TitanRPCTransport
import TitanTesting

@Suite("Answers that come before the request has ended", .timeLimit(.minutes(10)))
struct EarlyEndTests {
  /// A server that answers the headers of a request at once, and hands out how the stream was closed.
  private func closing(
    answer fields: [(String, String)], endStream: Bool
  ) async throws -> (error: RPCError?, code: HTTP2ErrorCode?) {
    let (closed, continuation) = AsyncStream.makeStream(of: HTTP2ErrorCode.self)
    let server = try await RawServer { engine, event, _ in
      switch event {
      case .headers(let stream, _, _): engine.submitResponse(stream, HTTP2Fields(fields), endStream: endStream)
      case .closed(_, let code): continuation.yield(code)
      default: break
      }
    }
    let channel = GRPCChannel(
      target: .hostAndPort("127.0.0.1", server.port), group: MultiThreadedEventLoopGroup.singleton)
    let error = await #expect(throws: RPCError.self) {
      try await channel.withCall(ScriptedService.collect, CallOptions()) { stream in
        try stream.enqueue(size: 1) { $0[0] = 1 }
        _ = try await stream.receive()
      }
    }
    var codes = closed.makeAsyncIterator()
    let code = await codes.next()
    channel.close()
    try await server.close()
    return (error, code)
  }

  @Test("After a whole answer the client frees the stream with NO_ERROR")
  func whole() async throws {
    let (error, code) = try await closing(
      answer: [(":status", "200"), ("content-type", "application/grpc"), ("grpc-status", "5")], endStream: true)
    #expect(error?.code == .notFound)
    #expect(code == .noError)
  }

  @Test("It gives up an answer that is none of gRPC and goes on")
  func foreign() async throws {
    let (error, code) = try await closing(
      answer: [(":status", "200"), ("content-type", "text/html")], endStream: false)
    #expect(error?.code == .unknown)
    #expect(code == .cancel)
  }
}
