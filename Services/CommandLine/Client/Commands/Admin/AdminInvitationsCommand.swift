import ArgumentParser
import TitanProto

struct AdminInvitationsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invitations", abstract: "List everybody's invitations, and revoke them.",
    discussion: "You make your own by `titanup invite`.",
    subcommands: [List.self, Revoke.self], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List everybody's invitations, the newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: "How many at most.")
    var limit = 50

    func validate() throws {
      guard limit > 0 else { throw ValidationError("--limit is \(limit); 1 or more is allowed") }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      var invitations: [AuthV1.Invitation] = []
      var request = AuthV1.ListUserInvitationsRequest()
      repeat {
        request.pageSize = Int32(min(200, limit - invitations.count))
        let page = try await backend.keeper.call { [request] options in
          try await backend.authAdmin.listUserInvitations(request, options: options.within(.seconds(10)))
        }
        invitations += page.invitations
        request.pageToken = page.nextPageToken
      } while !request.pageToken.isEmpty && invitations.count < limit
      InvitationPresentation.show(invitations, asJSON: global.json, withMakers: true, backend, console)
    }
  }

  struct Revoke: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "revoke", abstract: "Make anybody's invitation useless. People who have used it stay.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: ArgumentHelp("The id of the invitation.", valueName: "id"))
    var id: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.keeper.call { options in
        try await backend.authAdmin.revokeUserInvitation(.init(invitationID: id), options: options.within(.seconds(10)))
      }
      if global.json { return console.line((["revoked": .string(id)] as JSONValue).text) }
      console.line("Revoked: it lets nobody in any more.")
    }
  }
}
