import NIOCore
import NIOPosix
import Synchronization
import Testing
import TitanHTTP2
import TitanRPC
import TitanTesting

@testable import TitanRPCTransport

/// What a client may ask of a server, on sockets: one that asks too much is closed, and nobody else is.
@Suite("Limits of the server", .timeLimit(.minutes(10)))
struct ServerLimitTests {
  private static let unary = "/titanup.test.v1.ScriptedService/Unary"

  private static func request(_ stream: UInt32, _ path: String = unary, end: Bool = false) -> [UInt8] {
    RawFrame.headers(
      stream, RawFrame.block([("content-type", "application/grpc"), ("te", "trailers")], path: path), end: end)
  }

  struct Abuse: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let limit: BreachedLimit
    /// Each is sent when the last stream of the one before was reset.
    let waves: [[UInt8]]

    init(_ name: String, _ limit: BreachedLimit, _ bytes: [UInt8]) {
      (testDescription, self.limit, waves) = (name, limit, [bytes])
    }

    init(_ name: String, _ limit: BreachedLimit, _ count: UInt32, _ frames: (UInt32) -> [UInt8]) {
      self.init(name, limit, (0..<count).flatMap { frames(2 * $0 + 1) })
    }

    /// Streams are open until the server's reset has left: no more than it allows at a time.
    init(madeToReset name: String, _ frames: (UInt32) -> [UInt8]) {
      (testDescription, limit) = ("made to reset: \(name)", .streamErrors)
      let perWave: UInt32 = 50
      waves = (0..<4).map { (wave: UInt32) in
        let numbers = perWave * wave..<perWave * (wave + 1)
        return numbers.flatMap { number in frames(2 * number + 1) }
      }
    }
  }

  /// What a client has done is not forgiven with time here, however slowly it is done. The rest as the defaults have it.
  private static let unforgiving: GRPCServer.Configuration = {
    var configuration = GRPCServer.Configuration()
    for limit in [\HTTP2Settings.streamResets, \.streamErrors, \.settingsFrames, \.overheadFrames] {
      configuration.http2[keyPath: limit].perSecond = 0
    }
    return configuration
  }()

  static let abuses: [Abuse] = [
    Abuse("rapid reset", .streamResets, 1100) { request($0) + RawFrame.reset($0) },
    Abuse("rapid reset without a code", .streamResets, 1100) { request($0) + RawFrame.reset($0, 0) },
    Abuse(madeToReset: "windows overrun") {
      request($0) + RawFrame.windowUpdate($0, 0x7FFF_FFFF)
    },
    Abuse(madeToReset: "malformed requests") {
      RawFrame.headers($0, RawFrame.block([("A", "")]))
    },
    Abuse(madeToReset: "content that was announced and does not come") {
      RawFrame.headers($0, RawFrame.block([("content-length", "1")]))
    },
    Abuse("a flood of PING", .pings, 10) { _ in RawFrame.ping() },
    Abuse("a flood of SETTINGS", .settings, 100) { RawFrame.settings(4, $0) },
    Abuse("a flood of WINDOW_UPDATE", .overhead, 2500) { _ in RawFrame.windowUpdate(0, 1) },
    Abuse("a flood of PRIORITY", .overhead, 2500) { RawFrame.priority($0, on: 0) },
    Abuse("a flood of frames unknown", .overhead, 2500) { _ in RawFrame.frame(0xF0, 0, 0, []) },
    Abuse("a flood of empty DATA", .overhead, request(1) + (0..<2500).flatMap { _ in RawFrame.data(1) }),
    Abuse(
      "a flood of CONTINUATION", .continuations,
      RawFrame.headers(1, last: false) + (0..<100).flatMap { _ in RawFrame.continuation(1, [], last: false) }),
    Abuse(
      "a bomb of headers", .headerList,
      RawFrame.headers(
        1,
        RawFrame.block() + [0x40, 1, 0x61, 100] + [UInt8](repeating: 0x62, count: 100)
          + [UInt8](repeating: 0x80 | 62, count: 5000))),
  ]

  @Test("Abuse closes its connection, and no other", arguments: abuses)
  func abuse(abuse: Abuse) async throws {
    let (started, gate) = (Signal(), Signal())
    let service = ScriptedService(started: started, gate: gate) { $0 == "wait" }
    try await withServer(service, server: Self.unforgiving) { harness in
      let running = Task { try await harness.client.unary("wait") }
      await started.wait()
      let peer = try await RawPeer.connect(harness.server.localPort ?? 0)
      peer.send(RawFrame.handshake)
      for (number, wave) in abuse.waves.enumerated() {
        peer.send(wave)
        guard number + 1 < abuse.waves.count else { break }
        _ = await peer.frames { $0.isGoAway || $0.type == 3 && $0.stream == 100 * UInt32(number) + 99 }
      }
      let goAway = await peer.frames { _ in false }.last(where: \.isGoAway)
      #expect(goAway?.errorCode == HTTP2ErrorCode.enhanceYourCalm.rawValue)
      // Handlers of streams reset in one go have not ended yet, which is held against their connection too.
      let breached = BreachedLimit.allCases.filter {
        $0 != .connectionCalls && harness.server.traffic.breaches(of: $0) > 0
      }
      #expect(breached == [abuse.limit])
      #expect(harness.server.traffic.breaches(of: abuse.limit) == 1)
      gate.fire()
      let answer = try await running.value
      #expect(answer == "wait")
      #expect(try await harness.client.unary("after") == "after")
      #expect(harness.server.traffic.connectionsAccepted == 2)
    }
  }

  @Test("A client that reads nothing is closed, and its handler ends")
  func writeStall() async throws {
    let ended = Signal()
    var service = ScriptedService()
    service.onExpand = { _, responses, _ in
      defer { ended.fire() }
      while true { try await responses.write(RawMessage([UInt8](repeating: 0, count: 64 << 10))) }
    }
    var configuration = GRPCServer.Configuration()
    configuration.timeouts.writeStall = .milliseconds(200)
    try await withServer(service, server: configuration) { harness in
      let peer = try await RawPeer.connect(harness.server.localPort ?? 0, reads: false)
      peer.send(
        RawFrame.handshake + RawFrame.settings(4, 0x7FFF_FFFF) + RawFrame.windowUpdate(0, 0x7FFF_0000)
          + Self.request(1, "/titanup.test.v1.ScriptedService/Expand")
          + RawFrame.data(1, "\0\0\0\0\0", end: true))
      await ended.wait()
      #expect(harness.server.traffic.breaches(of: .writeStall) == 1)
      #expect(try await harness.client.unary("other") == "other")
      peer.close()
    }
  }

  @Test("Calls beyond what the server runs end with RESOURCE_EXHAUSTED")
  func runningCalls() async throws {
    let (started, gate) = (Signal(), Signal())
    let service = ScriptedService(started: started, gate: gate)
    var configuration = GRPCServer.Configuration()
    configuration.maximumRunningCalls = 1
    configuration.completeRefusal = { error, metadata in
      #expect(error.details.contains(.retryInfo(delay: .seconds(1))))
      var error = error
      error.encodedDetails = Array("\(error.reason ?? "") \(metadata.first("accept-language") ?? "")".utf8)
      return error
    }
    try await withServer(service, server: configuration) { harness in
      let running = Task { try await harness.client.unary("first") }
      await started.wait()
      let error = await #expect(throws: RPCError.self) {
        try await harness.client.unary("second", CallOptions(metadata: ["accept-language": .string("de")]))
      }
      #expect(error?.code == .resourceExhausted)
      #expect(error?.message == "the server runs 1 calls, which is its limit")
      #expect(error?.encodedDetails == Array("TOO_MANY_CALLS de".utf8))
      #expect(harness.server.traffic.breaches(of: .runningCalls) == 1)
      gate.fire()
      let answer = try await running.value
      #expect(answer == "first")
    }
  }

  /// Lets in one call at a time, and remembers who came and went.
  private final class OneAtATime: CallGate {
    let log = Mutex<[String]>([])

    func enter(_ client: ClientAddress, running: Int) -> CallRefusal? {
      log.withLock { log in
        log.append("in \(client.neighbourhood) \(running)")
        guard log.count(where: { $0.hasPrefix("in") }) == log.count(where: { $0.hasPrefix("out") }) + 1 else {
          log.removeLast()
          return CallRefusal(.publicCalls, RPCError(.resourceExhausted, reason: "ONE_AT_A_TIME", "one runs"))
        }
        return nil
      }
    }

    func leave(_ client: ClientAddress) { log.withLock { $0.append("out \(client.neighbourhood)") } }
  }

  @Test("A method's gate is asked when the headers come, and told when the handler has returned")
  func gate() async throws {
    let (started, gone, gate) = (Signal(), Signal(), OneAtATime())
    var service = ScriptedService()
    service.onUnary = { request, _ in
      guard request == "wait" else { return request }
      started.fire()
      try await waitForCancellation(gone)
      return request
    }
    try await withServer(service, gates: { $0.type == .unary ? gate : nil }) { harness in
      let peer = try await RawPeer.connect(harness.server.localPort ?? 0)
      peer.send(RawFrame.handshake + Self.request(1) + RawFrame.data(1, "\0\0\0\0\u{4}wait", end: true))
      await started.wait()
      let error = await #expect(throws: RPCError.self) { try await harness.client.unary("other") }
      #expect(error?.message == "one runs")
      #expect(harness.server.traffic.breaches(of: .publicCalls) == 1)
      #expect(try await harness.client.collect { try await $0.write("ungated") } == "ungated")
      // Also if the client has gone.
      peer.close()
      await gone.wait()
      try await eventually { harness.server.traffic.callsInFlight == 0 }
      #expect(try await harness.client.unary("next") == "next")
      let neighbourhood = "127.0.0.0/24"
      #expect(
        gate.log.withLock(\.self)
          == ["in \(neighbourhood) 0", "out \(neighbourhood)", "in \(neighbourhood) 0", "out \(neighbourhood)"])
    }
  }

  @Test("Handlers that outlive their streams count against their connection")
  func connectionCalls() async throws {
    let (started, gate) = (Signal(), Signal())
    let service = ScriptedService(started: started, gate: gate)
    var configuration = GRPCServer.Configuration()
    configuration.http2.maximumConcurrentStreams = 1
    try await withServer(service, server: configuration) { harness in
      let peer = try await RawPeer.connect(harness.server.localPort ?? 0)
      peer.send(RawFrame.handshake + Self.request(1) + RawFrame.data(1, "\0\0\0\0\0", end: true))
      await started.wait()
      peer.send(RawFrame.reset(1) + Self.request(3))
      let frames = await peer.frames { $0.type == 3 }
      #expect(frames.last { $0.stream == 3 }?.errorCode == HTTP2ErrorCode.refusedStream.rawValue)
      #expect(harness.server.traffic.breaches(of: .connectionCalls) == 1)
      gate.fire()
      peer.close()
    }
  }

  @Test("A connection too many is closed as it comes", arguments: [false, true])
  func connections(perAddress: Bool) async throws {
    var configuration = GRPCServer.Configuration()
    if perAddress {
      configuration.maximumConnectionsPerAddress = 1
    } else {
      configuration.maximumConnections = 1
    }
    try await withServer(server: configuration) { harness in
      let port = harness.server.localPort ?? 0
      let first = try await RawPeer.connect(port)
      first.send(RawFrame.handshake)
      _ = await first.frames { $0.type == 4 }
      let second = try await RawPeer.connect(port)
      #expect(await second.everything().isEmpty)
      #expect(harness.server.traffic.breaches(of: perAddress ? .connectionsPerAddress : .connections) == 1)
      first.close()
      // There is room again as soon as the server has seen the end of the first.
      var next: [RawFrame] = []
      while next.isEmpty {
        let peer = try await RawPeer.connect(port)
        peer.send(RawFrame.handshake)
        next = await peer.frames { $0.type == 4 }
        peer.close()
      }
    }
  }
}
