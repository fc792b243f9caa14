import Synchronization
import TitanPostgres

/// Counts the statements sent to PostgreSQL.
final class StatementCounter: StatementWatch {
  private let count = Mutex(0)

  func willSend(_ statement: String, position: Int) -> Int {
    count.withLock { $0 += 1 }
    return 0
  }

  func wasAnswered(_ statement: String, number: Int) {}

  /// The number of statements since the last call.
  func take() -> Int {
    count.withLock { count in
      defer { count = 0 }
      return count
    }
  }
}
