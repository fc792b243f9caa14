import ArgumentParser
import TitanProto
import TitanRPC

struct SignInCommand: ClientCommand {
  static let configuration = CommandConfiguration(commandName: "sign-in", abstract: "Sign in on this machine.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var password: PasswordOptions

  @Option(help: ArgumentHelp("Your e-mail address.", valueName: "address"))
  var email: String

  func run(_ backend: Backend, _ console: Console) async throws {
    let password = try self.password.read(backend.environment, confirming: false)
    let response = try await backend.auth.signIn(
      .init(email: email, password: password, device: .thisMachine), options: .timeout(.seconds(30)))
    guard let user = response.user, let tokens = response.tokens else {
      throw RPCError(code: .internal, message: "the server answered without user or tokens")
    }
    try await backend.signedIn(user, tokens)
    if global.json { return console.line(AccountPresentation.json(user).text) }
    console.line("Signed in as " + AccountPresentation.line(user, style: console.output.style))
  }
}
