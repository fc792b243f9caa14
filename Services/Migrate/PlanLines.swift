import TitanCore
import TitanPostgres

/// What `titanup-migrate --plan` prints: each migration with its file's SHA-256, and what it does to tables in use.
func planLines(_ pending: [Migrator.Pending]) -> [String] {
  guard !pending.isEmpty else { return ["schemas up to date: nothing would run"] }
  let lines = pending.flatMap { migration in
    let schema = migration.service.schema
    let effects = MigrationEffects(of: migration.migration.sql, schema: schema)
    return ["\(schema)/\(migration.migration.name) sha256 \(Hexadecimal.encode(migration.checksum))"]
      + effects.lines.map { "  \($0)" }
  }
  let services = pending.map(\.service.schema).reduce(into: [String]()) { names, name in
    if names.last != name { names.append(name) }
  }
  return lines + ["\(pending.count) would run, in \(services.joined(separator: ", ")); nothing was changed"]
}
