import ArgumentParser
import Foundation

/// The source of a password. It is never an argument, because everybody on a machine can list those.
package enum PasswordSource: Sendable, Equatable {
  /// The first line of a file.
  case file(String)
  /// `TITANUP_PASSWORD`, or another variable.
  case environment(String)
  /// The terminal, without echo; it asks twice for a new password.
  case prompt(confirming: Bool)

  package static let variable = "TITANUP_PASSWORD"

  /// A file takes precedence over the environment, and the environment over the prompt.
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

  /// - Parameter otherWays: other ways to give the password, for users without a terminal.
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
      guard again == password else { throw .usage("The two passwords are different.") }
      return password
    }
  }

  private static func firstLine(of path: String) throws(ClientError) -> String {
    let bytes: [UInt8]
    do throws(InputFileError) { bytes = try InputFile.read(path) } catch {
      throw .usage("Can't read the password file \(path): \(error)")
    }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard !line.isEmpty, let text = String(validating: line, as: UTF8.self) else {
      throw .usage("The password file \(path) must begin with a line of UTF-8 text.")
    }
    return text
  }
}

/// The options for a password's source. There is no option for the password itself: it would appear in process lists.
struct PasswordOptions: ParsableArguments {
  @Option(help: "Read the password from the first line of this file instead of TITANUP_PASSWORD or the terminal.")
  var passwordFile: String?

  func read(_ environment: [String: String], confirming: Bool) throws(ClientError) -> String {
    try PasswordSource(file: passwordFile, environment: environment, confirming: confirming).read()
  }
}

/// The options for a new password's source.
struct NewPasswordOptions: ParsableArguments {
  @Option(
    help: "Read the new password from the first line of this file instead of TITANUP_NEW_PASSWORD or the terminal.")
  var newPasswordFile: String?

  func read(_ environment: [String: String]) throws(ClientError) -> String {
    let variable = "TITANUP_NEW_PASSWORD"
    return try PasswordSource(file: newPasswordFile, environment: environment, variable: variable, confirming: true)
      .read(asking: "New password: ", orElse: "--new-password-file or \(variable)")
  }
}
