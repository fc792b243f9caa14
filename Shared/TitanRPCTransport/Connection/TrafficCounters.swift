import Synchronization
package import TitanHTTP2
package import TitanRPC

/// What a server or a channel has done since its creation. It can be read at any time from any thread.
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
  /// Complete messages received, and messages sent, by servers.
  package var messagesReceived: Int { messagesIn.load(ordering: .relaxed) }
  package var messagesSent: Int { messagesOut.load(ordering: .relaxed) }
  /// Servers' calls ended by either side's RST_STREAM, or by the end of the connection.
  package var streamsReset: Int { resets.load(ordering: .relaxed) }
  /// TLS handshakes that failed; these connections do not count as accepted.
  package var handshakesFailed: Int { failedHandshakes.load(ordering: .relaxed) }
  /// How often clients have exceeded a limit.
  package func breaches(of limit: BreachedLimit) -> Int { breaches.withLock { $0[limit, default: 0] } }

  package init() {}

  package func connectionOpened() { opened.add(1, ordering: .relaxed) }
  package func connectionClosed() { closed.add(1, ordering: .relaxed) }
  package func callStarted() { started.add(1, ordering: .relaxed) }
  package func callEnded() { ended.add(1, ordering: .relaxed) }
  package func received(_ bytes: Int) { bytesIn.add(bytes, ordering: .relaxed) }
  package func messagesReceived(_ count: Int) { messagesIn.add(count, ordering: .relaxed) }
  package func messagesSent(_ count: Int) { messagesOut.add(count, ordering: .relaxed) }
  package func streamReset() { resets.add(1, ordering: .relaxed) }
  func handshakeFailed() { failedHandshakes.add(1, ordering: .relaxed) }
  package func breached(_ limit: BreachedLimit) { breaches.withLock { $0[limit, default: 0] += 1 } }
  package func sent(_ bytes: Int) { bytesOut.add(bytes, ordering: .relaxed) }
}

/// A server's limits, under the names its metrics use.
package enum BreachedLimit: String, CaseIterable, Sendable {
  /// A connection was closed on arrival because there were too many, in total or from its address.
  case connections
  case connectionsPerAddress = "connections_per_address"
  /// A trusted proxy's connection began with a malformed header of the PROXY protocol.
  case proxyHeader = "proxy_header"
  /// A call was refused because too many were running on the server, or on its connection.
  case runningCalls = "running_calls"
  case connectionCalls = "connection_calls"
  /// A call was refused because too many of its kind were running, in total or for its client's neighbourhood: streams
  /// and calls without a token, and health checks.
  case publicStreams = "public_streams"
  case publicCalls = "public_calls"
  case healthChecks = "health_checks"

  // These end a connection. For limits on what a client sends, see `HTTP2Breach.Limit`.
  case streamResets = "stream_resets"
  case streamErrors = "stream_errors"
  case pings
  case settings
  case overhead
  case continuations
  case headerList = "header_list"
  case queuedFrames = "queued_frames"
  // For time limits, see `ConnectionTimeouts`.
  case preface
  case frame
  case writeStall = "write_stall"
  case keepalive
  case idle
  case age
  case ageGrace = "age_grace"

  package init(_ limit: HTTP2Breach.Limit) {
    self =
      switch limit {
      case .streamResets: .streamResets
      case .streamErrors: .streamErrors
      case .pings: .pings
      case .settings: .settings
      case .overhead: .overhead
      case .continuations: .continuations
      case .headerList: .headerList
      case .queuedFrames: .queuedFrames
      }
  }

  package init(_ limit: CallRefusal.Limit) {
    self =
      switch limit {
      case .running: .runningCalls
      case .publicStreams: .publicStreams
      case .publicCalls: .publicCalls
      case .healthChecks: .healthChecks
      }
  }
}
