package import Logging
package import TitanPostgres

/// Something an executable does once instead of serving, with the service's configuration: `--make-operator EMAIL`.
package struct ServiceAction<Settings: Sendable>: Sendable {
  /// `--make-operator`.
  let option: String
  /// Its argument's name in the usage: `EMAIL`.
  let argument: String
  /// Its line in the usage.
  let summary: String
  /// Carries it out with the argument, and returns the text to print.
  let run: @Sendable (String, PostgresPool, Settings, Logger) async throws -> String

  package init(
    _ option: String, _ argument: String, _ summary: String,
    run: @escaping @Sendable (String, PostgresPool, Settings, Logger) async throws -> String
  ) {
    (self.option, self.argument, self.summary, self.run) = (option, argument, summary, run)
  }
}
