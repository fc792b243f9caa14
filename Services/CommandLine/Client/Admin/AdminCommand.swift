import ArgumentParser
import AuthProto
import TitanCore
import TitanProtoJSON
import TitanZones

struct AdminCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "admin", abstract: "For operators: list, disable and enable accounts, and help owners back in.",
    discussion: """
      Your account needs the operator role, which `titanup-auth --make-operator` grants on the server. Everything you \
      do shows up in the account's events, and in the log with your id.
      """,
    subcommands: [
      AdminUsersCommand.self, AdminShutCommand.self, AdminOpenCommand.self, AdminSignOutCommand.self,
      AdminResetCommand.self, AdminInvitationsCommand.self,
    ])
}

/// The account that an operator refers to.
struct ManagedUserArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("The account's id or e-mail address.", valueName: "account"))
  var account: String

  /// The id of the account; the service checks ids that were given as such.
  ///
  /// - Throws: `ClientError` if no account has the address.
  func userID(_ backend: Backend) async throws -> String {
    guard account.contains("@") else { return account }
    let page = try await backend.accessTokens.call { options in
      try await backend.authAdmin.listUsers(.init(email: account), options: options.within(.seconds(10)))
    }
    guard let id = page.users.first?.user?.userID else {
      throw ClientError(.refused, "No account has the address \(account.printable).")
    }
    return id
  }
}

struct AdminUsersCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "users", abstract: "List accounts, newest first.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "Only the account with this e-mail address.")
  var email: String?

  @Option(help: "The most to list.")
  var limit = 50

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit is \(limit), but should be 1 or more.") }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let users = try await backend.list(AuthV1.ListUsersRequest(email: email ?? ""), limit: limit, \.users) {
      try await backend.authAdmin.listUsers($0, options: $1)
    }
    if global.json { return console.line(JSONValue.array(users.map(ManagedUserPresentation.json)).text) }
    console.lines(ManagedUserPresentation.table(users, zone: backend.zone, terminal: console.output))
  }
}

struct AdminInvitationsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invitations", abstract: "List or revoke everybody's invitations.",
    discussion: "To create your own, use `titanup invite`.",
    subcommands: [List.self, Revoke.self], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List everybody's invitations, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: "The most to list.")
    var limit = 50

    func validate() throws {
      guard limit > 0 else { throw ValidationError("--limit is \(limit), but should be 1 or more.") }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let invitations = try await backend.list(AuthV1.ListUserInvitationsRequest(), limit: limit, \.invitations) {
        try await backend.authAdmin.listUserInvitations($0, options: $1)
      }
      InvitationPresentation.show(invitations, asJSON: global.json, withMakers: true, backend, console)
    }
  }

  struct Revoke: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "revoke", abstract: "Revoke anybody's invitation. People who have used it keep their accounts.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: ArgumentHelp("The id of the invitation.", valueName: "id"))
    var id: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.accessTokens.call { options in
        try await backend.authAdmin.revokeUserInvitation(.init(invitationID: id), options: options.within(.seconds(10)))
      }
      if global.json { return console.line((["revoked": .string(id)] as JSONValue).text) }
      console.line("Revoked. Nobody can use it any more.")
    }
  }
}

/// Presents accounts to operators.
enum ManagedUserPresentation {
  static func json(_ managed: AuthV1.ManagedUser) -> JSONValue {
    [
      "user": managed.user.map(AccountPresentation.json) ?? .null,
      "admin": .bool(managed.admin),
      "disable_time": .time(managed.disableTime),
      "delete_time": .time(managed.user?.deleteTime),
      "last_seen_time": .time(managed.lastSeenTime),
    ]
  }

  static func table(_ users: [AuthV1.ManagedUser], zone: ZoneRules, terminal: Terminal) -> [String] {
    var table = Table([
      .init("e-mail", minimumWidth: 12), .init("name", expendability: 3, minimumWidth: 8),
      .init("state", minimumWidth: 12),
      .init("last seen"), .init("registered", expendability: 2), .init("id", expendability: 1),
    ])
    for managed in users {
      let (user, words) = (managed.user ?? .init(), state(managed))
      table.add([
        .init(user.email), .init(user.displayName), .init(words.joined(separator: ", "), paint(managed)),
        .init(managed.lastSeenTime == nil ? "never" : Format.localTime(managed.lastSeenTime, zone)),
        .init(Format.localTime(user.createTime, zone)), .init(user.userID, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  private static func state(_ managed: AuthV1.ManagedUser) -> [String] {
    var words = [managed.disableTime == nil ? "open" : "disabled"]
    if managed.admin { words.append("operator") }
    if managed.user?.verificationState == .pending { words.append("unverified") }
    if managed.user?.deleteTime != nil { words.append("to be deleted") }
    return words
  }

  private static func paint(_ managed: AuthV1.ManagedUser) -> Style.Paint? {
    managed.disableTime == nil ? nil : .red
  }
}
