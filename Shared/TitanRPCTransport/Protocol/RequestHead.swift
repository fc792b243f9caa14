package import TitanRPC

/// What the headers of a gRPC request say.
package struct RequestHead: Sendable {
  /// What `:path` names.
  package var route = RPCRoute.nowhere
  /// `grpc-timeout`, counted from when the headers came.
  package var timeout: Timeout?
  package var metadata = Metadata()
  /// Whether the content-type is `application/grpc+proto`, which the response has then too, and not `application/grpc`.
  package var namesProto = false
  /// `grpc-encoding`.
  package var encoding = Compression.identity
  /// Whether `grpc-accept-encoding` names gzip.
  package var acceptsGzip = false
}
