import Foundation
import TitanCore
import TitanPostgres

// Brings the database's schemas up to date and exits: 0 done, 1 failed, 2 wrong configuration. With --plan it says what it would
// do, changes nothing, and exits with 3 if there is anything to do.

func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("titanup-migrate: \(message)\n".utf8))
  exit(status)
}

if CommandLine.arguments.dropFirst() == ["--version"] {
  print("titanup-migrate \(TitanUpVersion.current)")
  exit(0)
}

let settings: MigrateSettings
do {
  settings = try MigrateSettings(
    arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
} catch {
  fail("\(error)", status: 2)
}
guard !settings.checkOnly else { exit(0) }

do {
  let migrator = Migrator(settings.database)
  if settings.planOnly {
    let pending = try await migrator.pending(settings.sources)
    for line in planLines(pending) { print(line) }
    exit(pending.isEmpty ? 0 : 3)
  }
  let applied = try await migrator.migrate(settings.sources)
  for name in applied { print("applied \(name)") }
  print("schemas up to date: \(settings.sources.map(\.service.schema).joined(separator: ", "))")
  let rights = try await migrator.excessiveRights()
  if !rights.isEmpty {
    print(
      "warning: this role has \(rights.map { $0.rawValue.uppercased() }.joined(separator: ", ")), which no migration "
        + "needs: deploy/postgres/roles.sql, run as a superuser, makes an owner that has not")
  }
} catch let error as PostgresError {
  // Our statements contain nothing that a user has entered, so the whole message may be shown.
  fail("\(error.sqlState) \(error.message) (\(settings.database))", status: 1)
} catch {
  fail("\(error)", status: 1)
}
