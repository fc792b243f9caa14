import TitanCore
import TitanFeeds
import TitanPostgres

/// A row of `training.feeds`, and the tables that its feed fills: where they stand moves with what they hold.
struct FollowedFeed: Sendable {
  private let name: String
  private let tables: [String]
  private let pool: PostgresPool

  init(_ name: String, tables: [String], _ pool: PostgresPool) {
    self.name = name
    self.tables = tables
    self.pool = pool
  }

  func standing() async throws -> FeedStanding { try await read(pool, lock: false).standing }

  /// Applies changes that follow on `cursor`, and moves on to `next`: all of it or nothing. What is told of people who
  /// were erased is dropped.
  func apply<Change: Sendable>(
    _ changes: [Change], user: @escaping @Sendable (Change) -> UserID, from cursor: String, to next: String,
    _ project: @escaping @Sendable (_ change: Change, _ reading: Int, PostgresTransaction) async throws -> Void
  ) async throws -> Bool {
    try await pool.withTransaction { tx in
      let (standing, reading) = try await read(tx, lock: true)
      guard standing.cursor == cursor else { return false }
      let erased = try await tx.erased(among: Set(changes.map(user)), in: .training)
      for change in changes where !erased.contains(user(change)) { try await project(change, reading, tx) }
      try await tx.execute("UPDATE training.feeds SET cursor = \(next) WHERE feed = \(name)")
      return true
    }
  }

  func beginRebuild(from cursor: String) async throws {
    try await pool.execute(
      """
      UPDATE training.feeds SET cursor = '', reading = reading + 1, is_rebuilding = true
      WHERE feed = \(name) AND cursor = \(cursor)
      """)
  }

  func finishRebuild() async throws {
    try await pool.withTransaction { tx in
      let (standing, reading) = try await read(tx, lock: true)
      guard standing.isRebuilding else { return }
      for table in tables {
        try await tx.execute("DELETE FROM training.\(unescaped: table) WHERE reading < \(reading)")
      }
      try await tx.execute("UPDATE training.feeds SET is_rebuilding = false WHERE feed = \(name)")
    }
  }

  private func read(
    _ database: some PostgresQuerying, lock: Bool
  ) async throws -> (standing: FeedStanding, reading: Int) {
    let row = try await database.first(
      """
      SELECT cursor, reading, is_rebuilding FROM training.feeds WHERE feed = \(name)
      \(unescaped: lock ? "FOR UPDATE" : "")
      """)
    guard let row else { throw MissingFeed(name: name) }
    let standing = FeedStanding(cursor: try row.decode("cursor"), isRebuilding: try row.decode("is_rebuilding"))
    return (standing, try row.decode("reading"))
  }
}

/// The migrations made no row for a feed: our bug.
struct MissingFeed: Error {
  var name: String
}
