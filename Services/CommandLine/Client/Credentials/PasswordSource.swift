import Foundation

/// Where a password comes from. Never an argument: everybody on a machine can list those.
package enum PasswordSource: Sendable, Equatable {
  /// The first line of a file.
  case file(String)
  /// `TITANUP_PASSWORD`, or another variable.
  case environment(String)
  /// Asked on the terminal, without echo; twice if it is new.
  case prompt(confirming: Bool)

  package static let variable = "TITANUP_PASSWORD"

  /// A file wins over the environment, the environment over the prompt.
  package init(
    file: String?, environment: [String: String], variable: String = Self.variable, confirming: Bool
  ) {
    if let file {
      self = .file(file)
    } else if let password = environment[variable], !password.isEmpty {
      self = .environment(password)
    } else {
      self = .prompt(confirming: confirming)
    }
  }

  /// - Parameter otherWays: of giving it, for whoever has no terminal.
  /// - Throws: `ClientError` if the file cannot be read, there is no terminal, or the repetition differs.
  package func read(
    asking question: String = "Password: ", orElse otherWays: String = "--password-file or \(Self.variable)"
  ) throws(ClientError) -> String {
    switch self {
    case .environment(let password): return password
    case .file(let path): return try Self.firstLine(of: path)
    case .prompt(let confirming):
      let password = try SilentPrompt.ask(question, orElse: otherWays)
      guard confirming else { return password }
      let again = try SilentPrompt.ask("Again: ", orElse: otherWays)
      guard again == password else { throw .usage("the two passwords differ") }
      return password
    }
  }

  private static func firstLine(of path: String) throws(ClientError) -> String {
    let bytes: [UInt8]
    do throws(InputFileError) { bytes = try InputFile.read(path) } catch {
      throw .usage("cannot read the password file \(path): \(error)")
    }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard !line.isEmpty, let text = String(validating: line, as: UTF8.self) else {
      throw .usage("the password file \(path) must begin with a line of UTF-8 text")
    }
    return text
  }
}
