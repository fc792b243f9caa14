/// What a peer did that ends its connection, beyond what nghttp2 answers by itself.
package struct HTTP2Breach: Hashable, Sendable {
  /// A limit on what costs time or memory and is worth nothing.
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
    /// Frames that wait to be sent because the peer does not read.
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
