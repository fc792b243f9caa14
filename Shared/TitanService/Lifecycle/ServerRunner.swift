import ServiceLifecycle
import TitanRPCTransport

/// Serves until told to stop: then NOT_SERVING, GOAWAY, no more watches, and the calls that run get their grace.
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

/// As the lifecycle's own log lines name it.
extension ServerRunner: CustomStringConvertible {
  var description: String { "gRPC server" }
}
