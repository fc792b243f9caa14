/// What an engine tells its peer, and what it puts up with. Sizes in bytes.
package struct HTTP2Settings: Sendable {
  /// Streams the peer may have open at a time.
  package var maximumConcurrentStreams: UInt32 = 100
  /// Content a stream may send ahead of `consume`.
  package var streamWindow: Int32 = 1 << 20
  /// Content all streams together may send ahead of `consume`.
  package var connectionWindow: Int32 = 8 << 20
  /// Largest header block, as `HTTP2Fields.listSize` reckons. A larger one comes truncated.
  package var maximumHeaderListSize: Int = 16 << 10
  /// Bytes queued on a stream from which on its writers shall wait.
  package var queueLimit = 64 << 10
  /// Resets a client may send at once, and how many more each second, before the connection is closed.
  package var streamResetBurst: UInt64 = 1000
  package var streamResetRate: UInt64 = 33
  /// CONTINUATION frames that one header block may have.
  package var maximumContinuations = 8

  package init() {}
}
