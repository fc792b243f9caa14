import Foundation
import Testing

@testable import TitanPostgres

@Suite struct MigrationPlanTests {
  func file(_ version: Int, _ checksum: UInt8 = 0) -> MigrationPlan.File {
    .init(
      migration: Migration(version: version, name: "00\(version)_m.sql", sql: ""),
      checksum: [checksum == 0 ? UInt8(version) : checksum])
  }
  func applied(_ version: Int) -> AppliedMigration {
    AppliedMigration(version: version, name: "00\(version)_m.sql", checksum: [UInt8(version)])
  }

  @Test(arguments: [([], [1, 2, 3]), ([1], [2, 3]), ([1, 2, 3], [])]) func migrationsThatAreNotAppliedRun(
    _ done: [Int], _ pending: [Int]
  ) throws {
    let plan = try MigrationPlan(schema: "s", files: [file(3), file(1), file(2)], applied: done.map(applied))
    #expect(plan.pending.map(\.migration.version) == pending)
  }

  @Test func anAlteredFileIsNamed() {
    let error = #expect(throws: MigrationError.self) {
      try MigrationPlan(schema: "s", files: [file(1), file(2, 99)], applied: [applied(1), applied(2)])
    }
    #expect(error?.description.contains("002_m.sql of schema s was altered") == true)
  }

  @Test func aMissingFileIsNamed() {
    let error = #expect(throws: MigrationError.self) {
      try MigrationPlan(schema: "s", files: [file(2)], applied: [applied(1), applied(2)])
    }
    #expect(error?.description.contains("001_m.sql was applied to schema s") == true)
  }

  @Test func aLateNumberIsNamed() {
    let error = #expect(throws: MigrationError.self) {
      try MigrationPlan(schema: "s", files: [file(1), file(2), file(3)], applied: [applied(1), applied(3)])
    }
    #expect(error?.description.contains("002_m.sql of schema s comes before 003_m.sql") == true)
  }

  @Test func aNumberUsedTwiceIsNamed() {
    let error = #expect(throws: MigrationError.self) {
      try MigrationPlan(schema: "s", files: [file(1), file(1)], applied: [])
    }
    #expect(error?.description == "migrations 001_m.sql and 001_m.sql have the same number")
  }

  @Test(arguments: [
    ("001_create_accounts.sql", 1), ("120_a.sql", 120), ("000_a.sql", nil), ("1_a.sql", nil), ("001-a.sql", nil),
    ("001_A.sql", nil), ("001_.sql", nil), ("0001_a.sql", nil), ("001_a.sql.bak", nil),
  ])
  func namesOfFiles(_ name: String, _ version: Int?) {
    #expect(Migration.version(ofFile: name) == version)
  }

  @Test(arguments: [(1, 1), (3, 1), (4, 2), (5, 2), (nil, nil)]) func linesOfPositions(_ position: Int?, _ line: Int?) {
    #expect(Migrator.line(of: position, in: "ab\ncd\n") == line)
  }
}
