package import TitanHTTP2

/// Decides how long a server keeps a connection, by looking at it at intervals. Pure; time is an argument.
///
/// Nothing has to be recorded as it happens: two looks that find the same state show that a frame has stalled, or that
/// nothing was received or sent.
package struct ConnectionWatch: Sendable {
  /// The observable state of a connection.
  package struct Sight: Sendable {
    /// Whether the client's settings have arrived.
    var hasSettings = true
    /// See `HTTP2Engine.unfinishedFrame`.
    var unfinishedFrame: Int?
    /// The total received.
    var bytesReceived: UInt64 = 0
    /// The total written; `bytesUnsent` of these are waiting in the channel.
    var bytesWritten = 0
    var bytesUnsent = 0
    /// Open streams, and all calls ever begun.
    var streams = 0
    var calls = 0

    package init(
      hasSettings: Bool = true, unfinishedFrame: Int? = nil, bytesReceived: UInt64 = 0, bytesWritten: Int = 0,
      bytesUnsent: Int = 0, streams: Int = 0, calls: Int = 0
    ) {
      (self.hasSettings, self.unfinishedFrame, self.bytesReceived) = (hasSettings, unfinishedFrame, bytesReceived)
      (self.bytesWritten, self.bytesUnsent) = (bytesWritten, bytesUnsent)
      (self.streams, self.calls) = (streams, calls)
    }
  }

  package enum Action: Hashable, Sendable {
    case ping
    /// Ask the client to leave, and let calls end.
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
  /// Since when the same frame has been unfinished, no waiting output was sent, nothing has been received, and no call
  /// has run.
  private var frameBegan: Int64
  private var lastSent: Int64
  private var lastHeard: Int64
  private var lastCall: Int64
  /// When the ping was sent that nothing has been received since.
  private var pinged: Int64?
  private var hasToldToGo = false

  /// - Parameters:
  ///   - now: nanoseconds, as in `look`.
  ///   - jitter: the factor for the maximum age.
  package init(_ timeouts: ConnectionTimeouts, opened now: Int64, jitter: Double) {
    self.timeouts = timeouts
    opened = now
    maximumAge = timeouts.maximumAge.map { Int64(min(Double($0.nanoseconds) * jitter, 4e18)) }
    (frameBegan, lastSent, lastHeard, lastCall) = (now, now, now, now)
  }

  package mutating func look(_ sight: Sight, at now: Int64) -> Action? {
    note(sight, at: now)
    func isOver(_ timeout: Duration, since start: Int64) -> Bool { now - start >= timeout.nanoseconds }

    // This comes before any GOAWAY: a client that reads nothing would not read one.
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

/// How long a server waits for a client. Connections are looked at in intervals of up to five seconds, so each time may
/// be exceeded by that much.
package struct ConnectionTimeouts: Hashable, Sendable {
  /// The time from the connection's opening, or the end of its TLS handshake, to the client's first SETTINGS.
  package var preface: Duration = .seconds(20)
  /// The time from a frame's first byte to its last; a header block is one frame.
  package var frame: Duration = .seconds(30)
  /// How long the client may read nothing while there are bytes to send.
  package var writeStall: Duration = .seconds(30)
  /// How long a connection may go without a call before the client is told to leave; `nil`: no limit.
  package var idle: Duration? = .seconds(1800)
  /// The connection's age, give or take a tenth at random, at which the client is told to reconnect; `nil`: no limit.
  package var maximumAge: Duration?
  /// How long calls may go on after that before they are cut off.
  package var maximumAgeGrace: Duration = .seconds(300)
  /// How long the client may send nothing before it is pinged; `nil`: never.
  package var keepaliveInterval: Duration? = .seconds(300)
  /// How long the client may take to answer that ping, or to send any other byte.
  package var keepalive: Duration = .seconds(20)

  package init() {}

  /// How often to look: four times within the shortest of them.
  package var interval: Duration {
    let all = [preface, frame, writeStall, idle, maximumAge, maximumAgeGrace, keepaliveInterval, keepalive]
    return max(.milliseconds(1), min(.seconds(5), all.compactMap(\.self).min().map { $0 / 4 } ?? .seconds(5)))
  }
}
