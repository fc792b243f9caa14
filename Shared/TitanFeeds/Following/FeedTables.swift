import TitanCore
package import TitanPostgres

/// The tables that a feed fills in a service's schema, and the feed's row in that schema's `feeds`. The position in the
/// feed moves in the same transaction that writes the changes. Each table has a column `reading`: the number of the
/// reading that last mentioned the row. Several processes may follow a feed at a time: the lock on the row lets only
/// one advance.
package struct FeedTables: ProjectedTables {
  private let feed: String
  package let schema: ServiceSchema
  package let tables: [String]
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

  /// Goes back to the feed's beginning; existing rows stay until `endRebuild`. Does nothing if another process has
  /// moved on from `cursor`.
  package func beginRebuild(from cursor: String) async throws {
    try await pool.execute(
      """
      UPDATE \(unescaped: schema.schema).feeds SET cursor = '', reading = reading + 1, is_rebuilding = true
      WHERE feed = \(feed) AND cursor = \(cursor)
      """)
  }

  @discardableResult
  package func endRebuild<Output: Sendable>(
    from cursor: String, _ sweep: @Sendable (_ isStale: String, PostgresTransaction) async throws -> Output
  ) async throws -> Output? {
    try await pool.withTransaction { tx in
      let (standing, reading) = try await read(tx, lock: true)
      guard standing == FeedStanding(cursor: cursor, isRebuilding: true) else { return nil }
      let isStale = "swept.reading < \(reading.number)"
      let output = try await sweep(isStale, tx)
      try await self.sweep(isStale, tx)
      try await tx.execute("UPDATE \(unescaped: schema.schema).feeds SET is_rebuilding = false WHERE feed = \(feed)")
      return output
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
