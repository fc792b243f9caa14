/// Runs single statements: on a pool (each its own transaction) or inside a transaction. Don't use it for statements
/// that change the session itself (BEGIN, SET, LISTEN, COPY, session advisory locks), because others share the session.
///
/// - Throws: `PostgresError`; `CancellationError` when the task is cancelled.
package protocol PostgresQuerying: Sendable {
  /// Every row.
  func all(_ query: SQLQuery) async throws -> [PostgresRow]
  /// The first row; `nil` if there is none.
  func first(_ query: SQLQuery) async throws -> PostgresRow?
  /// The number of rows the statement affected.
  @discardableResult
  func execute(_ query: SQLQuery) async throws -> Int
}
