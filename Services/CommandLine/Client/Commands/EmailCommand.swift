import ArgumentParser
import Foundation
import TitanProto
import TitanRPC

struct EmailCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "email", abstract: "Show that your e-mail address is yours, or take another one.",
    discussion: "Codes come by mail, where mail is sent.",
    subcommands: [Verify.self, Resend.self, Change.self, Confirm.self])

  struct Verify: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify", abstract: "Show by the code of a mail that your address is yours; `sign-in` comes next.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @OptionGroup var mailed: MailCodeArguments

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.auth.verifyEmail(
        .init(proof: .mailCode(try mailed.read())), options: .timeout(.seconds(10)))
      if global.json { return console.line((["verified": true] as JSONValue).text) }
      console.line("Your address is verified: sign in with `titanup sign-in`.")
    }
  }

  struct Resend: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "resend", abstract: "Have the mail that verifies an address sent once more.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Your e-mail address.")
    var address: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.auth.resendVerification(.init(email: address), options: .timeout(.seconds(10)))
      if global.json { return console.line((["asked": true] as JSONValue).text) }
      console.line("If an account waits for it, a mail is on its way.")
    }
  }

  struct Change: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "change", abstract: "Take another address; where mail is sent, `confirm` comes next.",
      discussion: "Asks for your password if you have not just signed in.")

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
        isPending ? "A mail to the new address holds the code for `titanup email confirm`." : "Your address is changed."
      )
    }
  }

  struct Confirm: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "confirm", abstract: "Show by the code of a mail that your new address is yours.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @OptionGroup var mailed: MailCodeArguments

    func run(_ backend: Backend, _ console: Console) async throws {
      let changed = try await backend.auth.confirmEmailChange(
        .init(proof: .mailCode(try mailed.read())), options: .timeout(.seconds(10)))
      guard let user = changed.user else { throw ClientError(.refused, "the server answered without an account") }
      if global.json { return console.line(AccountPresentation.json(user).text) }
      console.line("Your address is " + AccountPresentation.address(user, style: console.output.style))
    }
  }
}
