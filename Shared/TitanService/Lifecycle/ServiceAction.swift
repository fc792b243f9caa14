package import Logging
package import TitanPostgres

/// Something that an executable does instead of serving, once, with the service's configuration: `--make-operator EMAIL`.
package struct ServiceAction<Settings: Sendable>: Sendable {
  /// `--make-operator`.
  let option: String
  /// What its argument is called in the usage: `EMAIL`.
  let argument: String
  /// What it does: a line of the usage.
  let summary: String
  /// Does it with the argument, and returns what to say.
  let run: @Sendable (String, PostgresPool, Settings, Logger) async throws -> String

  package init(
    _ option: String, _ argument: String, _ summary: String,
    run: @escaping @Sendable (String, PostgresPool, Settings, Logger) async throws -> String
  ) {
    (self.option, self.argument, self.summary, self.run) = (option, argument, summary, run)
  }
}
