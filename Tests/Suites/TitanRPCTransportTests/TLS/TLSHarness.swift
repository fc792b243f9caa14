import TitanRPC
import TitanRPCTransport
import TitanTesting

extension TestCertificates {
  /// A folder with `authority`, and `server` that it signed for localhost and 127.0.0.1.
  static func standard() throws -> TestCertificates {
    let made = try TestCertificates()
    try made.makeAuthority("authority")
    try made.issue("server", by: "authority")
    return made
  }

  func identity(_ name: String) -> TLSIdentityFiles {
    TLSIdentityFiles(certificateFile: certificate(name), keyFile: key(name))
  }

  /// A server that shows `name`'s certificate, and asks clients for one of `clients`'.
  func server(_ name: String = "server", clients: String? = nil) -> GRPCServer.Configuration {
    var configuration = GRPCServer.Configuration()
    configuration.tls = ServerTLS(identity: identity(name), clientAuthorityFile: clients.map(certificate))
    return configuration
  }

  /// A channel that trusts `trusted`, and shows `name`'s certificate.
  func channel(
    trusting trusted: String = "authority", as name: String? = nil, serverName: String? = nil
  ) -> GRPCChannel.Configuration {
    var configuration = GRPCChannel.Configuration()
    configuration.tls = ClientTLS(
      trust: .authorities(file: certificate(trusted)), serverName: serverName, identity: name.map(identity))
    return configuration
  }
}

/// What the only call of a server and a channel fails with.
func refusal(
  _ server: GRPCServer.Configuration, _ channel: GRPCChannel.Configuration
) async throws -> (error: RPCError?, handshakesFailed: Int, connections: Int) {
  try await withServer(server: server, channel: channel) { harness in
    do {
      _ = try await harness.client.unary("x")
      return (nil, harness.server.traffic.handshakesFailed, harness.server.traffic.connectionsAccepted)
    } catch let error as RPCError {
      return (error, harness.server.traffic.handshakesFailed, harness.server.traffic.connectionsAccepted)
    }
  }
}
