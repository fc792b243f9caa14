import NIOCore
import TitanHTTP2

/// Marks the ping whose answer says that a client has heard of the shutdown.
let shutdownPing: UInt64 = 0x7469_7461_6E75_7021

extension ServerConnection {
  /// Takes no new calls, and closes when those that run have ended.
  func beginShutdown() {
    guard isOpen, case .serving = phase else { return }
    phase = .announced
    engine.announceShutdown()
    engine.ping(shutdownPing)
    // A client that does not answer pings has its streams cut off all the same.
    eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) { self.finishShutdown() }
    touch()
  }

  func finishShutdown() {
    guard isOpen, case .announced = phase else { return }
    phase = .draining
    engine.finishShutdown()
    touch()
  }
}
