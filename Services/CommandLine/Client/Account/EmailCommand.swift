import ArgumentParser
import AuthProto
import Foundation
import TitanProtoJSON
import TitanRPC

struct EmailCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "email", abstract: "Verify or change your e-mail address.",
    discussion: "Codes arrive by mail if the server sends mail.",
    subcommands: [Verify.self, Resend.self, Change.self, Confirm.self])

  struct Verify: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify", abstract: "Verify your address with the code from a mail; then `sign-in`.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @OptionGroup var mailed: MailCodeArguments

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.auth.verifyEmail(
        .init(proof: .mailCode(try mailed.read())), options: .timeout(.seconds(10)))
      if global.json { return console.line((["verified": true] as JSONValue).text) }
      console.line("Your address is verified. Sign in with `titanup sign-in`.")
    }
  }

  struct Resend: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "resend", abstract: "Send the verification mail again.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Your e-mail address.")
    var address: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.auth.resendVerification(.init(email: address), options: .timeout(.seconds(10)))
      if global.json { return console.line((["asked": true] as JSONValue).text) }
      console.line("If an account is waiting for it, a mail is on its way.")
    }
  }

  struct Change: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "change", abstract: "Change your address; if the server sends mail, `confirm` comes next.",
      discussion: "Asks for your password if you signed in a while ago.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @OptionGroup var password: PasswordOptions

    @Argument(help: "The new e-mail address.")
    var address: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = AuthV1.ChangeEmailRequest(newEmail: address, requestID: UUID().uuidString.lowercased())
      let changed = try await StepUp(backend, password).call { options in
        try await backend.auth.changeEmail(request, options: options)
      }
      let isPending = changed.verificationState == .pending
      if global.json { return console.line((["confirmation_needed": .bool(isPending)] as JSONValue).text) }
      console.line(
        isPending
          ? "The mail to your new address has the code for `titanup email confirm`." : "Your address is changed."
      )
    }
  }

  struct Confirm: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "confirm", abstract: "Confirm your new address with the code from a mail.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @OptionGroup var mailed: MailCodeArguments

    func run(_ backend: Backend, _ console: Console) async throws {
      let changed = try await backend.auth.confirmEmailChange(
        .init(proof: .mailCode(try mailed.read())), options: .timeout(.seconds(10)))
      guard let user = changed.user else { throw ClientError(.refused, "The server answered without an account.") }
      if global.json { return console.line(AccountPresentation.json(user).text) }
      console.lines(AccountPresentation.address(user, prefix: "Your address is ", terminal: console.output))
    }
  }
}

/// The code in a mail, and the address that the mail went to.
struct MailCodeArguments: ParsableArguments {
  @Argument(help: "The e-mail address that the mail was sent to.")
  var address: String

  @Argument(help: "The code, such as 7KQ4-2M9X; you are asked for it if you leave it out.")
  var code: String?

  /// - Throws: `ClientError` if the code is missing and there is no terminal to ask on.
  func read() throws(ClientError) -> AuthV1.MailCode {
    let typed =
      if let code { code } else { try SilentPrompt.ask("Code from the mail: ", orElse: "the code after the address") }
    return AuthV1.MailCode(email: address, code: typed)
  }
}
