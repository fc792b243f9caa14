import TitanHTTP2
import TitanRPC

extension HTTP2Fields {
  /// Adds custom metadata that may travel (`Metadata.permitted`), without spaces around a value: HTTP/2 has none there
  /// (RFC 9113 §8.2.1), and gRPC lets them be stripped.
  mutating func append(_ metadata: Metadata) {
    for (key, value) in metadata {
      switch value {
      // The name of a call comes once: it would only push out of the compression table what comes again.
      case .string(let text): append(key, text.withoutOuterSpaces, isUnindexed: key == "x-request-id")
      case .binary(let bytes): append(key, Base64.encode(bytes))
      }
    }
  }

  /// Adds `grpc-status` and what goes with it.
  mutating func append(_ status: Status) {
    append("grpc-status", String(status.code.rawValue))
    if !status.message.isEmpty { append("grpc-message", PercentEncoding.encode(status.message)) }
    if !status.details.isEmpty { append("grpc-status-details-bin", Base64.encode(status.details)) }
  }
}

extension Metadata {
  /// Whether a received field is the application's: no pseudo-header, nothing of HTTP's or gRPC's own.
  static func isCustom(_ name: UnsafeRawBufferPointer) -> Bool {
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

  /// Adds a received field without the white space around it; several binary values may come in one, comma-joined.
  ///
  /// - Throws: INTERNAL for a `-bin` value that is no base64.
  mutating func append(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) throws(RPCError) {
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
  /// Without spaces and tabs at either end.
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
