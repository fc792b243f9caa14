import NIOPosix
import Testing
import TitanRPC
import TitanRPCTransport
import TitanTesting

@Suite("Mutual TLS", .timeLimit(.minutes(10)))
struct MutualTLSTests {
  private let certificates: TestCertificates

  init() throws {
    certificates = try .standard()
    try certificates.makeAuthority("clients")
    try certificates.issue("client", by: "clients", names: ["DNS:phone"])
  }

  @Test("A client whose authority the server trusts is served")
  func accepted() async throws {
    let seen = try await refusal(
      certificates.server(clients: "clients"), certificates.channel(as: "client"))
    #expect(seen.error == nil)
  }

  @Test("A client that reconnects for every call is served again")
  func again() async throws {
    let (server, channel) = (certificates.server(clients: "clients"), certificates.channel(as: "client"))
    try await withServer(server: server, channel: channel) { harness async throws in
      #expect(try await harness.client.unary("x") == "x")
      let second = GRPCChannel(
        target: harness.channel.target, configuration: channel, group: MultiThreadedEventLoopGroup.singleton)
      #expect(try await ScriptedClient(second).unary("x") == "x")
      second.close()
    }
  }

  @Test(
    "A client without a certificate, of another authority, or expired, is not", arguments: [nil, "stranger", "old"])
  func refused(_ name: String?) async throws {
    try certificates.issue("stranger", by: "authority")
    try certificates.issue("old", by: "clients", days: -1)
    let seen = try await refusal(certificates.server(clients: "clients"), certificates.channel(as: name))
    #expect(seen.error?.code == .unavailable)
    #expect(seen.handshakesFailed >= 1)
    #expect(seen.connections == 0)
  }

  @Test("A server that asks for no certificate does not mind one")
  func unasked() async throws {
    #expect(try await refusal(certificates.server(), certificates.channel(as: "client")).error == nil)
  }
}
