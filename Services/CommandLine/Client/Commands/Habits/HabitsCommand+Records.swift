import ArgumentParser
import TitanProto

extension HabitsCommand {
  struct Records: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "records", abstract: "What was recorded for a habit.",
      subcommands: [List.self, Delete.self], defaultSubcommand: List.self)

    struct List: ClientCommand {
      static let configuration = CommandConfiguration(commandName: "list", abstract: "List records, newest first.")

      @OptionGroup(title: "Global options") var global: GlobalOptions

      @Argument(help: "The habit's name, how that begins, or its id.")
      var habit: String

      @Option(help: "How many, 1 to 200.")
      var limit: Int32 = 20

      func validate() throws {
        try check("--limit", limit, 1...200)
      }

      func run(_ backend: Backend, _ console: Console) async throws {
        let habit = try await backend.habit(habit)
        let found = try await backend.keeper.call { options in
          try await backend.habits.listRecords(
            .init(habitID: habit.habitID, pageSize: limit), options: options.within(.seconds(10)))
        }.records
        if global.json { return console.line(JSONValue.array(found.map(HabitRecordPresentation.json)).text) }
        if found.isEmpty { return console.line("Nothing was recorded yet.") }
        console.lines(HabitRecordPresentation.table(found, terminal: console.output))
      }
    }

    struct Delete: ClientCommand {
      static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Take a record back, as if it had never been made.")

      @OptionGroup(title: "Global options") var global: GlobalOptions

      @Argument(help: "The habit's name, how that begins, or its id.")
      var habit: String

      @Argument(help: "The record's id, as `records` lists it.")
      var record: String

      func run(_ backend: Backend, _ console: Console) async throws {
        let habit = try await backend.habit(habit)
        let totals = try await backend.keeper.call { options in
          try await backend.habits.deleteRecord(
            .init(habitID: habit.habitID, recordID: record), options: options.within(.seconds(10)))
        }.totals
        if global.json { return console.line(HabitPresentation.json(totals ?? .init()).text) }
        console.lines(HabitPresentation.lines(habit, totals ?? .init(), terminal: console.output))
      }
    }
  }
}
