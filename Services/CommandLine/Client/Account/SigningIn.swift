import ArgumentParser
import AuthProto
import Foundation
import TitanCore
import TitanProtoJSON
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
    console.lines(AccountPresentation.address(user, prefix: "Signed in as ", terminal: console.output))
  }

  /// Returns the account and its tokens; asks for a code if the account has a second factor.
  private func finish(
    _ response: AuthV1.SignInResponse, _ backend: Backend
  ) async throws -> (AuthV1.User, AuthV1.Tokens) {
    if let user = response.user, let tokens = response.tokens { return (user, tokens) }
    guard let challenge = response.mfaChallenge else {
      throw RPCError(code: .internal, message: "The server answered with neither tokens nor a challenge.")
    }
    let code = try SecondFactorCode.ask(backend.environment)
    let verified = try await backend.auth.verifyMfa(
      .init(
        challenge: challenge.challenge,
        proof: SecondFactorCode.isRecoveryCode(code) ? .recoveryCode(code) : .totp(code)),
      options: .timeout(.seconds(30)))
    guard let user = verified.user, let tokens = verified.tokens else {
      throw RPCError(code: .internal, message: "The server answered without user or tokens.")
    }
    return (user, tokens)
  }
}

struct RegisterCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "register", abstract: "Create an account and sign in.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var password: PasswordOptions

  @Option(help: ArgumentHelp("Your e-mail address.", valueName: "address"))
  var email: String

  @Option(help: ArgumentHelp("Your name.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("Your language, as a BCP 47 tag.", valueName: "tag"))
  var locale = "en"

  @Option(help: ArgumentHelp("The invitation code, if the server requires one.", valueName: "code"))
  var invitation: String?

  func run(_ backend: Backend, _ console: Console) async throws {
    let password = try self.password.read(backend.environment, confirming: true)
    let request = AuthV1.RegisterRequest(
      email: email, password: password, displayName: name, locale: locale, device: .thisMachine,
      requestID: UUID().uuidString.lowercased(), invitationCode: invitation ?? "")
    // The request id makes retries safe.
    let response = try await Patience(limit: .seconds(5)).retrying {
      try await backend.auth.register(request, options: .timeout(.seconds(30)))
    }
    guard let user = response.user, let tokens = response.tokens else {
      console.note(
        "A mail is on its way. Enter its code: `titanup email verify \(email.printable) CODE`, then `titanup sign-in`.")
      if global.json { console.line(JSONValue.null.text) }
      return
    }
    try await backend.signedIn(user, tokens)
    if global.json { return console.line(AccountPresentation.json(user).text) }
    console.lines(AccountPresentation.welcome(user, terminal: console.output))
  }
}

struct SignOutCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-out", abstract: "Sign out on this machine; its tokens stop working at once.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let credentials = try backend.accessTokens.credentials()
    do {
      _ = try await backend.accessTokens.call { options in
        try await backend.auth.signOut(.init(), options: options.within(.seconds(10)))
      }
    } catch let error as RPCError where error.code == .unauthenticated {
      // The server no longer knows this sign-in, which is what the user wanted.
      console.note("This sign-in had ended already.")
    }
    try await backend.accessTokens.file.locked { try backend.accessTokens.file.remove() }
    if global.json {
      return console.line(JSONValue.object([.init(name: "signed_out", value: .string(credentials.email))]).text)
    }
    console.lines("Signed out \(credentials.email.printable)".folded(to: console.output.room))
  }
}

struct WhoAmICommand: ClientCommand {
  static let configuration = CommandConfiguration(commandName: "whoami", abstract: "Show who is signed in.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let who = try await backend.accessTokens.call { options in
      try await backend.auth.whoAmI(.init(), options: options.within(.seconds(10)))
    }
    if global.json { return console.line(AccountPresentation.json(who).text) }
    if let user = who.user { console.lines(AccountPresentation.address(user, terminal: console.output)) }
  }
}

extension AuthV1.Device {
  /// This machine in the user's list of devices.
  static var thisMachine: Self {
    #if os(Linux)
      let platform = "Linux"
    #else
      let platform = "macOS"
    #endif
    return Self(name: String(ProcessInfo.processInfo.hostName.prefix(100)), platform: platform, appVersion: "titanup 1")
  }
}

/// Presents accounts, without their tokens.
enum AccountPresentation {
  static func json(_ user: AuthV1.User) -> JSONValue {
    [
      "user_id": .string(user.userID),
      "email": .string(user.email),
      "display_name": .string(user.displayName),
      "locale": .string(user.locale),
      "create_time": .time(user.createTime),
    ]
  }

  static func json(_ who: AuthV1.WhoAmIResponse) -> JSONValue {
    [
      "user": who.user.map(json) ?? .null,
      "auth_session_id": .string(who.authSessionID),
      "amr": .array(who.amr.map { .string($0) }),
      "expire_time": .time(who.expireTime),
    ]
  }

  /// Omits the name: auth knows the name at registration, the profile service the current one.
  ///
  /// - Parameter prefix: the words before the address.
  static func address(_ user: AuthV1.User, prefix: String = "", terminal: Terminal) -> [String] {
    lines(prefix, user.email.printable, "", user, terminal)
  }

  static func welcome(_ user: AuthV1.User, terminal: Terminal) -> [String] {
    lines("Welcome, ", user.displayName.printable, " <\(user.email.printable)>", user, terminal)
  }

  /// One line if everything fits, otherwise the id on a line below.
  private static func lines(
    _ before: String, _ name: String, _ after: String, _ user: AuthV1.User, _ terminal: Terminal
  ) -> [String] {
    let (style, id) = (terminal.style, "  " + user.userID.printable)
    let text = before + name + after
    guard text.displayWidth + id.displayWidth > terminal.room else {
      return [before + style(.bold, name) + after + style(.dim, id)]
    }
    return text.folded(to: terminal.room) + [style(.dim, id)]
  }
}
