import ArgumentParser
import AuthProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC
import TitanZones

struct TokensCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens", abstract: "Personal access tokens, with which your own programs call TitanUp.",
    discussion: """
      A token can do what its scopes say and nothing else. SERVICE:read permits a service's methods that change \
      nothing, SERVICE:write its other methods; the services are \(services). Set TITANUP_TOKEN to use a token with \
      this program.
      """,
    subcommands: [List.self, Create.self, Revoke.self], defaultSubcommand: List.self)

  private static var services: String { TitanUpService.allCases.map(\.rawValue).joined(separator: ", ") }

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your tokens with their last use, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let tokens = try await backend.list(AuthV1.ListPersonalAccessTokensRequest(), \.personalAccessTokens) {
        try await backend.auth.listPersonalAccessTokens($0, options: $1)
      }
      if global.json { return console.line(JSONValue.array(tokens.map { TokenPresentation.json($0) }).text) }
      console.lines(
        TokenPresentation.table(tokens, at: backend.clock(), zone: backend.zone, terminal: console.output))
    }
  }

  struct Create: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Create a token. Its secret is shown only once.",
      discussion: "Asks for your password if you signed in a while ago.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @OptionGroup var password: PasswordOptions

    @Argument(help: "What you call it, such as \"backup script\".")
    var name: String

    @Option(
      name: .customLong("scope"), parsing: .singleValue,
      help: ArgumentHelp("What it may do, such as habits:read. Repeat for more.", valueName: "service:read|write"))
    var scopes: [TokenScope] = []

    @Option(help: ArgumentHelp("How many days it works.", valueName: "number"))
    var days: Int64 = 90

    func validate() throws {
      guard !scopes.isEmpty else { throw ValidationError("Give at least one --scope, such as --scope habits:read.") }
      try check("--days", days, 1...366)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = AuthV1.CreatePersonalAccessTokenRequest(
        name: name, scopes: scopes.map(\.scope.description), lifetime: GoogleProtobuf.Duration(seconds: days * 86_400),
        requestID: newRequestID())
      let response = try await StepUp(backend, password).call { options in
        try await backend.auth.createPersonalAccessToken(request, options: options)
      }
      guard let token = response.personalAccessToken else {
        throw ClientError(.refused, "The server answered without a token.")
      }
      if global.json { return console.line(TokenPresentation.json(token, secret: response.secret).text) }
      console.line(response.secret.printable)
      console.note(
        "It works until \(Format.localTime(token.expireTime, backend.zone)), as `authorization: Bearer …` or in "
          + "TITANUP_TOKEN. It won't be shown again.")
    }
  }

  struct Revoke: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "revoke", abstract: "Revoke one of your tokens: it stops working at once.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: ArgumentHelp("The id of the token; `titanup tokens` shows it.", valueName: "id"))
    var id: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.accessTokens.call { options in
        try await backend.auth.revokePersonalAccessToken(
          .init(personalAccessTokenID: id), options: options.within(.seconds(10)))
      }
      if global.json { return console.line((["revoked": .string(id)] as JSONValue).text) }
      console.line("Revoked. Nothing can use it any more.")
    }
  }
}

/// A scope as an option, so that one that doesn't exist is rejected before any call.
struct TokenScope: ExpressibleByArgument {
  let scope: AccessScope

  init?(argument: String) {
    guard let scope = AccessScope(argument) else { return nil }
    self.scope = scope
  }
}

/// Presents personal access tokens. Their secrets are shown only once, when they are created.
enum TokenPresentation {
  /// - Parameter secret: the secret of a new token.
  static func json(_ token: AuthV1.PersonalAccessToken, secret: String? = nil) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "personal_access_token_id", value: .string(token.personalAccessTokenID)),
      .init(name: "name", value: .string(token.name)),
      .init(name: "scopes", value: .array(token.scopes.map { .string($0) })),
      .init(name: "create_time", value: .time(token.createTime)),
      .init(name: "expire_time", value: .time(token.expireTime)),
      .init(name: "last_use_time", value: .time(token.lastUseTime)),
    ]
    if let secret { members.append(.init(name: "secret", value: .string(secret))) }
    return .object(members)
  }

  static func table(
    _ tokens: [AuthV1.PersonalAccessToken], at now: Timestamp, zone: ZoneRules, terminal: Terminal
  ) -> [String] {
    var table = Table([
      .init("name", minimumWidth: 10), .init("scopes", expendability: 2, minimumWidth: 10), .init("last used"),
      .init("until"), .init("made", expendability: 3), .init("id", expendability: 1),
    ])
    for token in tokens {
      let isOver = token.expireTime.map(Timestamp.init).map { $0 <= now } ?? false
      table.add([
        .init(token.name), .init(token.scopes.joined(separator: " ")),
        .init(token.lastUseTime == nil ? "never" : Format.localTime(token.lastUseTime, zone)),
        .init(isOver ? "expired" : Format.localTime(token.expireTime, zone), isOver ? .red : nil),
        .init(Format.localTime(token.createTime, zone)), .init(token.personalAccessTokenID, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }
}
