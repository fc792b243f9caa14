import Testing
import TitanHTTP2
import TitanTesting

/// What a server may do to a client, and how much of it, in virtual time and by frames made by hand.
@Suite("The guard of a client's engine")
struct ServerGuardTests {
  /// A client's engine that guards itself, with streams open.
  private final class RawServer {
    let engine: HTTP2Engine
    var now: Int64 = 0
    private(set) var breach: HTTP2Breach?
    private(set) var received: [RawFrame] = []

    init(_ settings: HTTP2Settings, streams: Int) throws {
      engine = try HTTP2Engine(.client, settings: settings)
      engine.guardPeer(since: 0)
      try send(RawFrame.frame(4, 0, 0, RawFrame.setting(3, 100_000)) + RawFrame.settingsAcknowledged)
      try open(streams)
    }

    func open(_ count: Int) throws {
      for _ in 0..<count {
        try engine.submitRequest(HTTP2Stream(), EnginePair.request, endStream: false)
      }
      try read()
    }

    private func read() throws {
      received += RawFrame.parse(try engine.output())
    }

    func send(_ bytes: [UInt8]) throws {
      var failure: HTTP2Breach?
      bytes.withUnsafeBytes { bytes in
        do throws(HTTP2EngineError) { try engine.receive(bytes) } catch { failure = error.breach }
      }
      var events: [HTTP2Event] = []
      engine.takeEvents(&events)
      if engine.peerLooksSuspicious() { failure = failure ?? engine.verdict(at: now) }
      if breach == nil, let failure {
        breach = failure
        engine.terminate(failure.code, reason: failure.reason)
      }
      try read()
    }
  }

  struct Flood: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let limit: HTTP2Breach.Limit
    let frames: @Sendable (_ number: UInt32) -> [UInt8]
    init(_ name: String, _ limit: HTTP2Breach.Limit, _ frames: @escaping @Sendable (UInt32) -> [UInt8]) {
      (testDescription, self.limit, self.frames) = (name, limit, frames)
    }
  }

  /// `:status: 103`, a literal that enters no table.
  private static let informational: [UInt8] = [0x08, 3] + Array("103".utf8)

  static let floods: [Flood] = [
    Flood("streams reset", .streamResets) { RawFrame.reset(2 * $0 + 1) },
    Flood("the same stream reset again and again", .streamResets) { _ in RawFrame.reset(1) },
    Flood("streams refused", .streamResets) { RawFrame.reset(2 * $0 + 1, 7) },
    Flood("windows overrun", .streamErrors) { RawFrame.windowUpdate(2 * $0 + 1, 0x7FFF_FFFF) },
    Flood("PING", .pings) { _ in RawFrame.ping() },
    Flood("SETTINGS", .settings) { _ in RawFrame.settings(4, 65_535) },
    Flood("WINDOW_UPDATE", .overhead) { _ in RawFrame.windowUpdate(0, 1) },
    Flood("unknown frames", .overhead) { _ in RawFrame.frame(0x42, 0, 0, []) },
    Flood("answers to pings never sent", .overhead) { _ in RawFrame.ping(1) },
    Flood("informational responses", .overhead) { _ in RawFrame.headers(1, informational, end: false) },
  ]

  /// Ten of `limit`, and of anything else as many as it likes.
  private func ten(of limit: HTTP2Breach.Limit) -> HTTP2Settings {
    let (small, large) = (RateLimit(burst: 10, perSecond: 2), RateLimit(burst: 1000, perSecond: 2))
    var settings = HTTP2Settings()
    settings.streamResets = limit == .streamResets ? small : large
    settings.streamErrors = limit == .streamErrors ? small : large
    settings.serverPings = limit == .pings ? small : large
    // The beginning has one, and two of these.
    settings.settingsFrames = limit == .settings ? RateLimit(burst: 11, perSecond: 2) : large
    settings.overheadFrames = limit == .overhead ? RateLimit(burst: 12, perSecond: 2) : large
    return settings
  }

  @Test("A flood ends the connection with ENHANCE_YOUR_CALM", arguments: floods)
  func ended(flood: Flood) throws {
    // Twenty requests make good for eighty frames of no use.
    let isCredited = flood.limit == .overhead
    let server = try RawServer(ten(of: flood.limit), streams: isCredited ? 1 : 20)
    for number in 0..<10 { try server.send(flood.frames(UInt32(number))) }
    #expect(server.breach == nil)
    for number in 10..<20 { try server.send(flood.frames(UInt32(number))) }
    // A fault counts when its answer has been sent, so it is seen with the input after it.
    try server.send(RawFrame.frame(0x42, 0, 0, []))
    #expect(server.breach?.limit == flood.limit)
    let goAway = try #require(server.received.first { $0.isGoAway })
    #expect(goAway.errorCode == HTTP2ErrorCode.enhanceYourCalm.rawValue)
  }

  @Test("Time makes room for more", arguments: floods)
  func rate(flood: Flood) throws {
    let isCredited = flood.limit == .overhead
    let server = try RawServer(ten(of: flood.limit), streams: isCredited ? 1 : 40)
    for number in 0..<40 {
      try server.send(flood.frames(UInt32(number)))
      server.now += 1_000_000_000
    }
    #expect(server.breach == nil)
  }

  @Test("Each call that is answered in full forgives a reset; requests that wait are not the server's fault")
  func forgiven() throws {
    let server = try RawServer(ten(of: .streamResets), streams: 100)
    for number: UInt32 in 0..<40 {
      // `:status: 200`, indexed.
      try server.send(RawFrame.headers(4 * number + 1, [0x88]))
      try server.send(RawFrame.reset(4 * number + 1, 0) + RawFrame.reset(4 * number + 3))
    }
    // Eighty resets, forty of them forgiven: ten are allowed.
    #expect(server.breach?.limit == .streamResets)

    let fair = try RawServer(ten(of: .streamResets), streams: 100)
    for number: UInt32 in 0..<50 {
      try fair.send(RawFrame.headers(2 * number + 1, [0x88]) + RawFrame.reset(2 * number + 1, 0))
    }
    #expect(fair.breach == nil)

    var settings = HTTP2Settings()
    settings.maximumQueuedFrames = 10
    let full = try HTTP2Engine(.client, settings: settings)
    full.guardPeer(since: 0)
    let one = RawFrame.frame(4, 0, 0, RawFrame.setting(3, 1)) + RawFrame.settingsAcknowledged
    try one.withUnsafeBytes { try full.receive($0) }
    for _ in 0..<500 { try full.submitRequest(HTTP2Stream(), EnginePair.request, endStream: false) }
    _ = try full.output()
    #expect(!full.peerLooksSuspicious())
  }

  @Test("Ordinary server frames are no breach, in pieces of any size", arguments: [1, 7, 1000])
  func wellBehaved(step: Int) throws {
    let server = try RawServer(HTTP2Settings(), streams: 3)
    var bytes: [UInt8] = []
    for stream: UInt32 in [1, 3, 5] {
      bytes += RawFrame.ping() + RawFrame.headers(stream, [0x88], end: false) + RawFrame.ping()
      bytes += RawFrame.data(stream, "x") + RawFrame.ping() + RawFrame.data(stream, "", end: true) + RawFrame.ping()
    }
    for start in stride(from: 0, to: bytes.count, by: step) {
      try server.send(Array(bytes[start..<min(start + step, bytes.count)]))
    }
    #expect(server.breach == nil)
    #expect(server.received.filter { $0.type == 6 && $0.flags == 1 }.count == 12)
  }
}
