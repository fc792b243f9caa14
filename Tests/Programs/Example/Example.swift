import NIOPosix
import TitanRPC
import TitanRPCTransport
import UnixSignals

/// Serves `GreeterHandler` until SIGTERM, on the port given as its argument (0: any).
@main
struct Example {
  static func main() async throws {
    var configuration = GRPCServer.Configuration()
    configuration.port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    let server = GRPCServer(
      router: RPCRouter(services: [GreeterHandler()]), configuration: configuration,
      group: MultiThreadedEventLoopGroup.singleton)
    try await server.bind()
    print("listening on \(configuration.host):\(server.localPort ?? 0)")
    try await withThrowingTaskGroup { tasks in
      tasks.addTask { try await server.serve() }
      for await _ in await UnixSignalsSequence(trapping: .sigterm, .sigint) { break }
      server.beginGracefulShutdown()
      try await tasks.waitForAll()
    }
  }
}
