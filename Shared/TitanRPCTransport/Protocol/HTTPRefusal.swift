import TitanHTTP2

/// The answer to a request over HTTP/2 that is none of gRPC: from a browser, a probe, a mistaken client.
struct HTTPRefusal: Error {
  enum Reason: Int {
    case methodNotAllowed = 405
    case unsupportedMediaType = 415
    case headersTooLarge = 431
  }
  let reason: Reason
  /// The answer to HEAD has no content.
  let isHead: Bool

  private var text: String {
    switch reason {
    case .methodNotAllowed: "This is a gRPC service: calls are POST requests.\n"
    case .unsupportedMediaType: "This is a gRPC service: the content-type of calls is application/grpc.\n"
    case .headersTooLarge: "The request's header block is larger than allowed.\n"
    }
  }

  var body: String { isHead ? "" : text }

  var fields: HTTP2Fields {
    var fields = HTTP2Fields([
      (":status", String(reason.rawValue)), ("content-type", "text/plain; charset=utf-8"),
      ("content-length", String(text.utf8.count)),
    ])
    if reason == .methodNotAllowed { fields.append("allow", "POST") }
    return fields
  }
}
