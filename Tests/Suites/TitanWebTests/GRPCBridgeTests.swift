import NIOCore
import NIOPosix
import Testing
import TitanRPC
import TitanRPCTransport
import TitanTesting

@testable import TitanWeb

@Suite("The bridge", .timeLimit(.minutes(2)))
struct GRPCBridgeTests {
  private static let chat = ScriptedService.chat.path

  private func bridge(_ service: ScriptedService = ScriptedService()) -> GRPCBridge {
    let channel = InProcessTransport(router: RPCRouter(services: [service]))
    return GRPCBridge { request, metadata in
      guard let method = MethodDescriptor(path: request.path) else {
        throw RPCError(code: .unimplemented, message: "unknown method \(request.path)")
      }
      return GRPCBridge.Target(channel, method, metadata: metadata)
    }
  }

  private func body(_ pieces: [UInt8]...) -> WebBody {
    let body = WebBody(limit: 1 << 20, announced: nil) { _ in }
    for piece in pieces { body.push(ByteBuffer(bytes: piece)) }
    body.finish()
    return body
  }

  private func answer(
    _ bridge: GRPCBridge, _ request: WebRequest, _ response: MemoryResponse = MemoryResponse()
  ) async throws -> MemoryResponse.Seen {
    try await bridge.respond(to: request, through: response.writer)
    return response.seen
  }

  private static let ok: [UInt8] = [0x80] + Array("grpc-status: 0\r\n".utf8)

  @Test("passes the same on wherever a body is cut")
  func everyCut() async throws {
    let bridge = bridge()
    let whole = framed([1, 2, 3], [], [4])
    for cut in 0...whole.count {
      for second in [cut, min(cut + 1, whole.count), whole.count] {
        let body = body(Array(whole[..<cut]), Array(whole[cut..<second]), Array(whole[second...]))
        let seen = try await answer(bridge, .call(Self.chat, body))
        #expect(frames(seen.content) == [[0, 1, 2, 3], [0], [0, 4], Self.ok], "cut at \(cut) and \(second)")
        #expect(seen.hasEnded && seen.trailers == nil)
      }
    }
  }

  @Test("finds a body too short wherever it ends")
  func everyEnd() async throws {
    let bridge = bridge()
    let whole = framed([1, 2, 3], [4])
    let ends = [0, 8, whole.count]
    for count in 0...whole.count {
      let seen = try await answer(bridge, .call(ScriptedService.collect.path, body(Array(whole[..<count]))))
      let status = seen.content.isEmpty ? seen.headers["grpc-status"] : "0"
      #expect(status == (ends.contains(count) ? "0" : "13"), "cut at \(count)")
    }
  }

  @Test("answers while the requests still come")
  func fullDuplex() async throws {
    let body = WebBody(limit: 1 << 20, announced: nil) { _ in }
    let response = MemoryResponse()
    async let done: Void = bridge().respond(to: .call(Self.chat, body), through: response.writer)
    for number: UInt8 in 1...3 {
      body.push(ByteBuffer(bytes: framed([number])))
      try await eventually { frames(response.seen.content).count == Int(number) }
    }
    body.finish()
    try await done
    #expect(frames(response.seen.content) == [[0, 1], [0, 2], [0, 3], Self.ok])
  }

  @Test("breaks the call off when the requests turn out malformed")
  func malformedLater() async throws {
    let cancelled = Signal()
    var service = ScriptedService()
    service.onChat = { requests, _, _ in
      do { for try await _ in requests {} } catch {
        cancelled.fire()
        throw error
      }
    }
    let body = WebBody(limit: 1 << 20, announced: nil) { _ in }
    let response = MemoryResponse()
    async let done: Void = bridge(service).respond(to: .call(Self.chat, body), through: response.writer)
    try await eventually { body.hasStalled(for: 0, at: 0) }
    body.push(ByteBuffer(bytes: framed([1], flag: 7)))
    try await done
    await cancelled.wait()
    let trailers = String(decoding: frames(response.seen.content)[0].dropFirst(), as: UTF8.self)
    #expect(trailers.hasPrefix("grpc-status: 13\r\ngrpc-message: a message's compressed flag is 7"))
  }

  @Test("reads no further than the service does")
  func requestsWait() async throws {
    let (gate, taken) = (Signal(), Recorder<Int>())
    var service = ScriptedService()
    service.onCollect = { requests, _ in
      await gate.wait()
      var count = 0
      for try await request in requests { count += request.bytes.count }
      return RawMessage([UInt8](repeating: 0, count: count / 1000))
    }
    let body = WebBody(limit: 1 << 20, announced: nil) { taken.append($0) }
    let piece = framed([UInt8](repeating: 1, count: 1000))
    for _ in 0..<1000 { body.push(ByteBuffer(bytes: piece)) }
    body.finish()
    let request = WebRequest.call(ScriptedService.collect.path, body)
    let response = MemoryResponse()
    async let done: Void = bridge(service).respond(to: request, through: response.writer)
    // The queue of the call holds 64 KiB.
    try await eventually { taken.all.count > 60 }
    #expect(taken.all.count < 100)
    gate.fire()
    try await done
    #expect(frames(response.seen.content).first?.count == 1001)
  }

  @Test("takes no more from the service than the client reads")
  func responsesWait() async throws {
    let (reads, sent) = (Signal(), Recorder<Int>())
    var service = ScriptedService()
    service.onExpand = { _, responses, _ in
      for number in 0..<1000 {
        try await responses.write(RawMessage([UInt8](repeating: 1, count: 1000)))
        sent.append(number)
      }
    }
    let response = MemoryResponse(readsOn: reads)
    async let done: Void = bridge(service).respond(
      to: .call(ScriptedService.expand.path, body(framed([]))), through: response.writer)
    try await eventually { sent.all.count > 60 }
    #expect(sent.all.count < 100)
    reads.fire()
    try await done
    #expect(frames(response.seen.content).count == 1001)
  }

