import ArgumentParser
import BenchEcho
import Logging
import TitanService

/// The echo server that `deploy/dev bench` measures with the interceptors of a real service. It says on standard output
/// the token to send as `authorization: Bearer …`, and where it listens; when it stops, how often its verified tokens were
/// asked for, and how often one was known.
@main
struct ChainServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "titanup-bench-chain")

  @Option(help: "Port to listen on, 0 for any.") var port = 0
  @Option(help: "Threads that serve connections.") var eventLoops = 1
  @Option(help: "Log lines of calls from this level on (info: one a call, on standard error).")
  var logLevel = "notice"

  func validate() throws {
    guard Logger.Level(rawValue: logLevel) != nil else {
      throw ValidationError("--log-level is \(logLevel); allowed: \(Logger.Level.allCases.map(\.rawValue))")
    }
  }

  func run() async throws {
    let tokens = try BenchTokens()
    var server = EchoServer()
    server.port = port
    server.eventLoops = eventLoops
    server.interceptors = StandardInterceptors.all(
      logger: Logger(service: "bench", level: Logger.Level(rawValue: logLevel) ?? .notice),
      metrics: MetricsRegistry(), rules: AccessRules(), verifier: tokens.verifier)
    // Before it listens: who finds the port open may ask for the token at once.
    EchoServer.say("token \(tokens.token)")
    try await server.run()
    let use = tokens.verifier.cacheUse
    EchoServer.say("token cache: \(use.hits) hits of \(use.lookups)")
  }
}
