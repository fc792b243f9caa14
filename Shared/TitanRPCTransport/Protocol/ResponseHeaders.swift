import TitanHTTP2
import TitanRPC

/// The header blocks that open a response. All there can be without metadata are made once.
enum ResponseHeaders {
  /// Answers a content-type in kind.
  static func block(namesProto: Bool, _ encoding: Compression) -> HTTP2Fields {
    switch (namesProto, encoding) {
    case (false, .identity): plain
    case (false, .gzip): plainGzip
    case (true, .identity): proto
    case (true, .gzip): protoGzip
    }
  }

  private static let plain = make("application/grpc", nil)
  private static let plainGzip = make("application/grpc", .gzip)
  private static let proto = make("application/grpc+proto", nil)
  private static let protoGzip = make("application/grpc+proto", .gzip)

  private static func make(_ contentType: String, _ encoding: Compression?) -> HTTP2Fields {
    var fields = HTTP2Fields([(":status", "200"), ("content-type", contentType)])
    if let encoding { fields.append("grpc-encoding", encoding.rawValue) }
    fields.append("grpc-accept-encoding", "identity,gzip")
    return .permanent(fields)
  }
}
