import TitanPostgres
import TitanRPC

/// Whether a service's database is there and as new as the service.
struct DatabaseProbe: Sendable {
  let pool: PostgresPool
  let service: ServiceSchema
  let migration: Int

  /// How long an answer may take.
  static let patience: Duration = .seconds(1)

  /// - Throws: `ProbeFailure`, `PostgresError`.
  func callAsFunction() async throws {
    // The pool makes callers wait for a connection; that there is none is answer enough.
    guard pool.isReady else { throw ProbeFailure.noConnection }
    let found = try await within(Self.patience) {
      let row = try await pool.first(
        "SELECT max(version) AS version FROM \(unescaped: service.schema).schema_migrations")
      return try row?.decode("version", as: Int?.self) ?? 0
    }
    guard found >= migration else {
      throw ProbeFailure.migrationMissing(schema: service.schema, found: found, needed: migration)
    }
  }
}

enum ProbeFailure: Error, Hashable, CustomStringConvertible {
  case noConnection
  case noAnswer(within: Duration)
  case migrationMissing(schema: String, found: Int, needed: Int)

  var description: String {
    switch self {
    case .noConnection: "no connection to PostgreSQL"
    case .noAnswer(let patience): "PostgreSQL did not answer within \(patience)"
    case .migrationMissing(let schema, let found, let needed):
      "schema \(schema) has migration \(found), this service needs \(needed): run titanup-migrate"
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
