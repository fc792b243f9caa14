import NIOCore
import TitanHTTP2

/// What a server does about clients that ask too much of it.
extension ServerConnection {
  /// What a connection that has been ended may take to close.
  private static let lingering = TimeAmount.seconds(1)
  static let keepalivePing: UInt64 = 0x616C_6976_653F_3F3F

  var now: Int64 { Int64(eventLoop.now.uptimeNanoseconds) }

  // MARK: What the client sends

  /// Ends the connection if the client has gone too far.
  func judge() {
    guard !hasEnded, engine.peerLooksSuspicious(), let breach = engine.verdict(at: now) else { return }
    end(breach)
  }

  /// Sends a GOAWAY and closes, without regard to the calls that run.
  func end(_ breach: HTTP2Breach) {
    guard !hasEnded else { return }
    hasEnded = true
    if let limit = breach.limit { traffic.breached(BreachedLimit(limit)) }
    end(breach.code, reason: breach.reason)
  }

  private func end(_ code: HTTP2ErrorCode, reason: String) {
    hasEnded = true
    engine.terminate(code, reason: reason)
    touch()
    // Also if the GOAWAY cannot leave.
    eventLoop.assumeIsolated().scheduleTask(in: Self.lingering) { self.closeNow() }
  }

  // MARK: Time

  /// Looks at the connection in intervals, from now on.
  func beginWatch() {
    let interval = TimeAmount(configuration.timeouts.interval)
    // Not weak, as in `watch`. `closed` cancels it.
    nextLook = eventLoop.assumeIsolated().scheduleTask(in: interval) {
      guard self.isOpen else { return }
      self.look()
      self.beginWatch()
    }
  }

  private func look() {
    guard !hasEnded else { return }
    switch watch?.look(sight, at: now) {
    case nil: break
    case .ping:
      engine.ping(Self.keepalivePing)
      touch()
    case .shutDown(let limit):
      traffic.breached(limit)
      beginShutdown()
    case .end(let code, let limit):
      traffic.breached(limit)
      end(code, reason: limit.rawValue)
    case .close(let limit):
      hasEnded = true
      traffic.breached(limit)
      closeNow()
    }
  }

  private var sight: ConnectionWatch.Sight {
    ConnectionWatch.Sight(
      hasSettings: hasSettings, unfinishedFrame: engine.unfinishedFrame, bytesReceived: bytesRead,
      bytesWritten: bytesWritten, bytesUnsent: bytesUnsent, streams: engine.streamCount, calls: callsStarted)
  }

  private var bytesUnsent: Int {
    guard let count = try? channel?.syncOptions?.getOption(.bufferedWritableBytes) else { return 0 }
    return count
  }
}
