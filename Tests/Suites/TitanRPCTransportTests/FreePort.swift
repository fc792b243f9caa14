import NIOPosix
import TitanRPC

@testable import TitanRPCTransport

/// A port that nobody listens on, and that no connection of another test is given: below those that Linux hands out by
/// itself (32768 to 60999).
func freePort() async throws -> Int {
  var configuration = GRPCServer.Configuration()
  while true {
    configuration.port = Int.random(in: 20_000..<32_768)
    let server = GRPCServer(
      router: RPCRouter(), configuration: configuration, group: MultiThreadedEventLoopGroup.singleton)
    guard (try? await server.bind()) != nil else { continue }
    server.beginGracefulShutdown()
    try await server.serve()
    return configuration.port
  }
}
