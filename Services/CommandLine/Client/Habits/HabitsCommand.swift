import ArgumentParser
import Foundation
import HabitsProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanZones

struct HabitsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "habits", abstract: "Keep habits and see how strong they are.",
    subcommands: [
      List.self, Add.self, Edit.self, Tap.self, Undo.self, Set.self, Skip.self, Records.self, Show.self, Activity.self,
      Compare.self, Switch<HideHabit>.self, Switch<UnhideHabit>.self, Switch<ArchiveHabit>.self,
      Switch<UnarchiveHabit>.self, Order.self, Link.self, Unlink.self, Remove.self, Restore.self, Import.self,
    ], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List habits with today's marks.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Flag(help: "Also list archived habits.")
    var archived = false

    @Flag(help: "List removed habits that can be restored instead.")
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
      if habits.isEmpty { return console.line("No habits yet. Add one with: titanup habits add \"Read\"") }
      console.lines(HabitPresentation.table(habits, terminal: console.output))
    }
  }

  struct Add: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a habit.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "The name.")
    var title: String

    @Option(help: "The goal per day; 1 by default.")
    var perDay: Double?

    @Option(help: "The goal per week.")
    var perWeek: Double?

    @Flag(help: "A habit to avoid: the goal is a limit.")
    var bad = false

    @Option(help: "The unit, such as min or pages; times by default.")
    var unit: String?

    @Option(help: "The difficulty, from 1 (easy) to 5 (hard).")
    var difficulty: UInt32 = 3

    @Option(help: ArgumentHelp("The color; blue by default.", valueName: "#rrggbb"))
    var color = ""

    @Option(help: ArgumentHelp("The first date; today by default.", valueName: "yyyy-mm-dd"))
    var start = ""

    func run(_ backend: Backend, _ console: Console) async throws {
      let day = perDay ?? (perWeek == nil ? 1 : nil)
      let habit = HabitsV1.Habit(
        habitID: UUID.version7(at: backend.clock()).uuidString.lowercased(), title: title, kind: bad ? .bad : .good,
        measure: unit == nil ? .times : .amount, unit: unit ?? "",
        goal: .init(perDay: day.map { .init(value: $0) }, perWeek: perWeek.map { .init(value: $0) }),
        difficulty: difficulty, color: color, startDate: start)
      let request = HabitsV1.CreateHabitRequest(habit: habit, timeZone: backend.zone.name)
      let made = try await backend.accessTokens.call { options in
        try await backend.habits.createHabit(request, options: options.within(.seconds(10)))
      }.habit
      guard let made else { throw ClientError(.refused, "The server answered without a habit.") }
      if global.json { return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: made)).text) }
      console.lines("\(made.title.printable): \(HabitPresentation.goal(made))".wrapped(to: console.output.width))
    }
  }

  struct Remove: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Delete a habit. For 30 days, `restore` brings it back.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, the beginning of it, or its id.")
    var habit: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let habit = try await backend.habit(habit, includeArchived: true)
      let deleted = try await backend.accessTokens.call { options in
        try await backend.habits.deleteHabit(.init(habitID: habit.habitID), options: options.within(.seconds(10)))
      }.habit
      if global.json {
        return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: deleted ?? habit)).text)
      }
      console.lines("Removed \(habit.title.printable).".wrapped(to: console.output.width))
      console.line(console.output.style(.dim, "For 30 days, `titanup habits restore` brings it back by its name."))
    }
  }

  struct Restore: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "restore", abstract: "Restore a habit that was removed in the last 30 days.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, the beginning of it, or its id; see `list --removed`.")
    var habit: String

    func run(_ backend: Backend, _ console: Console) async throws {
      // If several have the name, this takes the one removed last.
      let removed = try await backend.removedHabits().sorted {
        ($0.deleteTime?.seconds ?? 0) > ($1.deleteTime?.seconds ?? 0)
      }
      let habit = try removed.named(habit, of: "removed habits")
      let request = HabitsV1.UndeleteHabitRequest(habitID: habit.habitID, requestID: UUID().uuidString.lowercased())
      let restored = try await backend.accessTokens.call { options in
        try await backend.habits.undeleteHabit(request, options: options.within(.seconds(10)))
      }.habit
      guard let restored else { throw ClientError(.refused, "The server answered without a habit.") }
      if global.json { return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: restored)).text) }
      console.lines("\(restored.title.printable) is back.".wrapped(to: console.output.width))
    }
  }
}

extension Backend {
  /// All habits in use, in the user's order, with their progress.
  func habitOverviews(
    includeArchived: Bool = false, showDeleted: Bool = false
  ) async throws -> [HabitsV1.HabitOverview] {
    return try await list(
      HabitsV1.ListHabitsRequest(
        view: .overview, includeArchived: includeArchived, showDeleted: showDeleted,
        timeZone: try await dayZone()), \.habits
    ) {
      try await self.habits.listHabits($0, options: $1)
    }
  }

  /// Removed habits that can be restored.
  func removedHabits() async throws -> [HabitsV1.Habit] {
    try await habitOverviews(includeArchived: true, showDeleted: true).compactMap(\.habit)
      .filter { $0.deleteTime != nil }
  }

  /// The habit that a text refers to.
  func habit(_ text: String, includeArchived: Bool = false) async throws -> HabitsV1.Habit {
    try await habitOverviews(includeArchived: includeArchived).compactMap(\.habit).named(text, of: "habits")
  }
}

extension [HabitsV1.Habit] {
  /// The habit that a text refers to: by id, by name in any case, or by an unambiguous beginning of the name.
  ///
  /// - Parameter kind: a word for the habits, for errors.
  func named(_ text: String, of kind: String) throws(ClientError) -> HabitsV1.Habit {
    let wanted = text.lowercased()
    if let exact = first(where: { $0.habitID == wanted || $0.title.lowercased() == wanted }) { return exact }
    let close = filter { $0.title.lowercased().hasPrefix(wanted) }
    guard let only = close.first, close.count == 1 else {
      let names = (close.isEmpty ? self : close).map { "\"\($0.title.printable)\"" }.joined(separator: ", ")
      throw ClientError.usage(
        "\"\(text.printable)\" matches \(close.isEmpty ? "none" : "\(close.count)") of your \(kind)"
          + (names.isEmpty ? "." : ": " + names))
    }
    return only
  }
}
