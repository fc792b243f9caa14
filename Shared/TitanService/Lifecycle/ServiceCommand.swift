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

  /// - Parameter actions: what only this program does.
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
