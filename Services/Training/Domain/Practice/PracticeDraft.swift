package import TitanCore
import TitanZones

/// A practice as somebody wants to begin it: nothing is checked yet.
package struct PracticeDraft: Sendable, Hashable {
  package var id: String
  package var timeZone: String
  /// `nil` for that of the zone when it began.
  package var utcOffsetSeconds: Int?
  package var workouts: [WorkoutID]
  /// When it began, as a device says that was offline; `nil` for now.
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

  /// The id alone, which a retry is known by.
  package var practiceID: PracticeID? { PracticeID(id) }

  /// The practice it makes.
  ///
  /// - Parameters:
  ///   - known: the workouts named, as far as they exist.
  /// - Throws: everything that is wrong, each with what came and what is allowed.
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
      start = try StepTime(told: self.start, at: now, from: now - StepTime.longestAgo, field: "start_time").time
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
    if let wrong = FieldViolation(workouts.count, in: Practice.workoutCount, field: "workout_ids") {
      violations.append(wrong)
      return []
    }
    var sets: [PracticeExercise] = []
    for (index, id) in workouts.enumerated() {
      if let workout = known[id] {
        sets += workout.sets(catalogue, score)
      } else {
        violations.append(
          FieldViolation(
            field: "workout_ids[\(index)]", reason: "WORKOUT_UNKNOWN", got: quoted("\(id)"),
            allowed: "a workout of the catalogue or of your own"))
      }
    }
    if sets.count > Practice.mostSets {
      violations.append(
        FieldViolation(
          field: "workout_ids", reason: "TOO_MANY", got: "\(sets.count) sets",
          allowed: "at most \(Practice.mostSets)"))
    }
    return sets
  }
}

extension Workout {
  /// Every set of it, adapted to a score.
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
