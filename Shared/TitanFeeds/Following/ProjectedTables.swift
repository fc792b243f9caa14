package import TitanCore
package import TitanPostgres

/// The tables that a feed fills in a service's schema, and where the projection stands in the feed. The position moves in
/// the same transaction that writes the changes.
package protocol ProjectedTables<Position>: Sendable {
  associatedtype Position: Hashable & Sendable

  var schema: ServiceSchema { get }
  /// The tables that a rebuild sweeps by itself, without their schema. Each has the columns `user_id` and `reading`.
  var tables: [String] { get }

  func standing() async throws -> FeedStanding<Position>

  /// Runs `body` and moves on from one position to the next in the same transaction.
  ///
  /// - Returns: what `body` returns; `nil`, and nothing is done, if another process has moved on.
  func advance<Output: Sendable>(
    from: Position, to next: Position, commit: CommitMode,
    _ body: @Sendable (FeedReading, PostgresTransaction) async throws -> Output
  ) async throws -> Output?

  /// Goes back to the feed's beginning; existing rows stay until `endRebuild`. Does nothing if another process has moved
  /// on from the position.
  func beginRebuild(from: Position) async throws

  /// The feed has been read to its end: deletes from `tables` what it did not mention again.
  ///
  /// - Parameter sweep: runs before the tables are swept. It gets the SQL of the condition that a row is stale, for a
  ///   table named `swept`.
  /// - Returns: what `sweep` returns; `nil`, and nothing is done, if no rebuild is running or another process has moved
  ///   on from the position.
  @discardableResult
  func endRebuild<Output: Sendable>(
    from: Position, _ sweep: @Sendable (_ isStale: String, PostgresTransaction) async throws -> Output
  ) async throws -> Output?
}

extension ProjectedTables {
  /// Applies the changes that follow a position one by one and moves on to the next, atomically. Drops changes about
  /// erased users.
  ///
  /// - Returns: false, with no effect, if another process has moved on.
  package func apply<Change: Sendable>(
    _ changes: [Change], user: @escaping @Sendable (Change) -> UserID, from: Position, to next: Position,
    _ project: @escaping @Sendable (_ change: Change, _ reading: Int, PostgresTransaction) async throws -> Void
  ) async throws -> Bool {
    let applied: Void? = try await advance(from: from, to: next, commit: .synchronous) { reading, tx in
      let erased = try await tx.erased(among: Set(changes.map(user)), in: schema)
      for change in changes where !erased.contains(user(change)) { try await project(change, reading.number, tx) }
    }
    return applied != nil
  }

  /// Deletes the stale rows of `tables`.
  func sweep(_ isStale: String, _ tx: PostgresTransaction) async throws {
    for table in tables {
      try await tx.execute(
        "DELETE FROM \(unescaped: schema.schema).\(unescaped: table) AS swept WHERE \(unescaped: isStale)")
    }
  }
}

/// The reading of a feed that a row is written in.
package struct FeedReading: Sendable, Hashable {
  /// How often the feed has been read from its beginning: rows from an earlier reading have a lower number.
  package var number: Int
  package var isRebuilding: Bool
}

/// The migrations created no row for a feed: our bug.
struct MissingFeed: Error {
  var feed: String
  var schema: String
}
