import CNghttp2

/// What nghttp2 refused, by its own numbers. The engine is of no further use after one from `receive` or
/// `nextOutput`; violations of the protocol are no such errors: they leave as GOAWAY or RST_STREAM.
package struct HTTP2EngineError: Error, RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The peer's first bytes were no HTTP/2 preface (NGHTTP2_ERR_BAD_CLIENT_MAGIC).
  package static let badClientMagic = HTTP2EngineError(rawValue: Int32(NGHTTP2_ERR_BAD_CLIENT_MAGIC.rawValue))
  /// The peer makes us answer more than it reads (NGHTTP2_ERR_FLOODED).
  package static let flooded = HTTP2EngineError(rawValue: Int32(NGHTTP2_ERR_FLOODED.rawValue))
  /// A header block has too many CONTINUATION frames (NGHTTP2_ERR_TOO_MANY_CONTINUATIONS).
  package static let tooManyContinuations = HTTP2EngineError(
    rawValue: Int32(NGHTTP2_ERR_TOO_MANY_CONTINUATIONS.rawValue))

  /// How the peer is told.
  package var breach: HTTP2Breach {
    switch self {
    case .flooded: HTTP2Breach(.queuedFrames, "too many frames wait to be acknowledged")
    case .tooManyContinuations: HTTP2Breach(.continuations, "too many CONTINUATION frames for a header block")
    default: HTTP2Breach(.protocolError, description)
    }
  }

  package var description: String { String(cString: nghttp2_strerror(rawValue)) }

  /// Throws if an nghttp2 function answered with less than 0.
  static func check<Number: BinaryInteger>(_ result: Number) throws(HTTP2EngineError) -> Number {
    guard result < 0 else { return result }
    throw HTTP2EngineError(rawValue: Int32(result))
  }
}
