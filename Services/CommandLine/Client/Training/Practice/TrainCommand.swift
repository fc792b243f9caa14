import ArgumentParser
import Foundation
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC
import TitanZones
import TrainingProto

struct TrainCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "train", abstract: "Train: go through workouts set by set.",
    discussion: """
      Without workouts, you train what is suggested today, or continue the training you left open. Each set has a \
      countdown, then the exercise. Keys: Enter begins at once, and then marks the set as done as prescribed; type \
      digits first if you did another number; + and - change the amount before the set begins; p pauses, s skips the \
      set, f finishes with what you have done, q leaves without credit, and Ctrl-C stops and leaves the training open. \
      Keys can also come from a pipe; at its end the training stays open.

      A set earns no more than its time allows: nobody does ten push-ups in a second. Use --start-time to enter a \
      training that you did without this program: every set as prescribed, at your pace, with a rest after each. It \
      may have begun up to 7 days ago, at a time when you did no other training, and must be over by now.
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: "Workouts, 1 to 20: each by its id, its name or the beginning of it.")
  var workouts: [String] = []

  @Option(help: "How many workouts to suggest, 1 to 20.")
  var count: UInt32 = 5

  @Option(name: .customLong("type"), help: "Suggest only this kind; can be repeated.")
  var types: [WorkoutsCommand.Kind] = []

  @Option(
    help: ArgumentHelp(
      "Enter a training you have already done: when it began, in UTC.", valueName: "yyyy-mm-ddThh:mm:ssZ"),
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

  /// The unfinished practice; `nil` if workouts are given.
  private func open(_ backend: Backend) async throws -> TrainingV1.Practice? {
    guard workouts.isEmpty, startTime == nil else { return nil }
    let today = TrainingV1.GetDayProgressRequest(timeZone: try await backend.dayZone())
    let id = try await backend.accessTokens.call { options in
      try await backend.training.getDayProgress(today, options: options.within(.seconds(10)))
    }.openPracticeID
    guard !id.isEmpty else { return nil }
    return try await backend.accessTokens.call { options in
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
      try await backend.accessTokens.call { options in
        try await backend.training.startPractice(request, options: options.within(.seconds(10)))
      }
    }.practice ?? .init()
  }

  private func suggested(_ backend: Backend, _ console: Console) async throws -> [String] {
    let wish = TrainingV1.SuggestWorkoutsRequest(
      count: count, types: types.map(\.wire), timeZone: try await backend.dayZone())
    let suggestion = try await backend.accessTokens.call { options in
      try await backend.training.suggestWorkouts(wish, options: options.within(.seconds(10)))
    }
    if !global.json { console.lines(WorkoutPresentation.lines(suggestion, terminal: console.output) + [""]) }
    return suggestion.items.compactMap { $0.workout?.workoutID }
  }
}

/// Enters a training that was done without this program, set by set: each with the prescribed amount, then a rest.
struct PastPractice {
  let backend: Backend
  let console: Console
  /// Whether only the result is shown, as JSON.
  let isQuiet: Bool
  let start: Timestamp
  /// The time for one repetition.
  let pace: Duration
  let rest: Duration

  func run(_ practice: TrainingV1.Practice) async throws -> PracticeFlow.Outcome {
    let view = PracticeView(console: console, isQuiet: isQuiet, isDrawn: false)
    var calls = PracticeCalls(backend: backend, console: console, practice: practice, view: view)
    calls.moment = start
    do {
      while let step = calls.pilot.next {
        guard case .start(let index) = step, let set = calls.pilot.exercise(index) else {
          try await calls.take(step, isLast: true)
          continue
        }
        let amount = Int(set.prescribedAmount)
        let end = (calls.moment ?? start) + (set.unit == .seconds ? .seconds(amount) : pace * amount)
        try await calls.take(.skipPreparation(index), isLast: true)
        calls.moment = end
        try await calls.take(.complete(index, amount: amount), isLast: true)
        // There is no rest after the last set.
        if case .start = calls.pilot.next { calls.moment = end + rest }
      }
    } catch {
      // An impossible practice must not stay half entered: it would block the real one.
      try? await backend.accessTokens.call { options in
        _ = try await backend.training.deletePractice(
          .init(practiceID: practice.practiceID), options: options.within(.seconds(10)))
      }
      throw error
    }
    return PracticeFlow.Outcome(practice: calls.pilot.practice, levelUp: calls.levelUp)
  }
}
