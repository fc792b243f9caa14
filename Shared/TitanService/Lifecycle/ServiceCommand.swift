/// What an executable is asked to do.
enum ServiceCommand: String, CaseIterable, Sendable {
  case serve = ""
  /// Reads the environment, says what is wrong with it, and exits 0 or 1.
  case checkConfiguration = "--check-config"
  /// Asks the service that runs with this environment how it is, and exits 0 or 1: a container's health check.
  case health = "--health"
  case version = "--version"
  case help = "--help"

  /// - Parameter arguments: without the program's name.
  /// - Returns: `nil` for an unknown word, or more than one.
  init?(arguments: [String]) {
    guard arguments.count <= 1, arguments.first?.isEmpty != true else { return nil }
    self.init(rawValue: arguments.first ?? "")
  }

  static func usage(_ program: String) -> String {
    """
    usage: \(program) [--check-config | --health | --version | --help]

    Without an option it serves until SIGTERM or SIGINT. It is configured by environment variables (TITANUP_…),
    which --check-config validates.

    """
  }
}
