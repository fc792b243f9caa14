import TitanRPC

/// When a channel connects, and who gets the connection. Pure: it says what to do, `GRPCChannel` does it.
struct ChannelStateMachine<Connection: Sendable>: Sendable {
  /// Tells connections apart: late news of an old one must not touch the new one.
  typealias Generation = Int

  /// A call that wants a connection.
  struct Waiter: Sendable {
    var id: UInt64
    var waitsForReady: Bool
    var completion: @Sendable (Result<Connection, RPCError>) -> Void
  }

  private enum State: Sendable {
    /// Nobody has asked. May become `connecting` or `closed`.
    case idle
    /// May become `ready`, `backingOff` or `closed`.
    case connecting(Generation)
    /// May become `idle` or `closed`.
    case ready(Connection, Generation)
    /// The last attempt failed; the next one comes when the time is up. May become `connecting`, `idle` or `closed`.
    case backingOff(RPCError)
    /// Final.
    case closed
  }

  enum Request: Sendable {
    case use(Connection)
    case wait
    /// Wait, and connect.
    case connect(Generation)
    case fail(RPCError)
  }

  struct Loss: Sendable {
    var failed: [Waiter] = []
    var error: RPCError
    /// Set if `backoffEnded` is due after a wait: the failures in a row.
    var failuresInARow: Int?
  }

  private var state = State.idle
  private var waiters: [Waiter] = []
  private var generation: Generation = 0
  private var failures = 0

  static var closedError: RPCError { RPCError(code: .unavailable, message: "the channel was closed") }

  /// The connection, if there is one.
  var ready: Connection? { if case .ready(let connection, _) = state { connection } else { nil } }

  mutating func request(_ waiter: Waiter) -> Request {
    switch state {
    case .ready(let connection, _): return .use(connection)
    case .closed: return .fail(Self.closedError)
    case .backingOff(let error) where !waiter.waitsForReady: return .fail(error)
    case .connecting, .backingOff:
      waiters.append(waiter)
      return .wait
    case .idle:
      waiters.append(waiter)
      return .connect(connect())
    }
  }

  private mutating func connect() -> Generation {
    generation += 1
    state = .connecting(generation)
    return generation
  }

  /// - Returns: those who get the connection; `nil` if nobody wants it any more: close it.
  mutating func connected(_ connection: Connection, _ generation: Generation) -> [Waiter]? {
    guard case .connecting(generation) = state else { return nil }
    state = .ready(connection, generation)
    failures = 0
    defer { waiters = [] }
    return waiters
  }

  /// An attempt failed, or the connection takes no new calls.
  mutating func lost(_ generation: Generation, _ error: RPCError) -> Loss? {
    switch state {
    case .connecting(generation):
      state = .backingOff(error)
      failures += 1
      let failed = waiters.filter { !$0.waitsForReady }
      waiters.removeAll { !$0.waitsForReady }
      return Loss(failed: failed, error: error, failuresInARow: failures)
    case .ready(_, generation):
      state = .idle
      return nil
    case .idle, .connecting, .ready, .backingOff, .closed: return nil
    }
  }

  /// - Returns: whether to connect at once: there are calls that wait.
  mutating func backoffEnded() -> Generation? {
    guard case .backingOff = state else { return nil }
    guard waiters.isEmpty else { return connect() }
    state = .idle
    return nil
  }

  /// Takes a call off the list; `nil` if it has its answer.
  mutating func cancel(_ id: UInt64) -> Waiter? {
    guard let index = waiters.firstIndex(where: { $0.id == id }) else { return nil }
    return waiters.remove(at: index)
  }

  mutating func close() -> (failed: [Waiter], connection: Connection?) {
    defer { (state, waiters) = (.closed, []) }
    if case .ready(let connection, _) = state { return (waiters, connection) }
    return (waiters, nil)
  }
}
