/// What an engine saw, in the order it saw it.
package enum HTTP2Event {
  /// A whole header block: a request on a server; a response, informational response or trailers else.
  case headers(HTTP2Stream, HTTP2Fields, endStream: Bool)
  /// Content, as a range of the bytes given to `receive`. Give it back with `consume` when it has been used.
  case data(HTTP2Stream, Range<Int>)
  /// The peer will send no more on the stream. Follows the headers or data it came with.
  case endOfStream(HTTP2Stream)
  /// The outbound queue has room again for writers that asked by `wakeWhenWritable`.
  case writable(HTTP2Stream)
  /// A server's last frame has left while the client may still be sending.
  case endSentFirst(HTTP2Stream)
  /// The stream is over: after both ends, or by a reset of either side. Nothing follows for it.
  case closed(HTTP2Stream, HTTP2ErrorCode)
  /// The peer's settings have come.
  case settings
  /// The answer to one of our pings.
  case pingAcknowledged(UInt64)
  /// The peer takes no new streams; those above `lastStreamID` it has not touched.
  case goAway(lastStreamID: HTTP2StreamID, HTTP2ErrorCode, debugData: [UInt8])
}
