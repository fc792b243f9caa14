import TitanRPC
import TitanRPCTransport

/// The fields of a call's response, in either dialect. Pure.
enum GRPCResponseFields {
  static func head(contentType: String, _ encoding: Compression, _ initial: Metadata) -> WebHeaders {
    var headers = WebHeaders()
    headers.append("content-type", contentType)
    if encoding != .identity { headers.append("grpc-encoding", encoding.rawValue) }
    headers.append("grpc-accept-encoding", "identity,gzip")
    headers.append(initial)
    return headers
  }

  static func trailers(_ status: Status, _ trailing: Metadata) -> WebHeaders {
    var trailers = WebHeaders()
    trailers.append("grpc-status", String(status.code.rawValue))
    if !status.message.isEmpty { trailers.append("grpc-message", PercentEncoding.encode(status.message)) }
    if !status.details.isEmpty { trailers.append("grpc-status-details-bin", Base64.encode(status.details)) }
    trailers.append(trailing)
    return trailers
  }
}

extension WebHeaders {
  /// Adds what may be sent.
  ///
  /// - Parameters:
  ///   - prefix: goes before each name.
  ///   - without: tells which keys to leave out.
  mutating func append(_ metadata: Metadata, prefix: String = "", without: (String) -> Bool = { _ in false }) {
    for (key, value) in metadata.permitted where !without(key) {
      let key = prefix + key
      switch value {
      case .string(let text): append(key, String(text[...].trimmed))
      case .binary(let bytes): append(key, Base64.encode(bytes))
      }
    }
  }
}

/// The frames of gRPC-Web beyond gRPC's own: trailers at the end of the content. Pure.
enum GRPCWebFrame {
  private static let trailersFlag: UInt8 = 0x80

  /// The frame that ends a response: its fields as lines of text.
  static func trailers(_ trailers: WebHeaders) -> [UInt8] {
    var text = ""
    for (name, value) in trailers { text += "\(name): \(value)\r\n" }
    var frame = [trailersFlag]
    withUnsafeBytes(of: UInt32(text.utf8.count).bigEndian) { frame += $0 }
    return frame + text.utf8
  }
}
