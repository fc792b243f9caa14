import TitanCore
import Tracing

extension PostgresPool {
  /// Runs `body` in a transaction: commits if it returns, rolls back if it throws.
  ///
  /// If PostgreSQL reports a serialization failure or a deadlock, `body` runs again, up to
  /// `PoolSettings.transactionAttempts` times in total, so it must have no effects outside the transaction.
  ///
  /// A transaction within another holds two connections, which is all that a `LeaseOwner` may have: two such
  /// transactions would wait for each other. No service nests transactions.
  ///
  /// - Throws: what `body` throws; `PostgresError`: `ownerBusy` if too many of the same owner's transactions are
  ///   running and waiting; `commitUnknown` if the answer to COMMIT was lost; `transactionAborted` if `body` returned
  ///   although one of its statements had failed.
  package func withTransaction<Result: Sendable>(
    _ isolation: IsolationLevel = .readCommitted, commit: CommitMode = .synchronous,
    _ body: @Sendable (PostgresTransaction) async throws -> Result
  ) async throws -> Result {
    guard let spans, let trace = ServiceContext.current else { return try await attempts(isolation, commit, body) }
    return try await spans.transaction(in: trace) { try await attempts(isolation, commit, body) }
  }

  private func attempts<Result: Sendable>(
    _ isolation: IsolationLevel, _ commit: CommitMode,
    _ body: @Sendable (PostgresTransaction) async throws -> Result
  ) async throws -> Result {
    var attempt = 1
    while true {
      let transaction = PostgresTransaction(pool: self, lease: try await lease(isolation, commit))
      do {
        return try await run(body, in: transaction)
      } catch {
        let failure = error as? PostgresError
        let wantsRetry = transaction.record.isRetryable || failure?.isRetryable == true
        guard wantsRetry, mayTryAgain(after: attempt) else { throw error }
      }
      try await pause(after: attempt)
      attempt += 1
    }
  }

  func mayTryAgain(after attempt: Int) -> Bool { attempt < settings.transactionAttempts && !Task.isCancelled }

  /// Waits at random, longer each time, so that transactions that collided once do not collide again.
  func pause(after attempt: Int) async throws {
    try await Task.sleep(for: .milliseconds(Double.random(in: 0..<5) * Double(1 << attempt)))
  }

  private func run<Result: Sendable>(
    _ body: @Sendable (PostgresTransaction) async throws -> Result, in transaction: PostgresTransaction
  ) async throws -> Result {
    let result: Result
    do {
      result = try await body(transaction)
    } catch {
      // A failed rollback has closed the connection, which ends the transaction as well. Report the original error.
      try? await end(transaction.lease, .rollback)
      throw error
    }
    let commit = TransactionEnd.Outcome.commit
    let number = watch?.willSend(commit.rawValue, position: transaction.record.nextPosition())
    try await end(transaction.lease, commit)
    if let number { watch?.wasAnswered(commit.rawValue, number: number) }
    return result
  }

  private func lease(_ isolation: IsolationLevel, _ commit: CommitMode) async throws -> LeaseID {
    var begin = ["BEGIN ISOLATION LEVEL \(isolation.rawValue)"]
    if configuration.usesTransactionPooler {
      begin.append("SET LOCAL statement_timeout = \(configuration.statementTimeout.milliseconds)")
      begin.append(
        "SET LOCAL idle_in_transaction_session_timeout = \(configuration.idleInTransactionTimeout.milliseconds)")
    }
    let ticket = mailbox.nextTicket()
    let owner = LeaseOwner.current
    let cancellation = CancellationFlag()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let request = LeaseRequest(
          id: ticket, owner: owner, begin: begin, commit: commit, cancellation: cancellation,
          continuation: continuation)
        if !mailbox.post(.lease(request)) { continuation.resume(throwing: PostgresError.poolClosed) }
      }
    } onCancel: {
      cancellation.set()
      _ = mailbox.post(.cancelled(ticket))
    }
    return ticket
  }

  /// Not cancellable: an unfinished end would leave the transaction's locks held.
  private func end(_ lease: LeaseID, _ outcome: TransactionEnd.Outcome) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      let end = TransactionEnd(lease: lease, outcome: outcome, continuation: continuation)
      if !mailbox.post(.end(end)) { continuation.resume(throwing: PostgresError.poolClosed) }
    }
  }
}
