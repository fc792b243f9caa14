import ArgumentParser
import TitanProto

struct MealsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "meals", abstract: "Ideas for meals. They are ideas, not advice on a diet.",
    subcommands: [List.self, Show.self], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List ideas.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(name: .customLong("tag"), help: "Only with this tag, such as vegan; may be given several times.")
    var tags: [String] = []

    @Option(help: ArgumentHelp("Without this, such as milk; may be given several times.", valueName: "allergen"))
    var without: [String] = []

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = TrainingV1.ListMealIdeasRequest(pageSize: 200, tags: tags, withoutAllergens: without)
      let meals = try await backend.keeper.call { options in
        try await backend.training.listMealIdeas(request, options: options.within(.seconds(10)))
      }.meals
      if global.json { return console.line(JSONValue.array(meals.map(TrainingPresentation.json)).text) }
      if meals.isEmpty { return console.line("Nothing fits.") }
      console.lines(TrainingPresentation.table(meals, terminal: console.output))
    }
  }

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show an idea, and how it is made.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its id.") var meal: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let meal = meal
      let found =
        try await backend.keeper.call { options in
          try await backend.training.getMealIdea(.init(mealID: meal), options: options.within(.seconds(10)))
        }.meal ?? .init()
      console.lines(
        global.json
          ? [TrainingPresentation.json(found).text] : TrainingPresentation.lines(found, terminal: console.output))
    }
  }
}
