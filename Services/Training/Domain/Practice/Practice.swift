package import TitanCore

/// One performed training: a state machine that also advances with time, so that no background job has to.
package struct Practice: Sendable, Hashable {
  /// running ⇄ paused; both → completed, abandoned.
  package enum Phase: Sendable, Hashable {
    case running
    case paused(since: Timestamp)
    case completed(at: Timestamp)
    case abandoned(at: Timestamp)
  }

  package static let workoutCount = 1...20
  package static let mostSets = 200
  package static let noteLength = 0...1_000
  package static let doneRange = 1...10_000

  package let id: PracticeID
  package let userID: UserID
  package let workouts: [WorkoutID]
  package let start: Timestamp
  package let timeZone: String
  package let utcOffsetSeconds: Int
  /// Decided once, when the practice begins.
  package let localDate: CalendarDay
  /// In seconds, from the preferences when the practice began.
  package let countdown: Int
  package var phase: Phase
  package var exercises: [PracticeExercise]
  /// The total length of the pauses that have ended.
  package var pausedTime: Duration
  package var levelBefore: FitnessLevel
  package var levelAfter: FitnessLevel
  /// The user's corrections, if there are any.
  package var corrections: Corrections
  /// When its latest step happened.
  package var latest: Timestamp
  /// 1 when the practice began; increases with every change.
  package var revision: Int

  /// Values that a user gave to replace the measured ones.
  package struct Corrections: Sendable, Hashable {
    package var timeSpent: Duration?
    /// Empty to use the exercises' muscles.
    package var muscles: [MuscleShare]
    package var note: String

    package init(timeSpent: Duration? = nil, muscles: [MuscleShare] = [], note: String = "") {
      self.timeSpent = timeSpent
      self.muscles = muscles
      self.note = note
    }
  }

  /// - Parameter latest: `nil` if nothing has happened since the start.
  package init(
    id: PracticeID, userID: UserID, workouts: [WorkoutID], start: Timestamp, timeZone: String, utcOffsetSeconds: Int,
    localDate: CalendarDay, countdown: Int, phase: Phase = .running, exercises: [PracticeExercise],
    pausedTime: Duration = .zero, levelBefore: FitnessLevel, levelAfter: FitnessLevel,
    corrections: Corrections = .init(), latest: Timestamp? = nil, revision: Int = 1
  ) {
    self.id = id
    self.userID = userID
    self.workouts = workouts
    self.start = start
    self.timeZone = timeZone
    self.utcOffsetSeconds = utcOffsetSeconds
    self.localDate = localDate
    self.countdown = countdown
    self.phase = phase
    self.exercises = exercises
    self.pausedTime = pausedTime
    self.levelBefore = levelBefore
    self.levelAfter = levelAfter
    self.corrections = corrections
    self.latest = latest ?? start
    self.revision = revision
  }

  package var state: PracticeState {
    switch phase {
    case .running: .running
    case .paused: .paused
    case .completed: .completed
    case .abandoned: .abandoned
    }
  }

  package var end: Timestamp? {
    switch phase {
    case .running, .paused: nil
    case .completed(let time), .abandoned(let time): time
    }
  }

  /// The given time on the practice's own clock, which stands still in pauses.
  package func moment(at now: Timestamp) -> Timestamp {
    if case .paused(let since) = phase { since } else { now }
  }

  /// The time from the start until the end or now, without pauses (decision D23).
  package func measuredTime(at now: Timestamp) -> Duration {
    max(.zero, (end ?? moment(at: now)) - start - pausedTime)
  }

  /// The user's correction, or the measured time.
  package func timeSpent(at now: Timestamp) -> Duration { corrections.timeSpent ?? measuredTime(at: now) }

  package var credit: PracticeCredit { PracticeCredit(exercises) }

  /// In hundredths; 0 unless the practice was completed.
  package var points: Int { state == .completed ? credit.points : 0 }

  /// The muscles it worked: the user's correction, or those of the sets that count, all sets weighted equally.
  package func muscles(_ catalogue: Catalogue) -> [MuscleShare] {
    guard state == .completed else { return [] }
    if !corrections.muscles.isEmpty { return corrections.muscles }
    var tally = MuscleTally()
    for set in exercises where set.credited > 0 { tally.add(catalogue.exercise(set.exercise)?.muscles ?? []) }
    return tally.shares
  }
}
