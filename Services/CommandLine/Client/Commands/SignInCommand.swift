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
    let (user, tokens) = try await finish(response, backend)
    try await backend.signedIn(user, tokens)
    if global.json { return console.line(AccountPresentation.json(user).text) }
    console.line("Signed in as " + AccountPresentation.address(user, style: console.output.style))
  }

  /// The account and its tokens; asks for a code if the account has a second factor.
  private func finish(
    _ response: AuthV1.SignInResponse, _ backend: Backend
  ) async throws -> (AuthV1.User, AuthV1.Tokens) {
    if let user = response.user, let tokens = response.tokens { return (user, tokens) }
    guard let challenge = response.mfaChallenge else {
      throw RPCError(code: .internal, message: "the server answered with neither tokens nor a challenge")
    }
    let code = try SecondFactorCode.ask(backend.environment)
    let verified = try await backend.auth.verifyMfa(
      .init(
        challenge: challenge.challenge,
        proof: SecondFactorCode.isRecoveryCode(code) ? .recoveryCode(code) : .totp(code)),
      options: .timeout(.seconds(30)))
    guard let user = verified.user, let tokens = verified.tokens else {
      throw RPCError(code: .internal, message: "the server answered without user or tokens")
    }
    return (user, tokens)
  }
}
