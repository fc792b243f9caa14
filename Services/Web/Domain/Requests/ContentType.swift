/// The content types that requests come with.
package enum ContentType: Sendable, Hashable {
  /// `application/grpc-web`, `application/grpc-web+proto`.
  case grpcWeb
  /// `application/grpc`, `application/grpc+proto`.
  case grpc
  /// `application/proto`: one message, as `/session` takes it.
  case proto

  /// Parameters are ignored; `nil` for any other type, and for several.
  package init?(_ values: [String]) {
    guard values.count == 1 else { return nil }
    let type = values[0].prefix { $0 != ";" }.lowercased().filter { $0 != " " && $0 != "\t" }
    switch type {
    case "application/grpc-web", "application/grpc-web+proto": self = .grpcWeb
    case "application/grpc", "application/grpc+proto": self = .grpc
    case "application/proto": self = .proto
    default: return nil
    }
  }
}
