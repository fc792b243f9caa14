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

  /// Type and subtype come in any case, parameters mean nothing here (RFC 9110 §8.3.1).
  init(_ value: UnsafeRawBufferPointer) {
    if value.matches("application/grpc") {
      self = .plain
      return
    }
    let essence = value.prefix { $0 != UInt8(ascii: ";") }
    let length = essence.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }.map { $0 + 1 } ?? 0
    // Longer ones are none of ours, and not copied.
    let lowercase = essence.prefix(min(length, 64)).map { $0 | ((0x41...0x5A).contains($0) ? 0x20 : 0) }
    switch String(decoding: lowercase, as: UTF8.self) {
    case "application/grpc" where length == lowercase.count: self = .plain
    case "application/grpc+proto" where length == lowercase.count: self = .proto
    case let type:
      let text = String(decoding: value, as: UTF8.self)
      self = type.hasPrefix("application/grpc+") ? .foreign(text) : .other(text)
    }
  }
}
