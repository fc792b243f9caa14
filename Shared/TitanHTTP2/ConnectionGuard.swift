/// Accounts for what a peer sends, and finds abuse. Pure: it is told of frames as they arrive, and asked for a verdict
/// after each piece of input.
///
/// A client judges its server by the same account, with two differences: streams are the client's own, so there is no
/// ledger of them; and gRPC lets servers ping freely to measure the connection, so only a flood counts.
///
/// The account costs a few additions per frame. The clock is read only when something looks wrong.
struct ConnectionGuard: Sendable {
  private let role: HTTP2Engine.Role
  private var scanner: FrameScanner
  private var ledger = StreamLedger()
  private var resets: RateBucket
  private var errors: RateBucket
  private var settings: RateBucket
  private var overhead: RateBucket
  private var pingPolicy: PingPolicy
  private var serverPings: RateBucket
  /// PING frames since the last verdict.
  private var pings = 0
  /// CONTINUATION frames of the block being read.
  private var continuations = 0
  private let maximumContinuations: Int
  private let maximumQueuedFrames: Int
  private var breach: HTTP2Breach?

  /// The credit for one of our frames with headers or content: it pays for the WINDOW_UPDATE frames that answer it, and
  /// more.
  private static let creditPerFrame = 4

  /// - Parameter role: the role of the side that keeps the account.
  init(_ role: HTTP2Engine.Role, _ settings: HTTP2Settings, since now: Int64) {
    self.role = role
    scanner = FrameScanner(prefaceSize: role == .server ? 24 : 0)
    serverPings = RateBucket(settings.serverPings, since: now)
    resets = RateBucket(settings.streamResets, since: now)
    errors = RateBucket(settings.streamErrors, since: now)
    self.settings = RateBucket(settings.settingsFrames, since: now)
    overhead = RateBucket(settings.overheadFrames, since: now)
    pingPolicy = PingPolicy(interval: settings.minimumPingInterval, maximumStrikes: settings.maximumPingStrikes)
    maximumContinuations = settings.maximumContinuations
    maximumQueuedFrames = settings.maximumQueuedFrames + 4 * Int(settings.maximumConcurrentStreams)
  }

  /// The number of frames begun, and whether the last one is incomplete: if neither changes, a frame never ends.
  var framesBegun: Int { scanner.begun }
  var isMidFrame: Bool { !scanner.isAtBoundary }

  /// Bytes have arrived.
  mutating func received(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while let head = scanner.next(&rest) { received(head) }
  }

  private mutating func received(_ head: FrameHead) {
    switch head.type {
    case .data:
      let endStream = head.has(FrameHead.endStream)
      if role == .server, let code = ledger.data(head.streamID, endStream: endStream) {
        note(HTTP2Breach(code, "DATA on stream \(head.streamID), which is closed"))
      }
      if !endStream, head.leastContent == 0 { overhead.add(1) }
    case .headers:
      continuations = 0
      let endStream = head.has(FrameHead.endStream)
      if role == .client {
        // A response has only one such block, but a server may send any number of informational ones.
        if !endStream { overhead.add(1) }
      } else if let code = ledger.headers(head.streamID, endStream: endStream) {
        note(HTTP2Breach(code, "HEADERS on stream \(head.streamID), which is closed"))
      }
    case .rstStream:
      resets.add(1)
      ledger.reset(head.streamID)
    case .priority:
      overhead.add(1)
      // nghttp2 ignores the frame altogether; RFC 9113 §6.3 and RFC 7540 §5.3.1 make these errors.
      if head.streamID == 0 { note(HTTP2Breach(.protocolError, "PRIORITY on stream 0")) }
      if head.dependency != 0, head.dependency == head.streamID {
        note(HTTP2Breach(.protocolError, "PRIORITY: stream \(head.streamID) depends on itself"))
      }
    case .settings:
      overhead.add(1)
      if !head.has(FrameHead.acknowledgement) { settings.add(1) }
    case .ping:
      overhead.add(1)
      guard !head.has(FrameHead.acknowledgement) else { break }
      if role == .server { pings += 1 } else { serverPings.add(1) }
    case .continuation:
      overhead.add(1)
      continuations += 1
      if continuations > maximumContinuations {
        note(HTTP2Breach(.continuations, "more than \(maximumContinuations) CONTINUATION frames for a header block"))
      }
    default: overhead.add(1)
    }
  }

