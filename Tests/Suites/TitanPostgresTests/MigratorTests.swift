import Testing
import TitanCore
import TitanTesting

@testable import TitanPostgres

@Suite(.timeLimit(.minutes(10))) struct MigratorTests {
  static let first = Migration(
    version: 1, name: "001_create_things.sql", sql: "CREATE TABLE things (id bigint PRIMARY KEY, note text);")
  static let second = Migration(
    version: 2, name: "002_fill_things.sql", sql: "INSERT INTO trophies.things (id) VALUES (1);")

  static func source(_ migrations: Migration...) -> [Migrator.Source] {
    [Migrator.Source(service: .trophies, migrations: migrations)]
  }

  @Test func appliesInOrderAndOnce() async throws {
    try await TestDatabase.with([]) { database async throws in
      let migrator = Migrator(database.administration)
      #expect(try await migrator.migrate(Self.source(Self.first)) == ["trophies/001_create_things.sql"])
      #expect(
        try await migrator.migrate(Self.source(Self.first, Self.second)) == ["trophies/002_fill_things.sql"])
      #expect(try await migrator.migrate(Self.source(Self.first, Self.second)) == [])
      try await database.withPool(as: .trophies) { pool async throws in
        #expect(try await pool.value("SELECT count(*) AS value FROM trophies.things") == 1)
      }
    }
  }

  @Test func refusesAnAlteredFile() async throws {
    try await TestDatabase.with([]) { database async throws in
      let migrator = Migrator(database.administration)
      _ = try await migrator.migrate(Self.source(Self.first))
      let altered = Migration(version: 1, name: Self.first.name, sql: Self.first.sql + " ")
      let error = await #expect(throws: MigrationError.self) {
        try await migrator.migrate(Self.source(altered, Self.second))
      }
      #expect(error?.description.contains("001_create_things.sql of schema trophies was altered") == true)
    }
  }

  @Test func refusesToForgetAService() async throws {
    try await TestDatabase.with([]) { database async throws in
      let migrator = Migrator(database.administration)
      _ = try await migrator.migrate(Self.source(Self.first))
      let error = await #expect(throws: MigrationError.self) {
        try await migrator.migrate([Migrator.Source(service: .auth, migrations: [])])
      }
      #expect(
        error?.description == "migration 001_create_things.sql was applied to schema trophies, but its file is missing")
    }
  }

  @Test func aFailureUndoesItsFileAndNamesTheLine() async throws {
    try await TestDatabase.with([]) { database async throws in
      let migrator = Migrator(database.administration)
      let broken = Migration(
        version: 2, name: "002_broken.sql", sql: "INSERT INTO things (id) VALUES (1);\nSELECT nothing;\n")
      let error = await #expect(throws: MigrationError.self) {
        try await migrator.migrate(Self.source(Self.first, broken))
      }
      #expect(
        error?.description.hasPrefix("migration 002_broken.sql of schema trophies failed at line 2: 42703") == true)
      try await database.withPool(as: .trophies) { pool async throws in
        #expect(try await pool.value("SELECT count(*) AS value FROM trophies.things") == 0)
      }
      // The repaired file runs, because the broken one left no trace.
      #expect(try await migrator.migrate(Self.source(Self.first, Self.second)) == ["trophies/002_fill_things.sql"])
    }
  }

  @Test func refusesAFileThatEndsItsTransaction() async throws {
    try await TestDatabase.with([]) { database async throws in
      let rogue = Migration(version: 1, name: "001_rogue.sql", sql: "CREATE TABLE trophies.x (); COMMIT;")
      let error = await #expect(throws: MigrationError.self) {
        try await Migrator(database.administration).migrate(Self.source(rogue))
      }
      #expect(error?.description.hasPrefix("migration 001_rogue.sql of schema trophies ends its transaction") == true)
    }
  }

  @Test func severalAtOnceApplyOnce() async throws {
    try await TestDatabase.with([]) { database async throws in
      let applied = try await withThrowingTaskGroup(of: [String].self) { group in
        for _ in 1...4 {
          group.addTask { try await Migrator(database.administration).migrate(Self.source(Self.first, Self.second)) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(applied.filter { $0.isEmpty }.count == 3)
      #expect(applied.filter { $0.count == 2 }.count == 1)
    }
  }
}
