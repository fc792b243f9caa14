import Testing
import TitanHTTP2
import TitanTesting

/// What a client may do, and how much of it, in virtual time.
@Suite("The guard of a server's engine")
struct ConnectionGuardTests {
  private let second: Int64 = 1_000_000_000

  private func shaken(_ settings: HTTP2Settings = HTTP2Settings()) throws -> RawClient {
    let client = try RawClient(settings)
    try client.send(RawFrame.handshake)
    return client
  }

  /// Frames that may come in any number below their limit; each with what ends the connection beyond it.
  struct Flood: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let limit: HTTP2Breach.Limit
    /// What one more is: `number` counts from 0.
    let frames: @Sendable (_ number: UInt32) -> [UInt8]
    init(_ name: String, _ limit: HTTP2Breach.Limit, _ frames: @escaping @Sendable (UInt32) -> [UInt8]) {
      (testDescription, self.limit, self.frames) = (name, limit, frames)
    }
  }

  static let floods: [Flood] = [
    Flood("streams opened and reset", .streamResets) {
      RawFrame.headers(2 * $0 + 1, end: false) + RawFrame.reset(2 * $0 + 1)
    },
    Flood("a window overrun", .streamErrors) {
      RawFrame.headers(2 * $0 + 1, end: false) + RawFrame.windowUpdate(2 * $0 + 1, 0x7FFF_FFFF)
    },
    Flood("malformed requests", .streamErrors) { RawFrame.headers(2 * $0 + 1, RawFrame.block([("X", "")])) },
    Flood("too much content", .streamErrors) {
      RawFrame.headers(2 * $0 + 1, RawFrame.block([("content-length", "0")]), end: false)
        + RawFrame.data(2 * $0 + 1, "x")
    },
    Flood("trailers that do not end", .streamErrors) {
      RawFrame.headers(2 * $0 + 1, end: false) + RawFrame.headers(2 * $0 + 1, [], end: false)
    },
    Flood("SETTINGS", .settings) { _ in RawFrame.settings(4, 65_535) },
    Flood("WINDOW_UPDATE", .overhead) { _ in RawFrame.windowUpdate(0, 1) },
    Flood("PRIORITY", .overhead) { RawFrame.priority(2 * $0 + 1, on: 0) },
    Flood("unknown frames", .overhead) { _ in RawFrame.frame(0x42, 0, 0, []) },
    Flood("answers to pings never sent", .overhead) { _ in RawFrame.ping(1) },
    Flood("DATA without content", .overhead) { ($0 == 0 ? RawFrame.headers(1, end: false) : []) + RawFrame.data(1) },
    Flood("DATA of padding alone", .overhead) {
      ($0 == 0 ? RawFrame.headers(1, end: false) : []) + RawFrame.frame(0, 8, 1, [2, 0, 0])
    },
  ]

  /// Ten of `limit`, and of anything else as many as it likes.
  private func ten(of limit: HTTP2Breach.Limit) -> HTTP2Settings {
    let (small, large) = (RateLimit(burst: 10, perSecond: 2), RateLimit(burst: 1000, perSecond: 2))
    var settings = HTTP2Settings()
    settings.streamResets = limit == .streamResets ? small : large
    settings.streamErrors = limit == .streamErrors ? small : large
    // The handshake has one, and two of these; a ping follows.
    settings.settingsFrames = limit == .settings ? RateLimit(burst: 11, perSecond: 2) : large
    settings.overheadFrames = limit == .overhead ? RateLimit(burst: 13, perSecond: 2) : large
    return settings
  }

  @Test("A flood ends the connection when its burst is used up", arguments: floods)
  func burst(flood: Flood) throws {
    let client = try shaken(ten(of: flood.limit))
    for number in 0..<10 { try client.send(flood.frames(UInt32(number))) }
    // A fault counts when its answer has been sent, so it is seen with the input after it.
    try client.send(RawFrame.ping())
    #expect(client.breach == nil)
    for number in 10..<14 { try client.send(flood.frames(UInt32(number))) }
    #expect(client.breach?.limit == flood.limit)
    #expect(client.received.last?.type == 7)
    #expect(client.received.last?.payload.dropFirst(4) == [0, 0, 0, 0xB])
  }

  @Test("Time makes room for more", arguments: floods)
  func rate(flood: Flood) throws {
    let client = try shaken(ten(of: flood.limit))
    for number in 0..<60 {
      try client.send(flood.frames(UInt32(number)))
      client.now += second
    }
    #expect(client.breach == nil)
  }

  @Test("Each answered call makes up for one reset")
  func served() throws {
    let client = try shaken(ten(of: .streamResets))
    for number: UInt32 in 0..<60 {
      try client.send(RawFrame.headers(4 * number + 1))
      try client.send(RawFrame.headers(4 * number + 3, end: false) + RawFrame.reset(4 * number + 3))
    }
    #expect(client.breach == nil)
    #expect(client.requests.count == 120)
  }

  @Test("Sent data makes up for window updates")
  func credit() throws {
    let client = try shaken(ten(of: .overhead))
    for number: UInt32 in 0..<60 {
      try client.send(RawFrame.headers(2 * number + 1))
      try client.send(RawFrame.windowUpdate(0, 1) + RawFrame.windowUpdate(0, 1))
    }
    #expect(client.breach == nil)
  }

  @Test("Pings may come every ten seconds; three that come too early are too many")
  func pings() throws {
    let client = try shaken()
    for _ in 0..<5 {
      client.now += 10 * second
      try client.send(RawFrame.ping())
    }
    for _ in 0..<2 {
      client.now += 8 * second
      try client.send(RawFrame.ping())
    }
    #expect(client.breach == nil)
    client.now += 8 * second
    try client.send(RawFrame.ping())
    #expect(client.breach?.limit == .pings)
    // Clients of gRPC look for exactly this.
    #expect(client.received.filter { $0.type == 7 }.first?.payload.dropFirst(8) == Array("too_many_pings".utf8)[...])
    #expect(client.answer == .connectionError(.enhanceYourCalm))
  }

  @Test("A ping may follow whatever the server sends")
  func pingsAfterContent() throws {
    let client = try shaken()
    for number: UInt32 in 0..<50 {
      try client.send(RawFrame.headers(2 * number + 1))
      try client.send(RawFrame.ping())
    }
    #expect(client.breach == nil)
    try client.send((0..<4).flatMap { _ in RawFrame.ping() })
    #expect(client.breach?.limit == .pings)
  }

  @Test("A header block may go on in eight CONTINUATION frames, whatever pieces they come in", arguments: [Int.max, 1])
  func continuations(step: Int) throws {
    let client = try shaken()
    func block(_ stream: UInt32, _ count: Int) -> [UInt8] {
      RawFrame.headers(stream, last: false)
        + (1...count).flatMap { RawFrame.continuation(stream, RawFrame.literal("x-\($0)", ""), last: $0 == count) }
    }
    try client.send(block(1, 8) + block(3, 8), step: step)
    #expect(client.answer == .accepted(requests: 2))
    try client.send(block(5, 9), step: step)
    #expect(client.breach?.limit == .continuations)
    #expect(client.answer == .connectionError(.enhanceYourCalm))
  }

  @Test("The server buffers a limited number of frames for a client that reads nothing")
  func queuedFrames() throws {
    var settings = HTTP2Settings()
    settings.maximumQueuedFrames = 20
    settings.maximumConcurrentStreams = 5
    let engine = try HTTP2Engine(.server, settings: settings)
    engine.guardPeer(since: 0)
    // The limit on streams is not acknowledged, so each beyond it is refused by a frame.
    var bytes = RawFrame.preface + RawFrame.frame(4, 0, 0, [])
    for number: UInt32 in 0..<60 { bytes += RawFrame.headers(2 * number + 1) }
    try bytes.withUnsafeBytes { try engine.receive($0) }
    #expect(engine.peerLooksSuspicious())
    #expect(engine.verdict(at: 0)?.limit == .queuedFrames)
  }

  @Test("Acknowledgements that the client does not read are bounded too")
  func acknowledgements() throws {
    let engine = try HTTP2Engine(.server)
    let bytes = RawFrame.handshake + (0..<1001).flatMap { _ in RawFrame.ping() }
    let error = #expect(throws: HTTP2EngineError.flooded) { try bytes.withUnsafeBytes { try engine.receive($0) } }
    #expect(error?.breach.code == .enhanceYourCalm)
  }

  @Test("Incomplete frames are told apart from complete ones")
  func unfinished() throws {
    let client = try RawClient()
    try client.send(Array(RawFrame.preface.prefix(10)))
    let preface = client.engine.unfinishedFrame
    #expect(preface != nil)
    try client.send(Array(RawFrame.handshake.dropFirst(10)))
    #expect(client.engine.unfinishedFrame == nil)
    try client.send(RawFrame.headers(1, [], last: false))
    let block = client.engine.unfinishedFrame
    #expect(block != nil && block != preface)
    // A block is one frame, in however many pieces.
    try client.send(RawFrame.continuation(1, RawFrame.block(), last: false))
    #expect(client.engine.unfinishedFrame == block)
    try client.send(RawFrame.continuation(1, []))
    #expect(client.engine.unfinishedFrame == nil)
    try client.send(Array(RawFrame.ping().dropLast()))
    #expect(client.engine.unfinishedFrame != nil)
  }

  @Test("Streams long past are not judged, those of late are", arguments: [1023, 1024, 5000])
  func ledger(streams: Int) throws {
    let client = try shaken()
    try client.send(RawFrame.headers(1))
    for number in 1...streams { try client.send(RawFrame.headers(UInt32(2 * number + 1))) }
    try client.send(RawFrame.data(1, "x"))
    #expect(client.answer == (streams < 1024 ? .closed : .accepted(requests: streams + 1)))
  }
}
