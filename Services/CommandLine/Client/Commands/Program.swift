import ArgumentParser
import Foundation

/// The program, as its main file runs it.
package enum Program {
  /// Runs the command that the process's arguments name. Ends the process unless it succeeds.
  package static func main() async {
    // Who closes the pipe that we write to has seen enough; work goes on to its end.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try RootCommand.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      guard RootCommand.exitCode(for: error) == .success else { RootCommand.exit(withError: error) }
      show(RootCommand.fullMessage(for: error))
    }
  }

  /// Help, or what a shell completes commands by.
  private static func show(_ text: String) {
    let console = Console.standard(environment: ProcessInfo.processInfo.environment)
    if !text.isEmpty { console.line(text) }
    do {
      try console.finish()
    } catch {
      for line in ErrorReport(error).lines(style: console.errors.style) { console.error(line) }
      exit(error.status.rawValue)
    }
  }
}
