import Synchronization
import Testing
import TitanHTTP2
import TitanRPCTransport
import TitanTesting

@testable import TitanRPC

@Suite("Peers that do as they like", .timeLimit(.minutes(10)))
struct ForeignPeerTests {
  private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

  @Test(
    "Garbage closes its connection and no other",
    arguments: [
      Array("GET / HTTP/1.1\r\nHost: x\r\n\r\n".utf8), [0, 1, 2, 3], [22, 3, 1, 0, 200, 1, 0],
      // No SETTINGS first, a frame of a megabyte, DATA on a stream that is idle, a SETTINGS of five bytes.
      preface + [0, 0, 8, 6, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 8),
      preface + [0, 0, 0, 4, 0, 0, 0, 0, 0] + [16, 0, 0, 0, 0, 0, 0, 0, 1],
      preface + [0, 0, 0, 4, 0, 0, 0, 0, 0] + [0, 0, 1, 0, 0, 0, 0, 0, 1, 65],
      preface + [0, 0, 5, 4, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 5),
    ])
  func garbage(bytes: [UInt8]) async throws {
    try await withServer { harness in
      let port = try #require(harness.server.localPort)
      #expect(try await harness.client.unary("before") == "before")
      let peer = try await RawPeer.connect(port)
      peer.send(bytes)
      _ = await peer.everything()
      #expect(try await harness.client.unary("after") == "after")
      #expect(harness.channel.traffic.connectionsAccepted == 1)
    }
  }

  @Test("HTTP/1 is answered in its own words, and the connection closed", arguments: ["GET", "POST", "HEAD", "BREW"])
  func http1(method: String) async throws {
    try await withServer { harness in
      let peer = try await RawPeer.connect(try #require(harness.server.localPort))
      peer.send(Array("\(method) / HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
      let answer = String(decoding: await peer.everything(), as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.1 505 HTTP Version Not Supported\r\n"))
      let parts = answer.split(separator: "\r\n\r\n", omittingEmptySubsequences: false)
      let body = "This is a gRPC service: it speaks HTTP/2 only.\n"
      #expect(parts.count == 2 && parts.last.map(String.init) == (method == "HEAD" ? "" : body))
      #expect(answer.contains("\r\ncontent-length: \(body.utf8.count)\r\nconnection: close\r\n"))
      #expect(try await harness.client.unary("after") == "after")
    }
  }

  @Test("HTTP/2, its beginnings and anything that isn't HTTP get no HTTP/1 response")
  func noHTTP1() async throws {
    try await withServer { harness in
      let port = try #require(harness.server.localPort)
      let texts = ["get / HTTP/1.1\r\n\r\n", "EHLO mail.example\r\n", "USER ada\r\n", "GET / HTTP/2.0\r\n\r\n"]
      for bytes in [[22, 3, 1, 0, 200, 1, 0], [0, 1, 2, 3]] + texts.map({ Array($0.utf8) }) {
        let peer = try await RawPeer.connect(port)
        peer.send(bytes)
        #expect(await peer.everything().starts(with: Array("HTTP".utf8)) == false)
      }
      // A preface in pieces is a preface.
      let peer = try await RawPeer.connect(port)
      for piece in [Self.preface[..<1], Self.preface[1..<3], Self.preface[3...]] { peer.send(Array(piece)) }
      // SETTINGS, and a GOAWAY that has the server close.
      peer.send([0, 0, 0, 4, 0, 0, 0, 0, 0] + [0, 0, 8, 7, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 8))
      let answer = await peer.everything()
      #expect(answer.count > 9 && answer[3] == 4, "the server's settings come first")
    }
  }

  /// The first header block that answers a request.
  private func answer(
    _ harness: Harness, _ fields: [(String, String)], _ body: [UInt8] = [], ends: Bool = true
  ) async throws -> [String: String] {
    let peer = try await RawPeer.connect(try #require(harness.server.localPort))
    defer { peer.close() }
    var answer: [String: String] = [:]
    try await peer.talk { engine in
      let stream = HTTP2Stream()
      stream.append(size: body.count) { $0.copyBytes(from: body) }
      if ends { stream.finish() }
      try engine.submitRequest(stream, HTTP2Fields(fields), endStream: false)
    } until: { event, _ in
      guard case .headers(_, let fields, _) = event else { return false }
      answer = Dictionary(fields.pairs) { first, _ in first }
      return true
    }
    return answer
  }

  private static let request = [
    (":method", "POST"), (":scheme", "http"), (":path", ScriptedService.unaryMethod.path), (":authority", "x"),
    ("te", "trailers"), ("content-type", "application/grpc"),
  ]

  @Test("Requests that aren't gRPC get an HTTP status")
  func httpStatus() async throws {
    try await withServer { harness in
      let get = Self.request.map { $0.0 == ":method" ? (":method", "GET") : $0 }
      let forGet = try await answer(harness, get)
      #expect(forGet[":status"] == "405")
      let json = Self.request.map { $0.0 == "content-type" ? ("content-type", "application/json") : $0 }
      let forJSON = try await answer(harness, json)
      #expect(forJSON[":status"] == "415")
      let tooLarge = [("x-large", String(repeating: "v", count: 20_000))]
      let forLarge = try await answer(harness, Self.request + tooLarge)
      #expect(forLarge["grpc-status"] == "8")
      let forLargeJSON = try await answer(harness, json + tooLarge)
      #expect(forLargeJSON[":status"] == "431")
    }
  }

  @Test("The prefix of an oversized message is enough to refuse it")
  func prefixAlone() async throws {
    try await withServer { harness in
      let fields = try await answer(harness, Self.request, [0, 0, 0x50, 0, 0], ends: false)
      #expect(fields["grpc-status"] == "8")
      #expect(fields["grpc-message"] == "the message has 5242880 bytes, the limit is 4194304")
    }
  }

  private struct Weak: Sendable { weak var stream: (any ServerStream)? }

  @Test("A client that vanishes cancels its handlers, and nothing of them is left")
  func vanishing() async throws {
    let (started, cancelled) = (Signal(), Signal())
    let kept = Mutex(Weak())
    var service = ScriptedService()
    service.onUnary = { request, context in
      kept.withLock { $0.stream = context.stream }
      started.fire()
      try await waitForCancellation(cancelled)
      return request
    }
    try await withServer(service) { harness in
      let peer = try await RawPeer.connect(try #require(harness.server.localPort))
      try await peer.talk { engine in
        let stream = HTTP2Stream()
        stream.append(size: 5) { $0.copyBytes(from: [0, 0, 0, 0, 0]) }
        stream.finish()
        try engine.submitRequest(stream, HTTP2Fields(Self.request), endStream: false)
      } until: { event, _ in
        if case .settings = event { true } else { false }
      }
      await started.wait()
      peer.close()
      await cancelled.wait()
      try await eventually { harness.server.traffic.callsInFlight == 0 }
      #expect(harness.server.traffic.callsStarted == 1)
      try await eventually { kept.withLock({ $0.stream == nil }) }
    }
  }
}
