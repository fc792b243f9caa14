import Logging

/// Handles events of connections, and carries out what the state machine decides.
extension PoolLoop {
  func perform(_ actions: [PoolStateMachine.Action]) {
    for action in actions {
      switch action {
      case .connect(let id): connector.connect(id)
      case .send(let ticket, let id):
        guard let statement = waitingStatements.removeValue(forKey: ticket), let connection = connections[id] else {
          continue
        }
        connection.send(.statement(statement, begin: preparation(statement.commit)), lease: nil, at: now)
        dirty.insert(id)
      case .grant(let ticket, let id):
        guard let request = waitingLeases.removeValue(forKey: ticket) else { continue }
        leases[ticket] = Lease(connection: id, begin: request.begin + preparation(request.commit))
        request.continuation.resume()
      case .expire(let ticket):
        let error = waitedInVain
        waitingStatements.removeValue(forKey: ticket)?.continuation.resume(throwing: error)
        waitingLeases.removeValue(forKey: ticket)?.continuation.resume(throwing: error)
      case .expireBehindItsOwner(let ticket):
        let error = PostgresError.ownerBusy(settings, waited: settings.acquireTimeout)
        waitingLeases.removeValue(forKey: ticket)?.continuation.resume(throwing: error)
      case .refuse(let ticket):
        waitingLeases.removeValue(forKey: ticket)?.continuation.resume(throwing: PostgresError.ownerBusy(settings))
      case .close(let id): remove(id)
      }
    }
  }

  private func preparation(_ commit: CommitMode) -> [String] {
    commit == .synchronous && !standbys.mayWait(at: now) ? [] : commit.preparation
  }

  /// Why a caller got no connection in time: either all connections allowed are in use, or no further one can be
  /// opened, whether the server says so or nothing at all.
  private var waitedInVain: PostgresError {
    guard !isServerSilent else {
      return .noConnection(after: settings.acquireTimeout, lastFailure: "the server answers nothing")
    }
    return machine.openConnections >= settings.maximumConnections
      ? .poolBusy(after: settings.acquireTimeout)
      : .noConnection(after: settings.acquireTimeout, lastFailure: lastConnectFailure)
  }

  func connected(_ id: ConnectionID, _ outcome: Result<ConnectionHandle, ConnectFailure>) {
    guard id != Self.searchID else { return searchEnded(outcome) }
    switch outcome {
    case .success(let handle):
      if lastConnectFailure != nil { logger.info("connected to PostgreSQL again") }
      lastConnectFailure = nil
      leads(handle.server)
      let connection = PipelinedConnection(id: id, handle: handle, cacheCapacity: settings.statementCacheSize)
      connections[id] = connection
      poller.add(connection.socket, key: id)
      perform(machine.connected(id, at: now))
    case .failure(let failure):
      if lastConnectFailure != failure.message {
        logger.warning("cannot connect to PostgreSQL", metadata: ["cause": "\(failure.message)"])
      }
      lastConnectFailure = failure.message
      troubles.noteFailedConnect()
      perform(machine.connectFailed(id, at: now, chance: .random(in: 0..<1)))
    }
  }

  func receive(on connection: PipelinedConnection) {
    var events: [PipelinedConnection.Event] = []
    connection.receive(into: &events)
    for event in events {
      switch event {
      case .answered(let unit): answered(unit, on: connection)
      case .lost(let error, let units):
        troubles.note(error, at: now)
        logger.warning(
          "lost a connection to PostgreSQL",
          metadata: ["cause": "\(error.kind == .connectionLost ? error.message : error.description)"])
        remove(connection.id)
        fail(units, with: error)
        perform(machine.lost(connection.id, at: now, chance: .random(in: 0..<1)))
        return
      }
    }
    if let cancel = connection.cancelIfWanted() { connector.deliver(cancel, for: connection.id) }
  }

