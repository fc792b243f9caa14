import Testing
import TitanRPC
import TitanRPCTransport
import TitanTesting

/// The transports that must keep the same contract.
enum TestTransport: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case inProcess, sockets

  var testDescription: String { rawValue }

  /// Runs `body` with a client of `service` over this transport.
  func run<Result: Sendable>(
    _ service: ScriptedService = ScriptedService(), maximumUnaryDuration: Duration? = .seconds(60),
    maximumStreamDuration: Duration? = nil, _ body: @Sendable (ScriptedClient) async throws -> Result
  ) async throws -> Result {
    switch self {
    case .inProcess:
      var configuration = InProcessTransport.Configuration()
      configuration.maximumUnaryDuration = maximumUnaryDuration
      configuration.maximumStreamDuration = maximumStreamDuration
      let router = RPCRouter(services: [service])
      return try await body(ScriptedClient(InProcessTransport(router: router, configuration: configuration)))
    case .sockets:
      var configuration = GRPCServer.Configuration()
      configuration.maximumUnaryDuration = maximumUnaryDuration
      configuration.maximumStreamDuration = maximumStreamDuration
      return try await withServer(service, server: configuration) { try await body($0.client) }
    }
  }
}
