/// What to do, as given on an executable's command line.
enum ServiceCommand: String, CaseIterable, Sendable {
  case serve = ""
  /// Reads the environment, reports what is wrong with it, and exits with 0 or 1.
  case checkConfiguration = "--check-config"
  /// Asks the service running with this environment for its health, and exits with 0 or 1: a container's health check.
  case health = "--health"
  case version = "--version"
  case help = "--help"

  /// - Parameter arguments: without the program's name.
  /// - Returns: `nil` for an unknown word, or more than one.
  init?(arguments: [String]) {
    guard arguments.count <= 1, arguments.first?.isEmpty != true else { return nil }
    self.init(rawValue: arguments.first ?? "")
  }

  /// - Parameter actions: those specific to this program.
  static func usage(_ program: String, _ actions: [ServiceAction<some Sendable>]) -> String {
    let options = allCases.map(\.rawValue).filter { !$0.isEmpty } + actions.map { "\($0.option) \($0.argument)" }
    let lines = actions.map { "  \($0.option) \($0.argument)   \($0.summary)\n" }.joined()
    return """
      usage: \(program) [\(options.joined(separator: " | "))]

      Without an option it serves until SIGTERM or SIGINT. It is configured by environment variables (TITANUP_…),
      which --check-config validates.

      """ + (lines.isEmpty ? "" : "\n\(lines)")
  }
}
