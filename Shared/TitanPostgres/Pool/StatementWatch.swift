/// Is told of every statement and every COMMIT of a pool: right before it is sent, and right after it has succeeded. Services
/// have none; tests let the process die there.
///
/// Its methods are called by whoever runs the statement, and hold them up.
package protocol StatementWatch: Sendable {
  /// - Parameters:
  ///   - statement: its text, which holds no values.
  ///   - position: in its transaction, from 1; that of a single statement is 1.
  /// - Returns: how the statement is called when `wasAnswered` tells of it.
  func willSend(_ statement: String, position: Int) -> Int

  /// - Parameter number: what `willSend` returned.
  func wasAnswered(_ statement: String, number: Int)
}
