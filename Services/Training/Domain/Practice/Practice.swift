package import TitanCore

package enum PracticeOwner {}
/// Identifies a practice; the client chooses it, and it is unique per user.
package typealias PracticeID = Identifier<PracticeOwner>

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
  static let mostSets = 200
  static let noteLength = 0...1_000
  private static let doneRange = 1...10_000

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
  package private(set) var phase: Phase
  package private(set) var exercises: [PracticeExercise]
  /// The total length of the pauses that have ended.
  package private(set) var pausedTime: Duration
  package var levelBefore: FitnessLevel
  package var levelAfter: FitnessLevel
  /// The user's corrections, if there are any.
  package internal(set) var corrections: Corrections
  /// The time of the latest step.
  package private(set) var latest: Timestamp
  /// 1 when the practice began; increases with every change.
  package var revision: Int

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

  /// The practice as it was when it began: the answer to a retry of its start.
  package var asBegun: Practice {
    var begun = self
    (begun.phase, begun.pausedTime, begun.latest, begun.revision) = (.running, .zero, start, 1)
    (begun.levelAfter, begun.corrections) = (levelBefore, Corrections())
    for index in begun.exercises.indices {
      begun.exercises[index].prescribed = begun.exercises[index].suggested
      begun.exercises[index].phase = .ready
      begun.exercises[index].activeTime = .zero
      begun.exercises[index].proof = nil
    }
    return begun
  }
}

/// The transitions between the states of a practice and its exercises. Repeating a transition is not an error if the
/// repetition cannot mean anything else: pausing a paused practice, resuming a running one, skipping a skipped
/// exercise.
extension Practice {
  /// Takes a step at the time when it happened. A reported step must not be before the latest one, or two sets would
  /// share their time.
  package mutating func take(
    _ told: Timestamp?, at now: Timestamp, _ step: (inout Practice, Timestamp) throws -> Void
  ) throws {
    let moment = try StepTime(
      told: told, at: now, from: latest, field: "occur_time", tooEarly: StepTime.beforeLatest
    ).time
    let before = self
    try step(&self, moment)
    if self != before { latest = max(latest, moment) }
  }

  package mutating func adjust(_ index: Int, to amount: Int, at now: Timestamp) throws(PracticeError) {
    try requireOpen(for: .exercise(.ready))
    let exercise = try exercise(index)
    switch exercise.state(at: moment(at: now)) {
    case .ready, .preparing: break
    case .active, .done, .skipped: throw .exerciseStarted(index: index)
    }
    let allowed = 1...max(1, 4 * exercise.suggested)
    guard allowed.contains(amount) else { throw .outOfRange(field: "amount", got: amount, allowed: allowed) }
    exercises[index].prescribed = amount
  }

  /// Starts the countdown of an exercise.
  package mutating func startExercise(_ index: Int, at now: Timestamp) throws(PracticeError) {
    let exercise = try exercise(index)
    let state = exercise.state(at: moment(at: now))
    let goal = PracticeError.State.exercise(.preparing)
    guard case .running = phase else { throw .badTransition(from: .practice(self.state), to: goal, inProgress: nil) }
    guard state == .ready, inProgress == nil else {
      throw .badTransition(from: .exercise(state), to: goal, inProgress: inProgress == index ? nil : inProgress)
    }
    exercises[index].phase = .underWay(activeFrom: now + .seconds(countdown))
  }

  /// Starts an exercise at once.
  package mutating func skipPreparation(_ index: Int, at now: Timestamp) throws(PracticeError) {
    try requireOpen(for: .exercise(.active))
    let moment = moment(at: now)
    let state = try exercise(index).state(at: moment)
    if state == .active { return }
    guard state == .preparing || (state == .ready && inProgress == nil) else {
      throw .badTransition(
        from: .exercise(state), to: .exercise(.active), inProgress: inProgress == index ? nil : inProgress)
    }
    exercises[index].phase = .underWay(activeFrom: moment)
  }

