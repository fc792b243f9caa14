import ArgumentParser
import Foundation
import SocialProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC

/// `titanup groups`.
struct GroupsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "groups", abstract: "Groups: train together, with boards, challenges, a feed and cheers.",
    discussion: """
      A group is joined by a code of somebody who runs it. Its members see nothing of you until you share it with \
      `titanup groups share`. `titanup challenges` is for challenges.
      """,
    subcommands: [
      List.self, Create.self, Edit.self, Show.self, Share.self, Members.self, Board.self, Motions.self, Feed.self,
      Cheer.self, Invite.self, Invitations.self, Revoke.self, Look.self, Join.self, Role.self, Remove.self, Leave.self,
      Delete.self,
    ], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your groups, the one you joined last first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let groups = try await backend.groups()
      if global.json { return console.line(JSONValue.array(groups.map(GroupPresentation.json)).text) }
      if groups.isEmpty {
        return console.line("No groups yet. `titanup groups create` makes one, `join` takes a code.")
      }
      console.lines(GroupPresentation.table(groups, terminal: console.output))
    }
  }

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show one of your groups.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.groupID(group)
      let shown = try await backend.accessTokens.call { options in
        try await backend.social.getGroup(.init(groupID: id), options: options.within(.seconds(10)))
      }.group
      guard let shown else { throw ClientError(.refused, "The server answered without the group.") }
      if global.json { return console.line(GroupPresentation.json(shown).text) }
      console.lines(GroupPresentation.lines(shown))
    }
  }

  struct Create: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Create a group, which you own then.",
      discussion: "You need a name for others: `titanup people share --name`.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its name.") var name: String
    @Option(help: ArgumentHelp("How many members it may have, 2 to 1000; 50 by default.", valueName: "n"))
    var size: UInt32?
    @Option(help: ArgumentHelp("Verified push-ups that all of you want to do in a week.", valueName: "reps"))
    var weeklyGoal: UInt32?
    @OptionGroup(title: "What the members see of you") var shown: ShownInGroup

    func validate() throws { try check("--size", size, 2...1_000) }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.CreateGroupRequest(
        settings: .init(name: name, sizeLimit: size ?? 0, weeklyGoal: weeklyGoal ?? 0), sharing: shown.sharing,
        requestID: UUID().uuidString.lowercased())
      let made = try await Patience(limit: .seconds(5)).retrying {
        try await backend.accessTokens.call { options in
          try await backend.social.createGroup(request, options: options.within(.seconds(10)))
        }
      }
      if global.json { return console.line((["group_id": .string(made.groupID)] as JSONValue).text) }
      console.line("Created. `titanup groups invite` makes a code for others to join.")
    }
  }

  struct Edit: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change a group that you run.",
      discussion: "Only the options you give change anything.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String
    @Option(help: "Its name.") var name: String?
    @Option(help: ArgumentHelp("How many members it may have, 2 to 1000.", valueName: "n")) var size: UInt32?
    @Option(help: ArgumentHelp("Verified push-ups for each week; 0 for no goal.", valueName: "reps"))
    var weeklyGoal: UInt32?

    func validate() throws {
      guard name != nil || size != nil || weeklyGoal != nil else {
        throw ValidationError("Give --name, --size or --weekly-goal.")
      }
      try check("--size", size, 2...1_000)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      var (settings, paths) = (SocialV1.GroupSettings(), [String]())
      if let name { (settings.name, paths) = (name, paths + ["name"]) }
      if let size { (settings.sizeLimit, paths) = (size, paths + ["size_limit"]) }
      if let weeklyGoal { (settings.weeklyGoal, paths) = (weeklyGoal, paths + ["weekly_goal"]) }
      let request = SocialV1.UpdateGroupRequest(
        groupID: try await backend.groupID(group), settings: settings, updateMask: .init(paths: paths))
      let changed =
        try await backend.accessTokens.call { options in
          try await backend.social.updateGroup(request, options: options.within(.seconds(10)))
        }.settings ?? .init()
      if global.json { return console.line(GroupPresentation.json(changed).text) }
      console.lines(GroupPresentation.lines(changed))
    }
  }

  struct Share: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "share", abstract: "Change what the members of a group see of you.",
      discussion: "Only the options you give change anything. A change takes effect at once, for all members.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String
    @OptionGroup(title: "What the members see of you") var shown: ShownInGroup

    func validate() throws {
      guard !shown.paths.isEmpty else { throw ValidationError("Give --board, --push-ups or --practices.") }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.UpdateGroupSharingRequest(
        groupID: try await backend.groupID(group), sharing: shown.sharing, updateMask: .init(paths: shown.paths))
      let changed =
        try await backend.accessTokens.call { options in
          try await backend.social.updateGroupSharing(request, options: options.within(.seconds(10)))
        }.sharing ?? .init()
      if global.json { return console.line(GroupPresentation.json(changed).text) }
      console.lines(GroupPresentation.lines(changed))
    }
  }

  struct Leave: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "leave", abstract: "Leave a group: nothing of you stays in it.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.groupID(group)
      _ = try await backend.accessTokens.call { options in
        try await backend.social.leaveGroup(.init(groupID: id), options: options.within(.seconds(10)))
      }
      if global.json { return console.line((["left": .string(id)] as JSONValue).text) }
      console.line("You have left the group.")
    }
  }

  struct Delete: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete a group that you own, with everything in it, for all members.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: ArgumentHelp("The id of the group; `titanup groups` shows it.", valueName: "id")) var group: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.accessTokens.call { options in
        try await backend.social.deleteGroup(.init(groupID: group), options: options.within(.seconds(10)))
      }
      if global.json { return console.line((["deleted": .string(group)] as JSONValue).text) }
      console.line("The group is deleted.")
    }
  }
}

