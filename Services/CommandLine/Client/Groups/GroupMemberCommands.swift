import ArgumentParser
import Foundation
import SocialProto
import TitanCore
import TitanProtoJSON
import TitanRPC

extension GroupsCommand {
  struct Members: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "members", abstract: "List the members of a group, the first to join first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.groupID(group)
      let members = try await backend.list(SocialV1.ListMembersRequest(groupID: id), \.members) {
        try await backend.social.listMembers($0, options: $1)
      }
      if global.json { return console.line(JSONValue.array(members.map(GroupPresentation.json)).text) }
      console.lines(GroupPresentation.table(members, terminal: console.output))
    }
  }

  struct Role: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "role", abstract: "Set a member's role in a group that you own.",
      discussion: """
        Admins invite, remove members, and make challenges. There is one owner: whoever makes another member the owner \
        becomes an admin.
        """)

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String
    @Argument(help: ArgumentHelp("The id of the member; `titanup groups members` shows it.", valueName: "id"))
    var member: String
    @Argument(help: "owner, admin or member.") var role: RoleName

    enum RoleName: String, CaseIterable, ExpressibleByArgument, Sendable {
      case owner, admin, member

      var message: SocialV1.GroupRole {
        switch self {
        case .owner: .owner
        case .admin: .admin
        case .member: .member
        }
      }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.SetMemberRoleRequest(
        groupID: try await backend.groupID(group), memberID: member, role: role.message)
      _ = try await backend.accessTokens.call { options in
        try await backend.social.setMemberRole(request, options: options.within(.seconds(10)))
      }
      if global.json {
        return console.line((["member_id": .string(member), "role": .string(role.rawValue)] as JSONValue).text)
      }
      console.line("The member is \(role == .member ? "a" : role == .admin ? "an" : "the") \(role.rawValue) now.")
    }
  }

  struct Remove: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a member from a group that you run.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String
    @Argument(help: ArgumentHelp("The id of the member; `titanup groups members` shows it.", valueName: "id"))
    var member: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.RemoveMemberRequest(groupID: try await backend.groupID(group), memberID: member)
      _ = try await backend.accessTokens.call { options in
        try await backend.social.removeMember(request, options: options.within(.seconds(10)))
      }
      if global.json { return console.line((["removed": .string(member)] as JSONValue).text) }
      console.line("Removed.")
    }
  }

  struct Board: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "board", abstract: "Show a group's board: who did how many verified push-ups.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String
    @Option(help: "week, month, last-week or last-month.") var period: Period = .week

    enum Period: String, CaseIterable, ExpressibleByArgument, Sendable {
      case week, month
      case lastWeek = "last-week"
      case lastMonth = "last-month"

      var message: SocialV1.BoardPeriod {
        switch self {
        case .week: .week
        case .month: .month
        case .lastWeek: .lastWeek
        case .lastMonth: .lastMonth
        }
      }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.GetBoardRequest(groupID: try await backend.groupID(group), period: period.message)
      try await backend.showBoard(request, isJSON: global.json, console)
    }
  }

  struct Motions: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "motions", abstract: "Show sets of several members with the same motion, newest first.",
      discussion: """
        None of them counts on the group's boards until the others are deleted. Those who run the group see all of them, \
        members only those with a set of their own.
        """)

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String
    @Option(help: ArgumentHelp("The most motions to show.", valueName: "n")) var count = 20

    func validate() throws { try check("--count", count, 1...1_000) }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.ListSharedMotionsRequest(groupID: try await backend.groupID(group))
      let motions = try await backend.list(request, limit: count, \.motions) {
        try await backend.social.listSharedMotions($0, options: $1)
      }
      if global.json { return console.line(JSONValue.array(motions.map(GroupPresentation.json)).text) }
      if motions.isEmpty { return console.line("No two members have shown the same motion, as far as you can see.") }
      console.lines(GroupPresentation.table(motions, zone: backend.zone, terminal: console.output))
    }
  }

  struct Feed: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "feed", abstract: "Show what the members of a group did, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String
    @Option(help: ArgumentHelp("The most entries to show.", valueName: "n")) var count = 20

    func validate() throws { try check("--count", count, 1...1_000) }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.ListGroupFeedRequest(groupID: try await backend.groupID(group))
      let entries = try await backend.list(request, limit: count, \.entries) {
        try await backend.social.listGroupFeed($0, options: $1)
      }
      if global.json { return console.line(JSONValue.array(entries.map(GroupPresentation.json)).text) }
      if entries.isEmpty {
        return console.line("Nothing yet: members choose what they show with `titanup groups share`.")
      }
      console.lines(GroupPresentation.table(entries, terminal: console.output))
    }
  }

  struct Cheer: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "cheer", abstract: "Cheer an entry of a group's feed.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String
    @Argument(help: ArgumentHelp("The id of the entry; `titanup groups feed` shows it.", valueName: "id"))
    var entry: String
    @Flag(help: "Take the cheer back.") var undo = false

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.SetCheerRequest(
        groupID: try await backend.groupID(group), entryID: entry, cheered: !undo)
      _ = try await backend.accessTokens.call { options in
        try await backend.social.setCheer(request, options: options.within(.seconds(10)))
      }
      if global.json {
        return console.line((["entry_id": .string(entry), "cheered": .bool(!undo)] as JSONValue).text)
      }
      console.line(undo ? "Taken back." : "Cheered.")
    }
  }
}

extension Backend {
  /// Prints the first hundred places of a board, and the caller's own if it is behind them.
  func showBoard(_ request: SocialV1.GetBoardRequest, isJSON: Bool, _ console: Console) async throws {
    var request = request
    request.pageSize = 100
    let board = try await accessTokens.call { [request] options in
      try await social.getBoard(request, options: options.within(.seconds(10)))
    }
    if isJSON { return console.line(GroupPresentation.json(board).text) }
    console.lines(GroupPresentation.lines(board, terminal: console.output))
  }
}
