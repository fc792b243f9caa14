import TitanPostgres
import TitanRPC

/// Whether a service's database is there, as new as the service, takes writes and has room for them.
struct DatabaseProbe: Sendable {
  let pool: PostgresPool
  let service: ServiceSchema
  let migration: Int
  var now: @Sendable () -> ContinuousClock.Instant = { .now }

  /// How long an answer may take.
  static let patience: Duration = .seconds(1)
  /// For how long no statement has failed before the probe tries whether a trouble is over.
  static let calm: Duration = .seconds(5)

  /// - Throws: `ProbeFailure`, `PostgresError`.
  func callAsFunction() async throws {
    // The pool makes callers wait for a connection; that there is none is answer enough.
    guard pool.isReady else { throw ProbeFailure.noConnection }
    let (found, takesWrites) = try await within(Self.patience) {
      let row = try await pool.first(
        """
        SELECT max(version) AS version, current_setting('transaction_read_only') = 'off' AS takes_writes
        FROM \(unescaped: service.schema).schema_migrations
        """)
      return (try row?.decode("version", as: Int?.self) ?? 0, try row?.decode("takes_writes", as: Bool.self) ?? false)
    }
    guard found >= migration else {
      throw ProbeFailure.migrationMissing(schema: service.schema, found: found, needed: migration)
    }
    guard takesWrites else {
      // Without a call that writes, nothing else would have the pool look for the primary.
      pool.reconnect()
      throw ProbeFailure.readOnly
    }
    try await lookAfterTrouble()
  }

  /// While statements fail for want of disk, memory or connections, and for a while after, that is answer enough; then it
  /// is tried. Where nobody calls because the service is NOT_SERVING, nobody else would notice that it is over.
  private func lookAfterTrouble() async throws {
    guard let pending = pool.troubles.pending else { return }
    guard pending.last + Self.calm <= now() else { throw ProbeFailure.trouble(pending.trouble) }
    do {
      try await within(Self.patience) { try await Self.tryRoom(pool) }
    } catch let error as PostgresError where error.trouble == .limitExceeded {
      // An operator allows no temporary files of this size: then only the next write can tell.
    }
    pool.troubles.settle(pending)
  }

  /// Has the server write a file of half a megabyte, with a statement that only reads: a temporary one of its own.
  static func tryRoom(_ pool: PostgresPool) async throws {
    try await pool.withTransaction { transaction in
      try await transaction.execute("SET LOCAL work_mem = '64kB'")
      _ = try await transaction.first("SELECT count(*) AS n FROM generate_series(1, 20000) AS n")
    }
  }
}

enum ProbeFailure: Error, Hashable, CustomStringConvertible {
  case noConnection
  case noAnswer(within: Duration)
  case migrationMissing(schema: String, found: Int, needed: Int)
  case readOnly
  case trouble(PostgresTrouble)

  var description: String {
    switch self {
    case .noConnection: "no connection to PostgreSQL"
    case .noAnswer(let patience): "PostgreSQL did not answer within \(patience)"
    case .migrationMissing(let schema, let found, let needed):
      "schema \(schema) has migration \(found), this service needs \(needed): run titanup-migrate"
    case .readOnly: "PostgreSQL takes no writes: it is a standby, or read-only"
    case .trouble(let trouble): "PostgreSQL refuses statements: \(trouble.rawValue)"
    }
  }
}

/// The result of `work`, unless it takes too long.
private func within<Result: Sendable>(
  _ patience: Duration, _ work: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  try await withThrowingTaskGroup(of: Result.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: patience)
      throw ProbeFailure.noAnswer(within: patience)
    }
    defer { group.cancelAll() }
    guard let first = try await group.next() else { throw CancellationError() }
    return first
  }
}
