import Testing
import TitanRPC
import TitanRPCTransport
import TitanTesting

@Suite("What every transport keeps", .timeLimit(.minutes(10)))
struct CallContractTests {
  static let all = TestTransport.allCases

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
}
