/// The files of a schema that still have to run.
struct MigrationPlan {
  struct File: Sendable, Hashable {
    let migration: Migration
    /// SHA-256 of the file.
    let checksum: [UInt8]
  }

  let pending: [File]

  /// - Throws: `MigrationError` if the files do not continue what was applied.
  init(schema: String, files: [File], applied: [AppliedMigration]) throws {
    let files = files.sorted { $0.migration.version < $1.migration.version }
    for (first, second) in zip(files, files.dropFirst()) where first.migration.version == second.migration.version {
      throw MigrationError.sameVersion(first.migration.name, second.migration.name)
    }
    for record in applied {
      guard let file = files.first(where: { $0.migration.version == record.version }) else {
        throw MigrationError.missing(schema: schema, name: record.name)
      }
      guard file.migration.name == record.name else {
        throw MigrationError.missing(schema: schema, name: record.name)
      }
      guard file.checksum == record.checksum else {
        throw MigrationError.altered(schema: schema, name: record.name)
      }
    }
    let last = applied.max { $0.version < $1.version }
    pending = files.filter { file in !applied.contains { $0.version == file.migration.version } }
    if let last, let early = pending.first(where: { $0.migration.version < last.version }) {
      throw MigrationError.outOfOrder(schema: schema, name: early.migration.name, applied: last.name)
    }
  }
}
