// swift-format-ignore-file
// Made by protoc-gen-titan from grpc/testing/test.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
package import TitanRPC

extension GRPCTesting {
  /// The methods of `grpc.testing.TestService`.
  package enum TestServiceMethods {
    package static let emptyCall = MethodDescriptor(
      service: "grpc.testing.TestService", method: "EmptyCall", type: .unary)
    package static let unaryCall = MethodDescriptor(
      service: "grpc.testing.TestService", method: "UnaryCall", type: .unary)
    package static let cacheableUnaryCall = MethodDescriptor(
      service: "grpc.testing.TestService", method: "CacheableUnaryCall", type: .unary)
    package static let streamingOutputCall = MethodDescriptor(
      service: "grpc.testing.TestService", method: "StreamingOutputCall", type: .serverStreaming)
    package static let streamingInputCall = MethodDescriptor(
      service: "grpc.testing.TestService", method: "StreamingInputCall", type: .clientStreaming)
    package static let fullDuplexCall = MethodDescriptor(
      service: "grpc.testing.TestService", method: "FullDuplexCall", type: .bidirectionalStreaming)
    package static let halfDuplexCall = MethodDescriptor(
      service: "grpc.testing.TestService", method: "HalfDuplexCall", type: .bidirectionalStreaming)
    package static let unimplementedCall = MethodDescriptor(
      service: "grpc.testing.TestService", method: "UnimplementedCall", type: .unary)

    package static let descriptor = ServiceDescriptor(
      fullName: "grpc.testing.TestService",
      methods: [emptyCall, unaryCall, cacheableUnaryCall, streamingOutputCall, streamingInputCall, fullDuplexCall, halfDuplexCall, unimplementedCall])
  }
}

extension GRPCTesting {
  /// Has a method for each kind of call, with the features that official clients test.
  package protocol TestServiceProtocol: ReflectedService {
    func emptyCall(_ request: GRPCTesting.Empty, context: ServerContext) async throws -> GRPCTesting.Empty

    func unaryCall(_ request: GRPCTesting.SimpleRequest, context: ServerContext) async throws -> GRPCTesting.SimpleResponse

    /// For caching proxies, with requests that use GET; gRPC over HTTP/2 itself only uses POST.
    func cacheableUnaryCall(_ request: GRPCTesting.SimpleRequest, context: ServerContext) async throws -> GRPCTesting.SimpleResponse

    /// Sends one response for each of the request's parameters, in order.
    func streamingOutputCall(
      _ request: GRPCTesting.StreamingOutputCallRequest, response: RPCWriter<GRPCTesting.StreamingOutputCallResponse>, context: ServerContext
    ) async throws

    /// Adds up the sizes of the payloads.
    func streamingInputCall(
      _ requests: RPCAsyncSequence<GRPCTesting.StreamingInputCallRequest>, context: ServerContext
    ) async throws -> GRPCTesting.StreamingInputCallResponse

    /// Responds to each request when it arrives.
    func fullDuplexCall(
      _ requests: RPCAsyncSequence<GRPCTesting.StreamingOutputCallRequest>, response: RPCWriter<GRPCTesting.StreamingOutputCallResponse>,
      context: ServerContext
    ) async throws

    /// Responds to all requests once the last has arrived.
    func halfDuplexCall(
      _ requests: RPCAsyncSequence<GRPCTesting.StreamingOutputCallRequest>, response: RPCWriter<GRPCTesting.StreamingOutputCallResponse>,
      context: ServerContext
    ) async throws

    /// Servers must not implement this.
    func unimplementedCall(_ request: GRPCTesting.Empty, context: ServerContext) async throws -> GRPCTesting.Empty
  }
}

extension GRPCTesting.TestServiceProtocol {
  package static var descriptor: ServiceDescriptor { GRPCTesting.TestServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { GRPCTesting.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(GRPCTesting.TestServiceMethods.emptyCall) {
      try await emptyCall($0, context: $1)
    }
    router.unary(GRPCTesting.TestServiceMethods.unaryCall) {
      try await unaryCall($0, context: $1)
    }
    router.unary(GRPCTesting.TestServiceMethods.cacheableUnaryCall) {
      try await cacheableUnaryCall($0, context: $1)
    }
    router.serverStreaming(GRPCTesting.TestServiceMethods.streamingOutputCall) {
      try await streamingOutputCall($0, response: $1, context: $2)
    }
    router.clientStreaming(GRPCTesting.TestServiceMethods.streamingInputCall) {
      try await streamingInputCall($0, context: $1)
    }
    router.bidirectionalStreaming(GRPCTesting.TestServiceMethods.fullDuplexCall) {
      try await fullDuplexCall($0, response: $1, context: $2)
    }
    router.bidirectionalStreaming(GRPCTesting.TestServiceMethods.halfDuplexCall) {
      try await halfDuplexCall($0, response: $1, context: $2)
    }
    router.unary(GRPCTesting.TestServiceMethods.unimplementedCall) {
      try await unimplementedCall($0, context: $1)
    }
  }
}

extension GRPCTesting {
  /// Calls `grpc.testing.TestService` over a channel.
  package struct TestServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    package func emptyCall(
      _ request: GRPCTesting.Empty, options: CallOptions? = nil
    ) async throws -> GRPCTesting.Empty {
      try await channel.unary(TestServiceMethods.emptyCall, request, options ?? self.options)
    }

