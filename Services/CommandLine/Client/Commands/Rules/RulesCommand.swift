import ArgumentParser
import TitanProto

/// What operators do: the server asks for the role `admin`.
struct RulesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "For operators: what earns a trophy or a medal.",
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
      commandName: "list", abstract: "List the rules in force, in the order of the catalogue.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Only those of this trophy or medal.")
    var trophy = ""

    @Option(help: "Only those of this kind; trophies if nothing is said.")
    var kind: RuleOptions.Kind?

    @Flag(help: "Also what has ended.")
    var archived = false

    @Flag(help: "Also versions that were replaced.")
    var past = false

    func run(_ backend: Backend, _ console: Console) async throws {
      var rules: [TrophiesV1.TrophyRule] = []
      var request = TrophiesV1.ListTrophyRulesRequest(
        trophyID: trophy, includePastVersions: past, includeArchived: archived, pageSize: 200,
        kind: kind?.message ?? .unspecified)
      repeat {
        let page = try await backend.keeper.call { [request] options in
          try await backend.trophiesAdmin.listTrophyRules(request, options: options.within(.seconds(10)))
        }
        rules += page.rules
        request.pageToken = page.nextPageToken
      } while !request.pageToken.isEmpty
      if global.json { return console.line(JSONValue.array(rules.map(RulePresentation.json)).text) }
      if rules.isEmpty { return console.line("No rules.") }
      console.lines(RulePresentation.table(rules, terminal: console.output))
    }
  }

  struct Archive: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "archive", abstract: "End a trophy or a medal: who has it keeps it, nobody else earns it.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id.")
    var trophy: String

    @Option(help: "The version that is in force; it is refused if another one is.")
    var version: UInt32 = 0

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = TrophiesV1.ArchiveTrophyRuleRequest(trophyID: trophy, version: version, requestID: newRequestID())
      let rule = try await backend.keeper.call { options in
        try await backend.trophiesAdmin.archiveTrophyRule(request, options: options.within(.seconds(10)))
      }.rule
      RulesCommand.show(rule, global, console)
    }
  }

  static func show(_ rule: TrophiesV1.TrophyRule?, _ global: GlobalOptions, _ console: Console) {
    let rule = rule ?? .init()
    console.line(global.json ? RulePresentation.json(rule).text : RulePresentation.line(rule))
  }
}
