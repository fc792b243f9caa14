import ArgumentParser
import Foundation

/// The program, as its main file runs it.
package enum Program {
  /// Runs the command that the process's arguments name. Ends the process unless it succeeds.
  package static func main() async {
    keepStandardFiles()
    // Who closes the pipe that we write to has seen enough; work goes on to its end, and what is only there to be read ends.
    signal(SIGPIPE, SIG_IGN)
    if let foreign = ForeignText.first() { fail(.usage(foreign)) }
    do {
      var command = try RootCommand.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      let code = RootCommand.exitCode(for: error)
      if code == .validationFailure,
        let suggestion = CommandSuggestion.message(for: Array(CommandLine.arguments.dropFirst()))
      {
        fail(.usage(suggestion))
      }
      guard code == .success else { RootCommand.exit(withError: error) }
      show(RootCommand.fullMessage(for: error))
    }
  }

  /// Whoever starts the program may have closed some of them: then the first connection would be standard output, and get what
  /// is meant for it. What takes the place of such a file fails as a closed one does.
  private static func keepStandardFiles() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest that is free: this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Help, or what a shell completes commands by.
  private static func show(_ text: String) {
    let console = Console.standard(environment: ProcessInfo.processInfo.environment)
    if !text.isEmpty { console.line(text) }
    do throws(ClientError) { try console.finish() } catch { fail(error) }
  }

  private static func fail(_ error: ClientError) -> Never {
    let console = Console.standard(environment: ProcessInfo.processInfo.environment)
    for line in ErrorReport(error).lines(style: console.errors.style) { console.error(line) }
    exit(error.status.rawValue)
  }
}
