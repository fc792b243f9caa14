import ArgumentParser
import AuthProto
import Foundation
import TitanProtoJSON
import TitanRPC

struct PasswordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "password", abstract: "Change your password, or set a new one if you forgot it.",
    subcommands: [Change.self, Forgotten.self, Reset.self], defaultSubcommand: Change.self)

  struct Change: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "change", abstract: "Change your password and sign out all other devices.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @OptionGroup var password: PasswordOptions
    @OptionGroup var newPassword: NewPasswordOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try backend.accessTokens.credentials()
      let current = try password.read(backend.environment, confirming: false)
      let new = try newPassword.read(backend.environment)
      let request = AuthV1.ChangePasswordRequest(
        currentPassword: current, newPassword: new, requestID: UUID().uuidString.lowercased())
      // The request id makes retries safe.
      _ = try await Patience(limit: .seconds(5)).retrying {
        try await backend.accessTokens.call { options in
          try await backend.auth.changePassword(request, options: options.within(.seconds(30)))
        }
      }
      if global.json { return console.line(JSONValue.object([.init(name: "changed", value: .bool(true))]).text) }
      console.line("Your password is changed. Your other devices are signed out.")
    }
  }

  struct Forgotten: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "forgotten",
      abstract: "Send a mail with a code for a new password; `reset` comes next.",
      discussion: "If the server sends no mail, an operator can give you a code: `titanup admin reset`.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Your e-mail address.")
    var address: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.auth.requestPasswordReset(.init(email: address), options: .timeout(.seconds(10)))
      if global.json { return console.line((["asked": true] as JSONValue).text) }
      console.line("If this server sends mail and an account has this address, a mail is on its way.")
    }
  }

  struct Reset: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "reset", abstract: "Set a new password with a code and sign out all devices.",
      discussion: "The code comes by mail or from an operator.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @OptionGroup var newPassword: NewPasswordOptions

    @OptionGroup var mailed: MailCodeArguments

    func run(_ backend: Backend, _ console: Console) async throws {
      let code = try mailed.read()
      let request = AuthV1.ConfirmPasswordResetRequest(
        proof: .mailCode(code), newPassword: try newPassword.read(backend.environment),
        requestID: UUID().uuidString.lowercased())
      // The request id makes retries safe.
      _ = try await Patience(limit: .seconds(5)).retrying {
        try await backend.auth.confirmPasswordReset(request, options: .timeout(.seconds(30)))
      }
      if global.json { return console.line((["changed": true] as JSONValue).text) }
      console.line("Your password is changed. Sign in with `titanup sign-in`.")
    }
  }
}
