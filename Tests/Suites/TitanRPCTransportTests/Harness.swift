import NIOCore
import NIOPosix
import TitanRPC
import TitanRPCTransport
import TitanTesting

/// A server on a loopback socket and a channel to it.
struct Harness {
  let server: GRPCServer
  let channel: GRPCChannel
  var client: ScriptedClient { ScriptedClient(channel) }
}

/// Runs `body` with a server of `service`, and stops it afterwards.
func withServer<Result: Sendable>(
  _ service: ScriptedService = ScriptedService(),
  server serverConfiguration: GRPCServer.Configuration = .init(),
  channel channelConfiguration: GRPCChannel.Configuration = .init(), gates: @escaping RPCRouter.Gates = { _ in nil },
  _ body: @Sendable (Harness) async throws -> Result
) async throws -> Result {
  let group = MultiThreadedEventLoopGroup.singleton
  let server = GRPCServer(
    router: RPCRouter(services: [service], gates: gates), configuration: serverConfiguration, group: group)
  try await server.bind()
  let channel = GRPCChannel(
    target: .hostAndPort("127.0.0.1", server.localPort ?? 0), configuration: channelConfiguration, group: group)
  return try await withThrowingTaskGroup { tasks in
    tasks.addTask { try await server.serve() }
    let result: Swift.Result<Result, any Error>
    do { result = .success(try await body(Harness(server: server, channel: channel))) } catch {
      result = .failure(error)
    }
    channel.close()
    server.beginGracefulShutdown()
    try await tasks.waitForAll()
    return try result.get()
  }
}
