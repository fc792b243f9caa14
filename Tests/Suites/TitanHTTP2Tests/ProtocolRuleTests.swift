import Testing
import TitanHTTP2
import TitanTesting

/// The rules of RFC 9113 and RFC 7541 that a client can break, each tried whole and byte by byte.
///
/// A stream error may be treated as one of the connection (§5.4.1). nghttp2 does so for a WINDOW_UPDATE of 0,
/// wrong sizes, frames after the end of a stream, and more streams than allowed.
@Suite("Rules of HTTP/2")
struct ProtocolRuleTests {
  private func check(_ rule: ProtocolRule, step: Int) throws {
    let client = try RawClient()
    if rule.shakesHands { try client.send(RawFrame.handshake, step: step) }
    for part in rule.parts { try client.send(part, step: step) }
    #expect(client.answer == rule.answer)
  }

  @Test("Frames and streams", arguments: ProtocolRule.frames, [Int.max, 1])
  func frames(rule: ProtocolRule, step: Int) throws { try check(rule, step: step) }

  @Test("Frame types", arguments: ProtocolRule.frameTypes, [Int.max, 1])
  func frameTypes(rule: ProtocolRule, step: Int) throws { try check(rule, step: step) }

  @Test("Requests", arguments: ProtocolRule.requests, [Int.max, 1])
  func requests(rule: ProtocolRule, step: Int) throws { try check(rule, step: step) }

  @Test("Header compression", arguments: ProtocolRule.compression, [Int.max, 1])
  func compression(rule: ProtocolRule, step: Int) throws { try check(rule, step: step) }

  @Test("§5.1.2 Streams beyond the limit are refused, and after it was acknowledged end the connection")
  func concurrency() throws {
    var settings = HTTP2Settings()
    settings.maximumConcurrentStreams = 2
    let hasty = try RawClient(settings)
    hasty.answers = false
    try hasty.send(RawFrame.preface + RawFrame.frame(4, 0, 0, []))
    for stream: UInt32 in [1, 3, 5] { try hasty.send(RawFrame.headers(stream)) }
    #expect(hasty.answer == .streamError(.refusedStream))
    #expect(hasty.requests.count == 2)

    let careless = try RawClient(settings)
    careless.answers = false
    try careless.send(RawFrame.handshake)
    for stream: UInt32 in [1, 3, 5] { try careless.send(RawFrame.headers(stream)) }
    #expect(careless.answer == .goAway)
  }

  @Test("§6.5 Settings are acknowledged, §6.7 pings answered with the same bytes", arguments: [Int.max, 1])
  func acknowledgements(step: Int) throws {
    let client = try RawClient()
    try client.send(RawFrame.handshake + RawFrame.ping() + RawFrame.ping(1), step: step)
    #expect(client.received.filter { $0.type == 4 && $0.flags == 1 && $0.payload.isEmpty }.count == 1)
    #expect(
      client.received.filter { $0.type == 6 } == [
        RawFrame(type: 6, flags: 1, stream: 0, payload: [1, 2, 3, 4, 5, 6, 7, 8])
      ])
  }

  @Test("§6.9 Content beyond a stream's window ends the stream, beyond the connection's the connection")
  func windows() throws {
    let piece = String(repeating: "x", count: 16_384)
    var settings = HTTP2Settings()
    (settings.streamWindow, settings.connectionWindow) = (16_384, 1 << 20)
    let stream = try RawClient(settings)
    try stream.send(RawFrame.handshake + RawFrame.headers(1, end: false))
    try stream.send(RawFrame.data(1, piece) + RawFrame.data(1, "x"))
    #expect(stream.answer == .streamError(.flowControlError))

    (settings.streamWindow, settings.connectionWindow) = (1 << 20, 65_535)
    let connection = try RawClient(settings)
    try connection.send(RawFrame.handshake + RawFrame.headers(1, end: false))
    try connection.send((0..<5).flatMap { _ in RawFrame.data(1, piece) })
    #expect(connection.answer == .flowControl)
  }

  @Test("§8.1 A malformed request leaves nothing behind for the next one")
  func leftovers() throws {
    let client = try RawClient()
    try client.send(RawFrame.handshake + RawFrame.headers(1, RawFrame.block([("x-one", "1"), ("X-Two", "2")])))
    #expect(client.answer == .malformed)
    try client.send(RawFrame.headers(3))
    #expect(client.requests.map { $0.pairs.map(\.0) } == [RawFrame.pseudo.map(\.0)])
  }

  @Test("§10.5.1 A header block far over the limit ends the connection, one over it comes truncated")
  func headerList() throws {
    let value = String(repeating: "v", count: 100)
    let field = RawFrame.literal("x-long", value)
    // Indexed the first time, then one byte each: 138 bytes of list from one of input.
    let bomb = [UInt8](repeating: 0x80 | 62, count: 1000)
    var indexed = field
    indexed[0] = 0x40
    let client = try RawClient()
    try client.send(RawFrame.handshake + RawFrame.headers(1, RawFrame.block() + indexed + Array(bomb.prefix(200))))
    #expect(client.requests.map(\.isTruncated) == [true])
    #expect(client.answer == .accepted(requests: 1))
    try client.send(RawFrame.headers(3, RawFrame.block() + bomb))
    #expect(client.breach?.limit == .headerList)
    #expect(client.requests.count == 1)
  }
}
