package import TitanCore

/// One performed training: a state machine that time moves too, so that no job has to.
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
  /// Decided once, when it begins.
  package let localDate: CalendarDay
  /// In seconds; as the preferences had it when it began.
  package let countdown: Int
  package var phase: Phase
  package var exercises: [PracticeExercise]
  /// Of the pauses that are over.
  package var pausedTime: Duration
  package var levelBefore: FitnessLevel
  package var levelAfter: FitnessLevel
  /// The user's own words, where there are any.
  package var corrections: Corrections
  /// When the latest step of it happened.
  package var latest: Timestamp
  /// 1 when it began; grows with every change.
  package var revision: Int

  /// What a user says instead of what was measured.
  package struct Corrections: Sendable, Hashable {
    package var timeSpent: Duration?
    /// Empty for what the exercises say.
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

  /// Now, on the practice's own clock, which stands still in a pause.
  package func moment(at now: Timestamp) -> Timestamp {
    if case .paused(let since) = phase { since } else { now }
  }

  /// From the start until the end or now, without pauses (decision D23).
  package func measuredTime(at now: Timestamp) -> Duration {
    max(.zero, (end ?? moment(at: now)) - start - pausedTime)
  }

  /// The user's own word, or what was measured.
  package func timeSpent(at now: Timestamp) -> Duration { corrections.timeSpent ?? measuredTime(at: now) }

  package var credit: PracticeCredit { PracticeCredit(exercises) }

  /// In hundredths; nothing unless it was completed.
  package var points: Int { state == .completed ? credit.points : 0 }

  /// What it worked: the user's own word, or what the sets say that count, each as much as another.
  package func muscles(_ catalogue: Catalogue) -> [MuscleShare] {
    guard state == .completed else { return [] }
    if !corrections.muscles.isEmpty { return corrections.muscles }
    var tally = MuscleTally()
    for set in exercises where set.credited > 0 { tally.add(catalogue.exercise(set.exercise)?.muscles ?? []) }
    return tally.shares
  }
}
