import Foundation
import TitanPostgres

/// What `titanup-migrate` is told, read and checked at start.
struct MigrateSettings {
  let database: PostgresConfiguration
  let sources: [Migrator.Source]
  let checkOnly: Bool

  struct Invalid: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = "allowed arguments: --migrations DIR, --check-config"

  /// - Throws: `Invalid`, `MigrationError`.
  init(arguments: [String], environment: [String: String]) throws {
    var folder = environment["TITANUP_MIGRATIONS_DIR"]
    var checkOnly = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check-config": checkOnly = true
      case "--migrations":
        guard let value = rest.popFirst() else { throw Invalid(description: "--migrations needs a folder") }
        folder = value
      default: throw Invalid(description: "unknown argument \"\(argument)\"; \(Self.usage)")
      }
    }
    self.checkOnly = checkOnly
    guard let url = try Self.secret("TITANUP_DATABASE_URL", environment) else {
      throw Invalid(
        description: "TITANUP_DATABASE_URL (or TITANUP_DATABASE_URL_FILE) is not set; allowed is the owner's "
          + "connection string, postgresql://user@host:port/database")
    }
    do {
      database = try PostgresConfiguration(url)
    } catch {
      throw Invalid(description: "TITANUP_DATABASE_URL: \(error)")
    }
    sources = try Self.sources(in: folder ?? "Services", environment)
  }

  /// Every service with a folder of migrations, in the fixed order.
  private static func sources(in folder: String, _ environment: [String: String]) throws -> [Migrator.Source] {
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    let sources = try ServiceSchema.allCases.compactMap { service -> Migrator.Source? in
      let migrations = root.appending(path: "\(service.folder)/Migrations", directoryHint: .isDirectory)
      guard FileManager.default.fileExists(atPath: migrations.path) else { return nil }
      return Migrator.Source(
        service: service, migrations: try Migration.load(folder: migrations),
        password: try secret(service.passwordVariable, environment))
    }
    guard !sources.isEmpty else {
      throw Invalid(
        description: "TITANUP_MIGRATIONS_DIR (or --migrations): \"\(folder)\" has no <Service>/Migrations in it; "
          + "allowed is the folder that holds \(ServiceSchema.allCases.map(\.folder).joined(separator: ", "))")
    }
    return sources
  }

  /// A secret from a variable or from the file that `<variable>_FILE` names.
  private static func secret(_ variable: String, _ environment: [String: String]) throws -> String? {
    let value = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    guard let path = environment["\(variable)_FILE"], !path.isEmpty else { return value }
    guard value == nil else {
      throw Invalid(description: "\(variable) and \(variable)_FILE are both set; allowed is one")
    }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Invalid(description: "\(variable)_FILE: \"\(path)\" cannot be read as UTF-8 text")
    }
    let secret = text.trimmingCharacters(in: .newlines)
    guard !secret.isEmpty else { throw Invalid(description: "\(variable)_FILE: \"\(path)\" is empty") }
    return secret
  }
}
