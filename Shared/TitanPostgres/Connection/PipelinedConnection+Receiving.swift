import CLibPQ

extension PipelinedConnection {
  /// Reads what has arrived, without blocking, and appends the resulting events. After `lost` the connection is
  /// unusable.
  func receive(into events: inout [Event]) {
    guard PQconsumeInput(handle.pointer) == 1 else { return events.append(lost()) }
    // TLS can hold back decrypted bytes where epoll does not see them. A record holds 16 KiB, and libpq reads at least
    // 8 KiB at a time.
    if PQsslInUse(handle.pointer) == 1, PQconsumeInput(handle.pointer) != 1 { return events.append(lost()) }
    while !isBroken, !units.isEmpty, PQisBusy(handle.pointer) == 0 {
      guard PQstatus(handle.pointer) == CONNECTION_OK else { return events.append(lost()) }
      take(PQgetResult(handle.pointer), &events)
    }
    if isBroken { events.append(lost()) }
  }

  private func take(_ pointer: OpaquePointer?, _ events: inout [Event]) {
    guard let pointer else {
      // The end mark of one step. If no step is left, we are out of step with libpq.
      if units.first?.steps.popFirst() == nil { isBroken = true }
      return
    }
    let status = PQresultStatus(pointer)
    switch status {
    case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY:
      succeeded(PostgresResult(owning: pointer))
    case PGRES_FATAL_ERROR:
      failed(PostgresError(result: pointer, statement: units.first?.statement?.query.text))
      PQclear(pointer)
    case PGRES_PIPELINE_SYNC:
      PQclear(pointer)
      guard var unit = units.popFirst() else { return }
      if handle.takeBrokenOffWait(), unit.error == nil { unit.error = .notReplicated(unit.statement?.query.text) }
      settleCache(unit)
      events.append(.answered(unit))
    case PGRES_PIPELINE_ABORTED:
      PQclear(pointer)
    default:
      // Some form of COPY, which a pipeline cannot carry.
      PQclear(pointer)
      isBroken = true
    }
  }

  private func succeeded(_ result: PostgresResult) {
    switch units.first?.steps.first {
    case .execute: units.first?.result = result
    case .prepare:
      units.first?.isPreparing = false
      if let key = units.first?.cacheKey { cache.confirm(key) }
    case .confirm: units.first?.waitsForStandby = !result.rows.isEmpty
    case .begin, nil: break
    }
  }

  private func failed(_ error: PostgresError) {
    guard units.first?.error == nil else { return }
    units.first?.error = error
    switch units.first?.steps.first {
    case .begin, .confirm: units.first?.beginFailed = true
    case .prepare, .execute, nil: break
    }
  }

  private func settleCache(_ unit: PipelineUnit) {
    guard let key = unit.cacheKey else { return }
    if unit.isPreparing || unit.error?.isStaleStatement == true { cache.forget(key) }
  }

  /// The end of the connection, with the best reason available.
  func lost() -> Event {
    let reported = units.first?.error
    let message = handle.errorMessage
    let error = reported ?? .connectionLost(message.isEmpty ? "the connection was given up" : message)
    return .lost(error, takeUnanswered())
  }
}

extension PostgresError {
  /// Whether a prepared statement is gone, or its columns have changed: nothing has run.
  var isStaleStatement: Bool {
    sqlState == .invalidSQLStatementName
      || sqlState == .featureNotSupported && message.contains("cached plan")
  }
}
