// swift-format-ignore-file
// Made by protoc-gen-titan from grpc/reflection/v1/reflection.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanRPC

extension ReflectionV1 {
  /// The methods of `grpc.reflection.v1.ServerReflection`.
  package enum ServerReflectionMethods {
    package static let serverReflectionInfo = MethodDescriptor(
      service: "grpc.reflection.v1.ServerReflection", method: "ServerReflectionInfo", type: .bidirectionalStreaming)

    package static let descriptor = ServiceDescriptor(
      fullName: "grpc.reflection.v1.ServerReflection",
      methods: [serverReflectionInfo])
  }
}

extension ReflectionV1 {
  /// Answers questions about the protos behind this server's services. Open to everybody, where it is enabled.
  package protocol ServerReflectionProtocol: RPCService {
    /// Each request is answered by one response, in order.
    func serverReflectionInfo(
      _ requests: RPCAsyncSequence<ReflectionV1.ServerReflectionRequest>, response: RPCWriter<ReflectionV1.ServerReflectionResponse>,
      context: ServerContext
    ) async throws
  }
}

extension ReflectionV1.ServerReflectionProtocol {
  package static var descriptor: ServiceDescriptor { ReflectionV1.ServerReflectionMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.bidirectionalStreaming(ReflectionV1.ServerReflectionMethods.serverReflectionInfo) {
      try await serverReflectionInfo($0, response: $1, context: $2)
    }
  }
}

extension ReflectionV1 {
  /// Calls `grpc.reflection.v1.ServerReflection` over a channel.
  package struct ServerReflectionClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Each request is answered by one response, in order.
    package func serverReflectionInfo<Result>(
      options: CallOptions? = nil,
      _ body: (ClientRequestWriter<ReflectionV1.ServerReflectionRequest>, RPCAsyncSequence<ReflectionV1.ServerReflectionResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.bidirectionalStreaming(ServerReflectionMethods.serverReflectionInfo, options ?? self.options, body)
    }
  }
}
