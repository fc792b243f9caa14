import Testing
import TitanTesting

@testable import TitanPostgres

/// A commit waits for the disk unless it is told not to, which never affects its neighbours.
@Suite(.timeLimit(.minutes(10))) struct CommitModeTests {
  private static let setting: SQLQuery = "SELECT current_setting('synchronous_commit') AS value"

  @Test(arguments: [(CommitMode.synchronous, "on"), (.asynchronous, "off"), (.reading, "on")])
  func aTransactionHasItsOwn(_ commit: CommitMode, told: String) async throws {
    try await withOneConnection { pool async throws in
      let settings = try await pool.withTransaction(commit: commit) { transaction in
        [try await transaction.value(Self.setting, as: String.self), try await transaction.value(Self.setting)]
      }
      #expect(settings == [told, told])
      #expect(try await pool.value(Self.setting) == "on")
      #expect(try await pool.withTransaction { try await $0.value(Self.setting) } == "on")
    }
  }

  @Test(arguments: [(CommitMode.synchronous, "on"), (.asynchronous, "off"), (.reading, "on")])
  func aSingleStatementHasItsOwn(_ commit: CommitMode, told: String) async throws {
    try await withOneConnection { pool async throws in
      // Twice: when it is prepared, and under its prepared name.
      for _ in 1...2 {
        #expect(try await pool.all(Self.setting, commit: commit).first?.decode("value") == told)
        #expect(try await pool.value(Self.setting) == "on")
      }
    }
  }

  /// They are sent together, so that two of them in one transaction would show.
  @Test func neighboursOfTheSameTurnKeepTheirs() async throws {
    try await withOneConnection { pool async throws in
      let agree = try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<100 {
          group.addTask {
            let commit: CommitMode = number.isMultiple(of: 2) ? .asynchronous : .synchronous
            let told = try await pool.all(Self.setting, commit: commit).first?.decode("value", as: String.self)
            return told == (commit == .asynchronous ? "off" : "on")
          }
        }
        return try await group.reduce(true) { $0 && $1 }
      }
      #expect(agree)
    }
  }

  @Test func aFailureLeavesNothingBehind() async throws {
    try await withOneConnection { pool async throws in
      try await pool.execute("INSERT INTO t (id) VALUES (1)", commit: .asynchronous)
      let error = await #expect(throws: PostgresError.self) {
        try await pool.execute("INSERT INTO t (id) VALUES (1)", commit: .asynchronous)
      }
      #expect(error?.sqlState == .uniqueViolation)
      #expect(try await pool.execute("INSERT INTO t (id) VALUES (2), (3)", commit: .asynchronous) == 2)
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 3)
      #expect(try await pool.value(Self.setting) == "on")
    }
  }

  private func withOneConnection(_ body: @Sendable (PostgresPool) async throws -> Void) async throws {
    try await TestDatabase.withScript(TransactionTests.table, settings: PipelineTests.oneConnection, body)
  }
}
