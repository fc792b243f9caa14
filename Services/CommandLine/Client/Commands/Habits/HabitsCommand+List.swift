import ArgumentParser
import Foundation
import TitanCore
import TitanProto
import TitanZones

extension HabitsCommand {
  struct List: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List habits with today's marks.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let habits = try await backend.habitOverviews()
      if global.json { return console.line(JSONValue.array(habits.map(HabitPresentation.json)).text) }
      if habits.isEmpty { return console.line("No habits yet. Add one: titanup habits add \"Read\"") }
      console.lines(HabitPresentation.table(habits, terminal: console.output))
    }
  }

  struct Add: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a habit.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "What it is called.")
    var title: String

    @Option(help: "How often, or how much, a day. 1 if nothing is said.")
    var perDay: UInt32?

    @Option(help: "The same for a week.")
    var perWeek: UInt32?

    @Flag(help: "Something to leave alone: the goal is not to be exceeded.")
    var bad = false

    @Option(help: "What it is counted in, such as min or pages; without it, times.")
    var unit: String?

    @Option(help: "From 1 for easy to 5 for hard.")
    var difficulty: UInt32 = 3

    @Option(help: ArgumentHelp("Its first date; today if nothing is said.", valueName: "yyyy-mm-dd"))
    var start = ""

    func run(_ backend: Backend, _ console: Console) async throws {
      let day = perDay ?? (perWeek == nil ? 1 : nil)
      let habit = HabitsV1.Habit(
        habitID: UUID.version7(at: backend.clock()).uuidString.lowercased(), title: title, kind: bad ? .bad : .good,
        measure: unit == nil ? .times : .amount, unit: unit ?? "",
        goal: .init(perDay: day.map { .init(value: $0) }, perWeek: perWeek.map { .init(value: $0) }),
        difficulty: difficulty, startDate: start)
      let request = HabitsV1.CreateHabitRequest(habit: habit, timeZone: backend.zone.name)
      let made = try await backend.keeper.call { options in
        try await backend.habits.createHabit(request, options: options.within(.seconds(10)))
      }.habit
      guard let made else { throw ClientError(.refused, "the server answered without a habit") }
      if global.json { return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: made)).text) }
      console.line("\(made.title.printable): \(HabitPresentation.goal(made))")
    }
  }

  struct Remove: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Delete a habit. For 30 days `restore` has it back.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, how that begins, or its id.")
    var habit: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let habit = try await backend.habit(habit)
      let deleted = try await backend.keeper.call { options in
        try await backend.habits.deleteHabit(.init(habitID: habit.habitID), options: options.within(.seconds(10)))
      }.habit
      if global.json {
        return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: deleted ?? habit)).text)
      }
      console.line("removed \(habit.title.printable)")
      console.line(console.output.style(.dim, "`titanup habits restore \(habit.habitID.printable)` has it back"))
    }
  }

  struct Restore: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "restore", abstract: "Have a habit back that was removed less than 30 days ago.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id, as `remove` said it.")
    var id: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = HabitsV1.UndeleteHabitRequest(habitID: id, requestID: UUID().uuidString.lowercased())
      let restored = try await backend.keeper.call { options in
        try await backend.habits.undeleteHabit(request, options: options.within(.seconds(10)))
      }.habit
      guard let restored else { throw ClientError(.refused, "the server answered without a habit") }
      if global.json { return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: restored)).text) }
      console.line("\(restored.title.printable) is back")
    }
  }
}
