import ArgumentParser
import TitanCore
import TitanProto
import TitanZones

extension HabitsCommand {
  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show the details of a habit, its strength drawn over time.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, how that begins, or its id.")
    var habit: String

    @Option(help: "How many days to draw, 1 to 3660.")
    var days: UInt32 = 90

    func validate() throws {
      try check("--days", days, 1...3660)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let habit = try await backend.habit(habit)
      let request = HabitsV1.GetHabitStatsRequest(
        habitID: habit.habitID, timeZone: try await backend.dayZone(), strengthDays: days)
      let stats = try await backend.keeper.call { options in
        try await backend.habits.getHabitStats(request, options: options.within(.seconds(10)))
      }
      if global.json { return console.line(HabitFiguresPresentation.json(stats).text) }
      console.lines(HabitFiguresPresentation.lines(stats, terminal: console.output))
    }
  }

  struct Activity: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "activity", abstract: "Draw what was done day by day, a line for each habit.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Names, how those begin, or ids; none means all that are not hidden, 20 at most.")
    var habits: [String] = []

    @Option(help: "How many days to draw, 1 to 366.")
    var days: UInt32 = 7

    func validate() throws {
      try check("--days", days, 1...366)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      var ids: [String] = []
      for habit in habits { ids.append(try await backend.habit(habit).habitID) }
      let request = HabitsV1.GetActivityRequest(habitIDs: ids, days: days, timeZone: try await backend.dayZone())
      let activity = try await backend.keeper.call { options in
        try await backend.habits.getActivity(request, options: options.within(.seconds(10)))
      }
      if global.json { return console.line(HabitFiguresPresentation.json(activity).text) }
      console.lines(HabitFiguresPresentation.lines(activity, terminal: console.output))
    }
  }

  struct Compare: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "compare", abstract: "Compare this week with the one before.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Names, how those begin, or ids; none means all that are not hidden, 20 at most.")
    var habits: [String] = []

    func run(_ backend: Backend, _ console: Console) async throws {
      var ids: [String] = []
      for habit in habits { ids.append(try await backend.habit(habit).habitID) }
      let request = HabitsV1.GetWeekOverWeekRequest(habitIDs: ids, timeZone: try await backend.dayZone())
      let weeks = try await backend.keeper.call { options in
        try await backend.habits.getWeekOverWeek(request, options: options.within(.seconds(10)))
      }
      if global.json { return console.line(HabitFiguresPresentation.json(weeks).text) }
      console.lines(HabitFiguresPresentation.lines(weeks, terminal: console.output))
    }
  }
}
