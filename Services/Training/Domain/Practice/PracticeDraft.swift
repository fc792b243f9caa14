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

/// The time of a step of a practice: when the request arrives, or when a device that was offline says it happened.
struct StepTime: Sendable, Hashable {
  let time: Timestamp

  /// The time by which a device's clock may be ahead; times within this limit count as now.
  private static let slack: Duration = .seconds(2)
  /// A device may report a practice that began up to this long ago.
  fileprivate static let longestAgo: Duration = .seconds(7 * 86_400)

  fileprivate static let tooLongAgo = LocalizedText(
    "A training can be entered up to 7 days after it began.",
    "Ein Training lässt sich bis zu 7 Tage nach seinem Beginn eintragen.")
  static let beforeLatest = LocalizedText(
    "This is before the last step of the training.", "Das liegt vor dem letzten Schritt des Trainings.")

  /// - Parameters:
  ///   - told: the reported time; `nil` for a step that happens now.
  ///   - tooEarly: the error for a time before `earliest`.
  /// - Throws: for a time in the future, or before `earliest`.
  init(
    told: Timestamp?, at now: Timestamp, from earliest: Timestamp, field: String, tooEarly: LocalizedText
  ) throws(InvalidRequest) {
    guard let told else {
      time = now
      return
    }
    let reason = told > now + Self.slack ? "TIME_IN_FUTURE" : told < earliest ? "TIME_TOO_EARLY" : nil
    if let reason {
      throw InvalidRequest([
        FieldViolation(
          field: field, reason: reason, got: "\(told)", allowed: "\(earliest) to now, \(now)",
          words: reason == "TIME_TOO_EARLY" ? tooEarly : nil)
      ])
    }
    time = min(told, now)
  }
}
