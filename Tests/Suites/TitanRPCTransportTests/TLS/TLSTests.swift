import NIOCore
import NIOPosix
import NIOSSL
import Testing
import TitanRPC
import TitanTesting

@testable import TitanRPCTransport

@Suite("TLS", .timeLimit(.minutes(10)))
struct TLSTests {
  private let certificates: TestCertificates

  init() throws { certificates = try .standard() }

  @Test("Calls of every kind go through, large ones too")
  func calls() async throws {
    try await withServer(server: certificates.server(), channel: certificates.channel()) { harness async throws in
      #expect(try await harness.client.unary("hello") == "hello")
      let large = RawMessage((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      #expect(try await harness.client.unary(large) == large)
      let echoed = try await harness.client.chat { requests, responses in
        var iterator = responses.makeAsyncIterator()
        for _ in 0..<10 {
          try await requests.write(large)
          guard try await iterator.next() == large else { return false }
        }
        requests.finish()
        return try await iterator.next() == nil
      }
      #expect(echoed)
      #expect(harness.server.traffic.connectionsAccepted == 1)
      #expect(harness.server.traffic.handshakesFailed == 0)
    }
  }

  @Test("Both sides close when told to, with the last call answered")
  func shutdown() async throws {
    try await withServer(server: certificates.server(), channel: certificates.channel()) { harness async throws in
      #expect(try await harness.client.unary("x") == "x")
      harness.server.beginGracefulShutdown()
      try await eventually {
        harness.server.traffic.connectionsOpen == 0 && harness.channel.traffic.connectionsOpen == 0
      }
    }
  }

  @Test("A name may stand for an address")
  func serverName() async throws {
    try certificates.issue("named", by: "authority", names: ["DNS:titanup.example"])
    let seen = try await refusal(
      certificates.server("named"), certificates.channel(serverName: "titanup.example"))
    #expect(seen.error == nil)
  }

  @Test("A certificate for another name is refused")
  func wrongName() async throws {
    try certificates.issue("named", by: "authority", names: ["DNS:titanup.example"])
    let byAddress = try await refusal(certificates.server("named"), certificates.channel())
    #expect(byAddress.error?.code == .unavailable)
    let byName = try await refusal(certificates.server("named"), certificates.channel(serverName: "other.example"))
    #expect(byName.error?.message.contains("other.example") == true)
  }

  @Test("A certificate from an untrusted authority is refused")
  func wrongAuthority() async throws {
    try certificates.makeAuthority("other")
    let seen = try await refusal(certificates.server(), certificates.channel(trusting: "other"))
    #expect(seen.error?.code == .unavailable)
    let message = seen.error?.message ?? ""
    #expect(message.hasSuffix("no trusted authority vouches for the certificate, or it is not valid now"))
    #expect(seen.connections == 0)
  }

  @Test("An expired certificate is refused")
  func expired() async throws {
    try certificates.issue("old", by: "authority", days: -1)
    let seen = try await refusal(certificates.server("old"), certificates.channel())
    #expect(seen.error?.message.contains("not valid now") == true)
  }

  @Test("A mere liveness check may accept any certificate")
  func anybody() async throws {
    var channel = GRPCChannel.Configuration()
    channel.tls = ClientTLS(trust: .anybody)
    #expect(try await refusal(certificates.server(), channel).error == nil)
  }

  @Test("A plain client is turned away by a TLS server, and a TLS client by a plain server")
  func mixed() async throws {
    let plainClient = try await refusal(certificates.server(), .init())
    #expect(plainClient.error?.code == .unavailable)
    #expect(plainClient.connections == 0)
    var channel = certificates.channel()
    channel.connectTimeout = .seconds(5)
    let plainServer = try await refusal(.init(), channel)
    #expect(plainServer.error?.code == .unavailable)
    let message = plainServer.error?.message ?? ""
    #expect(message.hasSuffix("the TLS handshake failed: WRONG_VERSION_NUMBER"))
  }

  @Test(
    "A client that does not agree on h2 is turned away before anything is said",
    arguments: [[], ["http/1.1"], ["h2c", "grpc"]])
  func otherProtocols(_ protocols: [String]) async throws {
    try await withServer(server: certificates.server()) { harness in
      var configuration = TLSConfiguration.makeClientConfiguration()
      configuration.trustRoots = .file(certificates.certificate("authority"))
      configuration.applicationProtocols = protocols
      let notes = try await TLSPeer.connect(to: harness.server.localPort ?? 0, configuration)
      #expect(notes.agreed == .some(nil))
      #expect(notes.bytes == 0)
      // Closed in order, not cut off.
      #expect(notes.errors == [])
      #expect(harness.server.traffic.handshakesFailed == 1)
      #expect(harness.server.traffic.connectionsAccepted == 0)
    }
  }

  @Test("TLS 1.2 and 1.3 are spoken", arguments: [TLSVersion.tlsv12, .tlsv13])
  func versions(_ version: TLSVersion) async throws {
    let notes = try await offer { configuration in
      (configuration.minimumTLSVersion, configuration.maximumTLSVersion) = (version, version)
    }
    #expect(notes.version == version)
    #expect(notes.bytes > 0)
  }

  @Test("TLS 1.1 is not")
  func oldVersion() async throws {
    let notes = try await offer { $0.maximumTLSVersion = .tlsv11 }
    #expect(notes.agreed == nil)
    #expect(notes.errors.first?.contains("PROTOCOL_VERSION") == true)
  }

  @Test(
    "Suites that RFC 9113 warns of are not agreed on in TLS 1.2",
    arguments: [NIOTLSCipher.TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA, .TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA])
  func oldSuites(_ suite: NIOTLSCipher) async throws {
    let notes = try await offer { configuration in
      configuration.maximumTLSVersion = .tlsv12
      configuration.cipherSuiteValues = [suite]
    }
    #expect(notes.agreed == nil)
    #expect(notes.errors.first?.contains("HANDSHAKE_FAILURE") == true)
  }

  /// What becomes of a client that offers `h2` and what `change` makes of its configuration.
  private func offer(_ change: @Sendable (inout TLSConfiguration) -> Void) async throws -> TLSPeer.Notes {
    try await withServer(server: certificates.server()) { harness in
      var configuration = TLSConfiguration.makeClientConfiguration()
      configuration.trustRoots = .file(certificates.certificate("authority"))
      configuration.applicationProtocols = ["h2"]
      change(&configuration)
      return try await TLSPeer.connect(to: harness.server.localPort ?? 0, configuration)
    }
  }

  @Test("A silent client is turned away in time, and a silent server given up")
  func silence() async throws {
    var server = certificates.server()
    server.tls?.handshakeTimeout = .milliseconds(50)
    try await withServer(server: server) { harness in
      let peer = try await RawPeer.connect(harness.server.localPort ?? 0)
      // Half of a record's header.
      peer.send([0x16, 0x03])
      #expect(await peer.everything() == [])
      #expect(harness.server.traffic.handshakesFailed == 1)
    }
    let silent = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .bind(host: "127.0.0.1", port: 0).get()
    var configuration = certificates.channel()
    configuration.connectTimeout = .milliseconds(50)
    let channel = GRPCChannel(
      target: .hostAndPort("127.0.0.1", silent.localAddress?.port ?? 0), configuration: configuration,
      group: MultiThreadedEventLoopGroup.singleton)
    let error = await #expect(throws: RPCError.self) { try await ScriptedClient(channel).unary("x") }
    #expect(error?.message.contains("took longer than") == true)
    channel.close()
    try await silent.close()
  }
}

@Suite struct TLSNameTests {
  @Test(
    "Addresses are no names",
    arguments: [("127.0.0.1", nil), ("::1", nil), ("fe80::1%lo", nil), ("auth", "auth"), ("a.example.", "a.example")])
  func names(_ host: String, _ name: String?) {
    #expect(ClientHandshakes.name(host) == name)
  }
}
