import ArgumentParser
import Foundation
import SocialProto
import TitanCore
import TitanProtoJSON
import TitanRPC

extension GroupsCommand {
  struct Invite: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "invite", abstract: "Make a code for others to join a group that you run, within seven days.",
      discussion: "Pass the code on; with --server it comes as a link and a QR code, too.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String
    @Option(help: ArgumentHelp("How many people can use it, 1 to 100.", valueName: "n")) var uses: UInt32 = 1

    func validate() throws { try check("--uses", uses, 1...100) }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.CreateGroupInvitationRequest(
        groupID: try await backend.groupID(group), maxUses: uses, requestID: UUID().uuidString.lowercased())
      let made = try await Patience(limit: .seconds(5)).retrying {
        try await backend.accessTokens.call { options in
          try await backend.social.createGroupInvitation(request, options: options.within(.seconds(10)))
        }
      }
      guard let invitation = made.invitation else {
        throw ClientError(.refused, "The server answered without an invitation.")
      }
      if global.json { return console.line(GroupPresentation.json(invitation).text) }
      console.line(invitation.code.printable)
      if let server = try global.server(environment: backend.environment) {
        let link = "\(server)/groups/\(invitation.code)"
        console.line(link)
        if let code = QRCode(link) { console.lines(code.lines(style: console.output.style)) }
      }
      let until = Format.localTime(invitation.expireTime, backend.zone)
      let people = uses == 1 ? "One person" : "\(uses) people"
      console.note("\(people) can use it until \(until): `titanup groups join \(invitation.code.printable)`.")
    }
  }

  struct Invitations: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "invitations", abstract: "List the open invitations to a group that you run.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.groupID(group)
      let invitations = try await backend.accessTokens.call { options in
        try await backend.social.listGroupInvitations(.init(groupID: id), options: options.within(.seconds(10)))
      }.invitations
      if global.json { return console.line(JSONValue.array(invitations.map(GroupPresentation.json)).text) }
      if invitations.isEmpty { return console.line("The group has no open invitations.") }
      console.lines(GroupPresentation.table(invitations, zone: backend.zone, terminal: console.output))
    }
  }

  struct Revoke: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "revoke", abstract: "Revoke an open invitation to a group that you run.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String
    @Argument(help: ArgumentHelp("The id of the invitation; `titanup groups invitations` shows it.", valueName: "id"))
    var id: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let group = try await backend.groupID(group)
      _ = try await backend.accessTokens.call { options in
        try await backend.social.revokeGroupInvitation(
          .init(groupID: group, invitationID: id), options: options.within(.seconds(10)))
      }
      if global.json { return console.line((["revoked": .string(id)] as JSONValue).text) }
      console.line("Revoked. Nobody can use it any more.")
    }
  }

  struct Look: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "look", abstract: "Show which group a code is for, and who made it.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "The code.") var code: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let offer = try await backend.accessTokens.call { options in
        try await backend.social.lookUpGroupInvitation(.init(code: code), options: options.within(.seconds(10)))
      }
      if global.json {
        let json: JSONValue = [
          "group_name": .string(offer.groupName), "inviter_name": .string(offer.inviterName),
          "expire_time": .time(offer.expireTime),
        ]
        return console.line(json.text)
      }
      console.line(
        "\(offer.inviterName.printable) invites you to \(offer.groupName.printable), until "
          + "\(Format.localTime(offer.expireTime, backend.zone)).")
    }
  }

  struct Join: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "join", abstract: "Join a group by a code.",
      discussion: "You need a name for others: `titanup people share --name`.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "The code.") var code: String
    @OptionGroup(title: "What the members see of you") var shown: ShownInGroup

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.JoinGroupRequest(
        code: code, sharing: shown.sharing, requestID: UUID().uuidString.lowercased())
      let joined = try await Patience(limit: .seconds(5)).retrying {
        try await backend.accessTokens.call { options in
          try await backend.social.joinGroup(request, options: options.within(.seconds(10)))
        }
      }
      if global.json { return console.line((["group_id": .string(joined.groupID)] as JSONValue).text) }
      console.line("You are a member now. `titanup groups share` says what the others see of you.")
    }
  }
}