  package mutating func completeExercise(_ index: Int, done: Int, at now: Timestamp) throws(PracticeError) {
    let goal = PracticeError.State.exercise(.done)
    let exercise = try exercise(index)
    guard case .running = phase else { throw .badTransition(from: .practice(state), to: goal, inProgress: nil) }
    guard case .underWay(let activeFrom) = exercise.phase, now >= activeFrom else {
      throw .badTransition(from: .exercise(exercise.state(at: now)), to: goal, inProgress: nil)
    }
    guard Self.doneRange.contains(done) else {
      throw .outOfRange(field: "done_amount", got: done, allowed: Self.doneRange)
    }
    exercises[index].phase = .done(done)
    exercises[index].activeTime = now - activeFrom
  }

  /// Takes a set's time from its receipt.
  mutating func prove(_ index: Int, by proof: SetProof) {
    exercises[index].proof = proof
    exercises[index].activeTime = proof.end - proof.start
  }

  package mutating func skipExercise(_ index: Int, at now: Timestamp) throws(PracticeError) {
    try requireOpen(for: .exercise(.skipped))
    let exercise = try exercise(index)
    if exercise.isDone {
      throw .badTransition(from: .exercise(.done), to: .exercise(.skipped), inProgress: nil)
    }
    skip(index, at: moment(at: now))
  }

  package mutating func pause(at now: Timestamp) throws(PracticeError) {
    try requireOpen(for: .practice(.paused))
    if case .running = phase { phase = .paused(since: now) }
  }

  package mutating func resume(at now: Timestamp) throws(PracticeError) {
    try requireOpen(for: .practice(.running))
    endPause(at: now)
  }

  /// Ends the practice with credit: exercises that are not done count as skipped.
  ///
  /// - Parameter level: the user's current fitness, which may differ from that at the start of the practice.
  package mutating func complete(at now: Timestamp, level: FitnessLevel) throws(PracticeError) {
    try requireOpen(for: .practice(.completed))
    guard exercises.contains(where: \.isDone) else { throw .nothingCompleted }
    end(at: now, .completed(at: now))
    levelBefore = level
    levelAfter = level.after(credit.performance)
  }

  /// Ends the practice without credit.
  package mutating func abandon(at now: Timestamp) throws(PracticeError) {
    try requireOpen(for: .practice(.abandoned))
    end(at: now, .abandoned(at: now))
  }

  private mutating func end(at now: Timestamp, _ ending: Phase) {
    endPause(at: now)
    for index in exercises.indices where !exercises[index].isDone { skip(index, at: now) }
    phase = ending
  }

  private mutating func skip(_ index: Int, at moment: Timestamp) {
    if case .underWay(let activeFrom) = exercises[index].phase {
      exercises[index].activeTime = max(.zero, moment - activeFrom)
    }
    exercises[index].phase = .skipped
  }

  private mutating func endPause(at now: Timestamp) {
    guard case .paused(let since) = phase else { return }
    let length = max(.zero, now - since)
    pausedTime += length
    for index in exercises.indices {
      if case .underWay(let activeFrom) = exercises[index].phase {
        exercises[index].phase = .underWay(activeFrom: activeFrom + length)
      }
    }
    phase = .running
  }

  /// The index of the exercise in progress.
  private var inProgress: Int? { exercises.firstIndex(where: \.isUnderWay) }

  private func exercise(_ index: Int) throws(PracticeError) -> PracticeExercise {
    guard exercises.indices.contains(index) else { throw .noExercise(index: index, count: exercises.count) }
    return exercises[index]
  }

  private func requireOpen(for goal: PracticeError.State) throws(PracticeError) {
    if state.isOver { throw .badTransition(from: .practice(state), to: goal, inProgress: nil) }
  }
}

/// The state of a practice. The raw values are the contract's and the store's.
package enum PracticeState: Int, Sendable, Hashable, CaseIterable {
  case running = 1
  case paused, completed, abandoned

  package var isOver: Bool { self == .completed || self == .abandoned }
}

/// The reason why a practice refuses a request.
package enum PracticeError: Error, Sendable, Hashable {
  /// No transition leads from one state to the other.
  case badTransition(from: State, to: State, inProgress: Int?)
  case noExercise(index: Int, count: Int)
  case exerciseStarted(index: Int)
  case outOfRange(field: String, got: Int, allowed: ClosedRange<Int>)
  case nothingCompleted
  /// Only a finished practice can be corrected.
  case open

  package enum State: Sendable, Hashable {
    case practice(PracticeState)
    case exercise(ExerciseState)
  }
}
