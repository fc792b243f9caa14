import TitanCore
import TitanProtoJSON
package import TitanRPC
import TitanService
package import TitanWeb
import WebDomain

/// Calls of programs, by gRPC, gRPC-Web or the Connect protocol: all four kinds, with their own tokens and metadata, to
/// the service that their path names.
package struct ClientCalls: WebHandler {
  private let bridge: GRPCBridge
  private let backends: Backends

  /// - Parameter standard: health and reflection of this process.
  package init(_ backends: Backends, standard: any RPCChannel) {
    self.backends = backends
    bridge = GRPCBridge(complete: Self.complete) { request, metadata in
      if request.path.hasPrefix("/grpc.health.v1.") || request.path.hasPrefix("/grpc.reflection.") {
        guard let method = MethodDescriptor(path: request.path) else { throw Backends.unknown(request.path) }
        return GRPCBridge.Target(standard, method, metadata: metadata)
      }
      return try backends.target(of: request.path, for: .client, metadata: Self.onward(metadata, request))
    }
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    try await bridge.respond(to: request, through: response)
  }

  /// The same by the Connect protocol.
  func respond(to request: WebRequest, by schema: ProtoSchema, through response: WebResponseWriter) async throws {
    let bridge = ConnectBridge(schema: schema, complete: Self.complete) { [backends] request, metadata in
      try backends.target(of: request.path, for: .client, metadata: Self.onward(metadata, request))
    }
    try await bridge.respond(to: request, through: response)
  }

  private static func complete(_ error: RPCError, _ metadata: Metadata) -> RPCError {
    ErrorMapping.withEncodedDetails(error, in: Language(acceptLanguage: metadata.first("accept-language") ?? ""))
  }

  /// The caller's metadata, but for its word on where it calls from.
  private static func onward(_ metadata: Metadata, _ request: WebRequest) -> Metadata {
    var metadata = metadata
    for key in ["x-forwarded-for", "forwarded", "cookie"] { metadata.removeAll(key) }
    if let address = NetworkAddress(peer: request.client.text) {
      metadata.append("x-forwarded-for", address.description)
    }
    return metadata
  }
}
