import Synchronization
import Tracing

/// A running transaction: its statements see each other's effects, and others see all of them or none. Unusable after
/// `PostgresPool.withTransaction` has returned.
package struct PostgresTransaction: PostgresQuerying {
  let pool: PostgresPool
  let lease: LeaseID
  let record = TransactionRecord()

  package func all(_ query: SQLQuery) async throws -> [PostgresRow] { try await run(query).rows }

  package func first(_ query: SQLQuery) async throws -> PostgresRow? { try await run(query).firstRow }

  @discardableResult
  package func execute(_ query: SQLQuery) async throws -> Int { try await run(query).affectedRows }

  private func run(_ query: SQLQuery) async throws -> PostgresResult {
    guard let spans = pool.spans, let trace = ServiceContext.current else { return try await runUntraced(query) }
    return try await spans.statement(query, in: trace) { try await runUntraced(query) }
  }

  private func runUntraced(_ query: SQLQuery) async throws -> PostgresResult {
    do {
      let number = pool.watch?.willSend(query.text, position: record.nextPosition())
      let result = try await pool.run(query, .reading) { .leaseStatement(lease, $0) }
      if let number { pool.watch?.wasAnswered(query.text, number: number) }
      return result
    } catch let error as PostgresError {
      if error.isRetryable { record.noteRetryable() }
      throw error
    }
  }
}

/// What the end of a transaction needs to know about it.
final class TransactionRecord: Sendable {
  private let retryable = Atomic(false)
  /// PostgreSQL has asked to run the transaction again.
  func noteRetryable() { retryable.store(true, ordering: .relaxed) }
  var isRetryable: Bool { retryable.load(ordering: .relaxed) }

  private let positions = Atomic(0)
  /// The position of its next statement; the first has position 1.
  func nextPosition() -> Int { positions.wrappingAdd(1, ordering: .relaxed).newValue }
}

/// Which other transactions' effects a transaction sees (PostgreSQL documentation, 13.2).
package enum IsolationLevel: String, Sendable, Hashable {
  case readCommitted = "READ COMMITTED"
  case repeatableRead = "REPEATABLE READ"
  case serializable = "SERIALIZABLE"
}
