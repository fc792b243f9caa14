// swift-format-ignore-file
// Made by protoc-gen-titan from grpc/health/v1/health.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanRPC

extension HealthV1 {
  /// The methods of `grpc.health.v1.Health`.
  package enum HealthMethods {
    package static let check = MethodDescriptor(
      service: "grpc.health.v1.Health", method: "Check", type: .unary, hasNoSideEffects: true)
    package static let list = MethodDescriptor(
      service: "grpc.health.v1.Health", method: "List", type: .unary, hasNoSideEffects: true)
    package static let watch = MethodDescriptor(
      service: "grpc.health.v1.Health", method: "Watch", type: .serverStreaming)

    package static let descriptor = ServiceDescriptor(
      fullName: "grpc.health.v1.Health",
      methods: [check, list, watch])
  }
}

extension HealthV1 {
  /// The health of this server. Open to everybody.
  package protocol HealthProtocol: RPCService {
    /// How one service is now. NOT_FOUND for a name the server does not know.
    func check(_ request: HealthV1.HealthCheckRequest, context: ServerContext) async throws -> HealthV1.HealthCheckResponse

    /// How all services are now.
    func list(_ request: HealthV1.HealthListRequest, context: ServerContext) async throws -> HealthV1.HealthListResponse

    /// How one service is now, and every change from then on, until the caller hangs up. A name the server does not
    /// know is SERVICE_UNKNOWN, and may become known.
    func watch(
      _ request: HealthV1.HealthCheckRequest, response: RPCWriter<HealthV1.HealthCheckResponse>, context: ServerContext
    ) async throws
  }
}

extension HealthV1.HealthProtocol {
  package static var descriptor: ServiceDescriptor { HealthV1.HealthMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(HealthV1.HealthMethods.check) {
      try await check($0, context: $1)
    }
    router.unary(HealthV1.HealthMethods.list) {
      try await list($0, context: $1)
    }
    router.serverStreaming(HealthV1.HealthMethods.watch) {
      try await watch($0, response: $1, context: $2)
    }
  }
}

extension HealthV1 {
  /// Calls `grpc.health.v1.Health` over a channel.
  package struct HealthClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// How one service is now. NOT_FOUND for a name the server does not know.
    package func check(
      _ request: HealthV1.HealthCheckRequest, options: CallOptions? = nil
    ) async throws -> HealthV1.HealthCheckResponse {
      try await channel.unary(HealthMethods.check, request, options ?? self.options)
    }

    /// How all services are now.
    package func list(
      _ request: HealthV1.HealthListRequest, options: CallOptions? = nil
    ) async throws -> HealthV1.HealthListResponse {
      try await channel.unary(HealthMethods.list, request, options ?? self.options)
    }

    /// How one service is now, and every change from then on, until the caller hangs up. A name the server does not
    /// know is SERVICE_UNKNOWN, and may become known.
    package func watch<Result>(
      _ request: HealthV1.HealthCheckRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<HealthV1.HealthCheckResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(HealthMethods.watch, request, options ?? self.options, body)
    }
  }
}
