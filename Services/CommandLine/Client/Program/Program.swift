import ArgumentParser
import Foundation

/// The program that the main file runs.
package enum Program {
  /// Runs the command that the process's arguments name. It ends the process unless the command succeeds.
  package static func main() async {
    keepStandardFiles()
    // A reader that closes our pipe has seen enough: changes are still completed, but commands that only display
    // something end.
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

  /// If a standard file were closed, the first connection would take its number and receive the text meant for it. The
  /// replacement fails just like a closed file.
  private static func keepStandardFiles() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // It gets the lowest free number, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Help, or a completion script for a shell.
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

/// Finds arguments and variables that are not UTF-8. Decoding would replace their bytes: two different passwords could
/// become the same, and names would be stored with replacement characters.
enum ForeignText {
  /// A message about the first such argument or variable of ours; `nil` if all are UTF-8.
  static func first() -> String? {
    let arguments = CommandLine.unsafeArgv
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = arguments[index] else { continue }
      if !isText(argument) { return "Argument \(index) isn't UTF-8 text." }
    }
    for name in ProcessInfo.processInfo.environment.keys.sorted() where name.hasPrefix("TITANUP_") {
      if let value = getenv(name), !isText(value) { return "\(name) isn't UTF-8 text." }
    }
    return nil
  }

  private static func isText(_ bytes: UnsafePointer<CChar>) -> Bool { String(validatingCString: bytes) != nil }
}
