import CLibPQ

extension PipelinedConnection {
  /// Passes a unit's commands to libpq and records which answers to expect.
  ///
  /// The return values of libpq's functions only say whether they could queue: a failure to write shows up as a failure
  /// to read.
  func encode(_ unit: inout PipelineUnit) {
    switch unit.work {
    case .statement(let statement, let begin):
      for sql in begin {
        unit.steps.append(sql == CommitMode.confirmation ? .confirm : .begin)
        note(sendText(sql))
      }
      encode(statement, &unit)
    case .end(let end):
      unit.steps.append(.execute)
      note(sendText(end.outcome.rawValue))
    case .deallocate(let name):
      unit.steps.append(.execute)
      note(sendText("DEALLOCATE \(name)"))
    }
  }

  private func encode(_ statement: Statement, _ unit: inout PipelineUnit) {
    let query = statement.query
    let key = StatementCache.Key(text: query.text, types: query.parameters.types)
    // The second attempt was needed because the name failed.
    let plan: StatementCache.Plan = statement.isSecondAttempt ? .unnamed : cache.plan(for: key)
    let count = CInt(query.parameters.count)
    query.parameters.withCArrays { types, values, lengths, formats in
      if case .prepare(let name) = plan {
        unit.steps.append(.prepare)
        unit.isPreparing = true
        note(PQsendPrepare(handle.pointer, name, query.text, count, types))
      }
      unit.steps.append(.execute)
      switch plan {
      case .unnamed:
        note(PQsendQueryParams(handle.pointer, query.text, count, types, values, lengths, formats, 1))
      case .prepare(let name), .prepared(let name):
        unit.cacheKey = key
        note(PQsendQueryPrepared(handle.pointer, name, count, values, lengths, formats, 1))
      }
    }
  }

  private func sendText(_ sql: String) -> CInt {
    PQsendQueryParams(handle.pointer, sql, 0, nil, nil, nil, nil, 1)
  }

  private func note(_ outcome: CInt) { if outcome != 1 { isBroken = true } }
}
