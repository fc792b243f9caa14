import TitanCore
import TitanFeeds
import TitanPostgres

/// Projections whose changes are counted in groups afterwards.
extension FeedTables {
  /// Like `apply`, and marks the users of the changes.
  func applyMarking<Change: Sendable>(
    _ changes: [Change], user: @escaping @Sendable (Change) -> UserID, from: FeedPositions, to next: FeedPositions,
    _ project: @escaping @Sendable (_ change: Change, _ reading: Int, PostgresTransaction) async throws -> Void
  ) async throws -> Bool {
    let applied: Void? = try await advance(with: changes, user: user, from: from, to: next) { changes, reading, tx in
      for change in changes { try await project(change, reading.number, tx) }
      try await GroupCounting.mark(Set(changes.map(user)), tx)
    }
    return applied != nil
  }

  /// Like `endRebuild`, and marks the users whose rows of a table go.
  func endRebuildMarking(_ table: String, from positions: FeedPositions) async throws {
    try await endRebuild(from: positions) { isStale, tx in
      let rows = try await tx.all(
        "SELECT DISTINCT user_id FROM social.\(unescaped: table) AS swept WHERE \(unescaped: isStale)")
      try await GroupCounting.mark(Set(try rows.map { try $0.decode("user_id") }), tx)
    }
  }
}
