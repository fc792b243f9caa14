import TitanHTTP2

/// What a `content-type` says of a call: `application/grpc`, perhaps with a subtype or parameters behind it.
package enum ContentType: Sendable, Hashable {
  /// `application/grpc`: what the parties agreed on, which here is protobuf.
  case plain
  /// `application/grpc+proto`.
  case proto
  /// gRPC, with messages in a form that is not spoken here: `application/grpc+json`.
  case foreign(String)
  /// None of gRPC.
  case other(String)

  init(_ value: UnsafeRawBufferPointer) {
    if value.matches("application/grpc") {
      self = .plain
      return
    }
    var essence = value
    if let end = value.firstIndex(of: UInt8(ascii: ";")) { essence = UnsafeRawBufferPointer(rebasing: value[..<end]) }
    while essence.last == UInt8(ascii: " ") { essence = UnsafeRawBufferPointer(rebasing: essence.dropLast()) }
    if essence.matches("application/grpc") {
      self = .plain
    } else if essence.matches("application/grpc+proto") {
      self = .proto
    } else {
      let text = String(decoding: value, as: UTF8.self)
      self = essence.starts(with: "application/grpc+".utf8) ? .foreign(text) : .other(text)
    }
  }
}
