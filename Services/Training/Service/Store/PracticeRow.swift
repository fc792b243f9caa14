import TitanCore
import TitanFeeds
import TitanPostgres
import TrainingDomain

/// A practice as columns of `training.practices`.
enum PracticeRow {
  static let columns = """
    user_id, practice_id, workout_ids, start_time, end_time, time_zone, utc_offset_seconds, local_date,
    countdown_seconds, state, pause_time, paused, score_before, class_before, highest_before, score_after, class_after,
    highest_after, corrected_time, corrected_muscles, corrected_percents, note, set_exercise_ids, set_workout_ids,
    set_numbers, set_counts, set_units, set_bases, set_suggested, set_prescribed, set_level_factors, set_phases,
    set_active_from, set_done, set_active_times, set_least_milliseconds, set_evidences, set_stream_ids, set_counters,
    set_rep_starts, set_rep_ends, latest_time, revision
    """

  static func practice(_ row: PostgresRow) throws -> Practice {
    Practice(
      id: try row.decode("practice_id"), userID: try row.decode("user_id"),
      workouts: try row.decode("workout_ids", as: [String].self).map { WorkoutID($0) },
      start: try row.decode("start_time"), timeZone: try row.decode("time_zone"),
      utcOffsetSeconds: try row.decode("utc_offset_seconds"), localDate: try row.decode("local_date"),
      countdown: try row.decode("countdown_seconds"), phase: try phase(row), exercises: try exercises(row),
      pausedTime: try row.decode("paused"), levelBefore: try level(row, "before"),
      levelAfter: try level(row, "after"), corrections: try corrections(row),
      latest: try row.decode("latest_time"), revision: try row.decode("revision"))
  }

  private static func phase(_ row: PostgresRow) throws -> Practice.Phase {
    switch try row.decode("state", as: PracticeState.self) {
    case .running: .running
    case .paused: .paused(since: try row.decode("pause_time"))
    case .completed: .completed(at: try row.decode("end_time"))
    case .abandoned: .abandoned(at: try row.decode("end_time"))
    }
  }

  private static func level(_ row: PostgresRow, _ when: String) throws -> FitnessLevel {
    FitnessLevel(
      score: FitnessScore(millionths: try row.decode("score_\(when)")), current: try row.decode("class_\(when)"),
      highest: try row.decode("highest_\(when)"))
  }

  private static func corrections(_ row: PostgresRow) throws -> Practice.Corrections {
    let muscles = try row.decode("corrected_muscles", as: [Muscle].self)
    let percents = try row.decode("corrected_percents", as: [Int].self)
    return Practice.Corrections(
      timeSpent: try row.decode("corrected_time"),
      muscles: zip(muscles, percents).map { MuscleShare($0, percent: $1) }, note: try row.decode("note"))
  }

  private static func exercises(_ row: PostgresRow) throws -> [PracticeExercise] {
    func numbers(_ column: String) throws -> [Int] { try row.decode(column) }
    let exercises = try row.decode("set_exercise_ids", as: [String].self)
    let workouts = try row.decode("set_workout_ids", as: [String].self)
    let units = try row.decode("set_units", as: [AmountUnit].self)
    let (setNumbers, setCounts) = (try numbers("set_numbers"), try numbers("set_counts"))
    let (bases, suggested) = (try numbers("set_bases"), try numbers("set_suggested"))
    let (prescribed, factors) = (try numbers("set_prescribed"), try numbers("set_level_factors"))
    let (phases, done) = (try numbers("set_phases"), try numbers("set_done"))
    let activeFrom = try row.decode("set_active_from", as: [Timestamp?].self)
    let activeTimes = try row.decode("set_active_times", as: [Duration].self)
    let least = try numbers("set_least_milliseconds")
    let proofs = try proofs(row)
    return exercises.indices.map { index in
      PracticeExercise(
        exercise: ExerciseID(exercises[index]), workout: WorkoutID(workouts[index]), setNumber: setNumbers[index],
        setCount: setCounts[index], unit: units[index], base: bases[index], suggested: suggested[index],
        prescribed: prescribed[index], levelFactor: factors[index],
        leastMilliseconds: index < least.count ? least[index] : 0,
        phase: phase(phases[index], activeFrom: activeFrom[index], done: done[index]),
        activeTime: activeTimes[index], proof: index < proofs.count ? proofs[index] : nil)
    }
  }

  /// One element per set; none for a practice without a receipt.
  private static func proofs(_ row: PostgresRow) throws -> [SetProof?] {
    let evidences = try row.decode("set_evidences", as: [SetEvidence?].self)
    let streams = try row.decode("set_stream_ids", as: [LandmarkStreamID?].self)
    let counters = try row.decode("set_counters", as: [String?].self)
    let starts = try row.decode("set_rep_starts", as: [Timestamp?].self)
    let ends = try row.decode("set_rep_ends", as: [Timestamp?].self)
    return evidences.indices.map { index in
      guard let evidence = evidences[index], let stream = streams[index], let counter = counters[index],
        let start = starts[index], let end = ends[index]
      else { return nil }
      return SetProof(streamID: stream, counter: counter, start: start, end: end, evidence: evidence)
    }
  }

