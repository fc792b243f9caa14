import Foundation
import TitanCore

/// What every executable that serves does with its command line, apart from serving.
struct ProgramCommands: Sendable {
  /// `titanup-sessions`.
  let program: String
  let usage: String
  let arguments: [String]
  let output: FileHandle
  let errors: FileHandle

  /// Runs the command that the arguments ask for.
  ///
  /// - Parameters:
  ///   - configured: the configuration from the environment.
  ///   - serve: serves with it until it is told to stop, and returns the exit status.
  ///   - health: asks the running program.
  /// - Returns: the exit status.
  func run<Configuration>(
    configured: () throws -> Configuration, serve: (Configuration) async -> Int32,
    health: () async throws -> (isServing: Bool, words: String)
  ) async -> Int32 {
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
      do {
        let answer = try await health()
        say("\(answer.words)\n", to: output)
        return answer.isServing ? 0 : 1
      } catch {
        say("\(error)\n", to: errors)
        return 1
      }
    case .checkConfiguration, .serve:
      guard let configuration = orReport(configured) else { return 1 }
      return command == .serve ? await serve(configuration) : 0
    }
  }

  /// The configuration; `nil` after reporting what is wrong with it.
  func orReport<Configuration>(_ configured: () throws -> Configuration) -> Configuration? {
    do {
      return try configured()
    } catch {
      say("\(program): the configuration is wrong:\n\(error)\n", to: errors)
      return nil
    }
  }

  func say(_ text: String, to file: FileHandle) { try? file.write(contentsOf: Data(text.utf8)) }
}
