import TitanCore
import TitanProto
import TitanRPC

/// A training that was done without this program, told set by set: each as prescribed, then a rest.
struct PastPractice {
  let backend: Backend
  let console: Console
  /// Whether only the result is shown, as JSON.
  let isQuiet: Bool
  let start: Timestamp
  /// Of one repetition.
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
        // After the last one there is nothing to rest for.
        if case .start = calls.pilot.next { calls.moment = end + rest }
      }
    } catch {
      // What cannot have been so is not left half entered: it would stand in the way of what was.
      try? await backend.keeper.call { options in
        _ = try await backend.training.deletePractice(
          .init(practiceID: practice.practiceID), options: options.within(.seconds(10)))
      }
      throw error
    }
    return PracticeFlow.Outcome(practice: calls.pilot.practice, levelUp: calls.levelUp)
  }
}
