package import TitanCore
import TitanZones

/// A practice that a user wants to begin, not validated yet.
package struct PracticeDraft: Sendable, Hashable {
  package var id: String
  package var timeZone: String
  /// `nil` for the zone's offset when the practice began.
  package var utcOffsetSeconds: Int?
  package var workouts: [WorkoutID]
  /// When the practice began, according to a device that was offline; `nil` for now.
  package var start: Timestamp?

  package init(
    id: String, timeZone: String, utcOffsetSeconds: Int? = nil, workouts: [WorkoutID], start: Timestamp? = nil
  ) {
    self.id = id
    self.timeZone = timeZone
    self.utcOffsetSeconds = utcOffsetSeconds
    self.workouts = workouts
    self.start = start
  }

  /// Just the id, which identifies a retry.
  package var practiceID: PracticeID? { PracticeID(id) }

  /// Validates the draft and makes the practice.
  ///
  /// - Parameters:
  ///   - known: those of the named workouts that exist.
  /// - Throws: every violation, each with the value received and the values allowed.
  package func checked(
    by user: UserID, at now: Timestamp, known: [WorkoutID: Workout], _ catalogue: Catalogue, countdown: Int,
    level: FitnessLevel, dayStart: DayStart = .midnight
  ) throws(InvalidRequest) -> Practice {
    var violations: [FieldViolation] = []
    if practiceID == nil {
      violations.append(
        FieldViolation(
          field: "practice_id", reason: id.isEmpty ? "MISSING" : "UUID_INVALID", got: quoted(id),
          allowed: "a UUID made by the client"))
    }
    let zone = ZoneRules(name: timeZone)
    if zone == nil {
      violations.append(
        FieldViolation(
          field: "time_zone", reason: timeZone.isEmpty ? "MISSING" : "ZONE_UNKNOWN", got: quoted(timeZone),
          allowed: "an IANA zone such as Europe/Berlin, or UTC"))
    }
    if let utcOffsetSeconds,
      let wrong = FieldViolation(utcOffsetSeconds, in: -64_800...64_800, field: "utc_offset_seconds")
    {
      violations.append(wrong)
    }
    var start: Timestamp?
    do throws(InvalidRequest) {
      start = try StepTime(
        told: self.start, at: now, from: now - StepTime.longestAgo, field: "start_time", tooEarly: StepTime.tooLongAgo
      ).time
    } catch {
      violations += error.violations
    }
    let exercises = sets(known, catalogue, level.score, &violations)
    guard violations.isEmpty, let practiceID, let zone, let start else { throw InvalidRequest(violations) }
    let offset = utcOffsetSeconds ?? zone.utcOffsetSeconds(at: start)
    return Practice(
      id: practiceID, userID: user, workouts: workouts, start: start, timeZone: timeZone, utcOffsetSeconds: offset,
      localDate: CalendarDay(of: start, utcOffsetSeconds: offset, dayStart: dayStart), countdown: countdown,
      exercises: exercises, levelBefore: level, levelAfter: level)
  }

  private func sets(
    _ known: [WorkoutID: Workout], _ catalogue: Catalogue, _ score: FitnessScore, _ violations: inout [FieldViolation]
  ) -> [PracticeExercise] {
    let things = LocalizedText("workouts", "Workouts")
    if let wrong = FieldViolation(count: workouts.count, in: Practice.workoutCount, of: things, field: "workout_ids") {
      violations.append(wrong)
      return []
    }
    var sets: [PracticeExercise] = []
    for (index, id) in workouts.enumerated() {
      if let workout = known[id] {
        sets += workout.sets(catalogue, score)
      } else {
        violations.append(.unknownWorkout("\(id)", field: "workout_ids[\(index)]"))
      }
    }
    if sets.count > Practice.mostSets {
      violations.append(.tooManySets(sets.count, most: Practice.mostSets, field: "workout_ids"))
    }
    return sets
  }
}

extension Workout {
  /// All sets of the workout, adapted to a score.
  package func sets(_ catalogue: Catalogue, _ score: FitnessScore) -> [PracticeExercise] {
    prescriptions.flatMap { prescription -> [PracticeExercise] in
      guard let exercise = catalogue.exercise(prescription.exercise) else { return [] }
      let amount = score.prescription(base: prescription.amount)
      return (0..<max(0, prescription.sets)).map { number in
        PracticeExercise(
          exercise: exercise.id, workout: id, setNumber: number + 1, setCount: prescription.sets, unit: exercise.unit,
          base: prescription.amount, suggested: amount, prescribed: amount, levelFactor: exercise.levelFactor,
          leastMilliseconds: ExercisePace.leastMilliseconds(exercise.id, exercise.unit))
      }
    }
  }
}
