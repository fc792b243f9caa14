/// An engine's announced settings, and what it tolerates. Sizes in bytes.
package struct HTTP2Settings: Sendable {
  /// How many streams the peer may have open at a time.
  package var maximumConcurrentStreams: UInt32 = 100
  /// How much content one stream may send ahead of `consume`.
  package var streamWindow: Int32 = 1 << 20
  /// How much content all streams together may send ahead of `consume`.
  package var connectionWindow: Int32 = 8 << 20
  /// The largest header block, measured by `HTTP2Fields.listSize`. A larger one is truncated; one of four times the
  /// size ends a guarded connection.
  package var maximumHeaderListSize: Int = 16 << 10
  /// How many bytes may be queued on a stream before its writers should wait.
  package var queueLimit = 64 << 10

  // The following limits apply to the peer of an engine that guards itself; exceeding one ends the connection with
  // ENHANCE_YOUR_CALM.

  /// Streams the peer may reset. Each call that is answered in full makes up for one.
  package var streamResets = RateLimit(burst: 1000, perSecond: 33)
  /// Streams the peer may make this side reset, by malformed header blocks, overrun windows and the like.
  package var streamErrors = RateLimit(burst: 100, perSecond: 10)
  /// SETTINGS frames.
  package var settingsFrames = RateLimit(burst: 50, perSecond: 5)
  /// Frames that carry neither a request or response nor content. Output from this side makes up for some of them.
  package var overheadFrames = RateLimit(burst: 2000, perSecond: 200)
  /// How many CONTINUATION frames one header block may have.
  package var maximumContinuations = 8
  /// A server's PINGs. Each frame with headers or content that the client sends makes up for one.
  package var serverPings = RateLimit(burst: 100, perSecond: 10)
  /// The minimum time between two PINGs of a client if the server has sent nothing in between. gRPC lets clients set an
  /// interval of ten seconds or more, and a timer may be early.
  package var minimumPingInterval: Duration = .seconds(9)
  /// How many PINGs may come too early.
  package var maximumPingStrikes = 2
  /// How many frames, not counting content, may wait for the peer to read, in addition to four for each stream.
  package var maximumQueuedFrames = 1000

  package init() {}
}

/// How many may come at once, and how many more each second.
package struct RateLimit: Hashable, Sendable {
  package var burst: Int
  package var perSecond: Int

  package init(burst: Int, perSecond: Int) { (self.burst, self.perSecond) = (burst, perSecond) }
}
