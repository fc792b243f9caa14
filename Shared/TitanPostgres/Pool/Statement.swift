import Synchronization
import TitanCore

/// Names one waiting or running statement or lease within a pool.
typealias Ticket = UInt64
/// Names one connection within a pool.
typealias ConnectionID = UInt64
/// A transaction's hold on a connection has the ticket it was asked for with.
typealias LeaseID = Ticket

typealias ResultContinuation = CheckedContinuation<PostgresResult, any Error>

/// Whether the caller of one statement or lease has been cancelled.
final class CancellationFlag: Sendable {
  private let flag = Atomic(false)
  func set() { flag.store(true, ordering: .releasing) }
  var isSet: Bool { flag.load(ordering: .acquiring) }
}

/// One statement on its way, and who waits for it.
struct Statement: Sendable {
  let ticket: Ticket
  let query: SQLQuery
  /// Of a statement that is a transaction of its own.
  let commit: CommitMode
  let cancellation: CancellationFlag
  let continuation: ResultContinuation
  /// Whether it has been sent once and come back unexecuted.
  var isSecondAttempt = false
}

/// A caller that waits for a connection of its own.
struct LeaseRequest: Sendable {
  let id: LeaseID
  /// The account whose call it is for; `nil` for none.
  let owner: UserID?
  /// What opens the transaction: BEGIN, and settings local to it.
  let begin: [String]
  let cancellation: CancellationFlag
  let continuation: CheckedContinuation<Void, any Error>
}

/// The end of a transaction, and who waits for it.
struct TransactionEnd: Sendable {
  enum Outcome: String, Sendable {
    case commit = "COMMIT"
    case rollback = "ROLLBACK"
  }
  let lease: LeaseID
  let outcome: Outcome
  let continuation: CheckedContinuation<Void, any Error>
}
