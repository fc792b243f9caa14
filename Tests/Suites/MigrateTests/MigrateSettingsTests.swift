import Foundation
import Testing
import TitanCore
import TitanPostgres
import TitanService

@testable import titanup_migrate

@Suite struct MigrateSettingsTests {
  /// A folder of services with one migration each; removed after `body`.
  static func withFolder(_ services: [String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "titanup-migrate-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for service in services {
      let folder = root.appending(path: "\(service)/Migrations")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("SELECT 1;".utf8).write(to: folder.appending(path: "001_first.sql"))
    }
    try body(root.path)
  }

  static let url = ["TITANUP_DATABASE_URL": "postgresql://owner:hunter2@db/titanup"]

  @Test func readsServicesInTheFixedOrder() throws {
    try Self.withFolder(["Trophies", "PoseCounting", "Auth", "Elsewhere"]) { folder in
      let settings = try MigrateSettings(arguments: ["--migrations", folder], environment: Self.url)
      #expect(settings.sources.map(\.service) == [.auth, .trophies, .pose])
      #expect(settings.sources.map(\.migrations.count) == [1, 1, 1])
      #expect(settings.database.host == "db")
      #expect(!settings.checkOnly && !settings.planOnly)
    }
  }

  @Test func theArgumentWinsOverTheVariable() throws {
    try Self.withFolder(["Auth"]) { folder in
      let environment = Self.url.merging(["TITANUP_MIGRATIONS_DIR": "/nowhere"]) { $1 }
      let settings = try MigrateSettings(
        arguments: ["--check-config", "--plan", "--migrations", folder], environment: environment)
      #expect(settings.checkOnly && settings.planOnly)
    }
  }

  @Test(
    arguments: [
      ([:], "TITANUP_DATABASE_URL: got nothing"),
      (["TITANUP_DATABASE_URL": "nonsense hunter2"], "TITANUP_DATABASE_URL: got 16 characters (not shown), allowed: "),
      (["TITANUP_DATABASE_URL_FILE": "/nowhere/url"], "TITANUP_DATABASE_URL_FILE: got \"/nowhere/url\""),
      (
        url.merging(["TITANUP_DATABASE_URL_FILE": "/nowhere/url"]) { $1 },
        "TITANUP_DATABASE_URL: got both TITANUP_DATABASE_URL and TITANUP_DATABASE_URL_FILE"
      ),
    ] as [([String: String], String)])
  func aBadVariableIsNamed(_ environment: [String: String], _ message: String) throws {
    try Self.withFolder(["Auth"]) { folder in
      let error = #expect(throws: ConfigurationError.self) {
        try MigrateSettings(arguments: ["--migrations", folder], environment: environment)
      }
      #expect(error?.description.contains(message) == true)
      #expect(error?.description.contains("hunter2") == false)
    }
  }

  @Test(
    arguments: [
      (["--migrations"], "--migrations needs a folder"),
      (
        ["--force"],
        "unknown argument \"--force\"; allowed arguments: --migrations DIR, --plan, --check-config, --version"
      ),
      (["--migrations", "/nowhere"], "\"/nowhere\" has no <Service>/Migrations in it"),
    ] as [([String], String)])
  func aBadArgumentIsNamed(_ arguments: [String], _ message: String) {
    let error = #expect(throws: MigrateSettings.Invalid.self) {
      try MigrateSettings(arguments: arguments, environment: Self.url)
    }
    #expect(error?.description.contains(message) == true)
  }

  @Test func aFileOfAnotherFormIsNamed() throws {
    try Self.withFolder(["Auth"]) { folder in
      try Data().write(to: URL(filePath: "\(folder)/Auth/Migrations/2_second.sql"))
      let error = #expect(throws: MigrationError.self) {
        try MigrateSettings(arguments: ["--migrations", folder], environment: Self.url)
      }
      #expect(error?.description.hasPrefix("migration 2_second.sql: a name is three digits") == true)
    }
  }
}