  private static func phase(_ code: Int, activeFrom: Timestamp?, done: Int) -> PracticeExercise.Phase {
    switch (code, activeFrom) {
    case (2, let activeFrom?): .underWay(activeFrom: activeFrom)
    case (3, _): .done(done)
    case (4, _): .skipped
    default: .ready
    }
  }

  private static func code(_ phase: PracticeExercise.Phase) -> Int {
    switch phase {
    case .ready: 1
    case .underWay: 2
    case .done: 3
    case .skipped: 4
    }
  }

  static func insert(_ practice: Practice, contentDigest: [UInt8], _ tx: PostgresTransaction) async throws {
    let sets = practice.exercises
    try await tx.execute(
      """
      INSERT INTO training.practices (
        user_id, practice_id, workout_ids, start_time, time_zone, utc_offset_seconds, local_date, countdown_seconds,
        state, paused, score_before, class_before, highest_before, score_after, class_after, highest_after,
        corrected_muscles, corrected_percents, note, set_exercise_ids, set_workout_ids, set_numbers, set_counts,
        set_units, set_bases, set_suggested, set_prescribed, set_level_factors, set_phases, set_active_from, set_done,
        set_active_times, set_least_milliseconds, latest_time, content_digest, revision)
      VALUES (
        \(practice.userID), \(practice.id), \(practice.workouts.map(\.description)), \(practice.start),
        \(practice.timeZone), \(practice.utcOffsetSeconds), \(practice.localDate), \(practice.countdown),
        \(practice.state), \(practice.pausedTime), \(practice.levelBefore.score.millionths),
        \(practice.levelBefore.current), \(practice.levelBefore.highest), \(practice.levelAfter.score.millionths),
        \(practice.levelAfter.current), \(practice.levelAfter.highest), '{}', '{}', '',
        \(sets.map(\.exercise.description)), \(sets.map(\.workout.description)), \(sets.map(\.setNumber)),
        \(sets.map(\.setCount)), \(sets.map(\.unit)), \(sets.map(\.base)), \(sets.map(\.suggested)),
        \(sets.map(\.prescribed)), \(sets.map(\.levelFactor)), \(sets.map { code($0.phase) }),
        \(sets.map(\.activeFrom)), \(sets.map(\.done)), \(sets.map(\.activeTime)),
        \(sets.map(\.leastMilliseconds)), \(practice.latest), \(contentDigest), \(practice.revision))
      """)
  }

  /// Writes the columns that may change. A completed practice takes a new place in the feed.
  static func update(_ practice: Practice, _ tx: PostgresTransaction) async throws {
    let number =
      practice.state == .completed ? try await tx.takeChangeNumber(of: practice.userID, in: .training) : 0
    let (sets, corrections) = (practice.exercises, practice.corrections)
    let proofs = sets.contains { $0.proof != nil } ? sets.map(\.proof) : []
    let performance = practice.state == .completed ? practice.credit.performance : nil
    try await tx.execute(
      """
      UPDATE training.practices SET
        end_time = \(practice.end), state = \(practice.state), pause_time = \(practice.pauseStart),
        paused = \(practice.pausedTime), score_before = \(practice.levelBefore.score.millionths),
        class_before = \(practice.levelBefore.current), highest_before = \(practice.levelBefore.highest),
        score_after = \(practice.levelAfter.score.millionths), class_after = \(practice.levelAfter.current),
        highest_after = \(practice.levelAfter.highest), performance = \(performance),
        corrected_time = \(corrections.timeSpent), corrected_muscles = \(corrections.muscles.map(\.muscle)),
        corrected_percents = \(corrections.muscles.map(\.percent)), note = \(corrections.note),
        set_prescribed = \(sets.map(\.prescribed)), set_phases = \(sets.map { code($0.phase) }),
        set_active_from = \(sets.map(\.activeFrom)), set_done = \(sets.map(\.done)),
        set_active_times = \(sets.map(\.activeTime)), set_evidences = \(proofs.map { $0?.evidence }),
        set_stream_ids = \(proofs.map { $0?.streamID }), set_counters = \(proofs.map { $0?.counter }),
        set_rep_starts = \(proofs.map { $0?.start }), set_rep_ends = \(proofs.map { $0?.end }),
        latest_time = \(practice.latest), revision = \(practice.revision),
        change_number = \(number)
      WHERE user_id = \(practice.userID) AND practice_id = \(practice.id)
      """)
  }
}

extension Practice {
  fileprivate var pauseStart: Timestamp? {
    if case .paused(let since) = phase { since } else { nil }
  }
}

extension PracticeExercise {
  fileprivate var activeFrom: Timestamp? {
    if case .underWay(let activeFrom) = phase { activeFrom } else { nil }
  }

  fileprivate var done: Int {
    if case .done(let amount) = phase { amount } else { 0 }
  }
}
