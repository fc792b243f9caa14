import ServiceLifecycle
import TitanRPCTransport

/// Serves until told to stop. Then it reports NOT_SERVING, sends GOAWAY, ends watches and gives running calls their
/// grace period.
struct ServerRunner: Service {
  let server: GRPCServer
  let health: HealthRegistry
  let drain: DrainSignal

  func run() async throws {
    try await withGracefulShutdownHandler {
      try await server.serve()
    } onGracefulShutdown: {
      health.shutDown()
      server.beginGracefulShutdown()
      drain.raise()
    }
  }
}

/// The name in the lifecycle's own log lines.
extension ServerRunner: CustomStringConvertible {
  var description: String { "gRPC server" }
}
