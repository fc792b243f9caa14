import ArgumentParser
import Foundation
import Logging
import NIOCore
import NIOPosix
import TitanRPC
import TitanRPCTransport
import TitanService
import UnixSignals

/// The echo server that `deploy/dev bench` measures. It says on standard output where it listens, and with `--chain`
/// the token to send as `authorization: Bearer …`; on SIGTERM it stops and says how often its
/// verified tokens were asked for, and how often one was known.
@main
struct BenchServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "titanup-bench-server")

  @Option(help: "Port to listen on, 0 for any.") var port = 0
  @Option(help: "Threads that serve connections.") var eventLoops = 1
  @Flag(help: "Run every call through the interceptors of a real service.") var chain = false
  @Option(help: "With --chain: log lines of calls from this level on (info: one a call, on standard error).")
  var logLevel = "notice"

  @Option(help: "PEM: speak TLS with this certificate.") var tlsCert: String?
  @Option(help: "PEM: the certificate's key.") var tlsKey: String?

  func validate() throws {
    guard (tlsCert == nil) == (tlsKey == nil) else {
      throw ValidationError("--tls-cert and --tls-key belong together")
    }
    guard Logger.Level(rawValue: logLevel) != nil else {
      throw ValidationError("--log-level is \(logLevel); allowed: \(Logger.Level.allCases.map(\.rawValue))")
    }
  }

  func run() async throws {
    let tokens = chain ? try BenchTokens() : nil
    let interceptors = tokens.map { standardInterceptors($0.verifier) } ?? []
    let group = MultiThreadedEventLoopGroup(numberOfThreads: eventLoops)
    var configuration = GRPCServer.Configuration()
    configuration.port = port
    configuration.shutdownGrace = .seconds(1)
    if let tlsCert, let tlsKey {
      configuration.tls = ServerTLS(identity: TLSIdentityFiles(certificateFile: tlsCert, keyFile: tlsKey))
    }
    let server = GRPCServer(
      router: RPCRouter(interceptors: interceptors, services: [EchoHandler()]), configuration: configuration,
      group: group)
    try await server.bind()
    say("listening \(server.localPort ?? 0)")
    if let tokens { say("token \(tokens.token)") }
    try await withThrowingTaskGroup { tasks in
      tasks.addTask { try await server.serve() }
      for await _ in await UnixSignalsSequence(trapping: .sigterm, .sigint) { break }
      server.beginGracefulShutdown()
      try await tasks.waitForAll()
    }
    try await group.shutdownGracefully()
    if let use = tokens?.verifier.cacheUse { say("token cache: \(use.hits) hits of \(use.lookups)") }
  }

  /// At once, also where standard output is a file.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  private func standardInterceptors(_ verifier: TokenVerifier) -> [any ServerInterceptor] {
    StandardInterceptors.all(
      logger: Logger(service: "bench", level: Logger.Level(rawValue: logLevel) ?? .notice),
      metrics: MetricsRegistry(), rules: AccessRules(), verifier: verifier)
  }
}
