import Synchronization
import TitanPostgres

/// Counts the statements that are sent.
final class StatementCounter: StatementWatch {
  private let count = Mutex(0)

  func willSend(_ statement: String, position: Int) -> Int {
    count.withLock { $0 += 1 }
    return 0
  }

  func wasAnswered(_ statement: String, number: Int) {}

  /// How many since it was asked last.
  func take() -> Int {
    count.withLock { count in
      defer { count = 0 }
      return count
    }
  }
}
