import ArgumentParser
import BenchEcho
import Logging
import TitanService

/// The echo server that `deploy/dev bench` measures with the interceptors of a real service. On standard output it
/// prints the token to send as `authorization: Bearer …`, and the address where it listens; when it stops, it prints
/// how often its cache of verified tokens was consulted, and how often it had the token.
@main
struct ChainServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "titanup-bench-chain")

  @Option(help: "The port to listen on, 0 for any.") var port = 0
  @Option(help: "The number of threads that serve connections.") var eventLoops = 1
  @Option(help: "The minimum level of logging, on standard error; info logs every call.")
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
    // This comes before listening: a client that finds the port open may need the token at once.
    EchoServer.say("token \(tokens.token)")
    try await server.run()
    let use = tokens.verifier.cacheUse
    EchoServer.say("token cache: \(use.hits) hits of \(use.lookups)")
  }
}
