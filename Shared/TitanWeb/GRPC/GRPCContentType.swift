/// What a request's `content-type` says about gRPC. Pure.
package enum GRPCContentType: Sendable, Hashable {
  /// gRPC over HTTP/2, with the answer's content-type.
  case native(String)
  /// gRPC-Web, with the answer's content-type.
  case web(String)
  /// One of the two with messages in a form that is not supported here: `application/grpc-web-text`, `…+json`.
  case unsupported(isWeb: Bool, String)

  /// `nil` for anything that is not gRPC. Types are case-insensitive, and parameters have no meaning here (RFC 9110
  /// §8.3.1).
  package init?(_ contentType: String?) {
    guard let contentType else { return nil }
    let type = contentType.prefix { $0 != ";" }.trimmed.lowercased()
    switch type {
    case "application/grpc", "application/grpc+proto": self = .native(type)
    case "application/grpc-web", "application/grpc-web+proto": self = .web(type)
    case _ where type.hasPrefix("application/grpc-web"): self = .unsupported(isWeb: true, type)
    case _ where type.hasPrefix("application/grpc+"): self = .unsupported(isWeb: false, type)
    default: return nil
    }
  }
}

extension Substring {
  /// Without spaces and tabs at either end.
  var trimmed: Substring {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    let rest = drop(while: isSpace)
    guard let last = rest.lastIndex(where: { !isSpace($0) }) else { return rest.prefix(0) }
    return rest[...last]
  }
}
