import Foundation
import TitanCore
import TitanPostgres
import TitanService

/// The settings of `titanup-migrate`, read and checked at start.
struct MigrateSettings {
  let database: PostgresConfiguration
  let sources: [Migrator.Source]
  let checkOnly: Bool
  let planOnly: Bool

  struct Invalid: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = "allowed arguments: --migrations DIR, --plan, --check-config, --version"

  /// - Throws: `Invalid`, `ConfigurationError`, `MigrationError`.
  init(arguments: [String], environment: [String: String]) throws {
    let reader = EnvironmentReader(environment)
    var folder = reader.string("TITANUP_MIGRATIONS_DIR", default: "Services")
    var checkOnly = false
    var planOnly = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check-config": checkOnly = true
      case "--plan": planOnly = true
      case "--migrations":
        guard let value = rest.popFirst() else { throw Invalid(description: "--migrations needs a folder") }
        folder = value
      default: throw Invalid(description: "unknown argument \"\(argument)\"; \(Self.usage)")
      }
    }
    self.checkOnly = checkOnly
    self.planOnly = planOnly
    let settings = DatabaseSettings(reader)
    sources = try Self.sources(in: folder)
    try reader.check()
    database = try settings.direct
  }

  /// Every service with a folder of migrations, in the fixed order.
  private static func sources(in folder: String) throws -> [Migrator.Source] {
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    let sources = try TitanUpService.allCases.compactMap { service -> Migrator.Source? in
      let migrations = root.appending(path: "\(service.folder)/Migrations", directoryHint: .isDirectory)
      guard FileManager.default.fileExists(atPath: migrations.path) else { return nil }
      return Migrator.Source(service: service, migrations: try Migration.load(folder: migrations))
    }
    guard !sources.isEmpty else {
      throw Invalid(
        description: "TITANUP_MIGRATIONS_DIR (or --migrations): \"\(folder)\" has no <Service>/Migrations in it; "
          + "allowed is the folder that holds \(TitanUpService.allCases.map(\.folder).joined(separator: ", "))")
    }
    return sources
  }
}
