import Synchronization
import Testing
import TitanRPC
import TitanRPCTransport
import TitanTesting

@Suite("What every transport keeps", .timeLimit(.minutes(10)))
struct CallContractTests {
  private static let all = TestTransport.allCases

  @Test("All four kinds of call", arguments: all)
  func fourKinds(transport: TestTransport) async throws {
    try await transport.run { client in
      #expect(try await client.unary("one") == "one")
      #expect(try await client.unary("") == "")
      let collected = try await client.collect { requests in
        for part in ["a", "b", "c"] as [RawMessage] { try await requests.write(part) }
      }
      #expect(collected == "abc")
      #expect(try await client.collect { _ in } == "")
      let expanded = try await client.expand("xyz") { responses in
        var all: [RawMessage] = []
        for try await response in responses { all.append(response) }
        return all
      }
      #expect(expanded == ["x", "y", "z"])
      let answers = try await client.chat { requests, responses in
        var iterator = responses.makeAsyncIterator()
        var answers: [RawMessage?] = []
        for part in ["1", "2"] as [RawMessage] {
          try await requests.write(part)
          answers.append(try await iterator.next())
        }
        requests.finish()
        answers.append(try await iterator.next())
        return answers
      }
      #expect(answers == ["1", "2", nil])
    }
  }

  @Test("Metadata both ways, binary and repeated", arguments: all)
  func metadata(transport: TestTransport) async throws {
    var service = ScriptedService()
    service.onUnary = { request, context in
      for (key, value) in context.metadata {
        context.addInitialMetadata(key, value)
        context.addTrailingMetadata("trailing-" + key, value)
      }
      context.addTrailingMetadata("grpc-status", .string("0"))
      return request
    }
    let sent: Metadata = ["x-a": .string("1"), "x-a": .string("2"), "x-b-bin": .binary([0, 255, 44])]
    try await transport.run(service) { client in
      let stream = try await client.channel.open(
        ScriptedService.unaryMethod, options: CallOptions(metadata: sent))
      try stream.enqueue(size: 0) { _ in }
      stream.halfClose()
      #expect(try await stream.initialMetadata() == sent)
      #expect(stream.trailingMetadata.isEmpty)
      #expect(try await stream.receive() == [])
      #expect(try await stream.receive() == nil)
      #expect(stream.trailingMetadata.all("trailing-x-a") == [.string("1"), .string("2")])
      #expect(stream.trailingMetadata.all("trailing-x-b-bin") == [.binary([0, 255, 44])])
      #expect(stream.trailingMetadata.count == 3)
    }
  }

  @Test("Reserved metadata does not leave", arguments: all)
  func reservedMetadata(transport: TestTransport) async throws {
    try await transport.run { client in
      let options = CallOptions(metadata: ["grpc-timeout": .string("1S")])
      let error = await #expect(throws: RPCError.self) { try await client.unary("x", options) }
      #expect(error?.code == .internal)
    }
  }

  @Test("Errors arrive as they were thrown; unknown ones in fixed words", arguments: all)
  func errors(transport: TestTransport) async throws {
    struct Secret: Error {}
    let thrown = RPCError(
      code: .failedPrecondition, message: "50% nö\n", encodedDetails: [1, 2, 255], metadata: ["x-e": .string("1")])
    var service = ScriptedService()
    service.onUnary = { request, _ in
      if request == "known" { throw thrown }
      throw Secret()
    }
    service.onExpand = { _, responses, _ in
      try await responses.write("first")
      throw thrown
    }
    try await transport.run(service) { client in
      let known = await #expect(throws: RPCError.self) { try await client.unary("known") }
      #expect(known?.code == thrown.code && known?.message == thrown.message)
      #expect(known?.encodedDetails == thrown.encodedDetails)
      #expect(known?.metadata.first("x-e") == "1")
      let unknown = await #expect(throws: RPCError.self) { try await client.unary("unknown") }
      #expect(unknown?.code == .internal)
      #expect(unknown?.message.contains("Secret") == false)
      let late = try await client.expand("") { responses in
        var iterator = responses.makeAsyncIterator()
        let first = try await iterator.next()
        #expect(first == "first")
        return await #expect(throws: RPCError.self) { _ = try await iterator.next() }
      }
      #expect(late?.code == .failedPrecondition)
    }
  }

  @Test("A deadline of the client ends the call on both sides", arguments: all)
  func clientDeadline(transport: TestTransport) async throws {
    let cancelled = Signal()
    var service = ScriptedService()
    service.onUnary = { request, context in
      if request == "first" { return request }
      #expect(context.deadline != nil)
      try await waitForCancellation(cancelled)
      return request
    }
    try await transport.run(service) { client in
      _ = try await client.unary("first")
      let error = await #expect(throws: RPCError.self) { try await client.unary("x", .timeout(.seconds(2))) }
      #expect(error?.code == .deadlineExceeded)
      await cancelled.wait()
      let past = await #expect(throws: RPCError.self) { try await client.unary("x", .timeout(.zero)) }
      #expect(past?.code == .deadlineExceeded)
    }
  }

