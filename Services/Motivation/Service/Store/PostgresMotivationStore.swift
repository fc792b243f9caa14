package import TitanCore
package import TitanPostgres

/// Everything of motivation's in the schema `motivation`.
package struct PostgresMotivationStore: Sendable {
  let pool: PostgresPool

  package init(_ pool: PostgresPool) { self.pool = pool }

  /// Removes everything that belongs to a user.
  package func erase(_ user: UserID) async throws {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      for table in ["shown", "likes", "acknowledgements", "reminders", "requests", "users"] {
        try await tx.execute("DELETE FROM motivation.\(unescaped: table) WHERE user_id = \(user)")
      }
    }
  }
}
