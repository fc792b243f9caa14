import Synchronization
import TitanCore

/// Identifies one waiting or running statement or lease within a pool.
typealias Ticket = UInt64
/// Identifies one connection within a pool.
typealias ConnectionID = UInt64
/// Identifies a transaction's lease of a connection by the ticket that requested it.
typealias LeaseID = Ticket

typealias ResultContinuation = CheckedContinuation<PostgresResult, any Error>

/// Whether the caller of one statement or lease has been cancelled.
final class CancellationFlag: Sendable {
  private let flag = Atomic(false)
  func set() { flag.store(true, ordering: .releasing) }
  var isSet: Bool { flag.load(ordering: .acquiring) }
}

/// One statement in flight, with the caller waiting for it.
struct Statement: Sendable {
  let ticket: Ticket
  let query: SQLQuery
  /// The mode of a statement that is its own transaction.
  let commit: CommitMode
  let cancellation: CancellationFlag
  let continuation: ResultContinuation
  /// Whether it was sent once and came back unexecuted.
  var isSecondAttempt = false
}

/// A caller waiting for a connection of its own.
struct LeaseRequest: Sendable {
  let id: LeaseID
  /// The account whose call it is for; `nil` for none.
  let owner: UserID?
  /// The statements that open the transaction: BEGIN, and settings local to it, but for those of its commit mode.
  let begin: [String]
  let commit: CommitMode
  let cancellation: CancellationFlag
  let continuation: CheckedContinuation<Void, any Error>
}

/// The end of a transaction, with the caller waiting for it.
struct TransactionEnd: Sendable {
  enum Outcome: String, Sendable {
    case commit = "COMMIT"
    case rollback = "ROLLBACK"
  }
  let lease: LeaseID
  let outcome: Outcome
  let continuation: CheckedContinuation<Void, any Error>
}
