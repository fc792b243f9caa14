import Foundation
import TitanCore
import TrainingDomain

/// 2026-05-31T12:00:00Z, a Sunday.
let noon = Timestamp(seconds: 1_780_228_800)
let sunday = CalendarDay(of: noon, utcOffsetSeconds: 0)

/// A UUID that ends in a number.
func uuid(_ number: Int) -> UUID {
  var bytes: [UInt8] = [0x01, 0x90, 0, 0, 0, 0, 0x70, 0, 0x80, 0, 0, 0, 0, 0, 0, 0]
  for index in 0..<4 { bytes[15 - index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
  return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
}

let ada = UserID(uuid(1))

/// A user who has been here for years.
let longAgo = Tenure(firstTraining: sunday - 1_000)

/// Sets with these base amounts, as prescribed for a score.
///
/// - Parameter least: the milliseconds that one repetition takes at least.
func sets(
  _ bases: [Int], _ exercise: String = "push-up", score: FitnessScore = .start, least: Int = 0
) -> [PracticeExercise] {
  bases.map { base in
    let amount = score.prescription(base: base)
    return PracticeExercise(
      exercise: ExerciseID(exercise), workout: WorkoutID("morning-five"), setNumber: 1, setCount: 1, unit: .reps,
      base: base, suggested: amount, prescribed: amount, levelFactor: 100, leastMilliseconds: least)
  }
}

func practice(
  _ number: Int = 1, _ exercises: [PracticeExercise]? = nil, start: Timestamp = noon, countdown: Int = 10,
  level: FitnessLevel = .start
) -> Practice {
  Practice(
    id: PracticeID(uuid(number)), userID: ada, workouts: [WorkoutID("morning-five")], start: start, timeZone: "UTC",
    utcOffsetSeconds: 0, localDate: CalendarDay(of: start, utcOffsetSeconds: 0), countdown: countdown,
    exercises: exercises ?? sets([10, 10, 5, 15, 10]), levelBefore: level, levelAfter: level)
}

extension Practice {
  /// Performs `sets` as prescribed, each within a minute, and completes the practice.
  func performed(sets count: Int? = nil, extra: Int = 0, level: FitnessLevel = .start) throws -> Practice {
    var practice = self
    var now = start
    for index in 0..<(count ?? exercises.count) {
      try practice.startExercise(index, at: now)
      now = now + .seconds(countdown + 60)
      try practice.completeExercise(index, done: practice.exercises[index].prescribed + extra, at: now)
    }
    try practice.complete(at: now, level: level)
    return practice
  }
}
