import ArgumentParser
import Foundation
import TitanCore
import TitanProtoJSON
import TrophiesProto

struct AwardLinksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "award-links", abstract: "Manage public links to your trophies, which anybody can verify.",
    subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List your links, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let links = try await backend.accessTokens.call { options in
        try await backend.trophies.listAwardLinks(.init(), options: options.within(.seconds(10)))
      }.links
      let server = try global.server(environment: backend.environment)
      if global.json { return console.line(JSONValue.array(links.map { AwardLinksCommand.json($0, server) }).text) }
      if links.isEmpty { console.line("No links.") }
      for link in links { console.line(AwardLinksCommand.line(link, server)) }
    }
  }

  struct Add: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Make a link to one of your trophies: it shows this one and its proof, and nothing else of you.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(
      help: ArgumentHelp("A trophy such as T-SESSION-10, the id of an award, or \"last\".", valueName: "trophy"))
    var trophy: String

    @Option(help: "The name that the link shows, up to 60 characters; none unless you give one.")
    var name = ""

    func run(_ backend: Backend, _ console: Console) async throws {
      let awards = try await backend.awards().filter { $0.state != .revoked }
      let award = trophy == "last" ? awards.first : awards.first { [$0.awardID, $0.trophy?.trophyID].contains(trophy) }
      guard let award else {
        throw ClientError(.refused, "You have no trophy \(trophy.printable). `titanup trophies` shows them.")
      }
      let request = TrophiesV1.CreateAwardLinkRequest(
        linkID: UUID.version7(at: backend.clock()).uuidString.lowercased(), awardID: award.awardID, displayName: name)
      let made = try await backend.accessTokens.call { options in
        try await backend.trophies.createAwardLink(request, options: options.within(.seconds(10)))
      }.link
      guard let made else { throw ClientError(.refused, "The server answered without a link.") }
      let server = try global.server(environment: backend.environment)
      console.line(global.json ? AwardLinksCommand.json(made, server).text : AwardLinksCommand.line(made, server))
    }
  }

  struct Remove: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a link: nobody can tell that it was ever there.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id.")
    var link: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = TrophiesV1.RevokeAwardLinkRequest(linkID: link)
      _ = try await backend.accessTokens.call { options in
        try await backend.trophies.revokeAwardLink(request, options: options.within(.seconds(10)))
      }
      console.line(global.json ? "{}" : "The link is removed.")
    }
  }

  /// The link as others can open it; its path alone if no server stands in front of all services.
  private static func address(_ link: TrophiesV1.AwardLink, _ server: ServerURL?) -> String {
    link.path.isEmpty ? "" : (server.map { "\($0)" } ?? "") + link.path
  }

  private static func line(_ link: TrophiesV1.AwardLink, _ server: ServerURL?) -> String {
    let name = link.displayName.isEmpty ? "" : "  \(link.displayName.printable)"
    let address = address(link, server)
    let shown =
      link.isValid
      ? (address.isEmpty ? "made under an earlier key" : address.printable) : "shows nothing: the trophy was revoked"
    return "\(link.trophyID.printable)\(name)  \(link.linkID.printable)\n  \(shown)"
  }

  private static func json(_ link: TrophiesV1.AwardLink, _ server: ServerURL?) -> JSONValue {
    [
      "link_id": .string(link.linkID), "award_id": .string(link.awardID), "trophy_id": .string(link.trophyID),
      "display_name": .string(link.displayName), "address": .string(address(link, server)),
      "create_time": .time(link.createTime), "is_valid": .bool(link.isValid),
    ]
  }
}
