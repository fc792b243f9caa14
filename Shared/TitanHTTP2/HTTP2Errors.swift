import CNghttp2

/// The error codes of RST_STREAM and GOAWAY (RFC 9113 §7). Unknown ones keep their number.
package struct HTTP2ErrorCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let noError = HTTP2ErrorCode(rawValue: 0x0)
  package static let protocolError = HTTP2ErrorCode(rawValue: 0x1)
  package static let internalError = HTTP2ErrorCode(rawValue: 0x2)
  package static let flowControlError = HTTP2ErrorCode(rawValue: 0x3)
  package static let settingsTimeout = HTTP2ErrorCode(rawValue: 0x4)
  package static let streamClosed = HTTP2ErrorCode(rawValue: 0x5)
  package static let frameSizeError = HTTP2ErrorCode(rawValue: 0x6)
  package static let refusedStream = HTTP2ErrorCode(rawValue: 0x7)
  package static let cancel = HTTP2ErrorCode(rawValue: 0x8)
  package static let compressionError = HTTP2ErrorCode(rawValue: 0x9)
  package static let connectError = HTTP2ErrorCode(rawValue: 0xA)
  package static let enhanceYourCalm = HTTP2ErrorCode(rawValue: 0xB)
  package static let inadequateSecurity = HTTP2ErrorCode(rawValue: 0xC)
  package static let http11Required = HTTP2ErrorCode(rawValue: 0xD)

  private static let names = [
    "NO_ERROR", "PROTOCOL_ERROR", "INTERNAL_ERROR", "FLOW_CONTROL_ERROR", "SETTINGS_TIMEOUT", "STREAM_CLOSED",
    "FRAME_SIZE_ERROR", "REFUSED_STREAM", "CANCEL", "COMPRESSION_ERROR", "CONNECT_ERROR", "ENHANCE_YOUR_CALM",
    "INADEQUATE_SECURITY", "HTTP_1_1_REQUIRED",
  ]

  /// The RFC's name, or the number in hexadecimal.
  package var description: String {
    rawValue < UInt32(Self.names.count)
      ? Self.names[Int(rawValue)] : "0x" + String(rawValue, radix: 16, uppercase: true)
  }
}

/// An error of nghttp2, by its own number. After one from `receive` or `makeOutput` the engine is unusable. Violations
/// of the protocol are not such errors: they are answered with GOAWAY or RST_STREAM.
package struct HTTP2EngineError: Error, RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The peer's first bytes were not an HTTP/2 preface (NGHTTP2_ERR_BAD_CLIENT_MAGIC).
  package static let badClientMagic = HTTP2EngineError(rawValue: Int32(NGHTTP2_ERR_BAD_CLIENT_MAGIC.rawValue))
  /// The peer makes us answer more than it reads (NGHTTP2_ERR_FLOODED).
  package static let flooded = HTTP2EngineError(rawValue: Int32(NGHTTP2_ERR_FLOODED.rawValue))
  /// A header block has too many CONTINUATION frames (NGHTTP2_ERR_TOO_MANY_CONTINUATIONS).
  package static let tooManyContinuations = HTTP2EngineError(
    rawValue: Int32(NGHTTP2_ERR_TOO_MANY_CONTINUATIONS.rawValue))

  /// How the peer is informed.
  package var breach: HTTP2Breach {
    switch self {
    case .flooded: HTTP2Breach(.queuedFrames, "too many frames wait to be acknowledged")
    case .tooManyContinuations: HTTP2Breach(.continuations, "too many CONTINUATION frames for a header block")
    default: HTTP2Breach(.protocolError, description)
    }
  }

  package var description: String { String(cString: nghttp2_strerror(rawValue)) }

  /// Throws if an nghttp2 function returned a negative number.
  static func check<Number: BinaryInteger>(_ result: Number) throws(HTTP2EngineError) -> Number {
    guard result < 0 else { return result }
    throw HTTP2EngineError(rawValue: Int32(result))
  }
}

/// Misbehaviour of a peer that ends its connection, beyond what nghttp2 answers by itself.
package struct HTTP2Breach: Hashable, Sendable {
  /// A limit on useless traffic that costs time or memory.
  package enum Limit: String, CaseIterable, Sendable {
    /// Streams that the peer reset.
    case streamResets = "stream_resets"
    /// Streams that the peer made us reset, and header blocks over the limit.
    case streamErrors = "stream_errors"
    /// PING more often than allowed.
    case pings
    /// SETTINGS.
    case settings
    /// Frames that carry neither requests nor content.
    case overhead
    /// CONTINUATION frames of one header block.
    case continuations
    /// Header blocks several times over the limit.
    case headerList = "header_list"
    /// Frames waiting to be sent because the peer does not read.
    case queuedFrames = "queued_frames"
  }

  package var code: HTTP2ErrorCode
  /// `nil`: the peer broke a rule of the protocol.
  package var limit: Limit?
  /// Sent with the GOAWAY.
  package var reason: String

  init(_ limit: Limit, _ reason: String) {
    (code, self.limit, self.reason) = (.enhanceYourCalm, limit, reason)
  }

  init(_ code: HTTP2ErrorCode, _ reason: String) {
    (self.code, limit, self.reason) = (code, nil, reason)
  }
}
