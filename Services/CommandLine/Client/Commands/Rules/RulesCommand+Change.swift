import ArgumentParser
import Foundation
import TitanProto

extension RulesCommand {
  struct Create: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "create",
      abstract: "Make a trophy or a medal. Who earned a trophy before has it after `rules reevaluate`.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: ArgumentHelp("Its id: T-, or M- of a medal, and up to 40 of A-Z, 0-9 and -.", valueName: "trophy"))
    var trophy: String

    @OptionGroup(title: "The rule") var options: RuleOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      var rule = TrophiesV1.TrophyRule(trophyID: trophy)
      _ = options.apply(to: &rule)
      let request = TrophiesV1.CreateTrophyRuleRequest(rule: rule, requestID: newRequestID())
      let made = try await backend.keeper.call { options in
        try await backend.trophiesAdmin.createTrophyRule(request, options: options.within(.seconds(10)))
      }.rule
      RulesCommand.show(made, global, console)
    }
  }

  struct Change: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "change", abstract: "Put another version of a rule in force; one of an ended trophy brings it back.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id.")
    var trophy: String

    @Option(help: "The version that is in force; it is refused if another one is.")
    var version: UInt32 = 0

    @OptionGroup(title: "What shall change") var options: RuleOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      var rule = TrophiesV1.TrophyRule(trophyID: trophy, version: version)
      let paths = options.apply(to: &rule)
      guard !paths.isEmpty else {
        throw ClientError(.usage, "nothing to change; `titanup help rules change` lists what can be")
      }
      let request = TrophiesV1.UpdateTrophyRuleRequest(
        rule: rule, updateMask: .init(paths: paths), requestID: newRequestID())
      let changed = try await backend.keeper.call { options in
        try await backend.trophiesAdmin.updateTrophyRule(request, options: options.within(.seconds(10)))
      }.rule
      RulesCommand.show(changed, global, console)
    }
  }

  struct Preview: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "preview", abstract: "Show who would gain or lose a trophy or a medal by a rule. Changes nothing.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id, of one that is there or not.")
    var trophy: String

    @Flag(help: "As if what the rule would not give were revoked.")
    var revoke = false

    @Option(help: "Look at so many people only; 0 for all.")
    var users: UInt32 = 0

    @OptionGroup(title: "What would be in force") var options: RuleOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let known = try await backend.keeper.call { options in
        try await backend.trophiesAdmin.listTrophyRules(
          .init(trophyID: trophy, includeArchived: true), options: options.within(.seconds(10)))
      }.rules.first
      var rule = known ?? TrophiesV1.TrophyRule(trophyID: trophy)
      _ = options.apply(to: &rule)
      let request = TrophiesV1.PreviewRuleRequest(rule: rule, policy: revoke ? .revoke : .keep, maxUsers: users)
      let preview = try await backend.keeper.call { options in
        try await backend.trophiesAdmin.previewRule(request, options: options.within(.seconds(600)))
      }
      if global.json { return console.line(RulePresentation.json(preview).text) }
      console.lines(RulePresentation.lines(preview))
    }
  }
}

/// Names one attempt, for its retries.
func newRequestID() -> String { UUID().uuidString.lowercased() }
