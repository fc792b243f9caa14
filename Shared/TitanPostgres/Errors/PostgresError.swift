/// What went wrong with a statement, a transaction or the connection under them.
package struct PostgresError: Error, Sendable {
  package enum Kind: Sendable, Hashable {
    /// PostgreSQL refused the statement.
    case server
    /// The connection broke before the answer arrived. A writing statement may have taken effect.
    case connectionLost
    /// No connection became available in the time a caller may wait, because PostgreSQL cannot be reached.
    case noConnection
    /// No connection became available in that time, because all of them were in use.
    case poolBusy
    /// No connection became available in that time, because other transactions of the same owner used or awaited all
    /// that one owner may have.
    case ownerBusy
    /// The answer to COMMIT was lost: the transaction may or may not have taken effect.
    case commitUnknown
    /// COMMIT followed a failed statement, so PostgreSQL rolled back.
    case transactionAborted
    /// The pool is shut down, or a transaction was used after its end.
    case closed
    /// The statement was not sent, because the protocol cannot carry it.
    case notSendable
  }

  package let kind: Kind
  package let sqlState: SQLState
  /// PostgreSQL's primary message. It can contain values: not for logs.
  package let message: String
  /// Contains values (the key of a unique violation): not for logs.
  package var detail: String?
  package var hint: String?
  package var schema: String?
  package var table: String?
  package var column: String?
  package var constraint: String?
  /// The position in the statement, in characters from 1.
  package var position: Int?
  /// The statement's text, without its values.
  package var statement: String?
  /// Whether the server closed the connection with this error.
  var isFatal = false

  init(kind: Kind, sqlState: SQLState, message: String, statement: String? = nil) {
    self.kind = kind
    self.sqlState = sqlState
    self.message = message
    self.statement = statement
  }

  /// Whether the same call can succeed once PostgreSQL is back: our callers get UNAVAILABLE.
  package var isUnavailable: Bool {
    switch kind {
    case .connectionLost, .noConnection, .commitUnknown: true
    case .closed: sqlState == .connectionDoesNotExist
    case .poolBusy, .ownerBusy, .transactionAborted, .notSendable: false
    case .server:
      switch sqlState {
      case .adminShutdown, .crashShutdown, .cannotConnectNow, .databaseDropped, .idleSessionTimeout,
        .idleInTransactionSessionTimeout, .readOnlySQLTransaction:
        true
      // PgBouncer ends connections with it whatever its reason is: no server connection in time, a restart.
      case .protocolViolation: isFatal
      default: ["08", "53", "58"].contains(sqlState.category)
      }
    }
  }

  /// Whether running the whole transaction again can succeed.
  package var isRetryable: Bool { sqlState == .serializationFailure || sqlState == .deadlockDetected }
}

/// Safe for logs: contains names of conditions, constraints and tables, but no values.
extension PostgresError: CustomStringConvertible {
  package var description: String {
    var text = "PostgreSQL \(sqlState) (\(kind))"
    if let constraint { text += ", constraint \(constraint)" }
    if let table { text += ", table \(schema.map { "\($0)." } ?? "")\(table)" }
    if let column { text += ", column \(column)" }
    return text
  }
}

/// Everything that is known, which can include values: for developers, not for logs.
extension PostgresError: CustomDebugStringConvertible {
  package var debugDescription: String {
    var text = "\(description): \(message)"
    if let detail { text += "\n  detail: \(detail)" }
    if let hint { text += "\n  hint: \(hint)" }
    if let statement { text += "\n  statement: \(statement)" }
    if let position { text += "\n  at character \(position)" }
    return text
  }
}
