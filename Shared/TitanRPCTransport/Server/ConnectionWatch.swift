import TitanHTTP2

/// Decides how long a server keeps a connection, by looking at it in intervals. Pure; time is an argument.
///
/// Nothing has to be noted as it happens: that a frame stands still, that nothing was heard, or sent, is seen
/// from two looks that find the same.
struct ConnectionWatch: Sendable {
  /// What there is to see of a connection.
  struct Sight: Sendable {
    /// Whether the client's settings have come.
    var hasSettings = true
    /// See `HTTP2Engine.unfinishedFrame`.
    var unfinishedFrame: Int?
    /// In total.
    var bytesReceived: UInt64 = 0
    /// In total; of these, `bytesUnsent` wait in the channel.
    var bytesWritten = 0
    var bytesUnsent = 0
    /// Streams open, and calls ever begun.
    var streams = 0
    var calls = 0
  }

  enum Action: Hashable, Sendable {
    case ping
    /// Ask the client to go, and let calls end.
    case shutDown(BreachedLimit)
    /// Send a GOAWAY, and close.
    case end(HTTP2ErrorCode, BreachedLimit)
    /// Close: nothing can be sent.
    case close(BreachedLimit)
  }

  private let timeouts: ConnectionTimeouts
  private let opened: Int64
  private let maximumAge: Int64?
  private var last = Sight()
  /// Since when the same frame has been unfinished, nothing of what waits was sent, nothing has been heard,
  /// and no call has run.
  private var frameBegan: Int64
  private var lastSent: Int64
  private var lastHeard: Int64
  private var lastCall: Int64
  /// When the ping left that nothing has been heard since.
  private var pinged: Int64?
  private var hasToldToGo = false

  /// - Parameters:
  ///   - now: nanoseconds, as in `look`.
  ///   - jitter: what to multiply the maximum age by.
  init(_ timeouts: ConnectionTimeouts, opened now: Int64, jitter: Double) {
    self.timeouts = timeouts
    opened = now
    maximumAge = timeouts.maximumAge.map { Int64(min(Double($0.nanoseconds) * jitter, 4e18)) }
    (frameBegan, lastSent, lastHeard, lastCall) = (now, now, now, now)
  }

  mutating func look(_ sight: Sight, at now: Int64) -> Action? {
    note(sight, at: now)
    func isOver(_ timeout: Duration, since start: Int64) -> Bool { now - start >= timeout.nanoseconds }

    // Before GOAWAYs: where nothing is taken, none would be.
    if isOver(timeouts.writeStall, since: lastSent) { return .close(.writeStall) }
    if !sight.hasSettings {
      return isOver(timeouts.preface, since: opened) ? .end(.settingsTimeout, .preface) : nil
    }
    if isOver(timeouts.frame, since: frameBegan) { return .end(.enhanceYourCalm, .frame) }
    if let maximumAge {
      let grace = timeouts.maximumAgeGrace.nanoseconds
      if now - opened >= maximumAge, now - opened - maximumAge >= grace { return .end(.noError, .ageGrace) }
      if now - opened >= maximumAge { return tellToGo(.age) }
    }
    if let idle = timeouts.idle, isOver(idle, since: lastCall) { return tellToGo(.idle) }
    return keepalive(at: now)
  }

  private mutating func note(_ sight: Sight, at now: Int64) {
    defer { last = sight }
    if sight.unfinishedFrame == nil || sight.unfinishedFrame != last.unfinishedFrame { frameBegan = now }
    let sent = sight.bytesWritten - last.bytesWritten + last.bytesUnsent - sight.bytesUnsent
    if sight.bytesUnsent == 0 || sent > 0 { lastSent = now }
    if sight.bytesReceived != last.bytesReceived { (lastHeard, pinged) = (now, nil) }
    if sight.streams > 0 || sight.calls != last.calls { lastCall = now }
  }

  private mutating func tellToGo(_ limit: BreachedLimit) -> Action? {
    guard !hasToldToGo else { return nil }
    hasToldToGo = true
    return .shutDown(limit)
  }

  private mutating func keepalive(at now: Int64) -> Action? {
    guard let interval = timeouts.keepaliveInterval, now - lastHeard >= interval.nanoseconds else { return nil }
    guard let pinged else {
      pinged = now
      return .ping
    }
    return now - pinged >= timeouts.keepalive.nanoseconds ? .end(.noError, .keepalive) : nil
  }
}
