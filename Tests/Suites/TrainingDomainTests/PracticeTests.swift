import Testing
import TitanCore
import TrainingDomain

@Suite("Practices")
struct PracticeTests {
  enum Event: String, CaseIterable, Sendable {
    case start, skipPreparation, complete, skip, adjust
  }

  /// A practice in `state` whose first exercise is in `exercise`; the time is `later`.
  private static let later = noon + .seconds(100)

  private static func made(_ state: PracticeState, _ exercise: ExerciseState) throws -> Practice {
    var practice = practice()
    if state.isOver {
      // Something must have been done, or the practice can't be completed.
      try practice.skipPreparation(1, at: noon)
      try practice.completeExercise(1, done: 1, at: noon + .seconds(1))
    }
    switch exercise {
    case .ready: break
    case .preparing: try practice.startExercise(0, at: later - .seconds(5))
    case .active: try practice.startExercise(0, at: later - .seconds(50))
    case .done:
      try practice.skipPreparation(0, at: noon)
      try practice.completeExercise(0, done: 8, at: noon + .seconds(30))
    case .skipped: try practice.skipExercise(0, at: noon)
    }
    switch state {
    case .running: break
    case .paused: try practice.pause(at: later)
    case .completed: try practice.complete(at: later, level: .start)
    case .abandoned: try practice.abandon(at: later)
    }
    return practice
  }

  private static func outcome(_ practice: Practice, _ event: Event) -> String {
    var practice = practice
    let now = later + .seconds(1)
    do throws(PracticeError) {
      switch event {
      case .start: try practice.startExercise(0, at: now)
      case .skipPreparation: try practice.skipPreparation(0, at: now)
      case .complete: try practice.completeExercise(0, done: 9, at: now)
      case .skip: try practice.skipExercise(0, at: now)
      case .adjust: try practice.adjust(0, to: 9, at: now)
      }
    } catch {
      switch error {
      case .badTransition: return "-"
      case .exerciseStarted: return "started"
      default: return "\(error)"
      }
    }
    return "\(practice.exercises[0].state(at: practice.moment(at: now)))"
  }

  @Test(
    "Every transition of an exercise is allowed or refused",
    arguments: [
      (PracticeState.running, ExerciseState.ready, "preparing active - skipped ready"),
      (.running, .preparing, "- active - skipped preparing"), (.running, .active, "- active done skipped started"),
      (.running, .done, "- - - - started"), (.running, .skipped, "- - - skipped started"),
      (.paused, .ready, "- active - skipped ready"), (.paused, .preparing, "- active - skipped preparing"),
      (.paused, .active, "- active - skipped started"), (.paused, .done, "- - - - started"),
      (.paused, .skipped, "- - - skipped started"), (.completed, .done, "- - - - -"),
      (.completed, .skipped, "- - - - -"), (.abandoned, .done, "- - - - -"), (.abandoned, .skipped, "- - - - -"),
    ])
  func transitions(state: PracticeState, exercise: ExerciseState, expected: String) throws {
    let practice = try Self.made(state, exercise)
    #expect(practice.exercises[0].state(at: practice.moment(at: Self.later)) == exercise)
    #expect(Event.allCases.map { Self.outcome(practice, $0) }.joined(separator: " ") == expected)
  }

  @Test(
    "Every transition of a practice is allowed or refused",
    arguments: [
      (PracticeState.running, "running paused completed abandoned"),
      (.paused, "running paused completed abandoned"), (.completed, "- - - -"), (.abandoned, "- - - -"),
    ])
  func whole(state: PracticeState, expected: String) throws {
    let made = try Self.made(state, .done)
    let outcomes = PracticeState.allCases.map { goal in Self.outcome(made, goal) }
    #expect(outcomes.joined(separator: " ") == expected)
  }

  /// The outcome of a request for a state.
  private static func outcome(_ practice: Practice, _ goal: PracticeState) -> String {
    var practice = practice
    do throws(PracticeError) {
      switch goal {
      case .running: try practice.resume(at: later)
      case .paused: try practice.pause(at: later)
      case .completed: try practice.complete(at: later, level: .start)
      case .abandoned: try practice.abandon(at: later)
      }
    } catch {
      return "-"
    }
    return "\(practice.state)"
  }

  @Test("A practice without a completed set can't be completed, and continues")
  func nothing() throws {
    for prepare in [PracticeState.running, .paused] {
      var practice = try Self.made(prepare, .skipped)
      #expect(throws: PracticeError.nothingCompleted) { try practice.complete(at: Self.later, level: .start) }
      #expect(practice.state == prepare)
    }
  }

  @Test("An abandoned practice keeps its completed sets and earns nothing")
  func abandoned() throws {
    var practice = practice()
    for index in 0..<4 {
      try practice.skipPreparation(index, at: noon)
      try practice.completeExercise(index, done: 8, at: noon)
    }
    try practice.abandon(at: noon + .seconds(60))
    #expect((practice.points, practice.credit.points > 0) == (0, true))
    #expect(practice.levelAfter == practice.levelBefore)
    #expect(practice.exercises[4].phase == .skipped)
  }

