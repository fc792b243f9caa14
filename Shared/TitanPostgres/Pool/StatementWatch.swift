/// Observes every statement and every COMMIT of a pool: right before it is sent, and right after it has succeeded.
/// Services have none; tests use it to kill the process at that point.
///
/// The task that runs the statement calls these methods, so they delay it.
package protocol StatementWatch: Sendable {
  /// - Parameters:
  ///   - statement: its text, which contains no values.
  ///   - position: its position in its transaction, from 1; a single statement has position 1.
  /// - Returns: the number to pass to `wasAnswered`.
  func willSend(_ statement: String, position: Int) -> Int

  /// - Parameter number: what `willSend` returned.
  func wasAnswered(_ statement: String, number: Int)
}
