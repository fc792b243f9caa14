import TitanCore
import TitanPostgres
import TitanRPC

/// Checks that a service's database is reachable, is migrated far enough, takes writes and has room for them.
struct DatabaseProbe: Sendable {
  let pool: PostgresPool
  let service: TitanUpService
  let migration: Int
  var now: @Sendable () -> ContinuousClock.Instant = { .now }

  /// How long an answer may take.
  static let patience: Duration = .seconds(1)
  /// How long statements must have gone without failing before the probe tests whether trouble is over.
  static let calm: Duration = .seconds(5)

  /// - Throws: `ProbeFailure`, `PostgresError`.
  func callAsFunction() async throws {
    // The pool makes callers wait for a connection; having none is answer enough.
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
      // Without calls that write, nothing else would make the pool look for the primary.
      pool.reconnect()
      throw ProbeFailure.readOnly
    }
    try await lookAfterTrouble()
  }

  /// While statements fail for lack of disk, memory or connections, and for a while after, that is answer enough; then
  /// the probe tests for room itself. While the service is NOT_SERVING nobody calls it, so nothing else would notice
  /// that the trouble is over.
  private func lookAfterTrouble() async throws {
    guard let pending = pool.troubles.pending else { return }
    guard pending.last + Self.calm <= now() else { throw ProbeFailure.trouble(pending.trouble) }
    do {
      try await within(Self.patience) { try await Self.tryRoom(pool) }
    } catch let error as PostgresError where error.trouble == .limitExceeded {
      // The operator allows no temporary files of this size, so only the next write can tell.
    }
    pool.troubles.settle(pending)
  }

  /// Makes the server write half a megabyte to a temporary file of its own, with a read-only statement.
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
