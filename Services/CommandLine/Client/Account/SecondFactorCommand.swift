import ArgumentParser
import AuthProto
import Foundation
import TitanProtoJSON

struct SecondFactorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "second-factor", abstract: "Protect your account with an authenticator app.",
    subcommands: [
      SecondFactorEnrollCommand.self, SecondFactorActivateCommand.self, SecondFactorDisableCommand.self,
      RecoveryCodesCommand.self,
    ])
}

struct SecondFactorEnrollCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "enroll", abstract: "Show a QR code for your authenticator app; `activate` comes next.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var password: PasswordOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = AuthV1.EnrollTotpRequest(requestID: UUID().uuidString.lowercased())
    let response = try await StepUp(backend, password).call {
      try await backend.auth.enrollTotp(request, options: $0)
    }
    if global.json {
      return console.line(JSONValue.object([.init(name: "uri", value: .string(response.uri))]).text)
    }
    if let code = QRCode(response.uri) { console.lines(code.lines(style: console.output.style)) }
    console.line("If your app can't read the QR code, enter this secret: \(response.secret.printable)")
    console.line("Then enter a code from the app: titanup second-factor activate")
  }
}

struct SecondFactorActivateCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "activate", abstract: "Turn on the second factor with a code from your app.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var password: PasswordOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let code = try SecondFactorCode.ask(backend.environment)
    let request = AuthV1.ActivateTotpRequest(code: code, requestID: UUID().uuidString.lowercased())
    let response = try await StepUp(backend, password).call {
      try await backend.auth.activateTotp(request, options: $0)
    }
    RecoveryCodesCommand.show(response.recoveryCodes, global, console)
  }
}

struct SecondFactorDisableCommand: ClientCommand {
  static let configuration = CommandConfiguration(commandName: "disable", abstract: "Turn off the second factor.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var password: PasswordOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let secret = try password.read(backend.environment, confirming: false)
    let request = AuthV1.DisableTotpRequest(password: secret, requestID: UUID().uuidString.lowercased())
    _ = try await StepUp(backend: backend, password: { secret }).call {
      try await backend.auth.disableTotp(request, options: $0)
    }
    if global.json { return console.line(JSONValue.object([.init(name: "second_factor", value: false)]).text) }
    console.line("The second factor is off, and its recovery codes no longer work.")
  }
}

struct RecoveryCodesCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "recovery-codes", abstract: "Create new recovery codes; the old ones stop working.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var password: PasswordOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = AuthV1.RegenerateRecoveryCodesRequest(requestID: UUID().uuidString.lowercased())
    let response = try await StepUp(backend, password).call {
      try await backend.auth.regenerateRecoveryCodes(request, options: $0)
    }
    Self.show(response.recoveryCodes, global, console)
  }

  /// Shows recovery codes. The server reveals them only once.
  static func show(_ codes: [String], _ global: GlobalOptions, _ console: Console) {
    if global.json {
      let list = JSONValue.array(codes.map { .string($0) })
      return console.line(JSONValue.object([.init(name: "recovery_codes", value: list)]).text)
    }
    console.line("Keep these codes somewhere other than on your phone. Each one replaces it once:")
    console.lines(codes.map { "  \($0.printable)" })
  }
}

/// Reads a code of the second factor.
enum SecondFactorCode {
  static let variable = "TITANUP_CODE"

  /// Reads `TITANUP_CODE`, or asks on the terminal.
  static func ask(_ environment: [String: String]) throws(ClientError) -> String {
    if let code = environment[variable], !code.isEmpty { return code }
    return try SilentPrompt.ask("Code from your app, or a recovery code: ", orElse: variable)
  }

  /// The app's codes are six digits.
  static func isRecoveryCode(_ code: String) -> Bool { !(code.utf8.count == 6 && code.allSatisfy(\.isNumber)) }
}
