import TestProto
import TitanRPC

/// Echoes each request.
struct EchoHandler: BenchV1.EchoServiceProtocol {
  func echo(_ request: BenchV1.EchoMessage, context: ServerContext) async throws -> BenchV1.EchoMessage { request }

  func stream(
    _ requests: RPCAsyncSequence<BenchV1.EchoMessage>, response: RPCWriter<BenchV1.EchoMessage>, context: ServerContext
  ) async throws {
    for try await message in requests { try await response.write(message) }
  }
}
