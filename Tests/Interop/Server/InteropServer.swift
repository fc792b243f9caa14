import Foundation
import NIOPosix
import TestFlags
import TitanCore
import TitanRPC
import TitanRPCTransport
import UnixSignals

/// Serves gRPC's `TestService` and the Connect project's `ConformanceService`.
struct InteropServer {
  /// Bytes of the largest payload that a request may order.
  private static let largestAnswer = 4 << 20
  private var configuration = GRPCServer.Configuration()

  init(flags arguments: [String]) throws {
    let flags = try Flags(
      arguments,
      valued: ["host", "port", "tls_cert_file", "tls_key_file", "tls_client_ca_file", "max_receive_message_length"],
      switches: ["use_tls"], ignored: ["use_alts", "address_type", "custom_credentials_type"])
    if let host = flags.string("host") { configuration.host = host }
    configuration.port = try flags.number("port", or: 0, allowed: 0...65_535)
    configuration.maximumReceiveMessageSize = try flags.number(
      "max_receive_message_length", or: configuration.maximumReceiveMessageSize, allowed: 1...Int(Int32.max))
    // Clients see the deadline they set, and none if they set none.
    configuration.maximumUnaryDuration = nil
    if flags.isSet("use_tls") {
      guard let certificate = flags.string("tls_cert_file"), let key = flags.string("tls_key_file") else {
        throw UsageError(message: "--use_tls needs --tls_cert_file and --tls_key_file")
      }
      configuration.tls = ServerTLS(
        identity: TLSIdentityFiles(certificateFile: certificate, keyFile: key),
        clientAuthorityFile: flags.string("tls_client_ca_file"))
    }
  }

  /// Says on standard output where it listens, and serves until SIGTERM or SIGINT.
  func run(on group: MultiThreadedEventLoopGroup) async throws {
    let router = RPCRouter(services: [
      TestService(
        serverID: UUID().uuidString, largestAnswer: Self.largestAnswer, now: systemClock),
      ConformanceService(),
    ])
    let server = GRPCServer(router: router, configuration: configuration, group: group)
    try await server.bind()
    say("listening \(server.localPort ?? 0)")
    try await withThrowingTaskGroup { tasks in
      tasks.addTask { try await server.serve() }
      for await _ in await UnixSignalsSequence(trapping: .sigterm, .sigint) { break }
      server.beginGracefulShutdown()
      try await tasks.waitForAll()
    }
  }
}
