/// A problem of the database server, not of a statement. Metrics and readiness report these to operators.
package enum PostgresTrouble: String, CaseIterable, Sendable, Hashable {
  /// SQLSTATE 53100.
  case diskFull = "disk_full"
  /// 53200: of memory for a statement, or of room for its locks.
  case outOfMemory = "out_of_memory"
  /// 53300.
  case tooManyConnections = "too_many_connections"
  /// 53400: more than an operator allows one session, such as `temp_file_limit`.
  case limitExceeded = "configuration_limit_exceeded"
  /// The rest of class 53: file descriptors, for one.
  case insufficientResources = "insufficient_resources"
  /// 25006: a standby, or a primary that is told to take no writes.
  case readOnly = "read_only"
  /// Class 58: reading or writing a file failed.
  case systemError = "system_error"
  /// XX001, XX002: what PostgreSQL has read cannot be what it wrote.
  case dataCorrupted = "data_corrupted"

  /// Whether it fails statements that need little room or memory, too, rather than only one that needs much.
  var isOfAll: Bool {
    switch self {
    case .diskFull, .outOfMemory, .tooManyConnections, .insufficientResources: true
    case .limitExceeded, .readOnly, .systemError, .dataCorrupted: false
    }
  }
}

extension PostgresError {
  /// `nil` where the server is well or away. What a pool says of itself is none of the server's troubles.
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
