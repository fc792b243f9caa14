/// Errors that we infer, as opposed to those that PostgreSQL reports.
extension PostgresError {
  static func connectionLost(_ message: String, statement: String? = nil) -> Self {
    Self(kind: .connectionLost, sqlState: .connectionFailure, message: message, statement: statement)
  }

  static func noConnection(after wait: Duration, lastFailure: String?) -> Self {
    let cause = lastFailure.map { ": \($0)" } ?? ""
    return Self(
      kind: .noConnection, sqlState: .sqlClientUnableToEstablishConnection,
      message: "there was no connection to PostgreSQL within \(wait)\(cause)")
  }

  static func poolBusy(after wait: Duration) -> Self {
    Self(
      kind: .poolBusy, sqlState: .tooManyConnections,
      message: "every connection to PostgreSQL was in use for \(wait)")
  }

  /// - Parameter wait: how long the transaction waited; `nil` if it was refused because too many of its owner's were
  ///   waiting.
  package static func ownerBusy(_ settings: PoolSettings, waited wait: Duration? = nil) -> Self {
    let running = "at most \(settings.maximumLeasesPerOwner) changes of one account are made at a time"
    let requests = settings.maximumLeaseRequestsPerOwner
    return Self(
      kind: .ownerBusy, sqlState: .tooManyConnections,
      message: wait.map { "the account's other changes took longer than \($0): \(running)" }
        ?? "\(requests) changes of the account run and wait: \(running), \(settings.maximumWaitingLeasesPerOwner) wait")
  }

  static func commitUnknown(_ message: String) -> Self {
    Self(kind: .commitUnknown, sqlState: .transactionResolutionUnknown, message: message, statement: "COMMIT")
  }

  /// The change was made, but no standby has it: it is lost if another server is promoted now.
  static func notReplicated(_ statement: String?) -> Self {
    Self(
      kind: .commitUnknown, sqlState: .transactionResolutionUnknown,
      message: "the wait for a synchronous standby was broken off", statement: statement ?? "COMMIT")
  }

  static let poolClosed = Self(
    kind: .closed, sqlState: .connectionDoesNotExist, message: "the pool is shut down")

  static let transactionOver = Self(
    kind: .closed, sqlState: .noActiveSQLTransaction, message: "the transaction is over")

  static let transactionAborted = Self(
    kind: .transactionAborted, sqlState: .inFailedSQLTransaction,
    message: "a statement of the transaction failed, so COMMIT rolled it back")

  static func tooManyParameters(_ count: Int, statement: String) -> Self {
    Self(
      kind: .notSendable, sqlState: .programLimitExceeded,
      message: "\(count) parameters; a statement takes at most \(SQLParameters.limit)", statement: statement)
  }
}