  @Test("cancels the call when the page has gone")
  func cancellation() async throws {
    let (started, cancelled) = (Signal(), Signal())
    var service = ScriptedService()
    service.onUnary = { request, _ in
      started.fire()
      try await waitForCancellation(cancelled)
      return request
    }
    let bridge = bridge(service)
    let request = WebRequest.call(ScriptedService.unaryMethod.path, body(framed([])))
    let response = MemoryResponse()
    let page = Task { try await bridge.respond(to: request, through: response.writer) }
    await started.wait()
    page.cancel()
    await cancelled.wait()
    _ = await page.result
  }

  @Test("ends the call at its deadline", arguments: ["grpc-timeout", "the edge's own"])
  func deadline(_ whose: String) async throws {
    var service = ScriptedService()
    service.onUnary = { request, _ in
      try await waitForCancellation(Signal())
      return request
    }
    let channel = InProcessTransport(router: RPCRouter(services: [service]))
    let bridge = GRPCBridge { _, metadata in
      var target = GRPCBridge.Target(channel, ScriptedService.unaryMethod, metadata: metadata)
      if whose != "grpc-timeout" { target.maximumDuration = .milliseconds(10) }
      return target
    }
    let headers: WebHeaders = whose == "grpc-timeout" ? ["grpc-timeout": "10m"] : [:]
    let seen = try await answer(bridge, .call(ScriptedService.unaryMethod.path, body(framed([])), headers))
    // In memory, a call has its head before its status.
    let trailers = frames(seen.content).last ?? []
    #expect(String(decoding: trailers.dropFirst(), as: UTF8.self).hasPrefix("grpc-status: 4\r\n"))
  }

  @Test("says that a service is away")
  func unavailable() async throws {
    // Nobody listens there: the port was free a moment ago, and is given back.
    let group = MultiThreadedEventLoopGroup.singleton
    let probe = try await ServerBootstrap(group: group).bind(host: "127.0.0.1", port: 0).get()
    let port = try #require(probe.localAddress?.port)
    try await probe.close()
    let channel = GRPCChannel(target: .hostAndPort("127.0.0.1", port), group: group)
    defer { channel.close() }
    let bridge = GRPCBridge { _, metadata in
      GRPCBridge.Target(channel, ScriptedService.unaryMethod, metadata: metadata)
    }
    let seen = try await answer(bridge, .call(ScriptedService.unaryMethod.path, body(framed([]))))
    #expect(seen.status == 200 && seen.headers["grpc-status"] == "14" && seen.content.isEmpty)
    #expect(seen.headers["grpc-message"]?.contains("cannot connect") == true)
  }

  @Test("has one shape for errors of the route, which are completed, and none for their causes")
  func routeErrors() async throws {
    struct Secret: Error {}
    func bridge(_ error: any Error) -> GRPCBridge {
      GRPCBridge(complete: { error, _ in
        var error = error
        error.encodedDetails = [7]
        return error
      }) { _, _ in throw error }
    }
    let refused = RPCError(code: .permissionDenied, message: "not for pages", metadata: ["x": .string("y")])
    let seen = try await answer(bridge(refused), .call("/a/b", body()))
    #expect(seen.headers["grpc-status"] == "7" && seen.headers["grpc-message"] == "not for pages")
    #expect(seen.headers["grpc-status-details-bin"] == "Bw" && seen.headers["x"] == "y")
    let response = MemoryResponse()
    await #expect(throws: Secret.self) {
      try await bridge(Secret()).respond(to: .call("/a/b", body()), through: response.writer)
    }
    #expect(response.seen.headers["grpc-status"] == "13")
    #expect(response.seen.headers["grpc-message"]?.contains("Secret") == false)
  }

  @Test("bounds what a page sends, and not how much a stream does")
  func bodyLimit() async throws {
    let channel = InProcessTransport(router: RPCRouter(services: [ScriptedService()]))
    let bridge = GRPCBridge { _, metadata in
      var target = GRPCBridge.Target(channel, ScriptedService.collect, metadata: metadata)
      target.maximumBodySize = 20
      return target
    }
    let large = framed([UInt8](repeating: 1, count: 10), [UInt8](repeating: 2, count: 10))
    let web = try await answer(bridge, .call("/a/b", body(large)))
    #expect(web.headers["grpc-status"] == "8")
    let native = try await answer(
      bridge, .call("/a/b", body(large), contentType: "application/grpc", version: .http2))
    #expect(native.trailers?["grpc-status"] == "0" && frames(native.content)[0].count == 21)
  }

  @Test("tells those who do not call what they should have done")
  func refusals() async throws {
    let bridge = bridge()
    func status(_ request: WebRequest) async -> Int? {
      await #expect(throws: WebRefusal.self) {
        try await bridge.respond(to: request, through: MemoryResponse().writer)
      }?.status
    }
    #expect(await status(.call("/a/b", body(), contentType: "text/plain")) == 415)
    #expect(await status(.call("/a/b", body(), contentType: "application/grpc-web-text")) == 415)
    #expect(await status(.call("/a/b", body(), contentType: "application/grpc")) == 505)
    let json = try await answer(bridge, .call("/a/b", body(), contentType: "application/grpc+json", version: .http2))
    #expect(json.headers["grpc-status"] == "12")
  }
}
