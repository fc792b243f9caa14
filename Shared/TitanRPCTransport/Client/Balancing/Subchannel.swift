import NIOCore
import TitanRPC

/// Distinguishes connections: late events of an old connection must not affect the new one.
struct ConnectionTicket: Sendable, Hashable {
  var subchannel: Int
  var attempt: Int
}

/// A channel's connection to one address, through all attempts. Pure: `ChannelStateMachine` acts on what it returns.
struct Subchannel<Connection: Sendable>: Sendable {
  /// The health of the server behind a connection, if the channel checks it.
  enum Health: Sendable { case unknown, serving, notServing(RPCError) }

  enum State: Sendable {
    /// May become `connecting`.
    case idle
    /// May become `ready`, `transientFailure` or `idle`.
    case connecting
    /// May become `idle` or `transientFailure`.
    case ready(Connection, since: ContinuousClock.Instant, Health)
    /// The next attempt follows when the backoff has ended. May become `idle`.
    case transientFailure(RPCError)
  }

  enum Loss {
    /// An event of an old connection.
    case outdated
    /// It may connect again at once.
    case idle
    /// `backoffEnded` is scheduled.
    case backOff(Duration)
  }

  let id: Int
  let address: SocketAddress
  private(set) var state = State.idle
  private var attempt = 0
  /// Consecutive attempts that failed, or whose connection did not last.
  private var failures = 0
  /// Whether the address's last known result is a failure.
  private(set) var hasFailed = false

  init(id: Int, address: SocketAddress) { (self.id, self.address) = (id, address) }

  var ticket: ConnectionTicket { ConnectionTicket(subchannel: id, attempt: attempt) }

  var connection: Connection? { if case .ready(let connection, _, _) = state { connection } else { nil } }
  /// The connection, if calls may use it.
  var serving: Connection? { if case .ready(let connection, _, .serving) = state { connection } else { nil } }
  var isIdle: Bool { if case .idle = state { true } else { false } }
  /// Whether an attempt's outcome is still unknown.
  var isConnecting: Bool {
    switch state {
    case .connecting, .ready(_, _, .unknown): true
    case .idle, .ready, .transientFailure: false
    }
  }

  /// Begins an attempt; returns `nil` unless the subchannel is idle.
  mutating func connect() -> ConnectionTicket? {
    guard isIdle else { return nil }
    attempt += 1
    state = .connecting
    return ticket
  }

  /// - Returns: whether the connection is wanted.
  mutating func connected(
    _ ticket: ConnectionTicket, _ connection: Connection, _ health: Health, at now: ContinuousClock.Instant
  ) -> Bool {
    guard ticket == self.ticket, case .connecting = state else { return false }
    become(.ready(connection, since: now, health))
    return true
  }

  /// - Returns: whether the ticket is current.
  mutating func setHealth(_ ticket: ConnectionTicket, _ health: Health) -> Bool {
    guard ticket == self.ticket, case .ready(let connection, let since, _) = state else { return false }
    become(.ready(connection, since: since, health))
    return true
  }

  private mutating func become(_ ready: State) {
    state = ready
    if serving != nil { hasFailed = false }
  }

  /// An attempt failed, or the connection accepts no new calls. A connection lost before the initial backoff would have
  /// passed counts as a failure too, so that a server which drops every connection is not contacted endlessly. The
  /// first such loss is forgiven, since servers do restart. A connection closed because of the server's abuse always
  /// counts.
  mutating func lost(
    _ ticket: ConnectionTicket, _ error: RPCError, isAbuse: Bool = false, _ moment: Moment, _ backoff: Backoff
  ) -> Loss {
    guard ticket == self.ticket else { return .outdated }
    switch state {
    case .idle, .transientFailure: return .outdated
    case .connecting:
      failures += 1
      return backOff(error, backoff.delay(afterFailures: failures, random: moment.random))
    case .ready where isAbuse:
      failures += 1
      return backOff(error, backoff.delay(afterFailures: failures, random: moment.random))
    case .ready(_, let since, _):
      failures = since.duration(to: moment.now) < backoff.initial ? failures + 1 : 0
      guard failures > 1 else {
        state = .idle
        return .idle
      }
      return backOff(error, backoff.delay(afterFailures: failures - 1, random: moment.random))
    }
  }

  private mutating func backOff(_ error: RPCError, _ delay: Duration) -> Loss {
    (state, hasFailed) = (.transientFailure(error), true)
    return .backOff(delay)
  }

  /// - Returns: whether it is idle now.
  mutating func backoffEnded(_ ticket: ConnectionTicket) -> Bool {
    guard ticket == self.ticket, case .transientFailure = state else { return false }
    state = .idle
    return true
  }

  /// The address is no longer needed: its next attempt counts as the first.
  mutating func forgive() { hasFailed = false }

  /// The connection was closed because it was not used.
  mutating func retired(_ ticket: ConnectionTicket) {
    guard ticket == self.ticket, case .ready = state else { return }
    (state, failures) = (.idle, 0)
  }

  /// The channel uses another address.
  ///
  /// - Returns: the connection to close, if any.
  mutating func abandon() -> Connection? {
    defer { if isConnecting || connection != nil { state = .idle } }
    return connection
  }
}

/// The state of a channel, or of its connection to one address: gRPC's connectivity states.
package enum ConnectivityState: Sendable, Hashable {
  /// No connection is needed.
  case idle
  case connecting
  case ready
  /// The last attempts failed; the next ones wait for their backoff.
  case transientFailure
  /// Closed for good.
  case shutdown
}

/// A decision's inputs besides the state: the time, and a random number evenly distributed over 0...1.
struct Moment: Sendable {
  var now: ContinuousClock.Instant
  var random: Double

  static var current: Moment { Moment(now: .now, random: Double.random(in: 0...1)) }
}
