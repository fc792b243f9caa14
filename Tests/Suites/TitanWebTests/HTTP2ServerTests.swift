import NIOCore
import Testing
import TitanHTTP2
import TitanRPCTransport
import TitanTesting

@testable import TitanWeb

@Suite("The server over HTTP/2", .timeLimit(.minutes(2)))
struct HTTP2ServerTests {
  /// What came on one stream.
  private struct Answer {
    var fields: [[(String, String)]] = []
    var content = ""
    var code: HTTP2ErrorCode?
    var status: String? { fields.first?.first { $0.0 == ":status" }?.1 }
  }

  /// Sends one request, and returns its answer.
  private func exchange(
    _ handler: ScriptedHandler = .echo, _ configure: (inout WebServer.Configuration) -> Void = { _ in },
    _ start: (HTTP2Engine) throws -> HTTP2Stream
  ) async throws -> Answer {
    try await serving(handler, configure) { port, _ in
      let client = try await RawClient.connect(port)
      defer { client.close() }
      return try await answer(client, HTTP2Engine(.client), start)
    }
  }

  private func answer(
    _ client: RawClient, _ engine: HTTP2Engine, _ start: (HTTP2Engine) throws -> HTTP2Stream
  ) async throws -> Answer {
    var answer = Answer()
    try await client.talk(engine, { _ = try start($0) }) { event, bytes in
      switch event {
      case .headers(_, let fields, _): answer.fields.append(fields.pairs)
      case .data(let stream, let range):
        answer.content += String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
        engine.consume(stream, range.count)
      case .closed(_, let code):
        answer.code = code
        return true
      default: break
      }
      return false
    }
    return answer
  }

  @Test("A request is answered, with its body and the fields of HTTP/1.1")
  func echo() async throws {
    let seen = Recorder<String>()
    let handler = ScriptedHandler { request, response in
      seen.append("\(request.authority ?? "") \(request.headers["cookie"] ?? "") \(request.version)")
      try await ScriptedHandler.echo.respond(to: request, through: response)
    }
    let answer = try await exchange(handler) {
      try $0.request("POST", "/a?b", [("cookie", "a=b"), ("cookie", "c=d")], body: "abc")
    }
    #expect(answer.status == "200" && answer.content == "POST /a?b abc" && answer.code == .noError)
    #expect(seen.all == ["localhost a=b; c=d http2"])
  }

  @Test("Trailers follow the content, or the head is all there is")
  func trailers() async throws {
    let answer = try await exchange(
      ScriptedHandler { _, response in
        try response.writeHead(200, [:])
        try await response.write("a")
        try response.finish(trailers: ["x": "y"])
      }
    ) { try $0.request("GET", "/") }
    #expect(answer.content == "a" && answer.fields.count == 2)
    #expect(answer.fields.last?.map(\.0) == ["x"])
    let head = try await exchange(
      ScriptedHandler { _, response in try response.writeHead(200, ["x": "y"], endsHere: true) }
    ) { try $0.request("GET", "/") }
    #expect(head.content.isEmpty && head.fields.count == 1 && head.code == .noError)
  }

  @Test(
    "What is malformed is refused on its stream",
    arguments: [("GET", "a", 400), ("GET", "/a b", 400), ("GET", "/#", 400), ("GET", "", 400)])
  func malformed(_ method: String, _ path: String, _ status: Int) async throws {
    let answer = try await exchange { try $0.request(method, path) }
    // Some of it the engine refuses by itself, as a stream error.
    #expect(answer.status == String(status) || answer.code == .protocolError)
  }

  @Test("Fields over the limit are 431")
  func headers() async throws {
    let answer = try await exchange {
      try $0.request("GET", "/", [("a", String(repeating: "b", count: 20_000))])
    }
    #expect(answer.status == "431")
  }

  @Test("A body over the limit is 413, and the rest of it is not wanted")
  func tooLarge() async throws {
    let answer = try await exchange {
      try $0.request("POST", "/", body: String(repeating: "a", count: 2 << 20), ends: false)
    }
    #expect(answer.status == "413")
  }

  @Test("No more of a body arrives than the handler reads")
  func bodyWaits() async throws {
    let gate = Signal()
    let handler = ScriptedHandler { request, response in
      await gate.wait()
      let body = try await request.body.collect(upTo: 4 << 20)
      try await response.send(200, [:], "\(body.readableBytes)")
    }
    try await serving(handler, { $0.http2.streamWindow = 100_000 }) { port, server in
      let client = try await RawClient.connect(port)
      let engine = try HTTP2Engine(.client)
      async let answer = answer(client, engine) {
        try $0.request("POST", "/", body: String(repeating: "a", count: 3 << 20))
      }
      try await eventually { server.traffic.bytesReceived > 100_000 }
      #expect(server.traffic.bytesReceived < 200_000)
      gate.fire()
      #expect(try await answer.content == "\(3 << 20)")
      client.close()
    }
  }

