import TitanPostgres
import TitanTesting

extension PostgresQuerying {
  /// Polls until the query returns true.
  func wait(until question: SQLQuery) async throws {
    try await eventually {
      try await first("SELECT (\(unescaped: question.text)) AS answer")?.decode("answer") ?? true
    }
  }

  func value<Value: PostgresDecodable>(_ query: SQLQuery, as type: Value.Type = Value.self) async throws -> Value? {
    try await first(query)?.decode("value")
  }
}

extension TestDatabase {
  /// An empty database set up by a script, and a pool connected as the superuser.
  static func withScript<Result: Sendable>(
    _ script: String, settings: PoolSettings = .test,
    _ body: @Sendable (PostgresPool) async throws -> Result
  ) async throws -> Result {
    try await with([]) { database async throws in
      try await DirectConnection.with(database.administration) { try $0.run(script: script) }
      let pool = PostgresPool(database.administration, settings: settings, logger: .silent)
      return try await finally({ try await body(pool) }, { await pool.shutdown() })
    }
  }
}
