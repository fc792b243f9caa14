import Logging
import TitanCore
package import TitanProtoJSON
package import TitanRPCTransport
package import TitanService
package import TitanWeb

/// The server of an edge, set up as its environment says.
package final class WebEdgeServer: EdgeServer {
  private let server: WebServer

  /// - Parameter schema: the contract of all services.
  package init(_ handler: any WebHandler, schema: ProtoSchema, _ environment: EdgeEnvironment) {
    var configuration = WebServer.Configuration()
    let (given, logger) = (environment.configuration, environment.logger)
    (configuration.host, configuration.port) = (given.listen.host, given.listen.port)
    configuration.tls = given.tls.server
    configuration.maximumConnections = given.limits.connections
    configuration.maximumConnectionsPerAddress = given.limits.connectionsPerAddress
    configuration.maximumRequests = given.limits.calls
    configuration.trustedProxies = given.limits.trustedProxies
    configuration.shutdownGrace = given.shutdownGrace
    configuration.onError = { error, request in
      logger.error(
        "a request failed",
        metadata: [
          "method": .string(request.method), "path": .string(String(request.path.prefix(200))),
          "cause": .string(loggable(error)),
        ])
    }
    let traced = environment.tracer.map { TracedRequests(handler, schema: schema, tracer: $0) }
    server = WebServer(traced ?? handler, configuration: configuration, group: environment.eventLoopGroup)
  }

  package var traffic: TrafficCounters { server.traffic }
  package func bind() async throws { try await server.bind() }
  package var localPort: Int? { server.localPort }
  package func serve() async throws { try await server.serve() }
  package func beginGracefulShutdown() { server.beginGracefulShutdown() }
}
