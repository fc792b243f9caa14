import ArgumentParser
import Foundation
import HabitsProto
import TitanCore
import TitanProtoJSON
import TitanZones

extension HabitsCommand {
  struct Link: ClientCommand {
    enum Source: String, ExpressibleByArgument, CaseIterable {
      case pushUps = "push-ups"
      case sessions
      case practices

      var kind: HabitsV1.LinkSource {
        switch self {
        case .pushUps: .pushupReps
        case .sessions: .pushupSessions
        case .practices: .practices
        }
      }
    }

    static let configuration = CommandConfiguration(
      commandName: "link", abstract: "Record a habit automatically from push-ups, sessions or trainings.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, the beginning of it, or its id.")
    var habit: String

    @Argument(help: "What counts: every push-up, session or training.")
    var source: Source

    func run(_ backend: Backend, _ console: Console) async throws {
      let habit = try await backend.habit(habit)
      let source = source
      let linked = try await backend.accessTokens.call { options in
        try await backend.habits.linkHabit(
          .init(habitID: habit.habitID, source: source.kind), options: options.within(.seconds(10))
        ).habit
      }
      if global.json {
        return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: linked ?? habit)).text)
      }
      console.lines(
        "\(habit.title.printable) now counts your \(source.rawValue).".wrapped(to: console.output.width))
    }
  }

  struct Unlink: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "unlink", abstract: "Stop recording a habit automatically, and delete what was recorded that way.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its name, the beginning of it, or its id.")
    var habit: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let habit = try await backend.habit(habit)
      let left = try await backend.accessTokens.call { options in
        try await backend.habits.unlinkHabit(.init(habitID: habit.habitID), options: options.within(.seconds(10)))
      }.habit
      if global.json {
        return console.line(HabitPresentation.json(HabitsV1.HabitOverview(habit: left ?? habit)).text)
      }
      console.lines("\(habit.title.printable) is no longer recorded automatically.".wrapped(to: console.output.width))
    }
  }

  struct Import: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: "Import habits from an export of Loop Habit Tracker.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(
      help: ArgumentHelp("The unpacked export: the folder with Habits.csv and Checkmarks.csv.", valueName: "folder"))
    var folder: String

    @Flag(help: "Only show what would be imported.")
    var dryRun = false

    func run(_ backend: Backend, _ console: Console) async throws {
      let root = URL(filePath: folder, directoryHint: .isDirectory)
      let request = HabitsV1.ImportHabitsRequest(
        habitsCsv: try Self.text(root.appending(path: "Habits.csv")),
        checkmarksCsv: try Self.text(root.appending(path: "Checkmarks.csv")), validateOnly: dryRun,
        timeZone: backend.zone.name)
      let imported = try await backend.accessTokens.call { options in
        try await backend.habits.importHabits(request, options: options.within(.seconds(60)))
      }.habits
      if global.json { return console.line(JSONValue.array(imported.map(HabitPresentation.json)).text) }
      console.lines(imported.flatMap { HabitPresentation.line($0).wrapped(to: console.output.width) })
    }

    private static func text(_ file: URL) throws(ClientError) -> String {
      let bytes: [UInt8]
      do throws(InputFileError) { bytes = try InputFile.read(file.path) } catch {
        throw .usage("Can't read \(file.path): \(error)")
      }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .usage("\(file.path) isn't UTF-8 text.") }
      return text
    }
  }
}
