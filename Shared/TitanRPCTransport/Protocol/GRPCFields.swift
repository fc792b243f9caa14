package import TitanHTTP2
package import TitanRPC

extension HTTP2Fields {
  /// Adds custom metadata that may be sent (`Metadata.permitted`), without spaces around values: HTTP/2 allows none
  /// (RFC 9113 §8.2.1), and gRPC permits stripping them.
  mutating func append(_ metadata: Metadata) {
    for (key, value) in metadata {
      switch value {
      // A call's id occurs only once: indexing it would only push recurring fields out of the compression table.
      case .string(let text): append(key, text.withoutOuterSpaces, isUnindexed: key == "x-request-id")
      case .binary(let bytes): append(key, Base64.encode(bytes))
      }
    }
  }

  /// Adds `grpc-status` and the fields that belong to it.
  mutating func append(_ status: Status) {
    append("grpc-status", String(status.code.rawValue))
    if !status.message.isEmpty { append("grpc-message", PercentEncoding.encode(status.message)) }
    if !status.details.isEmpty { append("grpc-status-details-bin", Base64.encode(status.details)) }
  }
}

extension Metadata {
  /// Whether a received field is the application's: not a pseudo-header, nor HTTP's or gRPC's own.
  package static func isCustom(_ name: UnsafeRawBufferPointer) -> Bool {
    guard let first = name.first, first != UInt8(ascii: ":") else { return false }
    switch first {
    case UInt8(ascii: "g"): return !name.starts(with: "grpc-".utf8)
    case UInt8(ascii: "t"): return !name.matches("te")
    case UInt8(ascii: "c"): return !name.matches("content-type") && !name.matches("content-length")
    case UInt8(ascii: "u"): return !name.matches("user-agent")
    case UInt8(ascii: "h"): return !name.matches("host")
    default: return true
    }
  }

  /// Adds a received field without the white space around it; several binary values may come in one field, separated by
  /// commas.
  ///
  /// - Throws: INTERNAL for a `-bin` value that is not base64.
  package mutating func append(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) throws(RPCError) {
    let key = String(decoding: name, as: UTF8.self)
    guard Self.isBinary(key: key) else {
      append(lowercase: key, .string(String(decoding: value.trimmed, as: UTF8.self)))
      return
    }
    for part in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let text = part.drop { $0 == 0x20 }
      guard let bytes = Base64.decode(text) else {
        throw RPCError(code: .internal, message: "metadata \(key) is no base64")
      }
      append(lowercase: key, .binary(bytes))
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The bytes without spaces and tabs at either end.
  fileprivate var trimmed: UnsafeRawBufferPointer {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(rebasing: self[first...last])
  }
}

extension String {
  fileprivate var withoutOuterSpaces: String {
    let hasOuterSpaces = utf8.withContiguousStorageIfAvailable { $0.first == 0x20 || $0.last == 0x20 }
    guard hasOuterSpaces != false else { return self }
    let inner = utf8.drop { $0 == 0x20 }
    return String(Substring(inner.prefix(inner.count - inner.reversed().prefix { $0 == 0x20 }.count)))
  }
}

/// The meaning of a call's `content-type`: `application/grpc`, optionally with a subtype or parameters.
package enum ContentType: Sendable, Hashable {
  /// `application/grpc`: the format the parties have agreed on, which here is protobuf.
  case plain
  /// `application/grpc+proto`.
  case proto
  /// gRPC with messages in a format that is not supported here: `application/grpc+json`.
  case foreign(String)
  /// Not gRPC.
  case other(String)

  /// Type and subtype are case-insensitive, and parameters have no meaning here (RFC 9110 §8.3.1).
  init(_ value: UnsafeRawBufferPointer) {
    if value.matches("application/grpc") {
      self = .plain
      return
    }
    let essence = value.prefix { $0 != UInt8(ascii: ";") }
    let length = essence.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }.map { $0 + 1 } ?? 0
    // Longer types are not ours, and not copied.
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

/// A client's interpretation of the wire: of `grpc-status`, and of answers that are not gRPC.
extension StatusCode {
  /// `grpc-status`: a decimal number. `nil` for anything else, and for undefined numbers.
  init?(wireForm text: String) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else { return nil }
    self.init(rawValue: number)
  }

  /// "HTTP to gRPC Status Code Mapping" in gRPC's documentation.
  package init(httpStatus: Int) {
    self =
      switch httpStatus {
      case 400: .internal
      case 401: .unauthenticated
      case 403: .permissionDenied
      case 404: .unimplemented
      case 429, 502, 503, 504: .unavailable
      default: .unknown
      }
  }

  /// "Errors" in gRPC over HTTP/2: the code of an RST_STREAM.
  package init(reset code: HTTP2ErrorCode) {
    self =
      switch code {
      case .refusedStream: .unavailable
      case .cancel: .cancelled
      case .enhanceYourCalm: .resourceExhausted
      case .inadequateSecurity: .permissionDenied
      case .streamClosed, .http11Required: .unknown
      default: .internal
      }
  }
}
