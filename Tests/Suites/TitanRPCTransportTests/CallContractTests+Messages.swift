import Synchronization
import Testing
import TitanRPC
import TitanRPCTransport
import TitanTesting

// How many messages go where, and how large.
extension CallContractTests {
  /// What a server's malformed message looks like to its client.
  private struct Malformed: RPCMessage {
    init(serialized bytes: UnsafeRawBufferPointer) throws {
      throw RPCError(code: .invalidArgument, message: "the bytes are no Malformed")
    }
    func serialize(
      _ body: (_ size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws -> Void
    ) rethrows {
      try body(0) { _ in }
    }
  }

  @Test("A response that cannot be decoded is INTERNAL", arguments: all)
  func malformedResponse(transport: TestTransport) async throws {
    try await transport.run { client in
      let unary = await #expect(throws: RPCError.self) {
        let _: Malformed = try await client.channel.unary(ScriptedService.unaryMethod, "x" as RawMessage, CallOptions())
      }
      #expect(unary?.code == .internal)
      let streamed = await #expect(throws: RPCError.self) {
        try await client.channel.serverStreaming(
          ScriptedService.expand, "x" as RawMessage, CallOptions()
        ) { (responses: RPCAsyncSequence<Malformed>) in
          for try await _ in responses {}
        }
      }
      #expect(streamed?.code == .internal)
    }
  }

  @Test("Another number of responses than the one that is due is UNIMPLEMENTED", arguments: all, ["", "xy"])
  func responseCardinality(transport: TestTransport, request: String) async throws {
    // Calls a method that streams as if it were unary.
    let method = MethodDescriptor(service: ScriptedService.name, method: ScriptedService.expand.method, type: .unary)
    try await transport.run { client in
      let error = await #expect(throws: RPCError.self) {
        let _: RawMessage = try await client.channel.unary(method, RawMessage(Array(request.utf8)), CallOptions())
      }
      #expect(error?.code == .unimplemented)
    }
  }

  @Test("A response that does not wait for the requests arrives", arguments: all)
  func earlyResponse(transport: TestTransport) async throws {
    var service = ScriptedService()
    service.onCollect = { _, _ in "early" }
    try await transport.run(service) { client in
      let response = try await client.collect { requests in
        // More than every queue and window together.
        for _ in 0..<200 { try await requests.write(RawMessage([UInt8](repeating: 1, count: 64 << 10))) }
      }
      #expect(response == "early")
      #expect(try await client.unary("next") == "next")
    }
  }

  @Test("One message where one is due", arguments: all)
  func cardinality(transport: TestTransport) async throws {
    try await transport.run { client in
      for count in [0, 2] {
        let stream = try await client.channel.open(ScriptedService.unaryMethod, options: CallOptions())
        for _ in 0..<count { try stream.enqueue(size: 1) { $0[0] = 1 } }
        stream.halfClose()
        let error = await #expect(throws: RPCError.self) { _ = try await stream.receive() }
        #expect(error?.code == .unimplemented)
      }
    }
  }

  @Test("An unknown method is UNIMPLEMENTED", arguments: all)
  func unknownMethod(transport: TestTransport) async throws {
    try await transport.run { client in
      let method = MethodDescriptor(service: "no.Service", method: "Nothing", type: .unary)
      let error = await #expect(throws: RPCError.self) {
        let _: RawMessage = try await client.channel.unary(method, "x" as RawMessage, CallOptions())
      }
      #expect(error?.code == .unimplemented)
      #expect(error?.message.contains("/no.Service/Nothing") == true)
    }
  }

  @Test("A handler's writes wait for the client to take them", arguments: all)
  func backpressure(transport: TestTransport) async throws {
    let (size, count) = (16 << 10, 600)
    let written = Mutex(0)
    var service = ScriptedService()
    service.onExpand = { _, responses, _ in
      for _ in 0..<count {
        try await responses.write(RawMessage([UInt8](repeating: 7, count: size)))
        written.withLock { $0 += 1 }
      }
    }
    // The client's window for a stream, the server's queue, the socket's buffers (up to some MiB) and a few.
    let mostAhead = transport == .inProcess ? 8 : 150
    try await transport.run(service) { client in
      try await client.expand("") { responses in
        var taken = 0
        for try await response in responses {
          #expect(response.bytes.count == size)
          taken += 1
          #expect(written.withLock(\.self) <= taken + mostAhead)
        }
        #expect(taken == count)
      }
    }
  }

  @Test("Large messages arrive whole", arguments: all)
  func large(transport: TestTransport) async throws {
    let message = RawMessage((0..<4_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try await transport.run { client in
      let answer = try await client.unary(message)
      #expect(answer == message)
    }
  }

  @Test("A message over the limit is not sent", arguments: all)
  func sendLimit(transport: TestTransport) async throws {
    try await transport.run { client in
      let error = await #expect(throws: RPCError.self) {
        try await client.unary(RawMessage([UInt8](repeating: 0, count: (4 << 20) + 1)))
      }
      #expect(error?.code == .resourceExhausted)
      #expect(error?.message == "the message has 4194305 bytes, the limit is 4194304")
    }
  }
}
