import Glibc
import NIOCore
import NIOPosix
package import TitanRPC
package import TitanRPCTransport
import UnixSignals

/// Serves the echo until SIGTERM. It prints its address on standard output.
package struct EchoServer {
  /// The port to listen on, 0 for any.
  package var port = 0
  /// The number of threads that serve connections.
  package var eventLoops = 1
  package var tls: ServerTLS?
  package var interceptors: [any ServerInterceptor] = []

  package init() {}

  package func run() async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: eventLoops)
    var configuration = GRPCServer.Configuration()
    configuration.port = port
    configuration.shutdownGrace = .seconds(1)
    configuration.tls = tls
    let server = GRPCServer(
      router: RPCRouter(interceptors: interceptors, services: [EchoHandler()]), configuration: configuration,
      group: group)
    try await server.bind()
    Self.say("listening \(server.localPort ?? 0)")
    try await withThrowingTaskGroup { tasks in
      tasks.addTask { try await server.serve() }
      for await _ in await UnixSignalsSequence(trapping: .sigterm, .sigint) { break }
      server.beginGracefulShutdown()
      try await tasks.waitForAll()
    }
    try await group.shutdownGracefully()
  }

  /// Prints at once, even if standard output is a file.
  package static func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
