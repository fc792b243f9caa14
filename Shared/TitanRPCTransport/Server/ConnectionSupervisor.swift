package import NIOCore
package import TitanHTTP2

/// A connection of HTTP/2 that a server supervises.
package protocol SupervisedConnection: HTTP2WireDelegate {
  /// The calls or requests begun so far.
  var callsBegun: Int { get }
  /// The supervisor looks at the connection: once each interval, before it judges how time has passed.
  func lookedAt()
}

extension SupervisedConnection {
  package func lookedAt() {}
}

/// What every connection of HTTP/2 on a server has beside its calls: limits on what its client sends, limits on time,
/// and the shutdown. On the event loop.
///
/// A connection passes itself to every method that calls it back. Between `begin` and `stop`, the timer keeps it alive.
package final class ConnectionSupervisor {
  private enum Phase {
    /// May become `announced`.
    case serving
    /// The client has been told to open no more streams. May become `draining`.
    case announced
    /// Any new streams are refused. Final.
    case draining
  }

  /// Mark the pings whose answers mean something: that the client has heard of the shutdown, and that it is there.
  private static let shutdownPing: UInt64 = 0x7469_7461_6E75_7021
  private static let keepalivePing: UInt64 = 0x616C_6976_653F_3F3F
  /// How long a client that does not answer pings keeps its new streams.
  private static let shutdownPatience = TimeAmount.seconds(1)

  private let engine: HTTP2Engine
  private let wire: HTTP2Wire
  private let traffic: TrafficCounters
  private let loop: any EventLoop
  private let timeouts: ConnectionTimeouts
  private let lingering: TimeAmount
  private var phase = Phase.serving
  /// Whether the client's settings have arrived.
  private var hasSettings = false
  /// Whether this side has ended the connection because of what the client did or failed to do.
  private var hasEnded = false
  private var watch: ConnectionWatch?
  private var nextLook: Scheduled<Void>?

  /// - Parameter lingering: how long an ended connection may take to close.
  package init(
    _ wire: HTTP2Wire, of engine: HTTP2Engine, _ traffic: TrafficCounters, on loop: any EventLoop,
    _ timeouts: ConnectionTimeouts, lingering: TimeAmount
  ) {
    (self.wire, self.engine, self.traffic) = (wire, engine, traffic)
    (self.loop, self.timeouts, self.lingering) = (loop, timeouts, lingering)
  }

  private var now: Int64 { Int64(loop.now.uptimeNanoseconds) }

  /// The channel is open, and nothing has been read.
  package func begin(_ connection: some SupervisedConnection) {
    traffic.connectionOpened()
    engine.guardPeer(since: now)
    watch = ConnectionWatch(timeouts, opened: now, jitter: .random(in: 0.9...1.1))
    lookLater(at: connection)
  }

  /// The channel is closed.
  package func stop() {
    nextLook?.cancel()
    traffic.connectionClosed()
  }

  // MARK: What the client sends

  package func settingsCame() { hasSettings = true }

  package func pingAcknowledged(_ payload: UInt64, _ connection: some SupervisedConnection) {
    if payload == Self.shutdownPing { finishShutdown(connection) }
  }

  /// Ends the connection if the client has gone too far.
  package func judge(_ connection: some SupervisedConnection) {
    guard !hasEnded, engine.peerLooksSuspicious(), let breach = engine.verdict(at: now) else { return }
    end(connection, breach)
  }

  /// Sends a GOAWAY and closes, regardless of running calls.
  package func end(_ connection: some SupervisedConnection, _ breach: HTTP2Breach) {
    guard !hasEnded else { return }
    if let limit = breach.limit { traffic.breached(BreachedLimit(limit)) }
    end(connection, breach.code, reason: breach.reason)
  }

  private func end(_ connection: some SupervisedConnection, _ code: HTTP2ErrorCode, reason: String) {
    hasEnded = true
    engine.terminate(code, reason: reason)
    wire.touch(connection)
    // Also when the GOAWAY cannot be sent.
    loop.assumeIsolated().scheduleTask(in: lingering) { [wire] in wire.closeNow() }
  }

  // MARK: How time passes

  private func lookLater(at connection: some SupervisedConnection) {
    // Not weak: one weak reference makes every other reference to the connection slower for good. `stop` cancels it.
    nextLook = loop.assumeIsolated().scheduleTask(in: TimeAmount(timeouts.interval)) {
      guard self.wire.isOpen else { return }
      self.look(at: connection)
      self.lookLater(at: connection)
    }
  }

  private func look(at connection: some SupervisedConnection) {
    guard !hasEnded else { return }
    connection.lookedAt()
    switch watch?.look(sight(of: connection), at: now) {
    case nil: break
    case .ping:
      engine.ping(Self.keepalivePing)
      wire.touch(connection)
    case .shutDown(let limit):
      traffic.breached(limit)
      beginShutdown(connection)
    case .end(let code, let limit):
      traffic.breached(limit)
      end(connection, code, reason: limit.rawValue)
    case .close(let limit):
      hasEnded = true
      traffic.breached(limit)
      wire.closeNow()
    }
  }

  private func sight(of connection: some SupervisedConnection) -> ConnectionWatch.Sight {
    ConnectionWatch.Sight(
      hasSettings: hasSettings, unfinishedFrame: engine.unfinishedFrame, bytesReceived: wire.bytesRead,
      bytesWritten: wire.bytesWritten, bytesUnsent: wire.bytesUnsent, streams: engine.streamCount,
      calls: connection.callsBegun)
  }

  // MARK: Shutdown

  /// Accepts no new calls, and closes when the running ones have ended.
  package func beginShutdown(_ connection: some SupervisedConnection) {
    guard wire.isOpen, case .serving = phase else { return }
    phase = .announced
    engine.announceShutdown()
    engine.ping(Self.shutdownPing)
    // A client that does not answer pings loses its streams all the same.
    loop.assumeIsolated().scheduleTask(in: Self.shutdownPatience) { self.finishShutdown(connection) }
    wire.touch(connection)
  }

  private func finishShutdown(_ connection: some SupervisedConnection) {
    guard wire.isOpen, case .announced = phase else { return }
    phase = .draining
    engine.finishShutdown()
    wire.touch(connection)
  }
}
