import TitanPostgres

extension EnvironmentReader {
  private static let databaseForms =
    "postgresql://user@host:port/database or \"host=… port=… dbname=… user=…\""

  /// `NAME[_FILE]`: PostgreSQL's address in libpq's syntax. A missing one is a problem.
  package func databaseURL(_ name: String) -> Secret {
    secret(name, allowed: Self.databaseForms) { (try? PostgresConfiguration($0)) != nil }
  }

  /// The same; `nil` if it is not set.
  package func optionalDatabaseURL(_ name: String) -> Secret? {
    optionalSecret(name, allowed: Self.databaseForms) { (try? PostgresConfiguration($0)) != nil }
  }
}
