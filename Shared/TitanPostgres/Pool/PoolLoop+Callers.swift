/// Handles callers' requests.
extension PoolLoop {
  func enqueue(_ statement: Statement) {
    guard !machine.isShuttingDown else { return statement.continuation.resume(throwing: PostgresError.poolClosed) }
    guard !statement.cancellation.isSet else { return statement.continuation.resume(throwing: CancellationError()) }
    waitingStatements[statement.ticket] = statement
    perform(machine.statement(statement.ticket, at: now))
  }

  func enqueue(_ request: LeaseRequest) {
    guard !machine.isShuttingDown else { return request.continuation.resume(throwing: PostgresError.poolClosed) }
    guard !request.cancellation.isSet else { return request.continuation.resume(throwing: CancellationError()) }
    waitingLeases[request.id] = request
    perform(machine.lease(request.id, of: request.owner, at: now))
  }

  func send(_ statement: Statement, on lease: LeaseID) {
    guard let held = leases[lease] else {
      return statement.continuation.resume(throwing: PostgresError.transactionOver)
    }
    guard let connection = connections[held.connection] else {
      return statement.continuation.resume(throwing: PostgresError.connectionLost("the connection broke earlier"))
    }
    if let failure = held.failure { return statement.continuation.resume(throwing: failure) }
    guard !statement.cancellation.isSet else { return statement.continuation.resume(throwing: CancellationError()) }
    leases[lease]?.begin = []
    connection.send(.statement(statement, begin: held.begin), lease: lease, at: now)
    dirty.insert(connection.id)
  }

  func send(_ end: TransactionEnd) {
    guard let held = leases[end.lease] else {
      return end.continuation.resume(throwing: PostgresError.transactionOver)
    }
    guard let connection = connections[held.connection] else {
      leases[end.lease] = nil
      // The server has already rolled back.
      return end.outcome == .rollback
        ? end.continuation.resume()
        : end.continuation.resume(throwing: PostgresError.connectionLost("the connection broke before COMMIT"))
    }
    guard held.begin.isEmpty else {
      // There was no statement, so there is no transaction.
      leases[end.lease] = nil
      perform(machine.release(connection.id, at: now))
      closeIfRetired(connection)
      return end.continuation.resume()
    }
    connection.send(.end(end), lease: end.lease, at: now)
    dirty.insert(connection.id)
  }

  /// The caller of a ticket was cancelled. A waiting ticket leaves the queue. A transaction's statement is cancelled,
  /// and its answer awaited. A single statement is abandoned, and also cancelled if it is alone on its connection:
  /// otherwise a cancel request could hit its neighbours, and the statement's timeout ends it instead.
  func cancel(_ ticket: Ticket) {
    machine.withdraw(ticket)
    if let request = waitingLeases.removeValue(forKey: ticket) {
      return request.continuation.resume(throwing: CancellationError())
    }
    if let statement = waitingStatements.removeValue(forKey: ticket) {
      return statement.continuation.resume(throwing: CancellationError())
    }
    for connection in connections.values {
      guard let unit = connection.unit(of: ticket), let statement = unit.statement else { continue }
      if unit.lease != nil {
        if let cancel = connection.cancel(ticket) { connector.deliver(cancel, for: connection.id) }
      } else if !unit.isAbandoned {
        connection.abandon(ticket)
        statement.continuation.resume(throwing: CancellationError())
        guard connection.runsAlone, let cancel = connection.cancel(ticket) else { return }
        connector.deliver(cancel, for: connection.id)
      }
      return
    }
  }
}
