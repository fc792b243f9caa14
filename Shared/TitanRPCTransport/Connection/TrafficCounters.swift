import Synchronization

/// What a server or a channel has done since it was made. Read at any time from anywhere.
package final class TrafficCounters: Sendable {
  private let opened = Atomic<Int>(0)
  private let closed = Atomic<Int>(0)
  private let started = Atomic<Int>(0)
  private let ended = Atomic<Int>(0)
  private let bytesIn = Atomic<Int>(0)
  private let bytesOut = Atomic<Int>(0)
  private let messagesIn = Atomic<Int>(0)
  private let messagesOut = Atomic<Int>(0)
  private let resets = Atomic<Int>(0)
  private let failedHandshakes = Atomic<Int>(0)
  private let breaches = Mutex<[BreachedLimit: Int]>([:])

  package var connectionsAccepted: Int { opened.load(ordering: .relaxed) }
  package var connectionsOpen: Int { opened.load(ordering: .relaxed) - closed.load(ordering: .relaxed) }
  package var callsStarted: Int { started.load(ordering: .relaxed) }
  package var callsInFlight: Int { started.load(ordering: .relaxed) - ended.load(ordering: .relaxed) }
  package var bytesReceived: Int { bytesIn.load(ordering: .relaxed) }
  package var bytesSent: Int { bytesOut.load(ordering: .relaxed) }
  /// Messages that came whole, and messages that were sent, of servers.
  package var messagesReceived: Int { messagesIn.load(ordering: .relaxed) }
  package var messagesSent: Int { messagesOut.load(ordering: .relaxed) }
  /// Calls of servers that either side's RST_STREAM, or the end of the connection, has ended.
  package var streamsReset: Int { resets.load(ordering: .relaxed) }
  /// TLS handshakes that led to no connection; those connections are not among the accepted.
  package var handshakesFailed: Int { failedHandshakes.load(ordering: .relaxed) }
  /// How often clients have passed a limit.
  package func breaches(of limit: BreachedLimit) -> Int { breaches.withLock { $0[limit, default: 0] } }

  package init() {}

  func connectionOpened() { opened.add(1, ordering: .relaxed) }
  func connectionClosed() { closed.add(1, ordering: .relaxed) }
  func callStarted() { started.add(1, ordering: .relaxed) }
  func callEnded() { ended.add(1, ordering: .relaxed) }
  func received(_ bytes: Int) { bytesIn.add(bytes, ordering: .relaxed) }
  func messagesReceived(_ count: Int) { messagesIn.add(count, ordering: .relaxed) }
  func messagesSent(_ count: Int) { messagesOut.add(count, ordering: .relaxed) }
  func streamReset() { resets.add(1, ordering: .relaxed) }
  func handshakeFailed() { failedHandshakes.add(1, ordering: .relaxed) }
  func breached(_ limit: BreachedLimit) { breaches.withLock { $0[limit, default: 0] += 1 } }
  func sent(_ bytes: Int) { bytesOut.add(bytes, ordering: .relaxed) }
}
