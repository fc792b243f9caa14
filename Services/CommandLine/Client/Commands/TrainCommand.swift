import ArgumentParser
import Foundation
import TitanCore
import TitanProto
import TitanZones

struct TrainCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "train", abstract: "Train: be led through workouts, set by set.",
    discussion: """
      Without workouts, what is suggested today is trained, or what was left open goes on. Each set has a countdown, \
      then the exercise. Keys: enter begins at once, and then says that the set is done as prescribed; digits say how \
      many it was instead; + and - change what is prescribed, before the set begins; p pauses, s skips the set, f \
      finishes with what is done, q leaves without credit, Ctrl-C stops here and leaves the training open. Keys may come \
      from a pipe, too; at its end the training stays open.

      A set earns no more than its time allows: nobody does ten push-ups in a second. A training that you did without this \
      program is entered with --start-time: every set as prescribed, at your pace, with a rest after each. It may have \
      begun up to 7 days ago, after your last training, and must be over by now.
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: "Workouts, 1 to 20: each by its id, its name, or how that begins.")
  var workouts: [String] = []

  @Option(help: "How many workouts, where they are suggested: 1 to 20.")
  var count: UInt32 = 5

  @Option(name: .customLong("type"), help: "Suggest only this kind; may be given several times.")
  var types: [WorkoutsCommand.Kind] = []

  @Option(
    help: ArgumentHelp(
      "Enter a training that you have done already: when it began, in UTC.", valueName: "yyyy-mm-ddThh:mm:ssZ"),
    transform: { try Timestamp(option: $0) })
  var startTime: Timestamp?

  @Option(help: ArgumentHelp("With --start-time: how long a repetition took, 0.1 to 60 seconds.", valueName: "seconds"))
  var pace = 3.0

  @Option(
    help: ArgumentHelp("With --start-time: how long you rested after a set, 0 to 600 seconds.", valueName: "seconds"))
  var rest = 30

  func validate() throws {
    try check("--count", count, 1...20)
    try check("--pace", pace, 0.1...60)
    try check("--rest", rest, 0...600)
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let practice =
      if let open = try await open(backend) { open } else { try await begin(backend, console) }
    let outcome =
      if let startTime {
        try await PastPractice(
          backend: backend, console: console, isQuiet: global.json, start: startTime, pace: .seconds(pace),
          rest: .seconds(rest)
        ).run(practice)
      } else {
        try await PracticeFlow(backend: backend, console: console, isQuiet: global.json).run(practice)
      }
    if global.json {
      return console.line(PracticePresentation.json(outcome.practice, levelUp: outcome.levelUp).text)
    }
    console.lines(
      PracticePresentation.lines(outcome.practice, levelUp: outcome.levelUp, terminal: console.output))
  }

  /// The practice that was left open; not looked for where workouts are named.
  private func open(_ backend: Backend) async throws -> TrainingV1.Practice? {
    guard workouts.isEmpty, startTime == nil else { return nil }
    let today = TrainingV1.GetDayProgressRequest(timeZone: try await backend.dayZone())
    let id = try await backend.keeper.call { options in
      try await backend.training.getDayProgress(today, options: options.within(.seconds(10)))
    }.openPracticeID
    guard !id.isEmpty else { return nil }
    return try await backend.keeper.call { options in
      try await backend.training.getPractice(.init(practiceID: id), options: options.within(.seconds(10)))
    }.practice
  }

  private func begin(_ backend: Backend, _ console: Console) async throws -> TrainingV1.Practice {
    let chosen = workouts.isEmpty ? try await suggested(backend, console) : try await backend.workoutIDs(workouts)
    let now = backend.clock()
    let request = TrainingV1.StartPracticeRequest(
      practiceID: UUID.version7(at: now).uuidString.lowercased(), workoutIDs: chosen, timeZone: backend.zone.name,
      utcOffsetSeconds: Int32(backend.zone.utcOffsetSeconds(at: startTime ?? now)),
      requestID: UUID().uuidString.lowercased(), startTime: startTime.map { .init($0) })
    return try await Patience(limit: .seconds(10)).retrying {
      try await backend.keeper.call { options in
        try await backend.training.startPractice(request, options: options.within(.seconds(10)))
      }
    }.practice ?? .init()
  }

  private func suggested(_ backend: Backend, _ console: Console) async throws -> [String] {
    let wish = TrainingV1.SuggestWorkoutsRequest(
      count: count, types: types.map(\.wire), timeZone: try await backend.dayZone())
    let suggestion = try await backend.keeper.call { options in
      try await backend.training.suggestWorkouts(wish, options: options.within(.seconds(10)))
    }
    if !global.json { console.lines(WorkoutPresentation.lines(suggestion, terminal: console.output) + [""]) }
    return suggestion.items.compactMap { $0.workout?.workoutID }
  }
}
