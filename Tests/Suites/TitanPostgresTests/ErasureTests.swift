import Foundation
import Testing
import TitanCore
import TitanTesting

@testable import TitanPostgres

@Suite(.timeLimit(.minutes(10))) struct ErasureTests {
  private let ada = UserID(UUID())
  private let eve = UserID(UUID())

  /// A service whose tables have rows of both users; the bodies run as its role.
  private func with(_ body: @Sendable (PostgresPool, PostgresErasures) async throws -> Void) async throws {
    try await TestDatabase.with([]) { database async throws in
      let migration = Migration(
        version: 1, name: "001_create_habits.sql",
        sql: """
          CREATE TABLE users (user_id uuid);
          CREATE TABLE habits (user_id uuid, habit_id int, PRIMARY KEY (user_id, habit_id));
          CREATE TABLE records (
            user_id uuid, habit_id int, FOREIGN KEY (user_id, habit_id) REFERENCES habits ON DELETE CASCADE);
          CREATE TABLE quotes (words text);
          INSERT INTO quotes VALUES ('up');
          REVOKE DELETE ON habits FROM titanup_habits;
          """)
      _ = try await Migrator(database.administration).migrate([.init(service: .habits, migrations: [migration])])
      try await database.withPool(as: .habits) { pool async throws in
        for user in [ada, eve] {
          try await pool.execute("INSERT INTO habits.users VALUES (\(user))")
          try await pool.execute("INSERT INTO habits.habits VALUES (\(user), 1)")
          try await pool.execute("INSERT INTO habits.records VALUES (\(user), 1)")
        }
        try await body(pool, PostgresErasures(pool, of: .habits))
      }
    }
  }

  private func rows(_ pool: PostgresPool, of user: UserID) async throws -> Int {
    var count = 0
    for table in ["users", "habits", "records"] {
      count +=
        try await pool.value(
          "SELECT count(*)::int AS value FROM habits.\(unescaped: table) WHERE user_id = \(user)") ?? 0
    }
    return count
  }

  @Test func everyTableWithAUserForgetsThemAndNobodyElse() async throws {
    try await with { pool, erasures async throws in
      #expect(try await erasures.cursor() == "")
      #expect(try await erasures.erase([ada], from: "", to: "a"))
      #expect(try await rows(pool, of: ada) == 0)
      #expect(try await rows(pool, of: eve) == 3)
      #expect(try await pool.value("SELECT count(*)::int AS value FROM habits.quotes") == 1)
      #expect(try await erasures.cursor() == "a")
      // Again, as after restoring a backup.
      try await pool.execute("INSERT INTO habits.users VALUES (\(ada))")
      #expect(try await erasures.erase([], from: "a", to: ""))
      #expect(try await erasures.erase([ada], from: "", to: "a"))
      #expect(try await rows(pool, of: ada) == 0)
    }
  }

  @Test func aFollowerAtAnotherCursorErasesNothing() async throws {
    try await with { pool, erasures async throws in
      #expect(try await erasures.erase([], from: "", to: "a"))
      #expect(try await erasures.erase([ada], from: "", to: "b") == false)
      #expect(try await rows(pool, of: ada) == 3)
      #expect(try await erasures.cursor() == "a")
    }
  }

  @Test func lateDataOfAnErasedUserIsRecognised() async throws {
    try await with { pool, erasures async throws in
      #expect(try await erasures.erase([ada], from: "", to: "a"))
      let erased = try await pool.withTransaction { try await $0.erased(among: [ada, eve], in: .habits) }
      #expect(erased == [ada])
    }
  }

  @Test func nobodyIsErasedWhileSomebodyWritesWhoHasAsked() async throws {
    try await with { pool, erasures async throws in
      let asked = Signal()
      async let erasure: Bool = {
        await asked.wait()
        return try await erasures.erase([ada], from: "", to: "a")
      }()
      try await pool.withTransaction { transaction in
        let erased = try await transaction.erased(among: [ada], in: .habits)
        #expect(erased.isEmpty)
        asked.fire()
        // The other transaction waits for this one, or begins after it: it finds this row either way.
        try await transaction.execute("SELECT pg_sleep(0.05)")
        try await transaction.execute("INSERT INTO habits.users VALUES (\(ada))")
      }
      #expect(try await erasure)
      #expect(try await rows(pool, of: ada) == 0)
    }
  }

  static let denied: [SQLQuery] = [
    "DELETE FROM habits.habits", "DELETE FROM habits.erased_users",
    "UPDATE habits.erased_users SET erased_user_id = NULL",
    "INSERT INTO habits.erased_users VALUES (gen_random_uuid())", "DELETE FROM habits.erasures",
  ]

  @Test(arguments: denied) func theRoleCanEraseInNoOtherWay(query: SQLQuery) async throws {
    try await with { pool, _ async throws in
      let error = await #expect(throws: PostgresError.self) { try await pool.execute(query) }
      #expect(error?.sqlState == .insufficientPrivilege)
    }
  }
}
