/// Runs single statements: on a pool (each its own transaction) or inside a transaction. Statements that change the
/// session itself (BEGIN, SET, LISTEN, COPY, advisory locks of the session) have no place here: others share it.
///
/// - Throws: `PostgresError`; `CancellationError` when the task is cancelled.
package protocol PostgresQuerying: Sendable {
  /// Every row.
  func all(_ query: SQLQuery) async throws -> [PostgresRow]
  /// The first row; `nil` if there is none.
  func first(_ query: SQLQuery) async throws -> PostgresRow?
  /// How many rows the statement touched.
  @discardableResult
  func execute(_ query: SQLQuery) async throws -> Int
}
