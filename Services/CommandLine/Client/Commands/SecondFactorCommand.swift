import ArgumentParser
import Foundation
import TitanProto

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
    console.line("Secret, if your app cannot read the QR code: \(response.secret.printable)")
    console.line("Then show a code of it: titanup second-factor activate")
  }
}

struct SecondFactorActivateCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "activate", abstract: "Switch the second factor on by a code of your app.")

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
  static let configuration = CommandConfiguration(commandName: "disable", abstract: "Switch the second factor off.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var password: PasswordOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let secret = try password.read(backend.environment, confirming: false)
    let request = AuthV1.DisableTotpRequest(password: secret, requestID: UUID().uuidString.lowercased())
    _ = try await StepUp(backend: backend, password: { secret }).call {
      try await backend.auth.disableTotp(request, options: $0)
    }
    if global.json { return console.line(JSONValue.object([.init(name: "second_factor", value: false)]).text) }
    console.line("The second factor is off; its recovery codes are void.")
  }
}

struct RecoveryCodesCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "recovery-codes", abstract: "Make new recovery codes; the old ones are void.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var password: PasswordOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = AuthV1.RegenerateRecoveryCodesRequest(requestID: UUID().uuidString.lowercased())
    let response = try await StepUp(backend, password).call {
      try await backend.auth.regenerateRecoveryCodes(request, options: $0)
    }
    Self.show(response.recoveryCodes, global, console)
  }

  /// They are shown this once.
  static func show(_ codes: [String], _ global: GlobalOptions, _ console: Console) {
    if global.json {
      let list = JSONValue.array(codes.map { .string($0) })
      return console.line(JSONValue.object([.init(name: "recovery_codes", value: list)]).text)
    }
    console.line("Keep these codes where your phone is not. Each stands in for it once:")
    console.lines(codes.map { "  \($0.printable)" })
  }
}
