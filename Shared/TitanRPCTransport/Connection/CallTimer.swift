import NIOCore
import TitanRPC

/// One timer for all calls of a connection, set to the earliest deadline. Calls that end early leave it as it
/// is: when it fires, the connection looks through its streams. On the event loop.
struct CallTimer {
  private var armedFor: Deadline?
  private var scheduled: Scheduled<Void>?

  mutating func arm(_ deadline: Deadline, on loop: any EventLoop, _ fire: @escaping () -> Void) {
    if let armedFor, armedFor <= deadline { return }
    scheduled?.cancel()
    armedFor = deadline
    // A millisecond late rather than early, when no deadline would have passed yet. Added before the conversion, which
    // clamps: a client may name a time that NIO cannot reckon with.
    let delay = TimeAmount(max(.zero, deadline.remaining()) + .milliseconds(1))
    scheduled = loop.assumeIsolated().scheduleTask(in: delay) { fire() }
  }

  mutating func fired() { (armedFor, scheduled) = (nil, nil) }

  mutating func cancel() {
    scheduled?.cancel()
    fired()
  }
}