  @Test("Exercises run one at a time, and the error names the current one")
  func oneAtATime() throws {
    var practice = practice()
    try practice.startExercise(2, at: noon)
    let bad = PracticeError.badTransition(from: .exercise(.ready), to: .exercise(.preparing), inProgress: 2)
    #expect(throws: bad) { try practice.startExercise(0, at: noon) }
    #expect(throws: PracticeError.noExercise(index: 5, count: 5)) { try practice.startExercise(5, at: noon) }
    #expect(throws: PracticeError.noExercise(index: -1, count: 5)) { try practice.skipExercise(-1, at: noon) }
  }

  @Test("The countdown runs by itself, for the time that was set when the practice began", arguments: [0, 10, 180])
  func countdown(seconds: Int) throws {
    var practice = practice(countdown: seconds)
    try practice.startExercise(0, at: noon)
    if seconds > 0 {
      #expect(practice.exercises[0].state(at: noon + .seconds(seconds) - .microseconds(1)) == .preparing)
    }
    #expect(practice.exercises[0].state(at: noon + .seconds(seconds)) == .active)
  }

  @Test("A pause stops the countdown, the exercise and the practice")
  func pauses() throws {
    func at(_ second: Int) -> Timestamp { noon + .seconds(second) }
    var practice = practice()
    try practice.startExercise(0, at: at(0))
    try practice.pause(at: at(4))
    #expect(practice.exercises[0].state(at: practice.moment(at: at(1_000))) == .preparing)
    try practice.resume(at: at(1_000))
    // Six seconds of the countdown remain.
    #expect(practice.exercises[0].state(at: at(1_005)) == .preparing)
    #expect(practice.exercises[0].state(at: at(1_006)) == .active)
    try practice.pause(at: at(1_016))
    try practice.pause(at: at(1_020))
    try practice.resume(at: at(2_016))
    try practice.completeExercise(0, done: 8, at: at(2_026))
    #expect(practice.exercises[0].activeTime == .seconds(20))
    try practice.pause(at: at(2_030))
    try practice.complete(at: at(3_030), level: .start)
    #expect(practice.measuredTime(at: at(9_999)) == .seconds(4 + 16 + 14))
  }

  @Test("A practice of 45 minutes with a pause of ten counts 35")
  func timeSpent() throws {
    var practice = practice()
    try practice.skipPreparation(0, at: noon)
    try practice.completeExercise(0, done: 8, at: noon + .seconds(60))
    try practice.pause(at: noon + .seconds(600))
    try practice.resume(at: noon + .seconds(1_200))
    try practice.complete(at: noon + .seconds(2_700), level: .start)
    #expect(practice.timeSpent(at: noon) == .seconds(2_100))
    try practice.correct(CorrectionDraft(timeSpent: .some(.seconds(1_800)), note: "gut"))
    #expect(practice.timeSpent(at: noon) == .seconds(1_800))
    #expect(practice.corrections.note == "gut")
    try practice.correct(CorrectionDraft(timeSpent: .some(nil)))
    #expect(practice.timeSpent(at: noon) == .seconds(2_100))
  }

  @Test("An adjusted prescription has limits", arguments: [(0, false), (1, true), (32, true), (33, false)])
  func adjusted(amount: Int, isAllowed: Bool) throws {
    var practice = practice()
    do throws(PracticeError) {
      try practice.adjust(0, to: amount, at: noon)
    } catch {
      #expect(error == .outOfRange(field: "amount", got: amount, allowed: 1...32))
    }
    #expect((practice.exercises[0].prescribed == amount) == isAllowed)
  }

  @Test("Two devices in any order produce a legal history", arguments: 0..<200)
  func anyOrder(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    var (practice, now) = (practice(), noon)
    for _ in 0..<60 {
      now = now + .seconds(Int.random(in: 0...15, using: &generator))
      let index = Int.random(in: 0..<5, using: &generator)
      let before = practice
      do throws(PracticeError) {
        switch Int.random(in: 0..<9, using: &generator) {
        case 0, 1: try practice.startExercise(index, at: now)
        case 2: try practice.skipPreparation(index, at: now)
        case 3, 4: try practice.completeExercise(index, done: 5, at: now)
        case 5: try practice.skipExercise(index, at: now)
        case 6: try practice.pause(at: now)
        case 7: try practice.resume(at: now)
        default: try practice.adjust(index, to: 3, at: now)
        }
      } catch {
        // A refused event changes nothing.
        #expect(practice == before)
      }
      #expect(practice.exercises.count(where: \.isUnderWay) <= 1)
      #expect(practice.pausedTime <= now - noon)
      for (old, new) in zip(before.exercises, practice.exercises) where old.isDone { #expect(old == new) }
    }
    let active = practice.exercises.reduce(Duration.zero) { $0 + $1.activeTime }
    #expect(active <= practice.measuredTime(at: now))
  }
}
