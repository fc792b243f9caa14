package import TitanCore
package import TitanPostgres

/// The tables that a feed fills in a service's schema, and its row of `feeds` there: where they stand moves with what they
/// hold. Each of them has a column `reading`: the reading of the feed that told of a row last.
package struct FeedTables: Sendable {
  private let feed: String
  private let schema: ServiceSchema
  private let tables: [String]
  private let pool: PostgresPool

  /// - Parameters:
  ///   - feed: as its row of `feeds` names it.
  ///   - tables: without their schema.
  package init(of feed: String, in schema: ServiceSchema, tables: [String], _ pool: PostgresPool) {
    self.feed = feed
    self.schema = schema
    self.tables = tables
    self.pool = pool
  }

  package func standing() async throws -> FeedStanding { try await read(pool, lock: false).standing }

  /// Applies changes that follow on `cursor`, and moves on to `next`: all of it or nothing. What is told of people who
  /// were erased is dropped.
  package func apply<Change: Sendable>(
    _ changes: [Change], user: @escaping @Sendable (Change) -> UserID, from cursor: String, to next: String,
    _ project: @escaping @Sendable (_ change: Change, _ reading: Int, PostgresTransaction) async throws -> Void
  ) async throws -> Bool {
    try await pool.withTransaction { tx in
      let (standing, reading) = try await read(tx, lock: true)
      guard standing.cursor == cursor else { return false }
      let erased = try await tx.erased(among: Set(changes.map(user)), in: schema)
      for change in changes where !erased.contains(user(change)) { try await project(change, reading, tx) }
      try await tx.execute("UPDATE \(unescaped: schema.schema).feeds SET cursor = \(next) WHERE feed = \(feed)")
      return true
    }
  }

  package func beginRebuild(from cursor: String) async throws {
    try await pool.execute(
      """
      UPDATE \(unescaped: schema.schema).feeds SET cursor = '', reading = reading + 1, is_rebuilding = true
      WHERE feed = \(feed) AND cursor = \(cursor)
      """)
  }

  package func finishRebuild(from cursor: String) async throws {
    try await pool.withTransaction { tx in
      let (standing, reading) = try await read(tx, lock: true)
      guard standing == FeedStanding(cursor: cursor, isRebuilding: true) else { return }
      for table in tables {
        try await tx.execute(
          "DELETE FROM \(unescaped: schema.schema).\(unescaped: table) WHERE reading < \(reading)")
      }
      try await tx.execute(
        "UPDATE \(unescaped: schema.schema).feeds SET is_rebuilding = false WHERE feed = \(feed)")
    }
  }

  private func read(
    _ database: some PostgresQuerying, lock: Bool
  ) async throws -> (standing: FeedStanding, reading: Int) {
    let row = try await database.first(
      """
      SELECT cursor, reading, is_rebuilding FROM \(unescaped: schema.schema).feeds WHERE feed = \(feed)
      \(unescaped: lock ? "FOR UPDATE" : "")
      """)
    guard let row else { throw MissingFeed(feed: feed, schema: schema.schema) }
    let standing = FeedStanding(cursor: try row.decode("cursor"), isRebuilding: try row.decode("is_rebuilding"))
    return (standing, try row.decode("reading"))
  }
}

/// The migrations made no row for a feed: our bug.
struct MissingFeed: Error {
  var feed: String
  var schema: String
}
