/// The messages between two Syncs: one statement, and whatever must come right before it.
struct PipelineUnit {
  /// The work for the connection.
  enum Work {
    /// A caller's statement, inside or outside a transaction. `begin` comes before the first statement of a
    /// transaction, or before a statement that is a transaction by itself.
    case statement(Statement, begin: [String])
    /// The end of a transaction.
    case end(TransactionEnd)
    /// Housekeeping: drops a prepared statement.
    case deallocate(String)
  }

  /// The server's answers in order, each followed by an end mark; then comes the Sync.
  enum Step: Equatable {
    case begin
    /// Of what a synchronous commit has read: see `CommitMode`.
    case confirm
    case prepare
    case execute
  }

  let work: Work
  let lease: LeaseID?
  let sentAt: ContinuousClock.Instant
  var steps = FIFO<Step>()
  /// The cache key of a statement that runs under a name.
  var cacheKey: StatementCache.Key?
  /// Whether the name is new and still unconfirmed.
  var isPreparing = false
  var result: PostgresResult?
  var error: PostgresError?
  /// Whether BEGIN itself failed.
  var beginFailed = false
  /// Whether its commit waits for a standby; `nil` if nobody has asked.
  var waitsForStandby: Bool?
  /// The caller has gone, and nobody is waiting for the answer.
  var isAbandoned = false
  /// Cancel as soon as this unit is the running one.
  var wantsCancel = false

  init(work: Work, lease: LeaseID?, sentAt: ContinuousClock.Instant) {
    self.work = work
    self.lease = lease
    self.sentAt = sentAt
  }

  var statement: Statement? { if case .statement(let statement, _) = work { statement } else { nil } }
}
