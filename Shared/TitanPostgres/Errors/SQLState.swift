/// The five characters that name an error's condition (PostgreSQL documentation, appendix A).
package struct SQLState: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
  private init(_ rawValue: String) { self.rawValue = rawValue }

  /// The first two characters.
  package var category: Substring { rawValue.prefix(2) }

  // Class 08: connection exception.
  package static let sqlClientUnableToEstablishConnection = SQLState("08001")
  package static let connectionDoesNotExist = SQLState("08003")
  package static let connectionFailure = SQLState("08006")
  package static let transactionResolutionUnknown = SQLState("08007")
  package static let protocolViolation = SQLState("08P01")
  // Class 0A: feature not supported.
  package static let featureNotSupported = SQLState("0A000")
  // Class 23: integrity constraint violation.
  package static let uniqueViolation = SQLState("23505")
  // Class 25: invalid transaction state.
  package static let readOnlySQLTransaction = SQLState("25006")
  package static let noActiveSQLTransaction = SQLState("25P01")
  package static let inFailedSQLTransaction = SQLState("25P02")
  package static let idleInTransactionSessionTimeout = SQLState("25P03")
  // Class 26: invalid SQL statement name.
  package static let invalidSQLStatementName = SQLState("26000")
  // Class 40: transaction rollback.
  package static let serializationFailure = SQLState("40001")
  package static let deadlockDetected = SQLState("40P01")
  // Class 42: syntax error or access rule violation.
  package static let insufficientPrivilege = SQLState("42501")
  // Class 53: insufficient resources.
  package static let insufficientResources = SQLState("53000")
  package static let diskFull = SQLState("53100")
  package static let outOfMemory = SQLState("53200")
  package static let tooManyConnections = SQLState("53300")
  package static let configurationLimitExceeded = SQLState("53400")
  // Class 54: program limit exceeded.
  package static let programLimitExceeded = SQLState("54000")
  // Class 57: operator intervention.
  package static let queryCanceled = SQLState("57014")
  package static let adminShutdown = SQLState("57P01")
  package static let crashShutdown = SQLState("57P02")
  package static let cannotConnectNow = SQLState("57P03")
  package static let databaseDropped = SQLState("57P04")
  package static let idleSessionTimeout = SQLState("57P05")
  // Class 58: system error, outside of PostgreSQL.
  package static let systemError = SQLState("58000")
  package static let ioError = SQLState("58030")
  // Class XX: internal error.
  package static let dataCorrupted = SQLState("XX001")
  package static let indexCorrupted = SQLState("XX002")

  package var description: String { rawValue }
}
