import Foundation
import Logging
import TitanCore

/// The whole of an edge's `main.swift`: like `runService`, with the same options and exit statuses.
package func runEdge(_ definition: EdgeDefinition<some Sendable>) async -> Never {
  // If the reader has gone, write() should return an error rather than raise a signal.
  signal(SIGPIPE, SIG_IGN)
  let status = await EdgeProcess(
    definition: definition, arguments: Array(CommandLine.arguments.dropFirst()),
    environment: ProcessInfo.processInfo.environment, output: .standardOutput, errors: .standardError
  ).run()
  LogWriter.standardError.flush()
  exit(status)
}

/// Everything `runEdge` does except ending the process.
struct EdgeProcess<Settings: Sendable>: Sendable {
  let definition: EdgeDefinition<Settings>
  let arguments: [String]
  let environment: [String: String]
  let output: FileHandle
  let errors: FileHandle

  /// The exit status.
  func run() async -> Int32 {
    let program = "titanup-\(definition.name)"
    let noActions: [ServiceAction<Settings>] = []
    return await ProgramCommands(
      program: program, usage: ServiceCommand.usage(program, noActions), arguments: arguments, output: output,
      errors: errors
    ).run(configured: configured, serve: { await serve($0.0, $0.1) }, health: answerHealth)
  }

  private func configured() throws -> (ServerConfiguration, Settings) {
    let reader = EnvironmentReader(environment)
    let configuration = ServerConfiguration(reader, port: definition.port)
    let settings = definition.settings(reader, configuration)
    try reader.check()
    return (configuration, settings)
  }

  private func serve(_ configuration: ServerConfiguration, _ settings: Settings) async -> Int32 {
    let logger = Logger(
      service: definition.name, level: configuration.logLevel, isTraced: configuration.tracing != nil)
    do {
      try await EdgeRuntime(
        definition: definition, configuration: configuration, settings: settings, logger: logger
      ).run()
      return 0
    } catch {
      logger.critical("the edge failed", metadata: ["cause": .string(loggable(error))])
      return 1
    }
  }

  private func answerHealth() async throws -> (isServing: Bool, words: String) {
    let reader = EnvironmentReader(environment)
    let address = ServerConfiguration.listenAddress(reader, port: definition.port)
    let tls = TLSSettings(reader)
    try reader.check()
    return await HealthQuestion.ask(address, tls: tls.toItself)
  }
}
