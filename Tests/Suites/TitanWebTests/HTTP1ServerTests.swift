import NIOCore
import Testing
import TitanCore
import TitanRPC
import TitanRPCTransport
import TitanTesting

@testable import TitanWeb

@Suite("The server over HTTP/1.1", .timeLimit(.minutes(2)))
struct HTTP1ServerTests {
  /// Sends `text` on a connection of its own, and returns everything that comes until its end.
  private func exchange(
    _ text: String, _ handler: ScriptedHandler = .echo, _ configure: (inout WebServer.Configuration) -> Void = { _ in }
  ) async throws -> String {
    try await serving(handler, configure) { port, _ in
      let client = try await RawClient.connect(port)
      client.send(text)
      return await client.everything()
    }
  }

  private static let last = "connection: close\r\n"

  @Test("A request is answered, however it is cut")
  func everyCut() async throws {
    let head = "POST /a?b HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    let bytes = Array("\(head)3\r\nabc\r\n2;x=y\r\nde\r\n0\r\n\r\n".utf8)
    try await serving(.echo) { port, _ in
      let client = try await RawClient.connect(port)
      for cut in 1..<bytes.count {
        client.send(Array(bytes[..<cut]))
        client.send(Array(bytes[cut...]))
        let answers = await client.text { $0.components("POST /a?b abcde") == cut }
        #expect(answers.components("HTTP/1.1 200 OK\r\n") == cut)
      }
      client.close()
    }
  }

  @Test("Requests that come together are answered one after the other, in order")
  func pipelined() async throws {
    let requests = (1...5).map { "GET /\($0) HTTP/1.1\r\nhost: x\r\n\(($0 == 5) ? Self.last : "")\r\n" }
    let text = try await exchange(requests.joined()) { $0.now = { Timestamp(seconds: 7) } }
    let answers = text.split(separator: "HTTP/1.1 ").map(String.init)
    #expect(answers.count == 5 && text.components("date: Thu, 01 Jan 1970 00:00:07 GMT\r\n") == 5)
    for (index, answer) in answers.enumerated() { #expect(answer.hasSuffix("GET /\(index + 1) ")) }
  }

  @Test(
    "What is malformed, ambiguous or not spoken is refused, and the connection closed",
    arguments: [
      ("GET / HTTP/1.1\r\n\r\n", 400), ("GET a HTTP/1.1\r\nhost: x\r\n\r\n", 400), ("GET /\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n", 400), ("G@T / HTTP/1.1\r\nhost: x\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nhost: x\r\na b: c\r\n\r\n", 400), ("GET / HTTP/1.1\r\nhost: x\r\na: \u{0}\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nhost: x\r\n b: c\r\n\r\n", 400), ("GET / HTTP/1.1\r\nhost : x\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-length: 1\r\n\r\n0\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab", 400),
      ("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1, 1\r\n\r\na", 400),
      ("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: +1\r\n\r\na", 400),
      ("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\na", 400),
      ("POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nx\r\n", 400),
      ("POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked, gzip\r\n\r\n", 400),
      ("GET / HTTP/3.0\r\nhost: x\r\n\r\n", 400), ("PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n", 400),
      ("\u{16}\u{3}\u{1}\u{0}", 400), ("SSH-2.0-x\r\n", 400),
      ("GET / HTTP/1.1\r\nhost: x\r\nexpect: y\r\n\r\n", 417),
      ("GET / HTTP/1.1\r\nhost: x\r\na: \(String(repeating: "b", count: 20_000))\r\n\r\n", 431),
      ("GET / HTTP/1.1\r\nhost: x\r\n\(String(repeating: "a: b\r\n", count: 5000))\r\n", 431),
      ("GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1\r\nhost: x\r\n\r\n", 431),
    ])
  func refused(_ text: String, _ status: Int) async throws {
    let answer = try await exchange(text)
    let seen = Int(answer.dropFirst("HTTP/1.1 ".count).prefix(3))
    // The parser of HTTP/1 decides some of these in its own way; all that matters is that they are refused.
    #expect(seen == status || (status == 400 && (400...599).contains(seen ?? 0)), "\(answer.prefix(60))")
    #expect(answer.components("HTTP/1.1 ") == 1 && answer.contains(Self.last))
  }

  @Test("A client of HTTP/1.0 gets its answer, and the end of the connection")
  func http10() async throws {
    let answer = try await exchange(
      "GET / HTTP/1.0\r\n\r\n",
      ScriptedHandler { _, response in
        try response.writeHead(200, [:])
        try await response.write("a")
        try response.finish()
      })
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("\r\n\r\na"))
    #expect(answer.contains(Self.last) && !answer.contains("chunked"))
  }

