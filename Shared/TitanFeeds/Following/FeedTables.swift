package import TitanCore
package import TitanPostgres

/// Where a projection stands in a feed. The position moves in the same transaction that writes the changes.
package protocol ProjectedTables<Position>: Sendable {
  associatedtype Position: Hashable & Sendable

  func standing() async throws -> FeedStanding<Position>

  /// Runs `body` and moves on from one position to the next in the same transaction.
  ///
  /// - Returns: what `body` returns; `nil`, and nothing is done, if another process has moved on.
  func advance<Output: Sendable>(
    from: Position, to next: Position, commit: CommitMode,
    _ body: @Sendable (FeedReading, PostgresTransaction) async throws -> Output
  ) async throws -> Output?

  /// Goes back to the feed's beginning; existing rows stay until `finishRebuild`. Does nothing if another process has
  /// moved on from the position.
  func beginRebuild(from: Position) async throws

  /// The feed has been read to its end: `sweep` deletes everything that it did not mention again.
  ///
  /// - Parameter sweep: gets the SQL of the condition that a row is stale, for a table named `swept`.
  /// - Returns: what `sweep` returns; `nil`, and nothing is done, if no rebuild is running or another process has moved
  ///   on from the position.
  func endRebuild<Output: Sendable>(
    from: Position, _ sweep: @Sendable (_ isStale: String, PostgresTransaction) async throws -> Output
  ) async throws -> Output?
}

/// The tables that a feed fills in a service's schema, and the feed's row in that schema's `feeds`. The position in the
/// feed moves in the same transaction that writes the changes. Each table has a column `reading`: the number of the
/// reading that last mentioned the row. Several processes may follow a feed at a time: the lock on the row lets only
/// one advance.
package struct FeedTables: ProjectedTables {
  private let feed: String
  private let schema: ServiceSchema
  private let tables: [String]
  private let pool: PostgresPool

  /// - Parameters:
  ///   - feed: the feed's name in `feeds`.
  ///   - tables: the tables that a rebuild sweeps by itself, without their schema.
  package init(of feed: String, in schema: ServiceSchema, tables: [String] = [], _ pool: PostgresPool) {
    self.feed = feed
    self.schema = schema
    self.tables = tables
    self.pool = pool
  }

  package func standing() async throws -> FeedStanding<String> { try await read(pool, lock: false).standing }

  /// Runs `body` and moves on from `cursor` to `next` in the same transaction.
  ///
  /// - Returns: what `body` returns; `nil`, and nothing is done, if another process has moved on from `cursor`.
  package func advance<Output: Sendable>(
    from cursor: String, to next: String, commit: CommitMode = .synchronous,
    _ body: @Sendable (FeedReading, PostgresTransaction) async throws -> Output
  ) async throws -> Output? {
    try await pool.withTransaction(commit: commit) { tx in
      let (standing, reading) = try await read(tx, lock: true)
      guard standing.cursor == cursor else { return nil }
      let output = try await body(reading, tx)
      try await tx.execute("UPDATE \(unescaped: schema.schema).feeds SET cursor = \(next) WHERE feed = \(feed)")
      return output
    }
  }

  /// Applies the changes that follow `cursor` one by one and moves on to `next`, atomically. Drops changes about erased
  /// users.
  package func apply<Change: Sendable>(
    _ changes: [Change], user: @escaping @Sendable (Change) -> UserID, from cursor: String, to next: String,
    _ project: @escaping @Sendable (_ change: Change, _ reading: Int, PostgresTransaction) async throws -> Void
  ) async throws -> Bool {
    let applied: Void? = try await advance(from: cursor, to: next) { reading, tx in
      let erased = try await tx.erased(among: Set(changes.map(user)), in: schema)
      for change in changes where !erased.contains(user(change)) { try await project(change, reading.number, tx) }
    }
    return applied != nil
  }

  /// Goes back to the feed's beginning; existing rows stay until `finishRebuild`. Does nothing if another process has
  /// moved on from `cursor`.
  package func beginRebuild(from cursor: String) async throws {
    try await pool.execute(
      """
      UPDATE \(unescaped: schema.schema).feeds SET cursor = '', reading = reading + 1, is_rebuilding = true
      WHERE feed = \(feed) AND cursor = \(cursor)
      """)
  }

  /// The feed has been read to its end at `cursor`: deletes everything it did not mention again.
  package func finishRebuild(from cursor: String) async throws {
    try await finishRebuild(from: cursor) { _, _ in }
  }

  /// Like `finishRebuild(from:)`; `sweep` runs before the tables are swept.
  ///
  /// - Returns: what `sweep` returns; `nil`, and nothing is done, if no rebuild is running or another process has moved
  ///   on from `cursor`.
  @discardableResult
  package func finishRebuild<Output: Sendable>(
    from cursor: String, _ sweep: @Sendable (FeedReading, PostgresTransaction) async throws -> Output
  ) async throws -> Output? {
    try await pool.withTransaction { tx in
      let (standing, reading) = try await read(tx, lock: true)
      guard standing == FeedStanding(cursor: cursor, isRebuilding: true) else { return nil }
      let output = try await sweep(reading, tx)
      for table in tables {
        try await tx.execute(
          "DELETE FROM \(unescaped: schema.schema).\(unescaped: table) WHERE reading < \(reading.number)")
      }
      try await tx.execute(
        "UPDATE \(unescaped: schema.schema).feeds SET is_rebuilding = false WHERE feed = \(feed)")
      return output
    }
  }

  package func endRebuild<Output: Sendable>(
    from cursor: String, _ sweep: @Sendable (_ isStale: String, PostgresTransaction) async throws -> Output
  ) async throws -> Output? {
    try await finishRebuild(from: cursor) { reading, tx in
      try await sweep("swept.reading < \(reading.number)", tx)
    }
  }

  private func read(
    _ database: some PostgresQuerying, lock: Bool
  ) async throws -> (standing: FeedStanding<String>, reading: FeedReading) {
    let row = try await database.first(
      """
      SELECT cursor, reading, is_rebuilding FROM \(unescaped: schema.schema).feeds WHERE feed = \(feed)
      \(unescaped: lock ? "FOR UPDATE" : "")
      """)
    guard let row else { throw MissingFeed(feed: feed, schema: schema.schema) }
    let isRebuilding = try row.decode("is_rebuilding", as: Bool.self)
    return (
      FeedStanding(cursor: try row.decode("cursor"), isRebuilding: isRebuilding),
      FeedReading(number: try row.decode("reading"), isRebuilding: isRebuilding)
    )
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
