package import TitanRPC

/// What the headers of a gRPC request say.
package struct RequestHead: Sendable {
  /// `/service/method`.
  package var path = ""
  /// `grpc-timeout`, counted from when the headers came.
  package var timeout: Timeout?
  package var metadata = Metadata()
}
