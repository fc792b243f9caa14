package import TitanCore

/// The transitions of a practice. Repeating a transition is not an error if the repetition cannot mean anything else:
/// pausing a paused practice, resuming a running one, skipping a skipped exercise.
extension Practice {
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
