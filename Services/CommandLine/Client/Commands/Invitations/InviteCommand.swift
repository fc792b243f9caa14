import ArgumentParser
import Foundation
import TitanProto
import TitanRPC

struct InviteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invite", abstract: "Invite people, where registering takes an invitation.",
    discussion: """
      Operators can always invite people, everybody else if the server lets them. An invitation is a code for \
      `titanup register --invitation CODE`.
      """,
    subcommands: [Create.self, List.self, Revoke.self], defaultSubcommand: Create.self)

  struct Create: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Make an invitation. Its code is shown once.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: ArgumentHelp("How many people it lets in.", valueName: "number"))
    var uses: Int32 = 1

    @Option(help: ArgumentHelp("For how many days it is good.", valueName: "number"))
    var days: Int64 = 7

    func validate() throws {
      guard uses >= 1 else { throw ValidationError("--uses is \(uses); 1 or more is allowed") }
      guard (1...365).contains(days) else { throw ValidationError("--days is \(days); 1 to 365 are allowed") }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = AuthV1.CreateInvitationRequest(
        maxUses: uses, lifetime: GoogleProtobuf.Duration(seconds: days * 86_400),
        requestID: UUID().uuidString.lowercased())
      // The request id makes it safe to ask again when an answer was lost.
      let response = try await Patience(limit: .seconds(5)).retrying {
        try await backend.keeper.call { options in
          try await backend.auth.createInvitation(request, options: options.within(.seconds(10)))
        }
      }
      guard let invitation = response.invitation else {
        throw ClientError(.refused, "the server answered without an invitation")
      }
      if global.json {
        return console.line(InvitationPresentation.json(invitation, code: response.code).text)
      }
      console.line(response.code.printable)
      console.note(
        "lets in \(Format.count(Int(invitation.maxUses), "person", "people")) until "
          + Format.localTime(invitation.expireTime, backend.zone)
          + ": `titanup register --invitation \(response.code.printable)`. The code is not shown again.")
    }
  }

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your invitations, the newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      var invitations: [AuthV1.Invitation] = []
      var request = AuthV1.ListInvitationsRequest(pageSize: 200)
      repeat {
        let page = try await backend.keeper.call { [request] options in
          try await backend.auth.listInvitations(request, options: options.within(.seconds(10)))
        }
        invitations += page.invitations
        request.pageToken = page.nextPageToken
      } while !request.pageToken.isEmpty
      InvitationPresentation.show(invitations, asJSON: global.json, backend, console)
    }
  }

  struct Revoke: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "revoke", abstract: "Make one of your invitations useless. People who have used it stay.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: ArgumentHelp("The id of the invitation; `titanup invite list` shows it.", valueName: "id"))
    var id: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.keeper.call { options in
        try await backend.auth.revokeInvitation(.init(invitationID: id), options: options.within(.seconds(10)))
      }
      if global.json { return console.line((["revoked": .string(id)] as JSONValue).text) }
      console.line("Revoked: it lets nobody in any more.")
    }
  }
}