  @Test("The longest time that a client can name is as good as none", arguments: all)
  func longestDeadline(transport: TestTransport) async throws {
    let longest = Duration.seconds(99_999_999 * 3600)
    try await transport.run(maximumUnaryDuration: nil) { client async throws in
      #expect(try await client.unary("x", .timeout(longest)) == "x")
      #expect(try await client.unary("x", .timeout(longest)) == "x")
    }
  }

  @Test("A maximum of the server ends a call without a deadline", arguments: all)
  func serverMaximum(transport: TestTransport) async throws {
    let cancelled = Signal()
    var service = ScriptedService()
    service.onUnary = { request, _ in
      try await waitForCancellation(cancelled)
      return request
    }
    try await transport.run(service, maximumUnaryDuration: .milliseconds(50)) { client in
      let error = await #expect(throws: RPCError.self) { try await client.unary("x") }
      #expect(error?.code == .deadlineExceeded)
      await cancelled.wait()
    }
  }

  @Test("The maximum of streams ends those, and not before they have said something", arguments: all)
  func serverMaximumOfStreams(transport: TestTransport) async throws {
    let cancelled = Signal()
    var service = ScriptedService()
    service.onExpand = { request, responses, _ in
      try await responses.write(request)
      try await waitForCancellation(cancelled)
    }
    try await transport.run(service, maximumStreamDuration: .milliseconds(50)) { client in
      let error = try await client.expand("x") { responses in
        var iterator = responses.makeAsyncIterator()
        let first = try await iterator.next()
        #expect(first == "x")
        return await #expect(throws: RPCError.self) { _ = try await iterator.next() }
      }
      #expect(error?.code == .deadlineExceeded)
      await cancelled.wait()
      #expect(try await client.unary("one") == "one")
    }
  }

  @Test(
    "A failure before any message is one block, unless the handler has initial metadata", arguments: all, [true, false])
  func trailersOnly(transport: TestTransport, hasInitial: Bool) async throws {
    var service = ScriptedService()
    service.onUnary = { _, context in
      context.addOpeningMetadata("x-o", .string("0"))
      if hasInitial { context.addInitialMetadata("x-i", .string("1")) }
      context.addTrailingMetadata("x-t", .string("2"))
      throw RPCError(code: .unavailable, message: "not now", metadata: ["x-e": .string("3")])
    }
    try await transport.run(service) { client in
      try await client.channel.withCall(ScriptedService.unaryMethod, CallOptions()) { stream in
        try stream.enqueue(size: 0) { _ in }
        stream.halfClose()
        let error = await #expect(throws: RPCError.self) { _ = try await stream.receive() }
        let initial = try await stream.initialMetadata()
        let own: Metadata = ["x-t": .string("2"), "x-e": .string("3")]
        let all: Metadata = ["x-o": .string("0"), "x-t": .string("2"), "x-e": .string("3")]
        #expect(initial == (hasInitial ? ["x-o": .string("0"), "x-i": .string("1")] : [:]))
        #expect(error?.metadata == (hasInitial ? own : all))
      }
    }
  }

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

  @Test("Cancelling the client's task cancels the handler's", arguments: all)
  func cancellation(transport: TestTransport) async throws {
    let (started, cancelled) = (Signal(), Signal())
    var service = ScriptedService()
    service.onUnary = { request, _ in
      started.fire()
      try await waitForCancellation(cancelled)
      return request
    }
    try await transport.run(service) { client in
      let call = Task { try await client.unary("x") }
      await started.wait()
      call.cancel()
      await cancelled.wait()
      await #expect(throws: CancellationError.self) { try await call.value }
      let another = Task { try await client.unary("x") }
      another.cancel()
      await #expect(throws: (any Error).self) { try await another.value }
    }
  }

  @Test(
    "A cancelled call ends a handler that waits for requests, and a receive that waits for responses", arguments: all)
  func cancelledReceive(transport: TestTransport) async throws {
    let (started, ended) = (Signal(), Signal())
    var service = ScriptedService()
    service.onChat = { requests, _, _ in
      defer { ended.fire() }
      started.fire()
      for try await _ in requests {}
    }
    try await transport.run(service) { client in
      let stream = try await client.channel.open(ScriptedService.chat, options: CallOptions())
      try stream.enqueue(size: 0) { _ in }
      await started.wait()
      async let received: Void = {
        let error = await #expect(throws: RPCError.self) { _ = try await stream.receive() }
        #expect(error?.code == .cancelled)
      }()
      stream.cancel()
      await received
      await ended.wait()
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
