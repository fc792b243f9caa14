import ArgumentParser
import Foundation
import TitanProto
import TitanProtoJSON
import TrophiesProto

/// For operators: the server requires the role `admin`.
struct RulesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "For operators: manage what earns a trophy or a medal.",
    discussion: """
      titanup rules create T-OWL --metric reps --in session --threshold 13 \\
        --title "Night owl" --description "Thirteen at once." \\
        --title-de Nachteule --description-de "Dreizehn am Stück." --secret
      titanup rules preview T-OWL --threshold 20
      titanup rules change T-OWL --threshold 20
      titanup rules reevaluate --trophy T-OWL
      """,
    subcommands: [
      List.self, Create.self, Change.self, Archive.self, Preview.self, Reevaluate.self, ShowOperation.self,
    ],
    defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the current rules in catalogue order.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Only the rules of this trophy or medal.")
    var trophy = ""

    @Option(help: "Only rules of this kind; trophies by default.")
    var kind: RuleOptions.Kind?

    @Flag(help: "Also archived ones.")
    var archived = false

    @Flag(help: "Also replaced versions.")
    var past = false

    func run(_ backend: Backend, _ console: Console) async throws {
      let rules = try await backend.list(
        TrophiesV1.ListTrophyRulesRequest(
          trophyID: trophy, includePastVersions: past, includeArchived: archived,
          kind: kind?.message ?? .unspecified), \.rules
      ) {
        try await backend.trophiesAdmin.listTrophyRules($0, options: $1)
      }
      if global.json { return console.line(JSONValue.array(rules.map(RulePresentation.json)).text) }
      if rules.isEmpty { return console.line("No rules.") }
      console.lines(RulePresentation.table(rules, terminal: console.output))
    }
  }

  struct Archive: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "archive", abstract: "Archive a trophy or a medal: owners keep it, but nobody else can earn it.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id.")
    var trophy: String

    @Option(help: "The version you expect to be in force; fails if another one is.")
    var version: UInt32 = 0

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = TrophiesV1.ArchiveTrophyRuleRequest(trophyID: trophy, version: version, requestID: newRequestID())
      let rule = try await backend.accessTokens.call { options in
        try await backend.trophiesAdmin.archiveTrophyRule(request, options: options.within(.seconds(10)))
      }.rule
      RulesCommand.show(rule, global, console)
    }
  }

  static func show(_ rule: TrophiesV1.TrophyRule?, _ global: GlobalOptions, _ console: Console) {
    let rule = rule ?? .init()
    console.line(global.json ? RulePresentation.json(rule).text : RulePresentation.line(rule))
  }

  struct Create: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "create",
      abstract: "Create a trophy or a medal. `rules reevaluate` awards it for earlier sessions.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(
      help: ArgumentHelp("Its id: T-, or M- for a medal, then up to 40 of A-Z, 0-9 and -.", valueName: "trophy"))
    var trophy: String

    @OptionGroup(title: "The rule") var options: RuleOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      var rule = TrophiesV1.TrophyRule(trophyID: trophy)
      _ = options.apply(to: &rule)
      let request = TrophiesV1.CreateTrophyRuleRequest(rule: rule, requestID: newRequestID())
      let made = try await backend.accessTokens.call { options in
        try await backend.trophiesAdmin.createTrophyRule(request, options: options.within(.seconds(10)))
      }.rule
      RulesCommand.show(made, global, console)
    }
  }

  struct Change: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "change", abstract: "Put a new version of a rule in force; this also brings an archived one back.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id.")
    var trophy: String

    @Option(help: "The version you expect to be in force; fails if another one is.")
    var version: UInt32 = 0

    @OptionGroup(title: "What shall change") var options: RuleOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      var rule = TrophiesV1.TrophyRule(trophyID: trophy, version: version)
      let paths = options.apply(to: &rule)
      guard !paths.isEmpty else {
        throw ClientError(.usage, "Give something to change; `titanup help rules change` lists what there is.")
      }
      let request = TrophiesV1.UpdateTrophyRuleRequest(
        rule: rule, updateMask: .init(paths: paths), requestID: newRequestID())
      let changed = try await backend.accessTokens.call { options in
        try await backend.trophiesAdmin.updateTrophyRule(request, options: options.within(.seconds(10)))
      }.rule
      RulesCommand.show(changed, global, console)
    }
  }

  struct Preview: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "preview", abstract: "Show who would gain or lose a trophy or a medal under a rule. Changes nothing."
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id; it need not exist yet.")
    var trophy: String

    @Flag(help: "As if awards that the rule would not give were revoked.")
    var revoke = false

    @Option(help: "Look at only this many people; 0 for all.")
    var users: UInt32 = 0

    @OptionGroup(title: "What would be in force") var options: RuleOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let known = try await backend.accessTokens.call { options in
        try await backend.trophiesAdmin.listTrophyRules(
          .init(trophyID: trophy, includeArchived: true), options: options.within(.seconds(10)))
      }.rules.first
      var rule = known ?? TrophiesV1.TrophyRule(trophyID: trophy)
      _ = options.apply(to: &rule)
      let request = TrophiesV1.PreviewRuleRequest(rule: rule, policy: revoke ? .revoke : .keep, maxUsers: users)
      let preview = try await backend.accessTokens.call { options in
        try await backend.trophiesAdmin.previewRule(request, options: options.within(.seconds(600)))
      }
      if global.json { return console.line(RulePresentation.json(preview).text) }
      console.lines(RulePresentation.lines(preview))
    }
  }
}
