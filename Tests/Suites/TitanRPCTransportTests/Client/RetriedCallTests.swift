import NIOPosix
import Synchronization
import Testing
import TitanHTTP2
import TitanRPC
import TitanTesting

@testable import TitanRPCTransport

@Suite("Calls that are sent again", .timeLimit(.minutes(10)))
struct RetriedCallTests {
  private static let safe = CallOptions(retry: .safe)

  /// What a server's requests said of the attempts before them.
  private final class Requests: Sendable {
    private let seen = Mutex<[String]>([])
    func add(_ fields: HTTP2Fields) {
      let previous = fields.first("grpc-previous-rpc-attempts") ?? "-"
      seen.withLock { $0.append(previous) }
    }
    var all: [String] { seen.withLock { $0 } }
    var count: Int { seen.withLock { $0.count } }
  }

  /// Calls a server that answers the request of each number as `answer` says, once it has come wholly: so what a call has sent
  /// by then is certain. One call at a time.
  private func run(
    _ change: (inout GRPCChannel.Configuration) -> Void = { _ in },
    answer: @escaping @Sendable (HTTP2Engine, HTTP2Stream, _ number: Int) -> Void,
    _ body: (ScriptedClient) async throws -> Void
  ) async throws -> [String] {
    let requests = Requests()
    let server = try await RawServer { engine, event, _ in
      switch event {
      case .headers(_, let fields, _): requests.add(fields)
      case .endOfStream(let stream): answer(engine, stream, requests.count)
      default: break
      }
    }
    var configuration = GRPCChannel.Configuration()
    configuration.retry?.backoff.initial = .milliseconds(1)
    change(&configuration)
    let channel = GRPCChannel(
      target: .hostAndPort("127.0.0.1", server.port), configuration: configuration,
      group: MultiThreadedEventLoopGroup.singleton)
    try await body(ScriptedClient(channel))
    channel.close()
    try await server.close()
    return requests.all
  }

  private static func fail(_ engine: HTTP2Engine, _ stream: HTTP2Stream, _ fields: [(String, String)] = []) {
    let answer = [(":status", "200"), ("content-type", "application/grpc"), ("grpc-status", "14")] + fields
    engine.submitResponse(stream, HTTP2Fields(answer), endStream: true)
  }

  @Test("UNAVAILABLE is tried three times, and the server told which attempt it is")
  func unavailable() async throws {
    let requests = try await run { engine, stream, number in
      if number < 3 { Self.fail(engine, stream) } else { RawServer.answer(engine, stream) }
    } _: { client async throws in
      #expect(try await client.unary("x", Self.safe) == "ok")
    }
    #expect(requests == ["-", "1", "2"])
    let inVain = try await run { engine, stream, _ in
      Self.fail(engine, stream)
    } _: { client async throws in
      let error = await #expect(throws: RPCError.self) { try await client.unary("x", Self.safe) }
      #expect(error?.code == .unavailable)
    }
    #expect(inVain == ["-", "1", "2"])
  }

  @Test("Calls that must not run twice don't")
  func once() async throws {
    for options in [CallOptions(), CallOptions(retry: .never)] {
      let requests = try await run { engine, stream, _ in
        Self.fail(engine, stream)
      } _: { client async throws in
        await #expect(throws: RPCError.self) { try await client.unary("x", options) }
      }
      #expect(requests == ["-"])
    }
  }

  @Test("The server may forbid another attempt, or say when", arguments: [("-1", 1), ("x", 1), ("0", 2)])
  func pushback(text: String, attempts: Int) async throws {
    let requests = try await run { configuration in
      configuration.retry?.backoff.initial = .seconds(3600)
    } answer: { engine, stream, number in
      if number == 1 {
        Self.fail(engine, stream, [("grpc-retry-pushback-ms", text)])
      } else {
        RawServer.answer(engine, stream)
      }
    } _: { client async throws in
      let answer = try? await client.unary("x", Self.safe)
      let isAnswered = answer == "ok"
      #expect(isAnswered == (attempts == 2))
    }
    #expect(requests.count == attempts)
  }

  @Test("Once headers have come, an attempt is final")
  func committed() async throws {
    let requests = try await run { engine, stream, _ in
      stream.finish(trailers: HTTP2Fields([("grpc-status", "14")]))
      engine.submitResponse(
        stream, HTTP2Fields([(":status", "200"), ("content-type", "application/grpc")]), endStream: false)
    } _: { client async throws in
      let error = await #expect(throws: RPCError.self) { try await client.unary("x", Self.safe) }
      #expect(error?.code == .unavailable)
    }
    #expect(requests == ["-"])
  }

  @Test("A call that has sent more than the retry buffer holds is final")
  func notKept() async throws {
    let requests = try await run { configuration in
      configuration.replayLimit = 1000
    } answer: { engine, stream, _ in
      Self.fail(engine, stream)
    } _: { client async throws in
      let error = await #expect(throws: RPCError.self) {
        try await client.unary(RawMessage([UInt8](repeating: 1, count: 2000)), Self.safe)
      }
      #expect(error?.code == .unavailable)
    }
    #expect(requests == ["-"])
  }

  @Test("A server that is down is spared: at half of its tokens a channel retries no more")
  func throttled() async throws {
    let requests = try await run { configuration in
      configuration.retryThrottle = .init(maximumTokens: 6, tokenRatio: 0.1)
    } answer: { engine, stream, _ in
      Self.fail(engine, stream)
    } _: { client async throws in
      for _ in 0..<20 { await #expect(throws: RPCError.self) { try await client.unary("x", Self.safe) } }
    }
    // The first call costs three tokens and stops at half; no other is retried.
    #expect(requests.count == 22)
    #expect(Array(requests.prefix(4)) == ["-", "1", "2", "-"])
  }

  @Test("A pause between attempts ends with the caller's patience")
  func cancelled() async throws {
    let failed = Signal()
    let requests = try await run { configuration in
      configuration.retry?.backoff.initial = .seconds(3600)
      configuration.retry?.backoff.maximum = .seconds(3600)
    } answer: { engine, stream, _ in
      Self.fail(engine, stream)
      failed.fire()
    } _: { client async throws in
      let call = Task { try await client.unary("x", Self.safe) }
      await failed.wait()
      call.cancel()
      await #expect(throws: (any Error).self) { try await call.value }
      // A pause that outlasts the deadline is none: the cause is told at once.
      let options = CallOptions(deadline: .after(.seconds(600)), retry: .safe)
      let error = await #expect(throws: RPCError.self) { try await client.unary("x", options) }
      #expect(error?.code == .unavailable)
    }
    #expect(requests.count == 2)
  }

  @Test("A call whose connection is lost before an answer is sent again on another, with all of its messages")
  func lost() async throws {
    let received = Mutex<[Int]>([])
    let server = try await RawServer { engine, event, connection in
      switch event {
      case .data(_, let range): received.withLock { $0.append(range.count) }
      case .endOfStream(let stream):
        if connection == 0 { engine.terminate(.internalError) } else { RawServer.answer(engine, stream) }
      default: break
      }
    }
    let channel = GRPCChannel(
      target: .hostAndPort("127.0.0.1", server.port), group: MultiThreadedEventLoopGroup.singleton)
    let answer = try await ScriptedClient(channel).collect(Self.safe) { requests in
      for part in ["one", "two", "three"] as [RawMessage] { try await requests.write(part) }
    }
    #expect(answer == "ok")
    let bytes = received.withLock { $0.reduce(0, +) }
    // Two times the three messages with their prefixes.
    #expect(bytes == 52)
    channel.close()
    try await server.close()
  }
}
