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

    @Argument(help: "How often, or how much.")
    var count: Int32 = 1

    func validate() throws {
      try check("the count", count, 1...10_000)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      try await HabitsCommand.record(habit, count, backend, console, json: global.json)
    }
  }

  struct Undo: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "undo", abstract: "Take today's last tap back.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, how that begins, or its id.")
    var habit: String

    @Argument(help: "How often, or how much.")
    var count: Int32 = 1

    func validate() throws {
      try check("the count", count, 1...10_000)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      try await HabitsCommand.record(habit, -count, backend, console, json: global.json)
    }
  }

  struct Skip: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "skip", abstract: "Say that a day does not count.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, how that begins, or its id.")
    var habit: String

    @Option(help: ArgumentHelp("Which day; today if nothing is said.", valueName: "yyyy-mm-dd"))
    var date = ""

    @Flag(help: "It counts after all.")
    var undo = false

    func run(_ backend: Backend, _ console: Console) async throws {
      let habit = try await backend.habit(habit)
      let record = HabitsV1.HabitRecord(
        recordID: UUID.version7(at: backend.clock()).uuidString.lowercased(), habitID: habit.habitID,
        change: .skipped(!undo), timeZone: backend.zone.name, localDate: date)
      let made = try await backend.keeper.call { options in
        try await backend.habits.skipHabit(.init(record: record), options: options.within(.seconds(10)))
      }
      let day = made.record?.localDate ?? date
      if global.json { return console.line(HabitPresentation.json(made.totals ?? .init()).text) }
      console.line("\(habit.title.printable): \(day.printable) \(undo ? "counts" : "is skipped")")
    }
  }

  /// Records so many more, or fewer. The record's id makes it safe to try again.
  fileprivate static func record(
    _ name: String, _ delta: Int32, _ backend: Backend, _ console: Console, json: Bool
  ) async throws {
    let habit = try await backend.habit(name)
    let record = HabitsV1.HabitRecord(
      recordID: UUID.version7(at: backend.clock()).uuidString.lowercased(), habitID: habit.habitID,
      change: .delta(delta), occurTime: .init(backend.clock()), timeZone: backend.zone.name)
    let totals = try await backend.keeper.call { options in
      try await backend.habits.recordHabit(.init(record: record), options: options.within(.seconds(10)))
    }.totals
    if json { return console.line(HabitPresentation.json(totals ?? .init()).text) }
    console.line(HabitPresentation.line(habit, totals ?? .init(), style: console.output.style))
  }
}
