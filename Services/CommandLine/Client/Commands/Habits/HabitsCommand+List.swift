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

    @Flag(help: "Those that were archived as well.")
    var archived = false

    @Flag(help: "Instead those that were removed and can be had back.")
    var removed = false

    func run(_ backend: Backend, _ console: Console) async throws {
      if removed {
        let habits = try await backend.removedHabits()
        if global.json {
          return console.line(
            JSONValue.array(habits.map { HabitPresentation.json(HabitsV1.HabitOverview(habit: $0)) }).text)
        }
        if habits.isEmpty { return console.line("No habits were removed in the last 30 days.") }
        return console.lines(HabitPresentation.removed(habits, zone: backend.zone, terminal: console.output))
      }
      let habits = try await backend.habitOverviews(includeArchived: archived)
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
    var perDay: Double?

    @Option(help: "The same for a week.")
    var perWeek: Double?

    @Flag(help: "Something to leave alone: the goal is not to be exceeded.")
    var bad = false

    @Option(help: "What it is counted in, such as min or pages; without it, times.")
    var unit: String?

    @Option(help: "From 1 for easy to 5 for hard.")
    var difficulty: UInt32 = 3

    @Option(help: ArgumentHelp("Its color; blue if nothing is said.", valueName: "#rrggbb"))
    var color = ""

    @Option(help: ArgumentHelp("Its first date; today if nothing is said.", valueName: "yyyy-mm-dd"))
    var start = ""

    func run(_ backend: Backend, _ console: Console) async throws {
      let day = perDay ?? (perWeek == nil ? 1 : nil)
      let habit = HabitsV1.Habit(
        habitID: UUID.version7(at: backend.clock()).uuidString.lowercased(), title: title, kind: bad ? .bad : .good,
        measure: unit == nil ? .times : .amount, unit: unit ?? "",
        goal: .init(perDay: day.map { .init(value: $0) }, perWeek: perWeek.map { .init(value: $0) }),
        difficulty: difficulty, color: color, startDate: start)
      let request = HabitsV1.CreateHabitRequest(habit: habit, timeZone: backend.zone.name)
      let made = try await backend.keeper.call { options in
        try await backend.habits.createHabit(request, options: options.within(.seconds(10)))
      }.habit
      guard let made else { throw ClientError(.refused, "the server answered without a habit") }
      if global.json { return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: made)).text) }
      console.lines("\(made.title.printable): \(HabitPresentation.goal(made))".wrapped(to: console.output.width))
    }
  }

  struct Remove: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Delete a habit. For 30 days `restore` has it back.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, how that begins, or its id.")
    var habit: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let habit = try await backend.habit(habit, includeArchived: true)
      let deleted = try await backend.keeper.call { options in
        try await backend.habits.deleteHabit(.init(habitID: habit.habitID), options: options.within(.seconds(10)))
      }.habit
      if global.json {
        return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: deleted ?? habit)).text)
      }
      console.lines("removed \(habit.title.printable)".wrapped(to: console.output.width))
      console.line(console.output.style(.dim, "`titanup habits restore` has it back, by its name, for 30 days"))
    }
  }

  struct Restore: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "restore", abstract: "Have a habit back that was removed less than 30 days ago.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, how that begins, or its id; `list --removed` shows which there are.")
    var habit: String

    func run(_ backend: Backend, _ console: Console) async throws {
      // Of several of one name the one that was removed last.
      let removed = try await backend.removedHabits().sorted {
        ($0.deleteTime?.seconds ?? 0) > ($1.deleteTime?.seconds ?? 0)
      }
      let habit = try removed.named(habit, of: "removed habits")
      let request = HabitsV1.UndeleteHabitRequest(habitID: habit.habitID, requestID: UUID().uuidString.lowercased())
      let restored = try await backend.keeper.call { options in
        try await backend.habits.undeleteHabit(request, options: options.within(.seconds(10)))
      }.habit
      guard let restored else { throw ClientError(.refused, "the server answered without a habit") }
      if global.json { return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: restored)).text) }
      console.lines("\(restored.title.printable) is back".wrapped(to: console.output.width))
    }
  }
}
