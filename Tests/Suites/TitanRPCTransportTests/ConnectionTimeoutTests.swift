import NIOCore
import Testing
import TitanHTTP2
import TitanTesting

@testable import TitanRPCTransport

/// Slow, silent and idle clients, in virtual time.
@Suite("Time that a client takes")
struct ConnectionTimeoutTests {
  private let call = RawFrame.headers(
    1,
    RawFrame.block(
      [("content-type", "application/grpc"), ("te", "trailers")], path: "/titanup.test.v1.ScriptedService/Unary"),
    end: false)

  private func goAways(_ server: EmbeddedServer) throws -> [UInt32?] {
    try server.received().filter(\.isGoAway).map(\.errorCode)
  }

  @Test("A preface that does not come to its end", arguments: [0, 1, 23, 24, 30])
  func preface(count: Int) throws {
    let server = try EmbeddedServer()
    for byte in RawFrame.handshake.prefix(count) {
      try server.send([byte])
      server.pass(.milliseconds(500))
    }
    #expect(server.isOpen)
    server.pass(.seconds(26))
    #expect(try goAways(server).last == HTTP2ErrorCode.settingsTimeout.rawValue)
    #expect(!server.isOpen)
    #expect(server.traffic.breaches(of: .preface) == 1)
  }

  @Test(
    "Half a frame",
    arguments: [RawFrame.ping().dropLast(), RawFrame.headers(1).dropLast(20), [0]] as [ArraySlice<UInt8>])
  func frame(bytes: ArraySlice<UInt8>) throws {
    let server = try EmbeddedServer()
    try server.send(RawFrame.handshake + bytes)
    server.pass(.seconds(29))
    #expect(server.isOpen)
    server.pass(.seconds(12))
    #expect(try goAways(server).last == HTTP2ErrorCode.enhanceYourCalm.rawValue)
    #expect(!server.isOpen)
    #expect(server.traffic.breaches(of: .frame) == 1)
  }

  @Test("A header block in pieces that never end")
  func headerBlock() throws {
    let server = try EmbeddedServer()
    try server.send(RawFrame.handshake + RawFrame.headers(1, last: false))
    for _ in 0..<5 where server.isOpen {
      server.pass(.seconds(9))
      try server.send(RawFrame.continuation(1, RawFrame.literal("a", ""), last: false))
    }
    #expect(!server.isOpen)
    #expect(server.traffic.breaches(of: .frame) == 1)
  }

  @Test("Frames that come slowly, but come, are no offence")
  func slow() throws {
    let server = try EmbeddedServer()
    try server.send(RawFrame.handshake)
    for number in 0..<40 {
      let frame = RawFrame.ping(1)
      try server.send(Array(frame.prefix(9)))
      server.pass(.seconds(Int64(number % 20)))
      try server.send(Array(frame.dropFirst(9)))
    }
    #expect(server.isOpen)
    server.close()
  }

  @Test("A connection closes after its maximum idle time; a call keeps it open")
  func idle() throws {
    let server = try EmbeddedServer(withoutKeepalive)
    try server.send(RawFrame.handshake + call)
    server.pass(.hours(2))
    #expect(try goAways(server).isEmpty)
    try server.send(RawFrame.reset(1))
    server.pass(.minutes(29))
    #expect(try goAways(server).isEmpty)
    server.pass(.minutes(2))
    #expect(try goAways(server) == [0, 0])
    #expect(!server.isOpen)
    #expect(server.traffic.breaches(of: .idle) == 1)
  }

  private var withoutKeepalive: GRPCServer.Configuration {
    var configuration = GRPCServer.Configuration()
    configuration.timeouts.keepaliveInterval = nil
    return configuration
  }

  @Test("Old connections get GOAWAY, and are cut off if their calls don't end")
  func age() throws {
    var configuration = withoutKeepalive
    (configuration.timeouts.maximumAge, configuration.timeouts.maximumAgeGrace) = (.seconds(3600), .seconds(60))
    let server = try EmbeddedServer(configuration)
    try server.send(RawFrame.handshake + call)
    server.pass(.minutes(53))
    #expect(try goAways(server).isEmpty)
    // With the most of the jitter, and the least of the grace.
    while server.traffic.breaches(of: .age) == 0 { server.pass(.seconds(5)) }
    server.pass(.seconds(45))
    #expect(try goAways(server) == [0, 0])
    #expect(server.isOpen)
    server.pass(.seconds(30))
    #expect(!server.isOpen)
    #expect(server.traffic.breaches(of: .ageGrace) == 1)
  }

  @Test("A silent client is pinged, and left when it does not answer")
  func keepalive() throws {
    let server = try EmbeddedServer()
    try server.send(RawFrame.handshake)
    for _ in 0..<3 {
      server.pass(.seconds(306))
      let pings = try server.received().filter { $0.type == 6 }
      #expect(pings.count == 1)
      for ping in pings { try server.send(RawFrame.frame(6, 1, 0, ping.payload)) }
    }
    server.pass(.seconds(306))
    #expect(server.isOpen)
    server.pass(.seconds(30))
    #expect(!server.isOpen)
    #expect(server.traffic.breaches(of: .keepalive) == 1)
  }
}
