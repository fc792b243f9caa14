import Synchronization
import Testing
import TitanRPC
import TitanRPCTransport
import TitanTesting

@Suite("Compressed messages over sockets", .timeLimit(.minutes(10)))
struct CompressionTests {
  private static let large = RawMessage([UInt8](repeating: 7, count: 100_000))

  /// Echoes; what it saw and what it does are said by metadata.
  private static func service() -> ScriptedService {
    var service = ScriptedService()
    service.onUnary = { request, context in
      context.addInitialMetadata("x-request-was", .string(context.lastRequestWasCompressed ? "gzip" : "identity"))
      if let wanted = context.metadata.first("x-respond").flatMap(Compression.init(rawValue:)) {
        context.compressResponses(wanted)
      }
      return request
    }
    return service
  }

  private struct Answer {
    var request: String?
    var response: Bool
  }

  private func call(
    _ harness: Harness, _ compression: Compression, respond: Compression? = nil, _ message: RawMessage = large
  ) async throws -> Answer {
    var options = CallOptions(compression: compression)
    if let respond { options.metadata.append("x-respond", respond.rawValue) }
    return try await harness.channel.withCall(ScriptedService.unaryMethod, options) { stream in
      try await RPCWriter(stream).write(message)
      stream.halfClose()
      var responses = RPCAsyncSequence<RawMessage>(stream).makeAsyncIterator()
      #expect(try await responses.next() == message)
      let wasCompressed = stream.lastWasCompressed
      #expect(try await responses.next() == nil)
      return Answer(request: try await stream.initialMetadata().first("x-request-was"), response: wasCompressed)
    }
  }

  @Test("A request is compressed when its caller says so, a response when its handler does")
  func asked() async throws {
    try await withServer(Self.service()) { harness in
      for request in Compression.allCases {
        for response in Compression.allCases {
          let answer = try await call(harness, request, respond: response)
          #expect(answer.request == request.rawValue && answer.response == (response == .gzip))
        }
      }
      let unasked = try await call(harness, .gzip)
      #expect(!unasked.response)
      let empty = try await call(harness, .gzip, respond: .gzip, RawMessage([]))
      #expect(empty.request == "identity" && !empty.response)
      // A hundred thousand bytes each way, some of them four times: little of it went over the wire.
      #expect(harness.server.traffic.bytesReceived < 320_000)
    }
  }

  @Test("Configured, responses are compressed from a size on, unless their handler forbids it")
  func configured() async throws {
    var configuration = GRPCServer.Configuration()
    configuration.compressResponsesFrom = 1_000
    try await withServer(Self.service(), server: configuration) { harness in
      let long = try await call(harness, .identity, RawMessage([UInt8](repeating: 1, count: 1_000)))
      let short = try await call(harness, .identity, RawMessage([UInt8](repeating: 1, count: 999)))
      let asked = try await call(harness, .identity, respond: .gzip, "short")
      let forbidden = try await call(harness, .identity, respond: .identity)
      #expect(long.response && !short.response && asked.response && !forbidden.response)
    }
  }

  @Test("In a stream each message may choose, both ways")
  func perMessage() async throws {
    let seen = Mutex<[Bool]>([])
    var service = ScriptedService()
    service.onChat = { requests, responses, context in
      context.compressResponses()
      for try await request in requests {
        seen.withLock { $0.append(context.lastRequestWasCompressed) }
        try await responses.write(request, compressed: request == "plain" ? false : nil)
      }
    }
    try await withServer(service) { harness in
      let options = CallOptions(compression: .gzip)
      let answers = try await harness.channel.withCall(ScriptedService.chat, options) { stream in
        let requests = RPCWriter<RawMessage>(stream)
        var responses = RPCAsyncSequence<RawMessage>(stream).makeAsyncIterator()
        var answers: [Bool] = []
        for (message, compressed) in [("zip", nil), ("plain", false), ("zip", true)] as [(RawMessage, Bool?)] {
          try await requests.write(message, compressed: compressed)
          #expect(try await responses.next() == message)
          answers.append(stream.lastWasCompressed)
        }
        return answers
      }
      #expect(answers == [true, false, true])
      #expect(seen.withLock(\.self) == [true, false, true])
    }
  }

  @Test("The limit applies to the inflated message on either side")
  func limits() async throws {
    var service = ScriptedService()
    service.onUnary = { _, context in
      context.compressResponses()
      return RawMessage([UInt8](repeating: 7, count: 200_000))
    }
    var server = GRPCServer.Configuration()
    server.maximumReceiveMessageSize = 200_000
    var channel = GRPCChannel.Configuration()
    channel.maximumReceiveMessageSize = 100_000
    try await withServer(service, server: server, channel: channel) { harness in
      let options = CallOptions(compression: .gzip)
      let bomb = RawMessage([UInt8](repeating: 7, count: 200_001))
      let tooLarge = await #expect(throws: RPCError.self) { try await harness.client.unary(bomb, options) }
      #expect(tooLarge?.code == .resourceExhausted)
      #expect(tooLarge?.message == "the message inflates to more than the limit of 200000 bytes")
      let answer = await #expect(throws: RPCError.self) { try await harness.client.unary("x", options) }
      #expect(answer?.code == .resourceExhausted)
      #expect(answer?.message == "the message inflates to more than the limit of 100000 bytes")
    }
  }
}