  @Test("HEAD, 204 and 304 have no content, and what follows is understood")
  func noContent() async throws {
    let handler = ScriptedHandler { request, response in
      if request.method == "HEAD" { return try await response.send(200, [:], "never sent") }
      try response.writeHead(Int(request.path.dropFirst()) ?? 500, [:])
      try await response.write("never sent")
    }
    let requests = ["HEAD /", "GET /204", "GET /304"].map { "\($0) HTTP/1.1\r\nhost: x\r\n" }
    let text = try await exchange(requests.joined(separator: "\r\n") + "\(Self.last)\r\n", handler)
    #expect(!text.contains("never sent") && text.components("HTTP/1.1 ") == 3)
    #expect(text.contains("content-length: 10\r\n") && !text.contains("chunked"))
  }

  @Test("The handler's errors are answered without their cause")
  func errors() async throws {
    struct Secret: Error {}
    let seen = Recorder<String>()
    let handler = ScriptedHandler { request, response in
      switch request.path {
      case "/refusal": throw WebRefusal(418, "a teapot", ["x": "y"])
      case "/secret": throw Secret()
      case "/injection": try response.writeHead(200, ["x": "a\r\nset-cookie: b"])
      case "/twice":
        try response.writeHead(200, ["content-length": "0"])
        try response.writeHead(200, [:])
      default: break
      }
    }
    for (path, status) in [("refusal", 418), ("secret", 500), ("injection", 500), ("nothing", 500)] {
      let answer = try await exchange("GET /\(path) HTTP/1.1\r\nhost: x\r\n\(Self.last)\r\n", handler) {
        $0.onError = { error, _ in seen.append("\(error)") }
      }
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
      #expect(!answer.contains("Secret") && !answer.contains("set-cookie"))
      if status == 418 { #expect(answer.contains("x: y\r\n") && answer.hasSuffix("a teapot\n")) }
    }
    #expect(seen.all.count == 3 && seen.all.first == "Secret()")
  }

  @Test("A response that breaks off is cut off, so that the client notices", arguments: ["content-length", "chunked"])
  func cutOff(_ framing: String) async throws {
    struct Broken: Error {}
    let handler = ScriptedHandler { _, response in
      try response.writeHead(200, framing == "chunked" ? [:] : ["content-length": "10"])
      try await response.write("12345")
      throw Broken()
    }
    let answer = try await exchange("GET / HTTP/1.1\r\nhost: x\r\n\r\n", handler)
    #expect(!answer.hasSuffix("0\r\n\r\n"))
  }

  @Test("A body over the limit is 413, whether announced or not")
  func tooLarge() async throws {
    let announced = try await exchange("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2000000\r\n\r\n")
    #expect(announced.hasPrefix("HTTP/1.1 413 ") && announced.contains(Self.last))
    let chunk = "10000\r\n" + String(repeating: "a", count: 0x10000) + "\r\n"
    let endless = try await exchange(
      "POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n" + String(repeating: chunk, count: 40))
    #expect(endless.hasPrefix("HTTP/1.1 413 "))
  }

  @Test("A body that nobody reads does not arrive, and one that is short does not end the connection")
  func unread() async throws {
    let handler = ScriptedHandler { _, response in try await response.send(200, [:], "done") }
    let body = String(repeating: "a", count: 1000)
    let text = try await exchange(
      "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n\(body)GET / HTTP/1.1\r\nhost: x\r\n\(Self.last)\r\n",
      handler)
    #expect(text.components("HTTP/1.1 200") == 2)
    let long = try await exchange(
      "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000000\r\n\r\n" + String(repeating: body, count: 1000), handler)
    #expect(long.components("HTTP/1.1 200") == 1)
    // Its rest is awaited, but not for ever.
    let never = try await exchange("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n", handler) {
      $0.timeouts.frame = .milliseconds(50)
    }
    #expect(never.components("HTTP/1.1 200") == 1)
  }

  @Test("100 Continue comes before the answer, for those who wait for it")
  func goOn() async throws {
    try await serving(.echo) { port, _ in
      let client = try await RawClient.connect(port)
      client.send("POST / HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\(Self.last)\r\n")
      _ = await client.text { $0.hasSuffix("HTTP/1.1 100 Continue\r\n\r\n") }
      client.send("ab")
      #expect(await client.everything().hasSuffix("POST / ab"))
    }
  }

  @Test("A client that goes away cancels its handler", arguments: [false, true])
  func gone(_ isMidBody: Bool) async throws {
    let (started, cancelled) = (Signal(), Signal())
    let handler = ScriptedHandler { request, response in
      try response.writeHead(200, [:])
      started.fire()
      try await waitForCancellation(cancelled)
    }
    try await serving(handler) { port, _ in
      let client = try await RawClient.connect(port)
      client.send("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n\(isMidBody ? "a" : "ab")")
      await started.wait()
      client.close()
      await cancelled.wait()
    }
  }

  @Test("A client that does not read stops its handler, not the others")
  func slowReader() async throws {
    let sent = Recorder<Int>()
    let handler = ScriptedHandler { request, response in
      guard request.path == "/endless" else { return try await response.send(200, [:], "fine") }
      try response.writeHead(200, [:])
      let piece = [UInt8](repeating: 97, count: 64 << 10)
      for number in 0..<1024 {
        try await response.write(piece)
        sent.append(number)
      }
    }
    try await serving(handler) { port, _ in
      let slow = try await RawClient.connect(port, reads: false)
      slow.send("GET /endless HTTP/1.1\r\nhost: x\r\n\(Self.last)\r\n")
      let other = try await RawClient.connect(port)
      // Until the sockets are full: the handler goes no further than that.
      try await eventually { sent.all.count >= 4 }
      other.send("GET / HTTP/1.1\r\nhost: x\r\n\(Self.last)\r\n")
      #expect(await other.everything().hasSuffix("fine"))
      #expect(sent.all.count < 512)
      try await slow.readOn()
      #expect(await slow.everything().utf8.count > 64 << 20)
      #expect(sent.all.count == 1024)
    }
  }

  @Test(
    "Whoever takes too long gets 408",
    arguments: ["GET / HT", "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\na"])
  func tooSlow(_ beginning: String) async throws {
    let configure: (inout WebServer.Configuration) -> Void = {
      ($0.timeouts.frame, $0.bodyPause) = (.milliseconds(50), .milliseconds(50))
    }
    try await serving(.echo, configure) { port, _ in
      let client = try await RawClient.connect(port)
      client.send("GET / HTTP/1.1\r\nhost: x\r\n\r\n")
      _ = await client.text { $0.hasSuffix("GET / ") }
      client.send(beginning)
      #expect(await client.everything().components("HTTP/1.1 408 ") == 1)
    }
  }

  @Test("A connection that is not used is closed")
  func idle() async throws {
    let text = try await exchange("GET / HTTP/1.1\r\nhost: x\r\n\r\n") { $0.timeouts.idle = .milliseconds(50) }
    #expect(text.hasSuffix("GET / "))
    let nothing = try await exchange("") { $0.timeouts.preface = .milliseconds(50) }
    #expect(nothing.isEmpty)
  }

  @Test("There are as many connections as allowed, in all and for an address", arguments: [true, false])
  func connections(_ isPerAddress: Bool) async throws {
    let configure: (inout WebServer.Configuration) -> Void = {
      if isPerAddress { $0.maximumConnectionsPerAddress = 2 } else { $0.maximumConnections = 2 }
    }
    try await serving(.echo, configure) { port, server in
      let clients = [try await RawClient.connect(port), try await RawClient.connect(port)]
      for client in clients {
        client.send("GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        _ = await client.text { $0.hasSuffix("GET / ") }
      }
      #expect(try await RawClient.connect(port).everything().isEmpty)
      #expect(server.traffic.breaches(of: isPerAddress ? .connectionsPerAddress : .connections) == 1)
      clients[0].close()
      try await eventually { server.traffic.connectionsOpen == 1 }
      // Its place is free once its channel has closed, a moment after it stops counting as open.
      var answer = ""
      for _ in 0..<1_000 where answer.isEmpty {
        let next = try await RawClient.connect(port)
        next.send("GET / HTTP/1.1\r\nhost: x\r\n\(Self.last)\r\n")
        answer = await next.everything()
      }
      #expect(answer.hasSuffix("GET / "))
      clients[1].close()
    }
  }

  @Test("There are as many requests as allowed")
  func requests() async throws {
    let (started, gate) = (Signal(), Signal())
    let handler = ScriptedHandler { _, response in
      started.fire()
      await gate.wait()
      try await response.send(200, [:], "done")
    }
    try await serving(handler, { $0.maximumRequests = 1 }) { port, _ in
      let first = try await RawClient.connect(port)
      first.send("GET / HTTP/1.1\r\nhost: x\r\n\(Self.last)\r\n")
      await started.wait()
      let second = try await RawClient.connect(port)
      second.send("GET / HTTP/1.1\r\nhost: x\r\n\(Self.last)\r\n")
      #expect(await second.everything().hasPrefix("HTTP/1.1 503 "))
      gate.fire()
      #expect(await first.everything().hasSuffix("done"))
    }
  }

  @Test("A shutdown lets answers end, says so, and closes what is idle")
  func shutdown() async throws {
    let (started, gate) = (Signal(), Signal())
    let handler = ScriptedHandler { request, response in
      if request.path == "/slow" {
        started.fire()
        await gate.wait()
      }
      try await response.send(200, [:], "done")
    }
    try await serving(handler) { port, server in
      let idle = try await RawClient.connect(port)
      idle.send("GET / HTTP/1.1\r\nhost: x\r\n\r\n")
      _ = await idle.text { $0.hasSuffix("done") }
      let busy = try await RawClient.connect(port)
      busy.send("GET /slow HTTP/1.1\r\nhost: x\r\n\r\n")
      await started.wait()
      server.beginGracefulShutdown()
      #expect(await idle.everything().components("HTTP/1.1 200") == 1)
      gate.fire()
      let answer = await busy.everything()
      #expect(answer.hasSuffix("done") && answer.contains(Self.last))
    }
  }

  @Test("Only a trusted proxy is believed about the client", arguments: [true, false])
  func proxies(_ isTrusted: Bool) async throws {
    let handler = ScriptedHandler { request, response in try await response.send(200, [:], request.client.text) }
    let text = try await exchange(
      "GET / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1, 203.0.113.7\r\n\(Self.last)\r\n", handler
    ) {
      if isTrusted { $0.trustedProxies = .init([.init(.init("127.0.0.1")!, prefix: 32)]) }
    }
    #expect(text.hasSuffix("203.0.113.7") == isTrusted)
  }
}

extension String {
  /// How often a text occurs.
  func components(_ part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
