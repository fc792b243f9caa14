package import TitanCore

/// How one service forgets people: everything in its schema that has their id, with its place in auth's feed of them.
package struct PostgresErasures: Sendable {
  private let pool: PostgresPool
  private let schema: String

  package init(_ pool: PostgresPool, of service: ServiceSchema) { (self.pool, schema) = (pool, service.schema) }

  /// Behind what of the feed the service stands; empty at the beginning.
  package func cursor() async throws -> String {
    try await pool.first("SELECT cursor FROM \(unescaped: schema).erasures")?.decode("cursor") ?? ""
  }

  /// Erases everything of these users, and moves from one place in the feed to the next: all of it or nothing. False if
  /// the service stands elsewhere: another process of it was faster.
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
  /// Those of these users whom a service has erased: what other feeds still tell of them must be dropped. Nobody is
  /// erased before the transaction has ended.
  package func erased(among users: some Sequence<UserID>, in service: ServiceSchema) async throws -> Set<UserID> {
    // Where accounts are, nothing of an erased one is left to write to.
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

/// Taken whole by who erases and shared by who must not write what has just been erased.
private enum ErasureLock {
  /// FNV-1a of a name that nobody else takes.
  static func key(_ schema: String) -> Int64 {
    let hash = "titanup erasures of \(schema)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Int64(bitPattern: hash)
  }
}
