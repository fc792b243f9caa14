import ArgumentParser
import TitanProtoJSON
import TrainingProto

struct MealsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "meals", abstract: "Show meal ideas. They are ideas, not dietary advice.",
    subcommands: [List.self, Show.self], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List meal ideas.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(name: .customLong("tag"), help: "Only ideas with this tag, such as vegan; can be repeated.")
    var tags: [String] = []

    @Option(
      help: ArgumentHelp("Only ideas without this allergen, such as milk; can be repeated.", valueName: "allergen"))
    var without: [String] = []

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = TrainingV1.ListMealIdeasRequest(pageSize: 200, tags: tags, withoutAllergens: without)
      let meals = try await backend.accessTokens.call { options in
        try await backend.training.listMealIdeas(request, options: options.within(.seconds(10)))
      }.meals
      if global.json { return console.line(JSONValue.array(meals.map(TrainingPresentation.json)).text) }
      if meals.isEmpty { return console.line("No meal ideas match.") }
      console.lines(TrainingPresentation.table(meals, terminal: console.output))
    }
  }

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show a meal idea and how to make it.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its id.") var meal: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let meal = meal
      let found =
        try await backend.accessTokens.call { options in
          try await backend.training.getMealIdea(.init(mealID: meal), options: options.within(.seconds(10)))
        }.meal ?? .init()
      console.lines(
        global.json
          ? [TrainingPresentation.json(found).text] : TrainingPresentation.lines(found, terminal: console.output))
    }
  }
}
