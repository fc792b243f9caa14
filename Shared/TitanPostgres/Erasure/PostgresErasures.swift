package import TitanCore

/// Erases people from one service: everything in its schema with their id, and keeps its position in auth's feed of
/// them.
package struct PostgresErasures: Sendable {
  private let pool: PostgresPool
  private let schema: String

  package init(_ pool: PostgresPool, of service: TitanUpService) { (self.pool, schema) = (pool, service.schema) }

  /// The service's position in the feed; empty at the beginning.
  package func cursor() async throws -> String {
    try await pool.first("SELECT cursor FROM \(unescaped: schema).erasures")?.decode("cursor") ?? ""
  }

  /// Erases everything about these users and moves from one position in the feed to the next, atomically. Returns false
  /// if the service is at another position: another process was faster.
  package func erase(_ users: [UserID], from cursor: String, to next: String) async throws -> Bool {
    try await pool.withTransaction { [schema] transaction in
      try await transaction.execute("SELECT pg_advisory_xact_lock(\(ErasureLock.key(schema)))")
      try await transaction.execute(
        "INSERT INTO \(unescaped: schema).erasures (cursor) VALUES ('') ON CONFLICT DO NOTHING")
      let moved = try await transaction.execute(
        "UPDATE \(unescaped: schema).erasures SET cursor = \(next) WHERE cursor = \(cursor)")
      guard moved == 1 else { return false }
      if !users.isEmpty { try await transaction.execute("SELECT \(unescaped: schema).erase_users(\(users))") }
      return true
    }
  }
}

extension PostgresTransaction {
  /// The users among these that a service has erased: drop whatever other feeds still say about them. Nobody else is
  /// erased until the transaction has ended.
  package func erased(among users: some Sequence<UserID>, in service: TitanUpService) async throws -> Set<UserID> {
    // Auth holds the accounts, and nothing of an erased one is left to write to.
    guard ErasureSchema.isNeeded(by: service) else { return [] }
    let schema = service.schema
    try await execute("SELECT pg_advisory_xact_lock_shared(\(ErasureLock.key(schema)))")
    let rows = try await all(
      """
      SELECT erased_user_id FROM \(unescaped: schema).erased_users WHERE erased_user_id = ANY (\(Array(users)))
      """)
    return Set(try rows.map { try $0.decode("erased_user_id", as: UserID.self) })
  }
}

/// An erasure takes it exclusively; a writer that must not write what has just been erased takes it shared.
private enum ErasureLock {
  /// FNV-1a of a name that nothing else uses.
  static func key(_ schema: String) -> Int64 {
    let hash = "titanup erasures of \(schema)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Int64(bitPattern: hash)
  }
}
