import Synchronization

/// Messages to the loop.
enum PoolMessage: Sendable {
  /// A single statement, on any connection.
  case statement(Statement)
  case lease(LeaseRequest)
  /// A statement of a transaction.
  case leaseStatement(LeaseID, Statement)
  case end(TransactionEnd)
  /// The cancellation flag of this ticket has been set.
  case cancelled(Ticket)
  case connected(ConnectionID, Result<ConnectionHandle, ConnectFailure>)
  /// The cancel request of a connection has been delivered.
  case cancelDelivered(ConnectionID)
  /// Replace every connection.
  case reconnect
  case shutdown(CheckedContinuation<Void, Never>?)
}

/// Carries messages from any thread to the loop. Only the first in a batch wakes it.
final class PoolMailbox: Sendable {
  private struct State {
    var messages: [PoolMessage] = []
    var use = PoolUse()
    var isClosed = false
  }

  private let state = Mutex(State())
  private let tickets = Atomic<UInt64>(0)
  let wakeUp = WakeUp()

  func nextTicket() -> Ticket { tickets.wrappingAdd(1, ordering: .relaxed).newValue }

  /// What the loop last reported.
  var use: PoolUse {
    get { state.withLock { $0.use } }
    set { state.withLock { $0.use = newValue } }
  }

  /// False if the loop has ended: then the caller must answer the message.
  func post(_ message: PoolMessage) -> Bool {
    let (isFirst, isClosed) = state.withLock { state in
      guard !state.isClosed else { return (false, true) }
      state.messages.append(message)
      return (state.messages.count == 1, false)
    }
    if isFirst { wakeUp.signal() }
    return !isClosed
  }

  /// Takes all pending messages, for the loop.
  func take() -> [PoolMessage] {
    state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }

  /// Accepts no more messages; returns those that were not read.
  func close() -> [PoolMessage] {
    state.withLock { state in
      state.isClosed = true
      defer { state.messages = [] }
      return state.messages
    }
  }
}
