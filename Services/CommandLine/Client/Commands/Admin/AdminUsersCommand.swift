import ArgumentParser
import TitanProto

struct AdminUsersCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "users", abstract: "List accounts, the newest first.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "Only the account with this e-mail address.")
  var email: String?

  @Option(help: "How many at most.")
  var limit = 50

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit is \(limit); 1 or more is allowed") }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    var users: [AuthV1.ManagedUser] = []
    var request = AuthV1.ListUsersRequest(email: email ?? "")
    repeat {
      request.pageSize = Int32(min(200, limit - users.count))
      let page = try await backend.keeper.call { [request] options in
        try await backend.authAdmin.listUsers(request, options: options.within(.seconds(10)))
      }
      users += page.users
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty && users.count < limit
    if global.json { return console.line(JSONValue.array(users.map(ManagedUserPresentation.json)).text) }
    console.lines(ManagedUserPresentation.table(users, zone: backend.zone, terminal: console.output))
  }
}