/// What the members of a group see.
struct ShownInGroup: ParsableArguments {
  @Option(help: ArgumentHelp("Whether you are on boards and in challenges.", valueName: "true|false"))
  var board: Bool?
  @Option(help: ArgumentHelp("Whether the feed shows your push-ups.", valueName: "true|false")) var pushUps: Bool?
  @Option(help: ArgumentHelp("Whether the feed shows how often you practised.", valueName: "true|false"))
  var practices: Bool?

  var sharing: SocialV1.GroupSharing {
    .init(board: board ?? false, pushUps: pushUps ?? false, practices: practices ?? false)
  }

  var paths: [String] {
    [("board", board), ("push_ups", pushUps), ("practices", practices)].compactMap { $1 == nil ? nil : $0 }
  }
}

/// A group as people name it on the command line.
enum GroupName {
  static let help = ArgumentHelp("The id or the name of the group; `titanup groups` shows both.", valueName: "group")

  /// The id that a person means.
  ///
  /// - Throws: `ClientError` if no group of theirs has that name, or several do.
  static func id(_ text: String, among groups: [SocialV1.Group]) throws -> String {
    let named = groups.filter { $0.settings?.name.lowercased() == text.lowercased() }
    guard let group = named.first else {
      throw ClientError(.refused, "You are in no group that is called \(text.printable). `titanup groups` lists yours.")
    }
    guard named.count == 1 else {
      throw ClientError(.refused, "\(named.count) of your groups are called \(text.printable). Give the id instead.")
    }
    return group.groupID
  }
}

extension Backend {
  func groups() async throws -> [SocialV1.Group] {
    try await accessTokens.call { options in
      try await social.listGroups(.init(), options: options.within(.seconds(10)))
    }.groups
  }

  /// The id of a group that is named by its id or name.
  func groupID(_ text: String) async throws -> String {
    UUID(uuidString: text) == nil ? try GroupName.id(text, among: try await groups()) : text
  }
}
