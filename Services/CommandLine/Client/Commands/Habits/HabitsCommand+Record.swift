import ArgumentParser
import Foundation
import TitanCore
import TitanProto
import TitanZones

extension HabitsCommand {
  struct Tap: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "tap", abstract: "Record that you did it.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, how that begins, or its id.")
    var habit: String

    @Argument(help: "How often, or how much: 3, or 2.5 of what is counted in amounts.")
    var count = 1.0

    @Option(help: ArgumentHelp("Which day; today if nothing is said.", valueName: "yyyy-mm-dd"))
    var date: DateOption?

    func validate() throws {
      try check(amount: "the count", count, 0.001...10_000)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      try await HabitsCommand.record(habit, count, on: date, backend, console, json: global.json)
    }
  }

  struct Undo: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "undo", abstract: "Take a tap back: record one less.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, how that begins, or its id.")
    var habit: String

    @Argument(help: "How often, or how much.")
    var count = 1.0

    @Option(help: ArgumentHelp("Which day; today if nothing is said.", valueName: "yyyy-mm-dd"))
    var date: DateOption?

    func validate() throws {
      try check(amount: "the count", count, 0.001...10_000)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      try await HabitsCommand.record(habit, -count, on: date, backend, console, json: global.json)
    }
  }

  struct Set: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Say how much a day has, whatever was recorded before.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, how that begins, or its id.")
    var habit: String

    @Argument(help: "How often, or how much.")
    var value: Double

    @Option(help: ArgumentHelp("Which day; today if nothing is said.", valueName: "yyyy-mm-dd"))
    var date: DateOption?

    func validate() throws {
      try check(amount: "the value", value, 0...1_000_000)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let habit = try await backend.habit(habit)
      let record = HabitsV1.HabitRecord(
        recordID: UUID.version7(at: backend.clock()).uuidString.lowercased(), habitID: habit.habitID,
        change: .value(value), timeZone: backend.zone.name, localDate: date?.description ?? "")
      let totals = try await backend.keeper.call { options in
        try await backend.habits.setHabitValue(.init(record: record), options: options.within(.seconds(10)))
      }.totals
      if global.json { return console.line(HabitPresentation.json(totals ?? .init()).text) }
      console.lines(HabitPresentation.lines(habit, totals ?? .init(), terminal: console.output))
    }
  }

  struct Skip: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "skip", abstract: "Say that a day does not count.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, how that begins, or its id.")
    var habit: String

    @Option(help: ArgumentHelp("Which day; today if nothing is said.", valueName: "yyyy-mm-dd"))
    var date: DateOption?

    @Flag(help: "It counts after all.")
    var undo = false

    func run(_ backend: Backend, _ console: Console) async throws {
      let habit = try await backend.habit(habit)
      let record = HabitsV1.HabitRecord(
        recordID: UUID.version7(at: backend.clock()).uuidString.lowercased(), habitID: habit.habitID,
        change: .skipped(!undo), timeZone: backend.zone.name, localDate: date?.description ?? "")
      let made = try await backend.keeper.call { options in
        try await backend.habits.skipHabit(.init(record: record), options: options.within(.seconds(10)))
      }
      if global.json { return console.line(HabitPresentation.json(made.totals ?? .init()).text) }
      let day = made.record?.localDate.printable ?? ""
      console.lines(
        "\(habit.title.printable): \(day) \(undo ? "counts" : "is skipped")".wrapped(to: console.output.width))
    }
  }

  /// Records so many more, or fewer. The record's id makes it safe to try again.
  fileprivate static func record(
    _ name: String, _ delta: Double, on date: DateOption?, _ backend: Backend, _ console: Console, json: Bool
  ) async throws {
    let habit = try await backend.habit(name)
    let record = HabitsV1.HabitRecord(
      recordID: UUID.version7(at: backend.clock()).uuidString.lowercased(), habitID: habit.habitID,
      change: .delta(delta), occurTime: .init(backend.time(on: date?.day)), timeZone: backend.zone.name)
    let totals = try await backend.keeper.call { options in
      try await backend.habits.recordHabit(.init(record: record), options: options.within(.seconds(10)))
    }.totals
    if json { return console.line(HabitPresentation.json(totals ?? .init()).text) }
    console.lines(HabitPresentation.lines(habit, totals ?? .init(), terminal: console.output))
  }
}
