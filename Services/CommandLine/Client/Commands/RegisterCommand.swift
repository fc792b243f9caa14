import ArgumentParser
import Foundation
import TitanProto
import TitanRPC

struct RegisterCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "register", abstract: "Create an account and sign in.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var password: PasswordOptions

  @Option(help: ArgumentHelp("Your e-mail address.", valueName: "address"))
  var email: String

  @Option(help: ArgumentHelp("What you want to be called.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("Language of texts, as a BCP 47 tag.", valueName: "tag"))
  var locale = "en"

  @Option(help: ArgumentHelp("The invitation, where registering takes one.", valueName: "code"))
  var invitation: String?

  func run(_ backend: Backend, _ console: Console) async throws {
    let password = try self.password.read(backend.environment, confirming: true)
    let request = AuthV1.RegisterRequest(
      email: email, password: password, displayName: name, locale: locale, device: .thisMachine,
      requestID: UUID().uuidString.lowercased(), invitationCode: invitation ?? "")
    // The request id makes it safe to ask again when an answer was lost.
    let response = try await Patience(limit: .seconds(5)).retrying {
      try await backend.auth.register(request, options: .timeout(.seconds(30)))
    }
    guard let user = response.user, let tokens = response.tokens else {
      console.note(
        "a mail is on its way: `titanup email verify \(email.printable) CODE` with its code, then `titanup sign-in`")
      if global.json { console.line(JSONValue.null.text) }
      return
    }
    try await backend.signedIn(user, tokens)
    if global.json { return console.line(AccountPresentation.json(user).text) }
    console.line("Welcome, " + AccountPresentation.line(user, style: console.output.style))
  }
}
