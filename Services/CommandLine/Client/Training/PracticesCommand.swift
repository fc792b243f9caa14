import ArgumentParser
import TitanCore
import TitanProto
import TitanProtoJSON
import TrainingProto

struct PracticesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "practices", abstract: "List, show, edit or delete your trainings.",
    subcommands: [List.self, Show.self, Edit.self, Adjust.self, Delete.self], defaultSubcommand: List.self)

  static let idHelp: ArgumentHelp = "Its id, the beginning of it, or last."

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List trainings, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: "The most to list; 0 for all.") var limit = 20
    @Option(help: ArgumentHelp("Only trainings on or after this date.", valueName: "yyyy-mm-dd")) var from = ""
    @Option(help: ArgumentHelp("Only trainings on or before this date.", valueName: "yyyy-mm-dd")) var to = ""

    func validate() throws {
      guard limit >= 0 else { throw ValidationError("--limit is \(limit), but should be 0 or more.") }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let practices = try await backend.practices(limit: limit, from: from, to: to)
      if global.json {
        return console.line(JSONValue.array(practices.map { PracticePresentation.json($0, levelUp: nil) }).text)
      }
      if practices.isEmpty { return console.line("No trainings.") }
      console.lines(PracticePresentation.table(practices, terminal: console.output))
    }
  }

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a training set by set.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: PracticesCommand.idHelp) var practice: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.practice(practice).practiceID
      let practice =
        try await backend.accessTokens.call { options in
          try await backend.training.getPractice(.init(practiceID: id), options: options.within(.seconds(10)))
        }.practice ?? .init()
      PracticesCommand.show(practice, global, console)
    }
  }

  struct Edit: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Edit the note or the duration of a training that is over.",
      discussion: "Only the options you give change anything.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: PracticesCommand.idHelp) var practice: String
    @Option(help: "Your note, up to 1000 characters.") var note: String?
    @Option(help: ArgumentHelp("How long it took, 0 to 1440.", valueName: "minutes")) var minutes: Int64?
    @Flag(help: "Go back to the measured time.") var measured = false

    func validate() throws {
      try check("--minutes", minutes, 0...1_440)
      guard minutes == nil || !measured else { throw ValidationError("Give either --minutes or --measured.") }
      guard note != nil || minutes != nil || measured else {
        throw ValidationError("Give --note, --minutes or --measured.")
      }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let found = try await backend.practice(practice)
      var (wanted, paths) = (TrainingV1.Practice(practiceID: found.practiceID, etag: found.etag), [String]())
      if let note { (wanted.note, paths) = (note, paths + ["note"]) }
      if minutes != nil || measured {
        (wanted.timeSpent, paths) = (minutes.map { .init(seconds: $0 * 60) }, paths + ["time_spent"])
      }
      let request = TrainingV1.UpdatePracticeRequest(
        practice: wanted, updateMask: .init(paths: paths), requestID: newRequestID())
      let changed =
        try await backend.accessTokens.call { options in
          try await backend.training.updatePractice(request, options: options.within(.seconds(10)))
        }.practice ?? .init()
      PracticesCommand.show(changed, global, console)
    }
  }

  struct Adjust: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "adjust", abstract: "Change the amount of a set before it begins.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: PracticesCommand.idHelp) var practice: String
    @Argument(help: "The number of the set, from 1.") var set: UInt32
    @Argument(help: "The repetitions or seconds; up to 4 times the suggested amount.") var amount: UInt32

    func validate() throws {
      try check("The set", set, 1...200)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = TrainingV1.AdjustPrescriptionRequest(
        practiceID: try await backend.practice(practice).practiceID, exerciseIndex: set - 1, amount: amount,
        requestID: newRequestID())
      let changed =
        try await backend.accessTokens.call { options in
          try await backend.training.adjustPrescription(request, options: options.within(.seconds(10)))
        }.practice ?? .init()
      PracticesCommand.show(changed, global, console)
    }
  }

  struct Delete: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete a training and take back what it earned.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: PracticesCommand.idHelp) var practice: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.practice(practice).practiceID
      let request = TrainingV1.DeletePracticeRequest(practiceID: id, requestID: newRequestID())
      _ = try await backend.accessTokens.call { options in
        try await backend.training.deletePractice(request, options: options.within(.seconds(10)))
      }
      let json: JSONValue = ["practice_id": .string(id)]
      console.line(global.json ? json.text : "The training is deleted.")
    }
  }

  private static func show(_ practice: TrainingV1.Practice, _ global: GlobalOptions, _ console: Console) {
    if global.json { return console.line(PracticePresentation.json(practice, levelUp: nil).text) }
    console.lines(PracticePresentation.sets(practice, terminal: console.output))
    console.lines(PracticePresentation.lines(practice, levelUp: nil, terminal: console.output))
  }
}
