import Foundation
import Logging
import TitanCore
import TitanPostgres

/// The whole of a service's `main.swift`: reads arguments and environment, does what they say, and exits: 0 after a
/// stop that was asked for, a good configuration or a healthy service; 1 otherwise; 2 for arguments nobody knows.
///
/// ```
/// await runService(
///   ServiceDefinition(.trophies, migration: 2) { environment in
///     ServiceParts(handlers: [TrophiesHandler(store: PostgresTrophyStore(pool: environment.database))])
///   })
/// ```
package func runService(_ definition: ServiceDefinition<some Sendable>) async -> Never {
  // Who has gone is told by write()'s error, not by a signal.
  signal(SIGPIPE, SIG_IGN)
  let status = await ServiceProcess(
    definition: definition, arguments: Array(CommandLine.arguments.dropFirst()),
    environment: ProcessInfo.processInfo.environment, output: .standardOutput, errors: .standardError
  ).run()
  LogWriter.standardError.flush()
  exit(status)
}

/// What `runService` does, short of the end of the process.
struct ServiceProcess<Settings: Sendable>: Sendable {
  let definition: ServiceDefinition<Settings>
  let arguments: [String]
  let environment: [String: String]
  let output: FileHandle
  let errors: FileHandle

  /// The exit status.
  func run() async -> Int32 {
    let program = "titanup-\(definition.name)"
    let usage = ServiceCommand.usage(program, definition.actions)
    if arguments.count == 2, let action = definition.actions.first(where: { $0.option == arguments[0] }) {
      return await perform(action, arguments[1], program)
    }
    guard let command = ServiceCommand(arguments: arguments) else {
      say("\(program): unknown arguments \(arguments)\n\(usage)", to: errors)
      return 2
    }
    switch command {
    case .version:
      say("\(program) \(TitanUpVersion.current)\n", to: output)
      return 0
    case .help:
      say(usage, to: output)
      return 0
    case .health:
      return await answerHealth()
    case .checkConfiguration, .serve:
      guard let (configuration, settings) = configured(program) else { return 1 }
      return command == .serve ? await serve(configuration, settings) : 0
    }
  }

  /// What the environment says; `nil` after saying what is wrong with it.
  private func configured(_ program: String) -> (ServiceConfiguration, Settings)? {
    let reader = EnvironmentReader(environment)
    let configuration = ServiceConfiguration(reader, port: definition.service.port)
    let settings = definition.settings(reader)
    do {
      try reader.check()
    } catch {
      say("\(program): the configuration is wrong:\n\(error)\n", to: errors)
      return nil
    }
    return (configuration, settings)
  }

  private func perform(_ action: ServiceAction<Settings>, _ argument: String, _ program: String) async -> Int32 {
    guard let (configuration, settings) = configured(program) else { return 1 }
    let logger = Logger(service: definition.name, level: configuration.logLevel)
    do {
      let pool = PostgresPool(try PostgresConfiguration(configuration.databaseURL.reveal()), logger: logger)
      let said: Result<String, any Error>
      do { said = .success(try await action.run(argument, pool, settings, logger)) } catch { said = .failure(error) }
      await pool.shutdown()
      say("\(program): \(try said.get())\n", to: output)
      return 0
    } catch {
      say("\(program): \(loggable(error))\n", to: errors)
      return 1
    }
  }

  private func serve(_ configuration: ServiceConfiguration, _ settings: Settings) async -> Int32 {
    let logger = Logger(service: definition.name, level: configuration.logLevel)
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

  private func answerHealth() async -> Int32 {
    let reader = EnvironmentReader(environment)
    let address = ServiceConfiguration.listenAddress(reader, port: definition.service.port)
    let tls = TLSSettings(reader)
    do {
      try reader.check()
    } catch {
      say("\(error)\n", to: errors)
      return 1
    }
    let answer = await HealthQuestion.ask(address, tls: tls.toItself)
    say("\(answer.words)\n", to: output)
    return answer.isServing ? 0 : 1
  }

  private func say(_ text: String, to file: FileHandle) {
    try? file.write(contentsOf: Data(text.utf8))
  }
}
