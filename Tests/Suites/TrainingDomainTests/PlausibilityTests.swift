import Testing
import TitanCore
import TrainingDomain

@Suite("Plausible amounts for a time")
struct PlausibilityTests {
  @Test("Every exercise has a pace that nobody exceeds, and that everybody can stay below")
  func paces() {
    for exercise in Catalogue.shipped.exercises {
      let least = ExercisePace.leastMilliseconds(exercise.id, exercise.unit)
      // Anyone can do the prescription for a score of 1 within 40 s.
      #expect(
        least > 0 && least * exercise.baseAmount <= (exercise.unit == .seconds ? 60_000 : 40_000), "\(exercise.id)")
    }
    #expect(ExercisePace.leastMilliseconds(ExerciseID("push-up"), .reps) == 400)
    #expect(ExercisePace.leastMilliseconds(ExerciseID("yoga"), .reps) == 0)
  }

  @Test(
    "A set earns no more than its time allows",
    arguments: [
      // Milliseconds per rep, reps done, milliseconds taken, reps credited.
      (400, 10, 30_000, 10), (400, 10, 4_000, 10), (400, 10, 3_999, 9), (400, 10, 1_000, 2), (400, 10, 399, 0),
      (400, 10, 0, 0), (400, 10_000, 40_000, 100), (900, 30, 27_000, 30), (900, 30, 26_999, 29), (900, 30, 300, 0),
      // Exercises without a known pace.
      (0, 10, 0, 10),
    ])
  func credited(least: Int, done: Int, took: Int, expected: Int) {
    var set = sets([10], least: least)[0]
    (set.phase, set.activeTime) = (.done(done), .milliseconds(took))
    #expect((set.credited, set.isTooQuick) == (expected, expected < done))
    #expect((set.creditText == nil) == (expected == done))
    #expect(set.leastTime == (least > 0 ? .milliseconds(least * done) : nil))
    let credit = PracticeCredit([set])
    #expect(credit.points == 100 * 100 * expected / 10 && credit.sets.map(\.done) == [done])
    #expect(credit.counted.count == (expected > 0 ? 1 : 0) && (credit.performance == nil) == (expected == 0))
  }

  @Test("A reduced credit is explained to the user")
  func words() {
    var set = sets([10], least: 400)[0]
    (set.phase, set.activeTime) = (.done(10), .milliseconds(1_250))
    #expect(set.creditText?[.english] == "10 take at least 4.0 s, and this set took 1.2 s. Only 3 of it counts.")
    #expect(
      set.creditText?[.german] == "10 dauern mindestens 4,0 s, und dieser Satz dauerte 1,2 s. Davon zählen nur 3.")
    (set.unit, set.activeTime) = (.seconds, .zero)
    #expect(set.creditText?[.english] == "You entered 10 s, and this set took 0.0 s. None of it counts.")
  }

  /// Only presses keys: every set is started and ended at once.
  private func pressed(_ sets: [PracticeExercise], seconds: [Int]) throws -> Practice {
    var (practice, now) = (practice(1, sets), noon)
    for (index, seconds) in seconds.enumerated() {
      try practice.skipPreparation(index, at: now)
      now = now + .seconds(seconds)
      try practice.completeExercise(index, done: practice.exercises[index].prescribed * 3, at: now)
    }
    try practice.complete(at: now, level: .start)
    return practice
  }

  @Test("Pressing keys earns no fitness")
  func pressing() throws {
    let sets = sets([10, 10, 5, 15, 10], least: 400)
    let none = try pressed(sets, seconds: [0, 0, 0, 0, 0])
    #expect((none.points, none.credit.performance, none.levelAfter) == (0, nil, none.levelBefore))
    #expect((none.counts, none.implausibleSets) == (false, 5) && none.muscles(.shipped).isEmpty)
    #expect(none.creditText?[.english].hasPrefix("This practice doesn't count") == true)
    let honest = try pressed(sets, seconds: [60, 60, 60, 60, 60])
    #expect(honest.counts && honest.implausibleSets == 0 && honest.creditText == nil)
    #expect(honest.levelAfter.score > honest.levelBefore.score)
    // Two of five sets are less than 60 %: this gives points, but no fitness.
    let some = try pressed(sets, seconds: [60, 60, 0, 0, 0])
    #expect((some.counts, some.implausibleSets, some.credit.performance) == (true, 3, nil) && some.points > 0)
    #expect(some.creditText?[.english].hasPrefix("3 sets") == true)
    // Entering more than the time allows gives the same as entering what it allows.
    let greedy = try pressed(sets, seconds: [4, 4, 4, 4, 4])
    #expect(greedy.exercises.allSatisfy { $0.credited == 10 } && greedy.implausibleSets == 5)
  }

  @Test(
    "An offline device reports its own times, within plausible limits",
    arguments: [
      // Seconds after noon, reported for a practice that began at noon and lasted 100 s; it is now 1,000 s after noon.
      (100, nil), (500, nil), (1_000, nil), (1_002, nil), (1_003, "TIME_IN_FUTURE"), (99, "TIME_TOO_EARLY"),
      (-1, "TIME_TOO_EARLY"),
    ] as [(Int, String?)])
  func told(second: Int, reason: String?) throws {
    var practice = practice()
    try practice.take(noon, at: noon + .seconds(1_000)) { try $0.skipPreparation(0, at: $1) }
    try practice.take(noon + .seconds(100), at: noon + .seconds(1_000)) { try $0.completeExercise(0, done: 8, at: $1) }
    #expect(practice.latest == noon + .seconds(100) && practice.exercises[0].activeTime == .seconds(100))
    let before = practice
    do {
      try practice.take(noon + .seconds(second), at: noon + .seconds(1_000)) { try $0.startExercise(1, at: $1) }
      #expect(reason == nil && practice.latest == noon + .seconds(min(second, 1_000)))
    } catch let error as InvalidRequest {
      #expect(error.violations.map(\.reason) == [reason] && error.violations[0].field == "occur_time")
      #expect(practice == before)
    }
    // Without a reported time, the event happens now.
    var live = before
    try live.take(nil, at: noon + .seconds(1_000)) { try $0.startExercise(1, at: $1) }
    #expect(live.latest == noon + .seconds(1_000))
  }

  @Test("A retry of the start returns the first response, whatever has happened to the practice")
  func asBegun() throws {
    let begun = practice(1, sets([10, 10], least: 400))
    var later = begun
    try later.adjust(0, to: 9, at: noon)
    try later.skipPreparation(0, at: noon)
    try later.completeExercise(0, done: 9, at: noon + .seconds(30))
    try later.pause(at: noon + .seconds(40))
    try later.resume(at: noon + .seconds(50))
    try later.complete(at: noon + .seconds(60), level: .start)
    try later.correct(CorrectionDraft(note: "x"))
    later.revision = 9
    #expect(later != begun && later.asBegun == begun)
  }
}
