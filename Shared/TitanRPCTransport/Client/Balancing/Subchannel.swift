import NIOCore
import TitanRPC

/// Tells connections apart: late news of an old one must not touch the new one.
struct ConnectionTicket: Sendable, Hashable {
  var subchannel: Int
  var attempt: Int
}

/// A channel's connection to one address, through all its attempts. Pure: `ChannelStateMachine` acts on what it says.
struct Subchannel<Connection: Sendable>: Sendable {
  /// Whether the server behind a connection is well, for a channel that asks.
  enum Health: Sendable { case unknown, serving, notServing(RPCError) }

  enum State: Sendable {
    /// May become `connecting`.
    case idle
    /// May become `ready`, `transientFailure` or `idle`.
    case connecting
    /// May become `idle` or `transientFailure`.
    case ready(Connection, since: ContinuousClock.Instant, Health)
    /// The next attempt comes when the backoff has ended. May become `idle`.
    case transientFailure(RPCError)
  }

  enum Loss {
    /// News of an old connection.
    case outdated
    /// It may be connected again at once.
    case idle
    /// `backoffEnded` is due.
    case backOff(Duration)
  }

  let id: Int
  let address: SocketAddress
  private(set) var state = State.idle
  private var attempt = 0
  /// Attempts in a row that failed, or whose connection did not last.
  private var failures = 0
  /// Whether the last that is known of the address is a failure.
  private(set) var hasFailed = false

  init(id: Int, address: SocketAddress) { (self.id, self.address) = (id, address) }

  var ticket: ConnectionTicket { ConnectionTicket(subchannel: id, attempt: attempt) }

  var connection: Connection? { if case .ready(let connection, _, _) = state { connection } else { nil } }
  /// The connection, if calls may use it.
  var serving: Connection? { if case .ready(let connection, _, .serving) = state { connection } else { nil } }
  var isIdle: Bool { if case .idle = state { true } else { false } }
  /// Whether it is not yet known what becomes of it.
  var isConnecting: Bool {
    switch state {
    case .connecting, .ready(_, _, .unknown): true
    case .idle, .ready, .transientFailure: false
    }
  }

  /// Begins an attempt; `nil` unless it is idle.
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

  /// - Returns: whether it is news.
  mutating func setHealth(_ ticket: ConnectionTicket, _ health: Health) -> Bool {
    guard ticket == self.ticket, case .ready(let connection, let since, _) = state else { return false }
    become(.ready(connection, since: since, health))
    return true
  }

  private mutating func become(_ ready: State) {
    state = ready
    if serving != nil { hasFailed = false }
  }

  /// An attempt failed, or the connection takes no new calls. One that was lost sooner than a backoff takes counts as
  /// failed too, so that a server which drops every connection is not asked again without end; the first of them is
  /// forgiven: servers do restart. One that was given up because its server abused it always counts.
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

  /// Nobody wants it any more: the next attempt is like the first.
  mutating func forgive() { hasFailed = false }

  /// The connection was closed because nobody used it.
  mutating func retired(_ ticket: ConnectionTicket) {
    guard ticket == self.ticket, case .ready = state else { return }
    (state, failures) = (.idle, 0)
  }

  /// Another address is used.
  ///
  /// - Returns: the connection to close, if there is one.
  mutating func abandon() -> Connection? {
    defer { if isConnecting || connection != nil { state = .idle } }
    return connection
  }
}
