import ArgumentParser
import Foundation
import HabitsProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanZones

extension HabitsCommand {
  struct Tap: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "tap", abstract: "Record that you did a habit.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, the beginning of it, or its id.")
    var habit: String

    @Argument(help: "How many or how much, such as 3 or 2.5.")
    var count = 1.0

    @Option(help: ArgumentHelp("The date; today by default.", valueName: "yyyy-mm-dd"))
    var date: DateOption?

    func validate() throws {
      try check(amount: "The count", count, 0.001...10_000)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      try await HabitsCommand.record(habit, count, on: date, backend, console, json: global.json)
    }
  }

  struct Undo: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "undo", abstract: "Undo a tap: record one less.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, the beginning of it, or its id.")
    var habit: String

    @Argument(help: "How many or how much.")
    var count = 1.0

    @Option(help: ArgumentHelp("The date; today by default.", valueName: "yyyy-mm-dd"))
    var date: DateOption?

    func validate() throws {
      try check(amount: "The count", count, 0.001...10_000)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      try await HabitsCommand.record(habit, -count, on: date, backend, console, json: global.json)
    }
  }

  struct Set: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Set the total of a day, whatever was recorded before.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, the beginning of it, or its id.")
    var habit: String

    @Argument(help: "How many or how much.")
    var value: Double

    @Option(help: ArgumentHelp("The date; today by default.", valueName: "yyyy-mm-dd"))
    var date: DateOption?

    func validate() throws {
      try check(amount: "The value", value, 0...1_000_000)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let habit = try await backend.habit(habit)
      let record = HabitsV1.HabitRecord(
        recordID: UUID.version7(at: backend.clock()).uuidString.lowercased(), habitID: habit.habitID,
        change: .value(value), timeZone: backend.zone.name, localDate: date?.description ?? "")
      let totals = try await backend.accessTokens.call { options in
        try await backend.habits.setHabitValue(.init(record: record), options: options.within(.seconds(10)))
      }.totals
      if global.json { return console.line(HabitPresentation.json(totals ?? .init()).text) }
      console.lines(HabitPresentation.lines(habit, totals ?? .init(), terminal: console.output))
    }
  }

  struct Skip: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "skip", abstract: "Skip a day, so that it doesn't count.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, the beginning of it, or its id.")
    var habit: String

    @Option(help: ArgumentHelp("The date; today by default.", valueName: "yyyy-mm-dd"))
    var date: DateOption?

    @Flag(help: "Make the day count after all.")
    var undo = false

    func run(_ backend: Backend, _ console: Console) async throws {
      let habit = try await backend.habit(habit)
      let record = HabitsV1.HabitRecord(
        recordID: UUID.version7(at: backend.clock()).uuidString.lowercased(), habitID: habit.habitID,
        change: .skipped(!undo), timeZone: backend.zone.name, localDate: date?.description ?? "")
      let made = try await backend.accessTokens.call { options in
        try await backend.habits.skipHabit(.init(record: record), options: options.within(.seconds(10)))
      }
      if global.json { return console.line(HabitPresentation.json(made.totals ?? .init()).text) }
      let day = made.record?.localDate.printable ?? ""
      console.lines(
        "\(habit.title.printable): \(day) \(undo ? "counts" : "is skipped").".wrapped(to: console.output.width))
    }
  }

  /// Adds an amount, or subtracts it if it is negative. The record's id makes retries safe.
  fileprivate static func record(
    _ name: String, _ delta: Double, on date: DateOption?, _ backend: Backend, _ console: Console, json: Bool
  ) async throws {
    let habit = try await backend.habit(name)
    let record = HabitsV1.HabitRecord(
      recordID: UUID.version7(at: backend.clock()).uuidString.lowercased(), habitID: habit.habitID,
      change: .delta(delta), occurTime: .init(backend.time(on: date?.day)), timeZone: backend.zone.name)
    let totals = try await backend.accessTokens.call { options in
      try await backend.habits.recordHabit(.init(record: record), options: options.within(.seconds(10)))
    }.totals
    if json { return console.line(HabitPresentation.json(totals ?? .init()).text) }
    console.lines(HabitPresentation.lines(habit, totals ?? .init(), terminal: console.output))
  }

  struct Records: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "records", abstract: "List or delete the records of a habit.",
      subcommands: [List.self, Delete.self], defaultSubcommand: List.self)

    struct List: ClientCommand {
      static let configuration = CommandConfiguration(commandName: "list", abstract: "List records, newest first.")

      @OptionGroup(title: "Global options") var global: GlobalOptions

      @Argument(help: "The habit's name, the beginning of it, or its id.")
      var habit: String

      @Option(help: "How many to list, 1 to 200.")
      var limit: Int32 = 20

      func validate() throws {
        try check("--limit", limit, 1...200)
      }

      func run(_ backend: Backend, _ console: Console) async throws {
        let habit = try await backend.habit(habit)
        let found = try await backend.accessTokens.call { options in
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
        commandName: "delete", abstract: "Delete a record as if it had never been made.")

      @OptionGroup(title: "Global options") var global: GlobalOptions

      @Argument(help: "The habit's name, the beginning of it, or its id.")
      var habit: String

      @Argument(help: "The record's id; `records` lists them.")
      var record: String

      func run(_ backend: Backend, _ console: Console) async throws {
        let habit = try await backend.habit(habit)
        let totals = try await backend.accessTokens.call { options in
          try await backend.habits.deleteRecord(
            .init(habitID: habit.habitID, recordID: record), options: options.within(.seconds(10)))
        }.totals
        if global.json { return console.line(HabitPresentation.json(totals ?? .init()).text) }
        console.lines(HabitPresentation.lines(habit, totals ?? .init(), terminal: console.output))
      }
    }
  }
}

/// Presents the records of a habit.
enum HabitRecordPresentation {
  static func json(_ record: HabitsV1.HabitRecord) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("record_id", .string(record.recordID)), ("habit_id", .string(record.habitID)),
    ]
    switch record.change {
    case .delta(let delta): members.append(("delta", .amount(delta)))
    case .value(let value): members.append(("value", .amount(value)))
    case .skipped(let skipped): members.append(("skipped", .bool(skipped)))
    case nil: break
    }
    members += [
      ("occur_time", .time(record.occurTime)), ("local_date", .string(record.localDate)),
      ("note", .string(record.note)), ("is_automatic", .bool(record.source == .link)),
      ("source_id", record.sourceID.isEmpty ? .null : .string(record.sourceID)),
    ]
    return .object(members.map { JSONValue.Member(name: $0, value: $1) })
  }

  static func table(_ records: [HabitsV1.HabitRecord], terminal: Terminal) -> [String] {
    var table = Table([
      .init("date"), .init("what"), .init("note", minimumWidth: 10), .init("id"),
    ])
    for record in records {
      let note = record.source == .link ? "automatic" : record.note
      table.add([.init(record.localDate), .init(what(record)), .init(note), .init(record.recordID, .dim)])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  private static func what(_ record: HabitsV1.HabitRecord) -> String {
    switch record.change {
    case .delta(let delta): (delta > 0 ? "+" : "") + Format.amount(delta)
    case .value(let value): "= " + Format.amount(value)
    case .skipped(true): "skipped"
    case .skipped(false): "counts"
    case nil: ""
    }
  }
}
