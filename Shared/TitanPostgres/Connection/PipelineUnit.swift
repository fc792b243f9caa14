/// What travels between two Syncs: one statement, with what must come right before it.
struct PipelineUnit {
  /// What the connection is asked to do.
  enum Work {
    /// A caller's statement, outside or inside a transaction; with `begin`, the first of its transaction or what goes
    /// before it in the one that it is by itself.
    case statement(Statement, begin: [String])
    /// The end of a transaction.
    case end(TransactionEnd)
    /// Housekeeping: drops a prepared statement.
    case deallocate(String)
  }

  /// What the server answers, in order, each followed by an end mark; then the Sync.
  enum Step: Equatable {
    case begin
    case prepare
    case execute
  }

  let work: Work
  let lease: LeaseID?
  let sentAt: ContinuousClock.Instant
  var steps = FIFO<Step>()
  /// The key of a statement that runs under a name.
  var cacheKey: StatementCache.Key?
  /// Whether the name is new and not yet confirmed.
  var isPreparing = false
  var result: PostgresResult?
  var error: PostgresError?
  /// Whether BEGIN itself failed.
  var beginFailed = false
  /// The caller has gone; nobody waits for the answer.
  var isAbandoned = false
  /// Cancel as soon as the unit is the one that runs.
  var wantsCancel = false

  init(work: Work, lease: LeaseID?, sentAt: ContinuousClock.Instant) {
    self.work = work
    self.lease = lease
    self.sentAt = sentAt
  }

  var statement: Statement? { if case .statement(let statement, _) = work { statement } else { nil } }
}
