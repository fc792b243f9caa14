/// A problem of the database server, not of a statement. Metrics and readiness report these to operators.
package enum PostgresTrouble: String, CaseIterable, Sendable, Hashable {
  /// SQLSTATE 53100.
  case diskFull = "disk_full"
  /// 53200: no memory for a statement, or no room for its locks.
  case outOfMemory = "out_of_memory"
  /// 53300.
  case tooManyConnections = "too_many_connections"
  /// 53400: more than an operator allows a session, such as `temp_file_limit`.
  case limitExceeded = "configuration_limit_exceeded"
  /// The rest of class 53, for example file descriptors.
  case insufficientResources = "insufficient_resources"
  /// 25006: a standby, or a primary configured to take no writes.
  case readOnly = "read_only"
  /// Class 58: reading or writing a file failed.
  case systemError = "system_error"
  /// XX001, XX002: PostgreSQL read something that it cannot have written.
  case dataCorrupted = "data_corrupted"

  /// Whether it also fails statements that need little room or memory, rather than only those that need much.
  var isOfAll: Bool {
    switch self {
    case .diskFull, .outOfMemory, .tooManyConnections, .insufficientResources: true
    case .limitExceeded, .readOnly, .systemError, .dataCorrupted: false
    }
  }
}

extension PostgresError {
  /// `nil` if the server is healthy or unreachable. Errors of the pool itself are not the server's trouble.
  package var trouble: PostgresTrouble? {
    guard kind == .server else { return nil }
    return switch sqlState {
    case .diskFull: .diskFull
    case .outOfMemory: .outOfMemory
    case .tooManyConnections: .tooManyConnections
    case .configurationLimitExceeded: .limitExceeded
    case .readOnlySQLTransaction: .readOnly
    case .dataCorrupted, .indexCorrupted: .dataCorrupted
    default:
      switch sqlState.category {
      case "53": .insufficientResources
      case "58": .systemError
      default: nil
      }
    }
  }
}
