import ArgumentParser
import Foundation
import SocialProto
import TitanCore
import TitanProtoJSON
import TitanRPC

/// `titanup challenges`.
struct ChallengesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "challenges", abstract: "Challenges of your groups: who does most from one date to another.",
    discussion: """
      Only verified push-ups count. Members who are on boards take part: `titanup groups share --board true`.
      """,
    subcommands: [List.self, Create.self, Board.self, Delete.self], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the challenges of a group, the one that begins last first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.groupID(group)
      let challenges = try await backend.accessTokens.call { options in
        try await backend.social.listChallenges(.init(groupID: id), options: options.within(.seconds(10)))
      }.challenges
      if global.json { return console.line(JSONValue.array(challenges.map(GroupPresentation.json)).text) }
      if challenges.isEmpty { return console.line("The group has no challenges.") }
      console.lines(GroupPresentation.table(challenges, terminal: console.output))
    }
  }

  struct Create: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Create a challenge in a group that you run.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String
    @Argument(help: "Its title.") var title: String
    @Option(help: "What counts: reps, days or sessions.") var rule: RuleName = .reps
    @Option(help: ArgumentHelp("Its first date.", valueName: "yyyy-mm-dd")) var from: DateOption
    @Option(help: ArgumentHelp("Its last date.", valueName: "yyyy-mm-dd")) var to: DateOption
    @Option(help: ArgumentHelp("The total to reach.", valueName: "n")) var target: UInt32 = 0

    enum RuleName: String, CaseIterable, ExpressibleByArgument, Sendable {
      case reps, days, sessions

      var message: SocialV1.ChallengeRule {
        switch self {
        case .reps: .reps
        case .days: .days
        case .sessions: .sessions
        }
      }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.CreateChallengeRequest(
        groupID: try await backend.groupID(group),
        challenge: .init(
          title: title, rule: rule.message, firstLocalDate: "\(from)", lastLocalDate: "\(to)", target: target),
        requestID: UUID().uuidString.lowercased())
      let made = try await Patience(limit: .seconds(5)).retrying {
        try await backend.accessTokens.call { options in
          try await backend.social.createChallenge(request, options: options.within(.seconds(10)))
        }
      }
      if global.json { return console.line((["challenge_id": .string(made.challengeID)] as JSONValue).text) }
      console.line("Created. `titanup challenges board` shows who is ahead.")
      console.note(made.challengeID.printable)
    }
  }

  struct Board: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "board", abstract: "Show the board of a challenge.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String
    @Argument(help: ArgumentHelp("The id of the challenge; `titanup challenges` shows it.", valueName: "id"))
    var challenge: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.GetBoardRequest(groupID: try await backend.groupID(group), challengeID: challenge)
      try await backend.showBoard(request, isJSON: global.json, console)
    }
  }

  struct Delete: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete a challenge, with its board, in a group that you run.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: GroupName.help) var group: String
    @Argument(help: ArgumentHelp("The id of the challenge; `titanup challenges` shows it.", valueName: "id"))
    var challenge: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.DeleteChallengeRequest(groupID: try await backend.groupID(group), challengeID: challenge)
      _ = try await backend.accessTokens.call { options in
        try await backend.social.deleteChallenge(request, options: options.within(.seconds(10)))
      }
      if global.json { return console.line((["deleted": .string(challenge)] as JSONValue).text) }
      console.line("Deleted.")
    }
  }
}
