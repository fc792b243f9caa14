import ArgumentParser
import TitanCore
import TitanProtoJSON
import TitanZones
import TrainingProto

struct SelectionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selections", abstract: "Choose workouts for dates.",
    subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the workouts you have chosen, oldest date first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Option(help: ArgumentHelp("The first date; today by default.", valueName: "yyyy-mm-dd")) var from: String?
    @Option(help: ArgumentHelp("The last date; 30 days later by default.", valueName: "yyyy-mm-dd")) var to: String?

    func run(_ backend: Backend, _ console: Console) async throws {
      let first = try from.map { try SelectionsCommand.date($0, "--from") } ?? SelectionsCommand.today(backend)
      let last = try to.map { try SelectionsCommand.date($0, "--to") } ?? first + 30
      let found = try await SelectionsCommand.selections(first...max(first, last), backend)
      if global.json { return console.line(JSONValue.array(found.map(TrainingSettingsPresentation.json)).text) }
      if found.isEmpty { return console.line("No workouts are chosen.") }
      console.lines(found.map { TrainingSettingsPresentation.line($0, style: console.output.style) })
    }
  }

  struct Add: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Choose a workout for a date.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "Its id, its name or the beginning of it.") var workout: String
    @Option(help: ArgumentHelp("The date; today by default.", valueName: "yyyy-mm-dd")) var date: String?

    func run(_ backend: Backend, _ console: Console) async throws {
      let date = try date.map { try SelectionsCommand.date($0, "--date") } ?? SelectionsCommand.today(backend)
      let request = TrainingV1.CreateSelectionRequest(
        workoutID: try await backend.workout(workout).workoutID, localDate: "\(date)")
      let made =
        try await backend.accessTokens.call { options in
          try await backend.training.createSelection(request, options: options.within(.seconds(10)))
        }.selection ?? .init()
      console.line(
        global.json
          ? TrainingSettingsPresentation.json(made).text
          : TrainingSettingsPresentation.line(made, style: console.output.style))
    }
  }

  struct Remove: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a choice; trainings you have done stay.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "The id of the choice, or the workout's id or name.") var selection: String
    @Option(help: ArgumentHelp("The date, if you name a workout; today by default.", valueName: "yyyy-mm-dd"))
    var date: String?

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await id(backend)
      _ = try await backend.accessTokens.call { options in
        try await backend.training.deleteSelection(.init(selectionID: id), options: options.within(.seconds(10)))
      }
      let json: JSONValue = ["selection_id": .string(id)]
      console.line(global.json ? json.text : "The choice is removed.")
    }

    private func id(_ backend: Backend) async throws -> String {
      if selection.count == 36, date == nil { return selection.lowercased() }
      let date = try date.map { try SelectionsCommand.date($0, "--date") } ?? SelectionsCommand.today(backend)
      let chosen = try await SelectionsCommand.selections(date...date, backend)
      let workout = try await backend.workout(selection).workoutID
      guard let found = chosen.first(where: { $0.workoutID == workout }) else {
        throw ClientError.usage("\(workout.printable) isn't chosen for \(date).")
      }
      return found.selectionID
    }
  }

  fileprivate static func selections(
    _ dates: ClosedRange<CalendarDay>, _ backend: Backend
  ) async throws -> [TrainingV1.Selection] {
    let request = TrainingV1.ListSelectionsRequest(
      fromLocalDate: "\(dates.lowerBound)", toLocalDate: "\(dates.upperBound)")
    return try await backend.accessTokens.call { options in
      try await backend.training.listSelections(request, options: options.within(.seconds(10)))
    }.selections
  }

  fileprivate static func today(_ backend: Backend) -> CalendarDay {
    backend.zone.day(of: backend.clock(), dayStart: .midnight)
  }

  fileprivate static func date(_ text: String, _ name: String) throws(ClientError) -> CalendarDay {
    guard let day = CalendarDay(text) else {
      throw .usage("\(name) is \"\(text.printable)\", but should be a date such as 2026-05-31.")
    }
    return day
  }
}
