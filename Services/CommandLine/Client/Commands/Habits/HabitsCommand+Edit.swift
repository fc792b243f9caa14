import ArgumentParser
import TitanProto

extension HabitsCommand {
  struct Edit: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change a habit.",
      discussion: "What you leave out stays. What was recorded is then judged by the new goal.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, how that begins, or its id.")
    var habit: String

    @Option(help: "What it is called from now on.")
    var title: String?

    @Option(help: "How often, or how much, a day.")
    var perDay: Double?

    @Option(help: "The same for a week.")
    var perWeek: Double?

    @Flag(inversion: .prefixedNo, help: "Something to leave alone: the goal is not to be exceeded.")
    var bad: Bool?

    @Option(help: "What it is counted in, such as min or pages; \"\" for times.")
    var unit: String?

    @Option(help: "From 1 for easy to 5 for hard.")
    var difficulty: UInt32?

    @Option(help: ArgumentHelp("Its color.", valueName: "#rrggbb"))
    var color: String?

    @Option(help: ArgumentHelp("Its first date: what was recorded before is left out.", valueName: "yyyy-mm-dd"))
    var start: DateOption?

    func validate() throws {
      guard perDay == nil || perWeek == nil else { throw ValidationError("give either --per-day or --per-week") }
      let isNothing =
        title == nil && perDay == nil && perWeek == nil && bad == nil && unit == nil && difficulty == nil
        && color == nil && start == nil
      if isNothing { throw ValidationError("say what to change: --title, --per-week and so on") }
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

  /// Switches that a habit has.
  struct Hide: HabitSwitch {
    static let configuration = CommandConfiguration(
      commandName: "hide", abstract: "Leave a habit out of `activity` and `compare`.")
    static let path = "hidden_in_activity"
    static let done = "is hidden in `activity`"
    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its name, how that begins, or its id.") var habit: String
    func turn(_ habit: inout HabitsV1.Habit) { habit.hiddenInActivity = true }
  }

  struct Unhide: HabitSwitch {
    static let configuration = CommandConfiguration(
      commandName: "unhide", abstract: "Show a habit in `activity` and `compare` again.")
    static let path = "hidden_in_activity"
    static let done = "is shown in `activity`"
    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its name, how that begins, or its id.") var habit: String
    func turn(_ habit: inout HabitsV1.Habit) { habit.hiddenInActivity = false }
  }

  struct Archive: HabitSwitch {
    static let configuration = CommandConfiguration(
      commandName: "archive", abstract: "Put a habit aside: it is kept, and nothing can be recorded.")
    static let path = "archived"
    static let done = "is archived; `titanup habits list --archived` shows it"
    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its name, how that begins, or its id.") var habit: String
    func turn(_ habit: inout HabitsV1.Habit) { habit.archived = true }
  }

  struct Unarchive: HabitSwitch {
    static let configuration = CommandConfiguration(
      commandName: "unarchive", abstract: "Take an archived habit up again.")
    static let path = "archived"
    static let done = "is in use again"
    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its name, how that begins, or its id.") var habit: String
    func turn(_ habit: inout HabitsV1.Habit) { habit.archived = false }
  }

  struct Order: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "order", abstract: "Put habits first, in the order given; the others stay behind them.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Names, how those begin, or ids.")
    var habits: [String]

    func run(_ backend: Backend, _ console: Console) async throws {
      var ids: [String] = []
      for habit in habits { ids.append(try await backend.habit(habit).habitID) }
      let request = HabitsV1.ReorderHabitsRequest(habitIDs: ids)
      _ = try await backend.keeper.call { options in
        try await backend.habits.reorderHabits(request, options: options.within(.seconds(10)))
      }
      let ordered = try await backend.habitOverviews()
      if global.json { return console.line(JSONValue.array(ordered.map(HabitPresentation.json)).text) }
      console.lines(HabitPresentation.table(ordered, terminal: console.output))
    }
  }
}

/// A command that turns one switch of a habit.
protocol HabitSwitch: ClientCommand {
  /// Of the field.
  static var path: String { get }
  /// The words for the change once it is made.
  static var done: String { get }
  var habit: String { get }
  func turn(_ habit: inout HabitsV1.Habit)
}

extension HabitSwitch {
  func run(_ backend: Backend, _ console: Console) async throws {
    var habit = try await backend.habit(habit, includeArchived: true)
    turn(&habit)
    let changed = try await backend.change(habit, [Self.path])
    if global.json { return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: changed)).text) }
    console.lines("\(changed.title.printable) \(Self.done)".wrapped(to: console.output.width))
  }
}

extension Backend {
  /// Changes what the paths name. With the habit's etag, a change made elsewhere is not written over.
  fileprivate func change(_ habit: HabitsV1.Habit, _ paths: [String]) async throws -> HabitsV1.Habit {
    let request = HabitsV1.UpdateHabitRequest(
      habit: habit, updateMask: .init(paths: paths), timeZone: try await dayZone())
    let changed = try await keeper.call { options in
      try await habits.updateHabit(request, options: options.within(.seconds(10)))
    }.habit
    guard let changed else { throw ClientError(.refused, "the server answered without a habit") }
    return changed
  }
}
