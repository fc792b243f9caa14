import Foundation
import TitanCore
import TitanPostgres

/// Migrated databases to copy from, one for each set of services and state of their migrations. They are named after
/// their content, so that the next run finds them if the cluster outlives the process.
actor TestTemplates {
  static let shared = TestTemplates()

  private var templates: [[TitanUpService]: Task<String, any Error>] = [:]

  /// The name of a database with these services' migrations applied.
  func template(for services: [TitanUpService]) async throws -> String {
    let services = TitanUpService.allCases.filter(services.contains)
    if let template = templates[services] { return try await template.value }
    let template = Task { try await Self.make(services) }
    templates[services] = template
    return try await template.value
  }

  private static func make(_ services: [TitanUpService]) async throws -> String {
    let sources = try services.map { Migrator.Source(service: $0, migrations: try migrations(of: $0)) }
    let name = "titanup_template_\(fingerprint(of: sources))"
    let administration = try await TestCluster.administration()
    let unfinished = "titanup_unfinished_\(UInt64.random(in: 0 ... .max))"
    let exists = try await DirectConnection.with(administration) { connection in
      let exists = try !connection.all("SELECT 1 FROM pg_database WHERE datname = \(name)").isEmpty
      if !exists { try connection.run(script: "CREATE DATABASE \(unfinished)") }
      return exists
    }
    guard !exists else { return name }
    var configuration = administration
    configuration.database = unfinished
    _ = try await Migrator(configuration).migrate(sources)
    try await DirectConnection.with(administration) { connection in
      do {
        try connection.run(script: "ALTER DATABASE \(unfinished) RENAME TO \(name)")
      } catch let error as PostgresError where error.sqlState.rawValue == "42P04" {
        // Another process was faster.
        try connection.run(script: "DROP DATABASE \(unfinished)")
      }
    }
    return name
  }

  static func migrations(of service: TitanUpService) throws -> [Migration] {
    let folder = PostgresInstallation.repository
      .appending(path: "Services/\(service.folder)/Migrations", directoryHint: .isDirectory)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try Migration.load(folder: folder)
  }

  /// FNV-1a, which is the same in every process.
  private static func fingerprint(of sources: [Migrator.Source]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for source in sources {
      for text in [source.service.schema] + source.migrations.flatMap({ [$0.name, $0.sql] }) {
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ 0xFF) &* 0x100_0000_01b3
      }
    }
    return "v\(Migrator.bootstrapVersion)_" + String(hash, radix: 16)
  }
}
