// swift-format-ignore-file
// Made by protoc-gen-titan from opentelemetry/proto/collector/trace/v1/trace_service.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanProto
package import TitanRPC

extension TraceV1 {
  /// The methods of `opentelemetry.proto.collector.trace.v1.TraceService`.
  package enum TraceServiceMethods {
    package static let export = MethodDescriptor(
      service: "opentelemetry.proto.collector.trace.v1.TraceService", method: "Export", type: .unary)

    package static let descriptor = ServiceDescriptor(
      fullName: "opentelemetry.proto.collector.trace.v1.TraceService",
      methods: [export])
  }
}

extension TraceV1 {
  /// What a collector takes.
  package protocol TraceServiceProtocol: RPCService {
    /// Sends ended spans.
    func export(_ request: TraceV1.ExportTraceServiceRequest, context: ServerContext) async throws -> TraceV1.ExportTraceServiceResponse
  }
}

extension TraceV1.TraceServiceProtocol {
  package static var descriptor: ServiceDescriptor { TraceV1.TraceServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(TraceV1.TraceServiceMethods.export) {
      try await export($0, context: $1)
    }
  }
}

extension TraceV1 {
  /// Calls `opentelemetry.proto.collector.trace.v1.TraceService` over a channel.
  package struct TraceServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Sends ended spans.
    package func export(
      _ request: TraceV1.ExportTraceServiceRequest, options: CallOptions? = nil
    ) async throws -> TraceV1.ExportTraceServiceResponse {
      try await channel.unary(TraceServiceMethods.export, request, options ?? self.options)
    }
  }
}
