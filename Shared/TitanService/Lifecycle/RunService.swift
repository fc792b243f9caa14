import Foundation
import Logging
import TitanCore
import TitanPostgres

/// The whole of a service's `main.swift`: reads arguments and environment, runs the command they ask for, and exits:
/// with 0 after a requested stop, for a valid configuration or a healthy service; with 1 otherwise; with 2 for unknown
/// arguments.
///
/// ```
/// await runService(
///   ServiceDefinition(.trophies, migration: 2) { environment in
///     ServiceParts(handlers: [TrophiesHandler(store: PostgresTrophyStore(pool: environment.database))])
///   })
/// ```
package func runService(_ definition: ServiceDefinition<some Sendable>) async -> Never {
  // If the reader has gone, write() should return an error rather than raise a signal.
  signal(SIGPIPE, SIG_IGN)
  let status = await ServiceProcess(
    definition: definition, arguments: Array(CommandLine.arguments.dropFirst()),
    environment: ProcessInfo.processInfo.environment, output: .standardOutput, errors: .standardError
  ).run()
  LogWriter.standardError.flush()
  exit(status)
}

/// Everything `runService` does except ending the process.
struct ServiceProcess<Settings: Sendable>: Sendable {
  let definition: ServiceDefinition<Settings>
  let arguments: [String]
  let environment: [String: String]
  let output: FileHandle
  let errors: FileHandle

  /// The exit status.
  func run() async -> Int32 {
    if arguments.count == 2, let action = definition.actions.first(where: { $0.option == arguments[0] }) {
      return await perform(action, arguments[1])
    }
    return await commands.run(configured: configured, serve: { await serve($0.0, $0.1) }, health: answerHealth)
  }

  private var commands: ProgramCommands {
    let program = "titanup-\(definition.name)"
    return ProgramCommands(
      program: program, usage: ServiceCommand.usage(program, definition.actions), arguments: arguments, output: output,
      errors: errors)
  }

  /// The configuration from the environment.
  private func configured() throws -> (ServiceConfiguration, Settings) {
    let reader = EnvironmentReader(environment)
    let configuration = ServiceConfiguration(reader, port: definition.service.port)
    let settings = definition.settings(reader)
    try reader.check()
    return (configuration, settings)
  }

  private func perform(_ action: ServiceAction<Settings>, _ argument: String) async -> Int32 {
    guard let (configuration, settings) = commands.orReport(configured) else { return 1 }
    let logger = Logger(service: definition.name, level: configuration.logLevel)
    do {
      let pool = PostgresPool(try configuration.database.pooled, logger: logger)
      let said: Result<String, any Error>
      do { said = .success(try await action.run(argument, pool, settings, logger)) } catch { said = .failure(error) }
      await pool.shutdown()
      commands.say("\(commands.program): \(try said.get())\n", to: output)
      return 0
    } catch {
      commands.say("\(commands.program): \(loggable(error))\n", to: errors)
      return 1
    }
  }

  private func serve(_ configuration: ServiceConfiguration, _ settings: Settings) async -> Int32 {
    let logger = Logger(
      service: definition.name, level: configuration.logLevel, isTraced: configuration.tracing != nil)
    do {
      try await ServiceRuntime(
        definition: definition, configuration: configuration, settings: settings, logger: logger
      ).run()
      return 0
    } catch {
      logger.critical("the service failed", metadata: ["cause": .string(loggable(error))])
      return 1
    }
  }

  private func answerHealth() async throws -> (isServing: Bool, words: String) {
    let reader = EnvironmentReader(environment)
    let address = ServerConfiguration.listenAddress(reader, port: definition.service.port)
    let tls = TLSSettings(reader)
    try reader.check()
    return await HealthQuestion.ask(address, tls: tls.toItself)
  }
}
