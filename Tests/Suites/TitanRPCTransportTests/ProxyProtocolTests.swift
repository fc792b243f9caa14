import NIOCore
import NIOEmbedded
import Testing
import TitanCore
import TitanRPC
import TitanTesting

@testable import TitanRPCTransport

/// Headers of the PROXY protocol, version 2.
enum ProxyHeader {
  static let signature: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A]

  static func bytes(_ versionAndCommand: UInt8, _ family: UInt8, _ rest: [UInt8], length: Int? = nil) -> [UInt8] {
    let length = length ?? rest.count
    return signature + [versionAndCommand, family, UInt8(length >> 8), UInt8(length & 0xFF)] + rest
  }

  static func tcp4(_ address: [UInt8], port: UInt16, more: [UInt8] = []) -> [UInt8] {
    bytes(0x21, 0x11, address + [127, 0, 0, 1] + [UInt8(port >> 8), UInt8(port & 0xFF), 0x1B, 0x59] + more)
  }
}

@Suite("The PROXY protocol", .timeLimit(.minutes(10)))
struct ProxyProtocolTests {
  private static let ipv4 = ProxyHeader.tcp4([203, 0, 113, 7], port: 4711)
  private static let ipv6 = ProxyHeader.bytes(
    0x21, 0x21,
    [0x20, 0x01, 0x0D, 0xB8] + [UInt8](repeating: 0, count: 11) + [1] + [UInt8](repeating: 9, count: 16)
      + [0x12, 0x67, 0, 1])
  private static let client4 = HostAndPort(host: "203.0.113.7", port: 4711)

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let header: ProxyProtocolHeader
    init(_ name: String, _ bytes: [UInt8], _ header: ProxyProtocolHeader) {
      (testDescription, self.bytes, self.header) = (name, bytes, header)
    }
  }

  static let cases = [
    Case("IPv4", ipv4, .present(client: client4, size: 28)),
    Case("IPv4 and what the client says", ipv4 + Array("PRI".utf8), .present(client: client4, size: 28)),
    Case(
      "more than addresses", ProxyHeader.tcp4([203, 0, 113, 7], port: 4711, more: [4, 0, 1, 0]),
      .present(client: client4, size: 32)),
    Case("IPv6", ipv6, .present(client: HostAndPort(host: "2001:db8::1", port: 4711), size: 52)),
    Case(
      "a UNIX socket", ProxyHeader.bytes(0x21, 0x31, [UInt8](repeating: 0x61, count: 216)),
      .present(client: nil, size: 232)),
    Case("unspecified", ProxyHeader.bytes(0x21, 0x00, [1, 2, 3]), .present(client: nil, size: 19)),
    Case("LOCAL", ProxyHeader.bytes(0x20, 0x00, []), .present(client: nil, size: 16)),
    Case(
      "LOCAL with addresses", ProxyHeader.bytes(0x20, 0x11, Array(ipv4.suffix(12))), .present(client: nil, size: 28)),
    Case("nothing", [], .unfinished),
    Case("HTTP/2", Array("PRI * HTTP/2.0\r\n".utf8), .absent),
    Case("TLS", [0x16, 0x03, 0x01], .absent),
    Case("version 1", Array("PROXY TCP4 203.0.113.7 127.0.0.1 4711 7001\r\n".utf8), .absent),
    Case("a line break", Array("\r\n\r\n\r\n".utf8), .absent),
    Case("version 3", ProxyHeader.bytes(0x31, 0x11, Array(ipv4.suffix(12))), .malformed),
    Case("an unknown command", ProxyHeader.bytes(0x22, 0x11, Array(ipv4.suffix(12))), .malformed),
    Case("datagrams", ProxyHeader.bytes(0x21, 0x12, Array(ipv4.suffix(12))), .malformed),
    Case("an unknown family", ProxyHeader.bytes(0x21, 0x41, Array(ipv4.suffix(12))), .malformed),
    Case("IPv4 cut short", ProxyHeader.bytes(0x21, 0x11, Array(ipv4.suffix(11))), .malformed),
    Case("IPv6 cut short", ProxyHeader.bytes(0x21, 0x21, [UInt8](repeating: 0, count: 35)), .malformed),
    Case("a path cut short", ProxyHeader.bytes(0x21, 0x31, [UInt8](repeating: 0, count: 215)), .malformed),
    Case("too long", ProxyHeader.bytes(0x21, 0x11, [], length: 4_097), .malformed),
  ]

  @Test("Headers", arguments: cases)
  func headers(read: Case) { #expect(ProxyProtocolHeader(read.bytes) == read.header) }

  @Test("A header that comes byte by byte is unfinished until it is whole", arguments: [ipv4, ipv6])
  func byteByByte(bytes: [UInt8]) {
    for count in 0..<bytes.count { #expect(ProxyProtocolHeader(bytes.prefix(count)) == .unfinished) }
  }

  // MARK: The gate

  /// A channel that begins with a gate, and what came of it.
  private final class Gated {
    let loop = EmbeddedEventLoop()
    let channel: EmbeddedChannel
    private(set) var outcomes: [ProxyProtocolGate.Outcome] = []

    init() throws {
      channel = EmbeddedChannel(loop: loop)
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      try channel.pipeline.syncOperations.addHandler(
        ProxyProtocolGate(timeout: .seconds(20)) { [weak self] in self?.outcomes.append($0) })
    }

    func read() throws -> [UInt8] {
      loop.run()
      var bytes: [UInt8] = []
      while let buffer = try channel.readInbound(as: ByteBuffer.self) { bytes += buffer.readableBytesView }
      return bytes
    }
  }

  @Test("Bytes after the header pass through, however they are split", arguments: 1...28)
  func cuts(size: Int) throws {
    let gated = try Gated()
    let rest = Array("PRI * HTTP/2.0".utf8)
    var bytes = (Self.ipv4 + rest)[...]
    while !bytes.isEmpty {
      try gated.channel.writeInbound(ByteBuffer(bytes: bytes.prefix(size)))
      bytes = bytes.dropFirst(size)
    }
    #expect(try gated.read() == rest)
    #expect(gated.outcomes == [.client(Self.client4)])
    #expect(gated.channel.isActive)
  }

  @Test("Without a header nothing is lost")
  func noHeader() throws {
    let gated = try Gated()
    let bytes: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A, 0x01]
    for byte in bytes { try gated.channel.writeInbound(ByteBuffer(bytes: [byte])) }
    #expect(try gated.read() == bytes)
    #expect(gated.outcomes == [.client(nil)])
    gated.loop.advanceTime(by: .seconds(60))
    #expect(gated.channel.isActive)
  }

  @Test("A malformed header closes the connection")
  func malformed() throws {
    let gated = try Gated()
    try gated.channel.writeInbound(ByteBuffer(bytes: ProxyHeader.bytes(0x11, 0x11, [])))
    #expect(gated.outcomes == [.refused(.proxyHeader)])
    #expect(!gated.channel.isActive)
    #expect(try gated.read().isEmpty)
  }

  @Test("A silent connection is closed in time")
  func silence() throws {
    let gated = try Gated()
    try gated.channel.writeInbound(ByteBuffer(bytes: ProxyHeader.signature))
    gated.loop.advanceTime(by: .seconds(19))
    #expect(gated.channel.isActive)
    gated.loop.advanceTime(by: .seconds(1))
    #expect(gated.outcomes == [.refused(.preface)])
    #expect(!gated.channel.isActive)
  }

  // MARK: On sockets

  private static func server(trusting networks: String...) -> GRPCServer.Configuration {
    var configuration = GRPCServer.Configuration()
    configuration.trustedProxies = TrustedProxies(networks.compactMap { NetworkRange($0) })
    return configuration
  }

  /// Answers with where it takes a call to come from.
  private var telling: ScriptedService {
    var service = ScriptedService()
    service.onUnary = { _, context in RawMessage(Array(context.client.text.utf8)) }
    return service
  }

  /// What the server takes the client of a call for that follows some bytes on a connection.
  private func client(
    after bytes: [UInt8], metadata: [(String, String)] = [], _ server: GRPCServer.Configuration
  ) async throws -> String? {
    try await withServer(telling, server: server) { harness in
      let peer = try await RawPeer.connect(harness.server.localPort ?? 0)
      let fields = RawFrame.block(
        [("content-type", "application/grpc"), ("te", "trailers")] + metadata,
        path: "/titanup.test.v1.ScriptedService/Unary")
      peer.send(
        bytes + RawFrame.handshake + RawFrame.headers(1, fields, end: false) + RawFrame.data(1, "\0\0\0\0\0", end: true)
      )
      let frames = await peer.frames { $0.type == 0 || $0.isGoAway }
      peer.close()
      return frames.first { $0.type == 0 }.map { String(decoding: $0.payload.dropFirst(5), as: UTF8.self) }
    }
  }

  @Test("A trusted proxy's header says who the peer is")
  func trusted() async throws {
    #expect(try await client(after: Self.ipv4, Self.server(trusting: "127.0.0.1")) == "203.0.113.7:4711")
    #expect(try await client(after: Self.ipv6, Self.server(trusting: "127.0.0.1")) == "[2001:db8::1]:4711")
    let local = try await client(after: ProxyHeader.bytes(0x20, 0, []), Self.server(trusting: "127.0.0.1"))
    #expect(local?.hasPrefix("127.0.0.1:") == true)
    #expect(try await client(after: [], Self.server(trusting: "127.0.0.1"))?.hasPrefix("127.0.0.1:") == true)
  }

  @Test("Anybody else's is no HTTP/2")
  func untrusted() async throws {
    #expect(try await client(after: Self.ipv4, Self.server(trusting: "10.0.0.0/8")) == nil)
    #expect(try await client(after: Self.ipv4, Self.server()) == nil)
  }

  @Test("A peer behind a proxy is trusted about its clients only if it is a proxy itself")
  func chain() async throws {
    let forwarded = [("x-forwarded-for", "198.51.100.1")]
    let one = Self.server(trusting: "127.0.0.1")
    #expect(try await client(after: [], metadata: forwarded, one) == "198.51.100.1")
    #expect(try await client(after: Self.ipv4, metadata: forwarded, one) == "203.0.113.7:4711")
    let both = Self.server(trusting: "127.0.0.1", "203.0.113.0/24")
    #expect(try await client(after: Self.ipv4, metadata: forwarded, both) == "198.51.100.1")
    let nobody = try await client(after: [], metadata: forwarded, Self.server())
    #expect(nobody?.hasPrefix("127.0.0.1:") == true)
  }

  @Test("Connections of proxies are counted by the address they tell")
  func connections() async throws {
    var configuration = Self.server(trusting: "127.0.0.1")
    configuration.maximumConnectionsPerAddress = 1
    try await withServer(server: configuration) { harness in
      func connect(_ bytes: [UInt8]) async throws -> (RawPeer, isOpen: Bool) {
        let peer = try await RawPeer.connect(harness.server.localPort ?? 0)
        peer.send(bytes + RawFrame.handshake)
        return (peer, await peer.frames { $0.type == 4 }.contains { $0.type == 4 })
      }
      // The proxy's own have no limit.
      for _ in 0..<3 {
        let own = try await connect([])
        #expect(own.isOpen)
      }
      let first = try await connect(Self.ipv4)
      #expect(first.isOpen)
      let second = try await connect(ProxyHeader.tcp4([203, 0, 113, 7], port: 9))
      #expect(!second.isOpen)
      #expect(harness.server.traffic.breaches(of: .connectionsPerAddress) == 1)
      let neighbour = try await connect(ProxyHeader.tcp4([203, 0, 113, 8], port: 9))
      #expect(neighbour.isOpen)
      first.0.close()
      // There is room again as soon as the server has seen the end of the first.
      while try await !connect(Self.ipv4).isOpen {}
    }
  }

  @Test("Behind the header TLS begins as ever")
  func tls() async throws {
    let made = try TestCertificates.standard()
    var configuration = made.server()
    configuration.trustedProxies = Self.server(trusting: "127.0.0.1").trustedProxies
    // Without a header; the integration tests have one with it.
    try await withServer(telling, server: configuration, channel: made.channel()) { harness async throws in
      let client = try await harness.client.unary("x")
      #expect(client.text.hasPrefix("127.0.0.1:"))
    }
  }
}