  private mutating func note(_ breach: HTTP2Breach) { self.breach = self.breach ?? breach }

  /// Adds the engine's account of its own frames.
  ///
  /// - Returns: whether to ask for a `verdict`.
  mutating func update(_ account: EngineSink.Account, queuedFrames: Int) -> Bool {
    if account.sentFrames > 0 {
      pingPolicy.sentContent()
      serverPings.credit(account.sentFrames)
      overhead.credit(Self.creditPerFrame * account.sentFrames + account.sentContent >> 10)
    }
    if account.served > 0 { resets.credit(account.served) }
    errors.add(account.errors)
    if account.headerBomb { note(HTTP2Breach(.headerList, "a header block is far too large")) }
    if queuedFrames > maximumQueuedFrames {
      note(HTTP2Breach(.queuedFrames, "\(queuedFrames) frames wait to be read"))
    }
    return isSuspicious
  }

  private var isSuspicious: Bool {
    pings > 0 || breach != nil || serverPings.looksFull || resets.looksFull || errors.looksFull || settings.looksFull
      || overhead.looksFull
  }

  /// - Parameter now: nanoseconds, on the clock of `since`.
  mutating func verdict(at now: Int64) -> HTTP2Breach? {
    if let breach { return breach }
    for _ in 0..<pings where pingPolicy.received(at: now) { note(HTTP2Breach(.pings, "too_many_pings")) }
    pings = 0
    if serverPings.overflows(at: now) { note(HTTP2Breach(.pings, "too_many_pings")) }
    if resets.overflows(at: now) { note(HTTP2Breach(.streamResets, "too many streams were reset")) }
    if errors.overflows(at: now) { note(HTTP2Breach(.streamErrors, "too many streams were in error")) }
    if settings.overflows(at: now) { note(HTTP2Breach(.settings, "too many SETTINGS frames")) }
    if overhead.overflows(at: now) { note(HTTP2Breach(.overhead, "too many frames of no use")) }
    return breach
  }
}

/// Limits how often a peer may ping, following gRPC's keepalive (A8, "Server Enforcement"): at most once per
/// `interval`, but at any time after we have sent it something, since such pings measure the connection. Each ping that
/// comes too early is a strike.
struct PingPolicy: Sendable {
  private let interval: Int64
  private let maximumStrikes: Int
  private var last: Int64?
  private var strikes = 0

  init(interval: Duration, maximumStrikes: Int) {
    self.interval = interval.nanoseconds
    self.maximumStrikes = maximumStrikes
  }

  /// We have sent headers or content.
  mutating func sentContent() { (last, strikes) = (nil, 0) }

  /// - Returns: whether this ping was one too many.
  mutating func received(at now: Int64) -> Bool {
    defer { last = now }
    guard let last, now - last < interval else { return false }
    strikes += 1
    return strikes > maximumStrikes
  }
}

/// Counts against a rate: the count drains over time. The clock is read only when the bucket looks full.
struct RateBucket: Sendable {
  private let limit: RateLimit
  private var level = 0
  /// When the bucket was last drained, in nanoseconds.
  private var drained: Int64

  init(_ limit: RateLimit, since now: Int64) {
    self.limit = limit
    drained = now
  }

  mutating func add(_ count: Int) { level += count }

  /// Subtracts what useful work makes up for.
  mutating func credit(_ count: Int) { level = max(0, level - count) }

  /// Whether the bucket would overflow if no time had passed.
  var looksFull: Bool { level > limit.burst }

  mutating func overflows(at now: Int64) -> Bool {
    guard looksFull else { return false }
    let elapsed = max(0, now - drained)
    // Far longer than any bucket takes to drain; keeps the product small.
    let milliseconds = min(elapsed / 1_000_000, 86_400_000)
    let leak = Int(milliseconds) * limit.perSecond / 1000
    if leak > 0 {
      level = max(0, level - leak)
      drained = now
    }
    return looksFull
  }
}

extension Duration {
  /// Capped to what 64 bits can hold.
  package var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max : whole + attoseconds / 1_000_000_000
  }
}