    package func unaryCall(
      _ request: GRPCTesting.SimpleRequest, options: CallOptions? = nil
    ) async throws -> GRPCTesting.SimpleResponse {
      try await channel.unary(TestServiceMethods.unaryCall, request, options ?? self.options)
    }

    /// For caching proxies, with requests that use GET; gRPC over HTTP/2 itself only uses POST.
    package func cacheableUnaryCall(
      _ request: GRPCTesting.SimpleRequest, options: CallOptions? = nil
    ) async throws -> GRPCTesting.SimpleResponse {
      try await channel.unary(TestServiceMethods.cacheableUnaryCall, request, options ?? self.options)
    }

    /// Sends one response for each of the request's parameters, in order.
    package func streamingOutputCall<Result>(
      _ request: GRPCTesting.StreamingOutputCallRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<GRPCTesting.StreamingOutputCallResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(TestServiceMethods.streamingOutputCall, request, options ?? self.options, body)
    }

    /// Adds up the sizes of the payloads.
    package func streamingInputCall(
      options: CallOptions? = nil,
      _ requests: (RPCWriter<GRPCTesting.StreamingInputCallRequest>) async throws -> Void
    ) async throws -> GRPCTesting.StreamingInputCallResponse {
      try await channel.clientStreaming(TestServiceMethods.streamingInputCall, options ?? self.options, requests)
    }

    /// Responds to each request when it arrives.
    package func fullDuplexCall<Result>(
      options: CallOptions? = nil,
      _ body: (ClientRequestWriter<GRPCTesting.StreamingOutputCallRequest>, RPCAsyncSequence<GRPCTesting.StreamingOutputCallResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.bidirectionalStreaming(TestServiceMethods.fullDuplexCall, options ?? self.options, body)
    }

    /// Responds to all requests once the last has arrived.
    package func halfDuplexCall<Result>(
      options: CallOptions? = nil,
      _ body: (ClientRequestWriter<GRPCTesting.StreamingOutputCallRequest>, RPCAsyncSequence<GRPCTesting.StreamingOutputCallResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.bidirectionalStreaming(TestServiceMethods.halfDuplexCall, options ?? self.options, body)
    }

    /// Servers must not implement this.
    package func unimplementedCall(
      _ request: GRPCTesting.Empty, options: CallOptions? = nil
    ) async throws -> GRPCTesting.Empty {
      try await channel.unary(TestServiceMethods.unimplementedCall, request, options ?? self.options)
    }
  }
}

extension GRPCTesting {
  /// The methods of `grpc.testing.UnimplementedService`.
  package enum UnimplementedServiceMethods {
    package static let unimplementedCall = MethodDescriptor(
      service: "grpc.testing.UnimplementedService", method: "UnimplementedCall", type: .unary)

    package static let descriptor = ServiceDescriptor(
      fullName: "grpc.testing.UnimplementedService",
      methods: [unimplementedCall])
  }
}

extension GRPCTesting {
  /// Servers must not implement this.
  package protocol UnimplementedServiceProtocol: ReflectedService {
    func unimplementedCall(_ request: GRPCTesting.Empty, context: ServerContext) async throws -> GRPCTesting.Empty
  }
}

extension GRPCTesting.UnimplementedServiceProtocol {
  package static var descriptor: ServiceDescriptor { GRPCTesting.UnimplementedServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { GRPCTesting.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(GRPCTesting.UnimplementedServiceMethods.unimplementedCall) {
      try await unimplementedCall($0, context: $1)
    }
  }
}

extension GRPCTesting {
  /// Calls `grpc.testing.UnimplementedService` over a channel.
  package struct UnimplementedServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    package func unimplementedCall(
      _ request: GRPCTesting.Empty, options: CallOptions? = nil
    ) async throws -> GRPCTesting.Empty {
      try await channel.unary(UnimplementedServiceMethods.unimplementedCall, request, options ?? self.options)
    }
  }
}