  @Test("No more of a response is made than the client reads")
  func slowReader() async throws {
    let sent = Recorder<Int>()
    let handler = ScriptedHandler { _, response in
      try response.writeHead(200, [:])
      for number in 0..<100 {
        try await response.write([UInt8](repeating: 97, count: 10_000))
        sent.append(number)
      }
    }
    try await serving(handler) { port, _ in
      let client = try await RawClient.connect(port)
      var settings = HTTP2Settings()
      settings.streamWindow = 50_000
      let engine = try HTTP2Engine(.client, settings: settings)
      var owed = 0
      var stream: HTTP2Stream?
      try await client.talk(engine, { stream = try $0.request("GET", "/") }) { event, _ in
        if case .data(_, let range) = event { owed += range.count }
        return owed == 50_000
      }
      // The window is used up, and the queue holds 64 KiB.
      try await eventually { sent.all.count >= 10 }
      #expect(sent.all.count < 20)
      let opened = try #require(stream)
      engine.consume(opened, owed)
      var total = owed
      try await client.talk(engine) { event, _ in
        switch event {
        case .data(let stream, let range):
          total += range.count
          engine.consume(stream, range.count)
        case .closed: return true
        default: break
        }
        return false
      }
      #expect(total == 1_000_000)
      client.close()
    }
  }

  @Test("A reset cancels the handler, and so does the end of the connection", arguments: [true, false])
  func gone(_ isReset: Bool) async throws {
    let (started, cancelled) = (Signal(), Signal())
    let handler = ScriptedHandler { request, response in
      try response.writeHead(200, [:])
      started.fire()
      try await waitForCancellation(cancelled)
    }
    try await serving(handler) { port, _ in
      let client = try await RawClient.connect(port)
      let engine = try HTTP2Engine(.client)
      var stream: HTTP2Stream?
      try await client.talk(engine, { stream = try $0.request("GET", "/") }) { event, _ in
        if case .headers = event { true } else { false }
      }
      await started.wait()
      if isReset, let stream {
        engine.reset(stream, .cancel)
        client.send(try engine.output())
      } else {
        client.close()
      }
      await cancelled.wait()
      client.close()
    }
  }

  @Test("A handler that fails after its head resets the stream")
  func cutOff() async throws {
    struct Broken: Error {}
    let answer = try await exchange(
      ScriptedHandler { _, response in
        try response.writeHead(200, [:])
        try await response.write("a")
        throw Broken()
      }
    ) { try $0.request("GET", "/") }
    #expect(answer.code == .internalError)
  }

  @Test("A flood of resets ends the connection")
  func resets() async throws {
    try await serving(.echo, { $0.http2.streamResets = RateLimit(burst: 50, perSecond: 1) }) { port, server in
      let client = try await RawClient.connect(port)
      var flood = RawFrame.handshake
      for index in 0..<100 {
        flood += RawFrame.headers(UInt32(2 * index + 1), end: false)
        flood += RawFrame.frame(3, 0, UInt32(2 * index + 1), [0, 0, 0, 8])
      }
      client.send(flood)
      _ = await client.everything()
      #expect(server.traffic.breaches(of: .streamResets) == 1)
    }
  }

  @Test("A shutdown lets answers end, and says that it is one")
  func shutdown() async throws {
    let (started, gate) = (Signal(), Signal())
    let handler = ScriptedHandler { _, response in
      started.fire()
      await gate.wait()
      try await response.send(200, [:], "done")
    }
    try await serving(handler) { port, server in
      let client = try await RawClient.connect(port)
      async let answer: (String, Bool) = {
        let engine = try HTTP2Engine(.client)
        var (content, wentAway) = ("", false)
        try await client.talk(engine, { _ = try $0.request("GET", "/") }) { event, bytes in
          switch event {
          case .data(_, let range):
            content += String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
          case .goAway:
            wentAway = true
            gate.fire()
          default: break
          }
          return false
        }
        return (content, wentAway)
      }()
      await started.wait()
      server.beginGracefulShutdown()
      let (content, wentAway) = try await answer
      #expect(content == "done" && wentAway)
    }
  }
}
