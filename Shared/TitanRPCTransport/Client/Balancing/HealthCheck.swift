package import TitanRPC

/// Client-side health checking, as gRPC has it: each connection is asked for its server's health, and takes calls only
/// while the server says that it serves.
package struct HealthCheck: Sendable {
  /// Watches a service through a channel that is exactly one connection, and reports whenever its health is known:
  /// whether it serves. Returns or throws when there is nothing more to hear; UNIMPLEMENTED means that the server has no
  /// such service, and then it counts as well.
  ///
  /// A closure, because the messages of `grpc.health.v1` are not known here.
  package typealias Watch =
    @Sendable (
      _ connection: any RPCChannel, _ service: String, _ report: @Sendable (Bool) -> Void
    ) async throws -> Void

  /// As the server knows it; empty for the server as a whole.
  package var service: String
  let watch: Watch

  package init(service: String = "", watch: @escaping Watch) {
    self.service = service
    self.watch = watch
  }
}