  private func answered(_ unit: PipelineUnit, on connection: PipelinedConnection) {
    if let error = unit.error { troubles.note(error, at: now) }
    if let waits = unit.waitsForStandby { standbys.told(waits: waits, at: now) }
    // This comes last, so that the machine's handling of this answer does not undo the pause before the next attempt to
    // connect.
    defer { settle(unit.error, on: connection) }
    switch unit.work {
    case .deallocate: break
    case .statement(let statement, _):
      if unit.beginFailed, let lease = unit.lease { leases[lease]?.failure = unit.error }
      if unit.lease == nil { perform(machine.answered(connection.id, at: now)) }
      guard !unit.isAbandoned else { return }
      if let error = unit.error, unit.lease == nil, error.isStaleStatement, !statement.isSecondAttempt {
        var again = statement
        again.isSecondAttempt = true
        return enqueue(again)
      }
      resume(statement, unit)
    case .end(let end): ended(end, unit, on: connection)
    }
  }

  private func resume(_ statement: Statement, _ unit: PipelineUnit) {
    if let error = unit.error {
      let wasCancelled = error.sqlState == .queryCanceled && statement.cancellation.isSet
      statement.continuation.resume(throwing: wasCancelled ? CancellationError() : error)
    } else if let result = unit.result {
      statement.continuation.resume(returning: result)
    } else {
      statement.continuation.resume(throwing: PostgresError.connectionLost("the answer had no result"))
    }
  }

  private func ended(_ end: TransactionEnd, _ unit: PipelineUnit, on connection: PipelinedConnection) {
    leases[end.lease] = nil
    guard let error = unit.error else {
      perform(machine.release(connection.id, at: now))
      // COMMIT of a failed transaction succeeds, but with a different tag.
      let isUndone = end.outcome == .commit && unit.result?.commandTag != end.outcome.rawValue
      return isUndone
        ? end.continuation.resume(throwing: PostgresError.transactionAborted) : end.continuation.resume()
    }
    switch end.outcome {
    case .commit:
      // A COMMIT that fails has rolled back (a deferred constraint, a serialization failure).
      perform(machine.release(connection.id, at: now))
    case .rollback:
      remove(connection.id)
      perform(machine.lost(connection.id, at: now, chance: .random(in: 0..<1)))
    }
    end.continuation.resume(throwing: error)
  }

  /// Fails callers whose answers will not arrive.
  func fail(_ units: [PipelineUnit], with error: PostgresError) {
    for unit in units {
      switch unit.work {
      case .deallocate: break
      case .statement(let statement, _):
        guard !unit.isAbandoned else { continue }
        var error = error
        error.statement = statement.query.text
        statement.continuation.resume(throwing: error)
      case .end(let end):
        leases[end.lease] = nil
        // The server rolls back whatever was not committed: a lost ROLLBACK has happened.
        end.outcome == .commit
          ? end.continuation.resume(throwing: PostgresError.commitUnknown(error.message)) : end.continuation.resume()
      }
    }
  }

  /// A connection that refuses writes leads to a standby, or to a primary that takes no writes. A new connection will
  /// find the server that takes them.
  private func settle(_ error: PostgresError?, on connection: PipelinedConnection) {
    if error?.trouble == .readOnly, !retiring.contains(connection.id) {
      logger.warning("PostgreSQL takes no writes on a connection; closing it")
      retire([connection.id])
    }
    closeIfRetired(connection)
  }

  /// Sends nothing more on these connections except what their running transactions still need.
  func retire(_ ids: [ConnectionID]) {
    retiring.formUnion(ids)
    perform(machine.retire(ids, at: now, chance: .random(in: 0..<1)))
    for id in ids { connections[id].map(closeIfRetired) }
  }

  func closeIfRetired(_ connection: PipelinedConnection) {
    guard retiring.contains(connection.id), connection.isIdle else { return }
    guard !leases.values.contains(where: { $0.connection == connection.id }) else { return }
    remove(connection.id)
  }

  private func remove(_ id: ConnectionID) {
    retiring.remove(id)
    guard connections.removeValue(forKey: id) != nil else { return }
    poller.remove(key: id)
    dirty.remove(id)
    congested.remove(id)
  }
}
