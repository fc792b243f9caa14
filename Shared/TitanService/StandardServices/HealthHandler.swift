package import TitanProto
package import TitanRPC

/// `grpc.health.v1.Health`, answered from the registry.
package struct HealthHandler: HealthV1.HealthProtocol {
  private let registry: HealthRegistry

  package init(registry: HealthRegistry) { self.registry = registry }

  package func check(
    _ request: HealthV1.HealthCheckRequest, context: ServerContext
  ) async throws -> HealthV1.HealthCheckResponse {
    guard let status = registry.status(of: request.service) else {
      throw RPCError.notFound("service", id: request.service)
    }
    return HealthV1.HealthCheckResponse(status: status)
  }

  package func list(
    _ request: HealthV1.HealthListRequest, context: ServerContext
  ) async throws -> HealthV1.HealthListResponse {
    HealthV1.HealthListResponse(statuses: registry.statuses.mapValues { HealthV1.HealthCheckResponse(status: $0) })
  }

  package func watch(
    _ request: HealthV1.HealthCheckRequest, response: RPCWriter<HealthV1.HealthCheckResponse>, context: ServerContext
  ) async throws {
    var last: HealthRegistry.Status?
    for await status in registry.watch(request.service) where status != last {
      try await response.write(HealthV1.HealthCheckResponse(status: status))
      last = status
    }
    try Task.checkCancellation()
    throw RPCError(.unavailable, reason: "SHUTTING_DOWN", "the server is shutting down")
  }
}
