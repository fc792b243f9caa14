import TitanPostgres
import TitanService

/// What only this service is told by its environment.
struct TrophiesSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`: whose feed it follows.
  let sessions: HostAndPort
  /// `TITANUP_DATABASE_DIRECT_URL[_FILE]`: PostgreSQL itself, for LISTEN; needed only where `TITANUP_DATABASE_URL` is a
  /// pooler's.
  private let directURL: Secret?

  init(_ reader: EnvironmentReader) {
    sessions = reader.hostAndPort("TITANUP_SESSIONS_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7002))
    directURL = reader.optionalSecret(
      "TITANUP_DATABASE_DIRECT_URL", allowed: "the same forms as TITANUP_DATABASE_URL",
      where: { (try? PostgresConfiguration($0)) != nil })
  }

  func direct(_ configuration: ServiceConfiguration) throws -> PostgresConfiguration {
    try PostgresConfiguration((directURL ?? configuration.databaseURL).reveal())
  }
}
