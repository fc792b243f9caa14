// swift-format-ignore-file
// Made by protoc-gen-titan from connectrpc/conformance/v1/service.proto. Not to be edited: `deploy/dev generate` writes it anew.

import TitanProto
package import TitanRPC

extension ConformanceV1 {
  /// The methods of `connectrpc.conformance.v1.ConformanceService`.
  package enum ConformanceServiceMethods {
    package static let unary = MethodDescriptor(
      service: "connectrpc.conformance.v1.ConformanceService", method: "Unary", type: .unary)
    package static let serverStream = MethodDescriptor(
      service: "connectrpc.conformance.v1.ConformanceService", method: "ServerStream", type: .serverStreaming)
    package static let clientStream = MethodDescriptor(
      service: "connectrpc.conformance.v1.ConformanceService", method: "ClientStream", type: .clientStreaming)
    package static let bidiStream = MethodDescriptor(
      service: "connectrpc.conformance.v1.ConformanceService", method: "BidiStream", type: .bidirectionalStreaming)
    package static let unimplemented = MethodDescriptor(
      service: "connectrpc.conformance.v1.ConformanceService", method: "Unimplemented", type: .unary)
    package static let idempotentUnary = MethodDescriptor(
      service: "connectrpc.conformance.v1.ConformanceService", method: "IdempotentUnary", type: .unary, isIdempotent: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "connectrpc.conformance.v1.ConformanceService",
      methods: [unary, serverStream, clientStream, bidiStream, unimplemented, idempotentUnary])
  }
}

extension ConformanceV1 {
  /// Does what each request tells it to, and tells back what it saw of the request.
  package protocol ConformanceServiceProtocol: RPCService {
    /// Answers with the data or the error the request defines.
    func unary(_ request: ConformanceV1.UnaryRequest, context: ServerContext) async throws -> ConformanceV1.UnaryResponse

    /// Sends the data the request defines, one message each, then the error if there is one. Without data, no message.
    func serverStream(
      _ request: ConformanceV1.ServerStreamRequest, response: RPCWriter<ConformanceV1.ServerStreamResponse>, context: ServerContext
    ) async throws

    /// Like Unary once all requests have come; the first one's definition counts.
    func clientStream(
      _ requests: RPCAsyncSequence<ConformanceV1.ClientStreamRequest>, context: ServerContext
    ) async throws -> ConformanceV1.ClientStreamResponse

    /// Like ServerStream; the first request's definition counts. Full duplex answers one request with one message as long
    /// as there is data, half duplex begins when all requests have come.
    func bidiStream(
      _ requests: RPCAsyncSequence<ConformanceV1.BidiStreamRequest>, response: RPCWriter<ConformanceV1.BidiStreamResponse>,
      context: ServerContext
    ) async throws

    /// No server implements it.
    func unimplemented(_ request: ConformanceV1.UnimplementedRequest, context: ServerContext) async throws -> ConformanceV1.UnimplementedResponse

    /// Like Unary.
    func idempotentUnary(_ request: ConformanceV1.IdempotentUnaryRequest, context: ServerContext) async throws -> ConformanceV1.IdempotentUnaryResponse
  }
}

extension ConformanceV1.ConformanceServiceProtocol {
  package static var descriptor: ServiceDescriptor { ConformanceV1.ConformanceServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(ConformanceV1.ConformanceServiceMethods.unary) {
      try await unary($0, context: $1)
    }
    router.serverStreaming(ConformanceV1.ConformanceServiceMethods.serverStream) {
      try await serverStream($0, response: $1, context: $2)
    }
    router.clientStreaming(ConformanceV1.ConformanceServiceMethods.clientStream) {
      try await clientStream($0, context: $1)
    }
    router.bidirectionalStreaming(ConformanceV1.ConformanceServiceMethods.bidiStream) {
      try await bidiStream($0, response: $1, context: $2)
    }
    router.unary(ConformanceV1.ConformanceServiceMethods.unimplemented) {
      try await unimplemented($0, context: $1)
    }
    router.unary(ConformanceV1.ConformanceServiceMethods.idempotentUnary) {
      try await idempotentUnary($0, context: $1)
    }
  }
}

extension ConformanceV1 {
  /// Calls `connectrpc.conformance.v1.ConformanceService` over a channel.
  package struct ConformanceServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Answers with the data or the error the request defines.
    package func unary(
      _ request: ConformanceV1.UnaryRequest, options: CallOptions? = nil
    ) async throws -> ConformanceV1.UnaryResponse {
      try await channel.unary(ConformanceServiceMethods.unary, request, options ?? self.options)
    }

    /// Sends the data the request defines, one message each, then the error if there is one. Without data, no message.
    package func serverStream<Result>(
      _ request: ConformanceV1.ServerStreamRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<ConformanceV1.ServerStreamResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(ConformanceServiceMethods.serverStream, request, options ?? self.options, body)
    }

    /// Like Unary once all requests have come; the first one's definition counts.
    package func clientStream(
      options: CallOptions? = nil,
      _ requests: (RPCWriter<ConformanceV1.ClientStreamRequest>) async throws -> Void
    ) async throws -> ConformanceV1.ClientStreamResponse {
      try await channel.clientStreaming(ConformanceServiceMethods.clientStream, options ?? self.options, requests)
    }

    /// Like ServerStream; the first request's definition counts. Full duplex answers one request with one message as long
    /// as there is data, half duplex begins when all requests have come.
    package func bidiStream<Result>(
      options: CallOptions? = nil,
      _ body: (ClientRequestWriter<ConformanceV1.BidiStreamRequest>, RPCAsyncSequence<ConformanceV1.BidiStreamResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.bidirectionalStreaming(ConformanceServiceMethods.bidiStream, options ?? self.options, body)
    }

    /// No server implements it.
    package func unimplemented(
      _ request: ConformanceV1.UnimplementedRequest, options: CallOptions? = nil
    ) async throws -> ConformanceV1.UnimplementedResponse {
      try await channel.unary(ConformanceServiceMethods.unimplemented, request, options ?? self.options)
    }

    /// Like Unary.
    package func idempotentUnary(
      _ request: ConformanceV1.IdempotentUnaryRequest, options: CallOptions? = nil
    ) async throws -> ConformanceV1.IdempotentUnaryResponse {
      try await channel.unary(ConformanceServiceMethods.idempotentUnary, request, options ?? self.options)
    }
  }
}
