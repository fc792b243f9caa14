package import Foundation

/// One file of a service's `Migrations` folder: `001_create_accounts.sql`. Once applied it must never change.
package struct Migration: Sendable, Hashable {
  package let version: Int
  /// The file's name.
  package let name: String
  package let sql: String

  package init(version: Int, name: String, sql: String) {
    self.version = version
    self.name = name
    self.sql = sql
  }

  /// Reads a folder, sorted by version.
  ///
  /// - Throws: `MigrationError`, and what Foundation throws if a file cannot be read.
  package static func load(folder: URL) throws -> [Migration] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let migrations = try files.filter { $0.pathExtension == "sql" }.map { file in
      let name = file.lastPathComponent
      guard let version = version(ofFile: name) else { throw MigrationError.badName(name) }
      return Migration(version: version, name: name, sql: try String(contentsOf: file, encoding: .utf8))
    }
    return migrations.sorted { $0.version < $1.version }
  }

  /// The number in `001_create_accounts.sql`; `nil` for a name in any other form.
  static func version(ofFile name: String) -> Int? {
    guard let match = name.wholeMatch(of: /([0-9]{3})_[a-z0-9_]+\.sql/), let version = Int(match.1) else { return nil }
    return version > 0 ? version : nil
  }
}

/// A migration that has run, according to its schema's record.
struct AppliedMigration: Sendable, Hashable {
  let version: Int
  let name: String
  /// SHA-256 of the file.
  let checksum: [UInt8]
}
