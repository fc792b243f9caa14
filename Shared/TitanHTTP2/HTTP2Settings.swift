/// What an engine tells its peer, and what it puts up with. Sizes in bytes.
package struct HTTP2Settings: Sendable {
  /// Streams the peer may have open at a time.
  package var maximumConcurrentStreams: UInt32 = 100
  /// Content a stream may send ahead of `consume`.
  package var streamWindow: Int32 = 1 << 20
  /// Content all streams together may send ahead of `consume`.
  package var connectionWindow: Int32 = 8 << 20
  /// Largest header block, as `HTTP2Fields.listSize` reckons. A larger one comes truncated; one of four times
  /// the size ends a guarded connection.
  package var maximumHeaderListSize: Int = 16 << 10
  /// Bytes queued on a stream from which on its writers shall wait.
  package var queueLimit = 64 << 10

  // What follows holds for the peer of an engine that guards itself; beyond, the connection is ended with
  // ENHANCE_YOUR_CALM.

  /// Streams the peer may reset. One is forgiven for each call that is answered in full.
  package var streamResets = RateLimit(burst: 1000, perSecond: 33)
  /// Streams the peer may make this side reset, by malformed header blocks, windows overrun and the like.
  package var streamErrors = RateLimit(burst: 100, perSecond: 10)
  /// SETTINGS frames.
  package var settingsFrames = RateLimit(burst: 50, perSecond: 5)
  /// Frames that carry neither a request or response nor content. What this side sends makes good for some.
  package var overheadFrames = RateLimit(burst: 2000, perSecond: 200)
  /// CONTINUATION frames that one header block may have.
  package var maximumContinuations = 8
  /// PINGs of a server. One is forgiven for each frame with headers or content that the client sends.
  package var serverPings = RateLimit(burst: 100, perSecond: 10)
  /// Least time between two PINGs of a client with nothing sent by the server in between. Ten seconds is the least that gRPC
  /// lets clients ask for, and a timer may be early.
  package var minimumPingInterval: Duration = .seconds(9)
  /// PINGs that may come too early.
  package var maximumPingStrikes = 2
  /// Frames, content aside, that may wait for the peer to read, in addition to four for each stream.
  package var maximumQueuedFrames = 1000

  package init() {}
}
