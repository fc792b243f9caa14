package import AuthDomain
package import TitanCore
import TitanPostgres

extension PostgresAuthStore {
  package func announceErasures(until eraseTime: Timestamp) async throws -> Int {
    let waiting: SQLQuery = """
      SELECT user_id FROM auth.deletions WHERE position IS NULL AND erase_time <= \(eraseTime)
      """
    guard try await pool.first(waiting) != nil else { return 0 }
    return try await pool.withTransaction { transaction in
      try await makeFeed(in: transaction)
      let row = try await transaction.first("SELECT last_position FROM auth.erasure_feed FOR UPDATE")
      guard let row else { throw MissingErasureFeed() }
      // Locks before it reads, because another process may have assigned positions in the meantime.
      let count = try await transaction.execute(
        """
        UPDATE auth.deletions SET position = \(row.decode("last_position", as: Int64.self)) + place
        FROM (
          SELECT user_id, row_number() OVER (ORDER BY erase_time, user_id) AS place FROM auth.deletions
          WHERE position IS NULL AND erase_time <= \(eraseTime)
        ) AS placed
        WHERE deletions.user_id = placed.user_id
        """)
      try await transaction.execute("UPDATE auth.erasure_feed SET last_position = last_position + \(count)")
      try await transaction.execute("SELECT pg_notify(\(ErasureFeed.channel), '')")
      return count
    }
  }

  package func erasures(after position: Int64, limit: Int) async throws -> ErasurePage {
    // One statement, so that the page and the last position come from the same snapshot. What a standby doesn't have yet
    // may not have happened, and can't be erased.
    let query: SQLQuery = """
      SELECT feed.epoch, feed.last_position, page.user_id, page.position
      FROM auth.erasure_feed AS feed LEFT JOIN LATERAL (
        SELECT user_id, position FROM auth.deletions WHERE position > \(position) ORDER BY position LIMIT \(limit)
      ) AS page ON true
      ORDER BY page.position
      """
    var rows = try await pool.all(query, commit: .synchronous)
    if rows.isEmpty {
      try await makeFeed(in: pool)
      rows = try await pool.all(query, commit: .synchronous)
    }
    guard let head = rows.first else { throw MissingErasureFeed() }
    return ErasurePage(
      epoch: try head.decode("epoch"), lastPosition: try head.decode("last_position"),
      erasures: try rows.compactMap { row in
        guard let user = try row.decode("user_id", as: UserID?.self) else { return nil }
        return (user, try row.decode("position"))
      })
  }

  package func confirmErasures(until position: Int64, by service: String, at now: Timestamp) async throws {
    try await pool.execute(
      """
      INSERT INTO auth.erasure_confirmations (service, position, confirm_time)
      VALUES (\(service), \(position), \(now)) ON CONFLICT DO NOTHING
      """)
  }

  private func makeFeed(in querying: some PostgresQuerying) async throws {
    try await querying.execute("INSERT INTO auth.erasure_feed DEFAULT VALUES ON CONFLICT DO NOTHING")
  }
}

/// `auth.erasure_feed` lost its row right after it was inserted: something deletes it.
struct MissingErasureFeed: Error {}
