import Synchronization
import Testing
import TitanTesting

@testable import TitanPostgres

/// A watch is called at each statement, so that a process that dies there leaves PostgreSQL in exactly that state.
@Suite(.timeLimit(.minutes(10))) struct StatementWatchTests {
  /// Records the calls, with a letter for each statement.
  private final class Diary: StatementWatch {
    private let lines = Mutex<[String]>([])
    private let numbers = Atomic(0)

    func willSend(_ statement: String, position: Int) -> Int {
      lines.withLock { $0.append("< \(position) \(Self.verb(statement))") }
      return numbers.wrappingAdd(1, ordering: .relaxed).newValue
    }

    func wasAnswered(_ statement: String, number: Int) {
      lines.withLock { $0.append("> #\(number) \(Self.verb(statement))") }
    }

    var told: [String] { lines.withLock { $0 } }

    private static func verb(_ statement: String) -> Substring { statement.prefix(while: { $0 != " " }) }
  }

  struct Oops: Error {}

  private func watching(_ body: @Sendable (PostgresPool) async throws -> Void) async throws -> [String] {
    let diary = Diary()
    try await TestDatabase.with([]) { database async throws in
      try await DirectConnection.with(database.administration) { try $0.run(script: TransactionTests.table) }
      let pool = PostgresPool(database.administration, settings: .test, logger: .silent, watch: diary)
      try await finally({ try await body(pool) }, { await pool.shutdown() })
    }
    return diary.told
  }

  @Test func everyStatementAndTheCommitAreTold() async throws {
    let told = try await watching { pool in
      try await pool.withTransaction { transaction in
        try await transaction.execute("INSERT INTO t (id) VALUES (1)")
        _ = try await transaction.first("SELECT id FROM t")
      }
      try await pool.execute("DELETE FROM t")
    }
    #expect(
      told == [
        "< 1 INSERT", "> #1 INSERT", "< 2 SELECT", "> #2 SELECT", "< 3 COMMIT", "> #3 COMMIT", "< 1 DELETE",
        "> #4 DELETE",
      ])
  }

  @Test func aFailedStatementIsNotAnsweredAndARolledBackOneNotCommitted() async throws {
    let told = try await watching { pool in
      try? await pool.withTransaction { transaction in
        try await transaction.execute("INSERT INTO t (id) VALUES (1)")
        try await transaction.execute("INSERT INTO t (id) VALUES (1)")
      }
      try? await pool.withTransaction { transaction in
        try await transaction.execute("UPDATE t SET n = 1")
        throw Oops()
      }
    }
    #expect(told == ["< 1 INSERT", "> #1 INSERT", "< 2 INSERT", "< 1 UPDATE", "> #3 UPDATE"])
  }
}
