import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanTesting

@Suite("Where a service stands in a feed it follows", .timeLimit(.minutes(10)))
struct FeedTablesTests {
  private struct Failure: Error {}

  private func withTables(_ body: @Sendable (FeedTables, PostgresPool) async throws -> Void) async throws {
    try await TestDatabase.with(.auth) { pool in
      try await body(FeedTables(of: "profile", in: .auth, pool), pool)
    }
  }

  @Test("moves on with what is written, for one of those who come from the same place")
  func advance() async throws {
    try await withTables { tables, _ in
      #expect(try await tables.standing() == FeedStanding(cursor: "", isRebuilding: false))
      let outputs = try await withThrowingTaskGroup(of: Int?.self) { group in
        for number in 1...4 { group.addTask { try await tables.advance(from: "", to: "a") { _, _ in number } } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outputs.compactMap(\.self).count == 1)
      #expect(try await tables.standing().cursor == "a")
      await #expect(throws: Failure.self) { try await tables.advance(from: "a", to: "b") { _, _ in throw Failure() } }
      #expect(try await tables.standing().cursor == "a")
    }
  }

  @Test("is read anew from where it stands, and swept once it has been read")
  func rebuild() async throws {
    try await withTables { tables, _ in
      _ = try await tables.advance(from: "", to: "a") { reading, _ in
        #expect(!reading.isRebuilding)
        return reading.number
      }
      try await tables.beginRebuild(from: "elsewhere")
      #expect(try await tables.standing() == FeedStanding(cursor: "a", isRebuilding: false))
      try await tables.beginRebuild(from: "a")
      #expect(try await tables.standing() == FeedStanding(cursor: "", isRebuilding: true))
      let second = try await tables.advance(from: "", to: "b") { reading, _ in reading }
      #expect(second?.isRebuilding == true)
      #expect(try await tables.endRebuild(from: "elsewhere") { _, _ in true } == nil)
      #expect(
        try await tables.endRebuild(from: "b") { isStale, _ in isStale } == "swept.reading < \(second?.number ?? 0)")
      #expect(try await tables.standing() == FeedStanding(cursor: "b", isRebuilding: false))
      #expect(try await tables.endRebuild(from: "b") { _, _ in true } == nil, "it is not read anew any more")
    }
  }

  @Test("is a bug where the migrations made no row for it")
  func missing() async throws {
    try await withTables { _, pool in
      let unknown = FeedTables(of: "nonsense", in: .auth, pool)
      await #expect(throws: (any Error).self) { try await unknown.standing() }
      await #expect(throws: (any Error).self) { try await unknown.advance(from: "", to: "a") { _, _ in } }
    }
  }
}
