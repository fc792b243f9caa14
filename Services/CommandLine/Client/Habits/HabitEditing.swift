import ArgumentParser
import HabitsProto
import TitanProto
import TitanProtoJSON

extension HabitsCommand {
  struct Edit: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change a habit.",
      discussion: "Only the options you give change anything. Earlier records are judged by the new goal.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, the beginning of it, or its id.")
    var habit: String

    @Option(help: "The new name.")
    var title: String?

    @Option(help: "The goal per day.")
    var perDay: Double?

    @Option(help: "The goal per week.")
    var perWeek: Double?

    @Flag(inversion: .prefixedNo, help: "A habit to avoid: the goal is a limit.")
    var bad: Bool?

    @Option(help: "The unit, such as min or pages; \"\" for times.")
    var unit: String?

    @Option(help: "The difficulty, from 1 (easy) to 5 (hard).")
    var difficulty: UInt32?

    @Option(help: ArgumentHelp("The color.", valueName: "#rrggbb"))
    var color: String?

    @Option(help: ArgumentHelp("The first date; earlier records are left out.", valueName: "yyyy-mm-dd"))
    var start: DateOption?

    func validate() throws {
      guard perDay == nil || perWeek == nil else { throw ValidationError("Give either --per-day or --per-week.") }
      let isNothing =
        title == nil && perDay == nil && perWeek == nil && bad == nil && unit == nil && difficulty == nil
        && color == nil && start == nil
      if isNothing { throw ValidationError("Give something to change, such as --title or --per-week.") }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      var wanted = try await backend.habit(habit)
      var paths: [String] = []
      if let title { (wanted.title, paths) = (title, paths + ["title"]) }
      if let bad { (wanted.kind, paths) = (bad ? .bad : .good, paths + ["kind"]) }
      if let unit {
        (wanted.unit, wanted.measure, paths) = (unit, unit.isEmpty ? .times : .amount, paths + ["unit", "measure"])
      }
      if perDay != nil || perWeek != nil || bad != nil {
        var goal = wanted.goal ?? .init()
        if perDay != nil || perWeek != nil {
          (goal.perDay, goal.perWeek) = (perDay.map { .init(value: $0) }, perWeek.map { .init(value: $0) })
        }
        if let bad { goal.direction = bad ? .atMost : .atLeast }
        (wanted.goal, paths) = (goal, paths + ["goal"])
      }
      if let difficulty { (wanted.difficulty, paths) = (difficulty, paths + ["difficulty"]) }
      if let color { (wanted.color, paths) = (color, paths + ["color"]) }
      if let start { (wanted.startDate, paths) = (start.description, paths + ["start_date"]) }
      let changed = try await backend.change(wanted, paths)
      if global.json { return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: changed)).text) }
      console.lines("\(changed.title.printable): \(HabitPresentation.goal(changed))".wrapped(to: console.output.width))
    }
  }

  struct Order: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "order", abstract: "Move habits to the top in this order; the others follow.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Names, beginnings of names, or ids.")
    var habits: [String]

    func run(_ backend: Backend, _ console: Console) async throws {
      var ids: [String] = []
      for habit in habits { ids.append(try await backend.habit(habit).habitID) }
      let request = HabitsV1.ReorderHabitsRequest(habitIDs: ids)
      _ = try await backend.accessTokens.call { options in
        try await backend.habits.reorderHabits(request, options: options.within(.seconds(10)))
      }
      let ordered = try await backend.habitOverviews()
      if global.json { return console.line(JSONValue.array(ordered.map(HabitPresentation.json)).text) }
      console.lines(HabitPresentation.table(ordered, terminal: console.output))
    }
  }
}

extension Backend {
  /// Changes the fields that the paths name. With the habit's etag, it doesn't overwrite a change made elsewhere.
  fileprivate func change(_ habit: HabitsV1.Habit, _ paths: [String]) async throws -> HabitsV1.Habit {
    let request = HabitsV1.UpdateHabitRequest(
      habit: habit, updateMask: .init(paths: paths), timeZone: try await dayZone())
    let changed = try await accessTokens.call { options in
      try await habits.updateHabit(request, options: options.within(.seconds(10)))
    }.habit
    guard let changed else { throw ClientError(.refused, "The server answered without a habit.") }
    return changed
  }
}

extension HabitsCommand {
  /// Sets one of a habit's switches.
  struct Switch<Setting: HabitSetting>: ClientCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: Setting.change.name, abstract: Setting.change.abstract)
    }

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its name, the beginning of it, or its id.") var habit: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let change = Setting.change
      var habit = try await backend.habit(habit, includeArchived: true)
      habit[keyPath: change.field] = change.value
      let changed = try await backend.change(habit, [change.path])
      if global.json { return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: changed)).text) }
      console.lines("\(changed.title.printable) \(change.done)".wrapped(to: console.output.width))
    }
  }
}

/// A switch of a habit that has its own command.
struct HabitChange: Sendable {
  /// The command's name.
  let name: String
  let abstract: String
  let field: any WritableKeyPath<HabitsV1.Habit, Bool> & Sendable
  /// The field's path in update masks.
  let path: String
  let value: Bool
  /// The words for the completed change, after the habit's title.
  let done: String
}

/// Represents a change by a type, since each command of the parser is a type.
protocol HabitSetting: Sendable {
  static var change: HabitChange { get }
}

enum HideHabit: HabitSetting {
  static let change = HabitChange(
    name: "hide", abstract: "Hide a habit from `activity` and `compare`.", field: \.hiddenInActivity,
    path: "hidden_in_activity", value: true, done: "is hidden from `activity`.")
}

enum UnhideHabit: HabitSetting {
  static let change = HabitChange(
    name: "unhide", abstract: "Show a habit in `activity` and `compare` again.", field: \.hiddenInActivity,
    path: "hidden_in_activity", value: false, done: "is shown in `activity` again.")
}

enum ArchiveHabit: HabitSetting {
  static let change = HabitChange(
    name: "archive", abstract: "Archive a habit: it is kept, but nothing can be recorded.", field: \.archived,
    path: "archived", value: true, done: "is archived. `titanup habits list --archived` shows it.")
}

enum UnarchiveHabit: HabitSetting {
  static let change = HabitChange(
    name: "unarchive", abstract: "Use an archived habit again.", field: \.archived, path: "archived",
    value: false, done: "is in use again.")
}
