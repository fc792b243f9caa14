import Foundation
import NIOPosix
import TestFlags
import TitanCore
import TitanRPC
import TitanRPCTransport
import TitanWeb
import UnixSignals

/// Serves gRPC's `TestService` and the Connect project's `ConformanceService`.
struct InteropServer {
  /// The size of the largest payload that a request may ask for, in bytes.
  private static let largestAnswer = 4 << 20
  private var configuration = GRPCServer.Configuration()
  /// Where browsers are served; `nil`: nowhere.
  private var web: WebServer.Configuration?

  init(flags arguments: [String]) throws {
    let flags = try Flags(
      arguments,
      valued: [
        "host", "port", "tls_cert_file", "tls_key_file", "tls_client_ca_file", "max_receive_message_length", "web-port",
      ],
      switches: ["use_tls", "web-tls"], ignored: ["use_alts", "address_type", "custom_credentials_type"])
    if let host = flags.string("host") { configuration.host = host }
    configuration.port = try flags.number("port", or: 0, allowed: 0...65_535)
    configuration.maximumReceiveMessageSize = try flags.number(
      "max_receive_message_length", or: configuration.maximumReceiveMessageSize, allowed: 1...Int(Int32.max))
    // Clients see the deadline that they set, and none if they set none.
    configuration.maximumUnaryDuration = nil
    if flags.isSet("use_tls") { configuration.tls = try Self.tls(flags) }
    guard flags.string("web-port") != nil else { return }
    var web = WebServer.Configuration()
    web.host = configuration.host
    web.port = try flags.number("web-port", or: 0, allowed: 0...65_535)
    if flags.isSet("web-tls") { web.tls = try Self.tls(flags) }
    self.web = web
  }

  private static func tls(_ flags: Flags) throws -> ServerTLS {
    guard let certificate = flags.string("tls_cert_file"), let key = flags.string("tls_key_file") else {
      throw UsageError(message: "--use_tls and --web-tls need --tls_cert_file and --tls_key_file")
    }
    return ServerTLS(
      identity: TLSIdentityFiles(certificateFile: certificate, keyFile: key),
      clientAuthorityFile: flags.string("tls_client_ca_file"))
  }

  /// Prints its ports on standard output, and serves until SIGTERM or SIGINT.
  func run(on group: MultiThreadedEventLoopGroup) async throws {
    let router = RPCRouter(services: [
      TestService(
        serverID: UUID().uuidString, largestAnswer: Self.largestAnswer, now: systemClock),
      ConformanceService(),
    ])
    let server = GRPCServer(router: router, configuration: configuration, group: group)
    try await server.bind()
    var webPort: WebPort?
    if let web { webPort = try await WebPort(router, like: configuration, web, group: group) }
    say("listening \(server.localPort ?? 0)" + (webPort.map { " web \($0.port)" } ?? ""))
    try await withThrowingTaskGroup { [webPort] tasks in
      tasks.addTask { try await server.serve() }
      if let webPort { tasks.addTask { try await webPort.serve() } }
      for await _ in await UnixSignalsSequence(trapping: .sigterm, .sigint) { break }
      server.beginGracefulShutdown()
      webPort?.beginGracefulShutdown()
      try await tasks.waitForAll()
    }
  }
}
