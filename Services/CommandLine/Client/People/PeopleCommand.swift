import ArgumentParser
import Foundation
import SocialProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC

/// `titanup people`.
struct PeopleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "people", abstract: "Training partners: see what they show, and choose what you show.",
    discussion: """
      Two people become partners if one invites and the other accepts. Everything you do is private until you share it \
      with `titanup people share`.
      """,
    subcommands: [
      List.self, Share.self, Invite.self, Invitations.self, Revoke.self, Show.self, Accept.self, Decline.self, End.self,
      Block.self, Blocks.self, Unblock.self,
    ], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your partners, newest first, with what they show.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let partners = try await backend.list(SocialV1.ListPartnersRequest(), \.partners) {
        try await backend.social.listPartners($0, options: $1)
      }
      if global.json { return console.line(JSONValue.array(partners.map(PeoplePresentation.json)).text) }
      if partners.isEmpty { return console.line("No partners yet. `titanup people invite` makes an invitation.") }
      console.lines(PeoplePresentation.table(partners, terminal: console.output))
    }
  }

  struct Share: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "share", abstract: "Show or change what your partners see of you.",
      discussion: "Only the options you give change anything. A change takes effect at once, for all partners.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: "The name that partners and people you invite see.") var name: String?
    @Option(help: ArgumentHelp("Whether they see the push-ups of your last seven days.", valueName: "true|false"))
    var pushUps: Bool?
    @Option(help: ArgumentHelp("Whether they see your streak.", valueName: "true|false")) var streak: Bool?
    @Option(
      help: ArgumentHelp("Whether they see how often you practised in the last seven days.", valueName: "true|false"))
    var practices: Bool?

    func run(_ backend: Backend, _ console: Console) async throws {
      var (wanted, paths) = (SocialV1.Sharing(), [String]())
      if let name { (wanted.displayName, paths) = (name, paths + ["display_name"]) }
      if let pushUps { (wanted.pushUps, paths) = (pushUps, paths + ["push_ups"]) }
      if let streak { (wanted.streak, paths) = (streak, paths + ["streak"]) }
      if let practices { (wanted.practices, paths) = (practices, paths + ["practices"]) }
      let request = SocialV1.UpdateSharingRequest(sharing: wanted, updateMask: .init(paths: paths))
      let sharing = try await backend.accessTokens.call { options in
        let options = options.within(.seconds(10))
        guard request.updateMask?.paths.isEmpty == false else {
          return try await backend.social.getSharing(.init(), options: options).sharing
        }
        return try await backend.social.updateSharing(request, options: options).sharing
      }
      guard let sharing else { throw ClientError(.refused, "The server answered without what you share.") }
      if global.json { return console.line(PeoplePresentation.json(sharing).text) }
      console.lines(PeoplePresentation.lines(sharing))
    }
  }

  struct End: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "end", abstract: "End a partnership, for both of you. The other person isn't told.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: ArgumentHelp("The id of the partner; `titanup people` shows it.", valueName: "id")) var id: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.accessTokens.call { options in
        try await backend.social.endPartnership(.init(partnerID: id), options: options.within(.seconds(10)))
      }
      if global.json { return console.line((["ended": .string(id)] as JSONValue).text) }
      console.line("You are no longer partners.")
    }
  }

  struct Block: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "block", abstract: "Block a partner, or the person who made an invitation.",
      discussion: "It ends the partnership and keeps you from each other's invitations. The other person isn't told.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Option(help: ArgumentHelp("The id of the partner; `titanup people` shows it.", valueName: "id"))
    var partner: String?
    @Option(help: ArgumentHelp("An invitation's code, or its id from `people invitations`.", valueName: "code|id"))
    var invitation: InvitationName?

    func validate() throws {
      guard (partner != nil) != (invitation != nil) else { throw ValidationError("Give --partner or --invitation.") }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let person: SocialV1.BlockPersonRequest.Person? =
        switch invitation {
        case .code(let code): .code(code)
        case .id(let id): .invitationID(id)
        case nil: partner.map { .partnerID($0) }
        }
      let request = SocialV1.BlockPersonRequest(person: person, requestID: UUID().uuidString.lowercased())
      let block = try await Patience(limit: .seconds(5)).retrying {
        try await backend.accessTokens.call { options in
          try await backend.social.blockPerson(request, options: options.within(.seconds(10)))
        }
      }
      if global.json { return console.line((["block_id": .string(block.blockID)] as JSONValue).text) }
      console.line("Blocked. `titanup people blocks` lists the people you block.")
    }
  }

  struct Blocks: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "blocks", abstract: "List the people you block, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let blocks = try await backend.list(SocialV1.ListBlocksRequest(), \.blocks) {
        try await backend.social.listBlocks($0, options: $1)
      }
      if global.json { return console.line(JSONValue.array(blocks.map(PeoplePresentation.json)).text) }
      if blocks.isEmpty { return console.line("You block nobody.") }
      console.lines(PeoplePresentation.table(blocks, zone: backend.zone, terminal: console.output))
    }
  }

  struct Unblock: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "unblock", abstract: "Lift a block. A partnership that it ended stays ended.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: ArgumentHelp("The id of the block; `titanup people blocks` shows it.", valueName: "id"))
    var id: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.accessTokens.call { options in
        try await backend.social.unblock(.init(blockID: id), options: options.within(.seconds(10)))
      }
      if global.json { return console.line((["unblocked": .string(id)] as JSONValue).text) }
      console.line("Lifted. You can invite each other again.")
    }
  }
}
