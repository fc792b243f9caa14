package import TitanCore
package import TrainingProto

/// Steers a practice: the meaning of keys in its current state, and the steps that are due without one. It knows the
/// practice as of the server's last answer, and the time that has passed since.
package struct PracticePilot: Sendable {
  /// A step to take on the server.
  package enum Step: Sendable, Hashable {
    case start(Int), skipPreparation(Int), skip(Int)
    case complete(Int, amount: Int)
    case adjust(Int, amount: Int)
    case pause, resume, finish, abandon
  }

  package enum Reaction: Sendable, Hashable {
    case nothing
    case step(Step)
    /// Stop here; the practice stays open.
    case stop
  }

  package private(set) var practice: TrainingV1.Practice
  /// The digits of an amount.
  package private(set) var typed = ""
  /// Whether the user is being asked to confirm leaving.
  package private(set) var isLeaving = false
  /// The time of the server's last answer, by this machine's clock.
  private var told: Timestamp
  /// How far the server's clock is ahead of this machine's.
  private var ahead: Duration = .zero

  package init(_ practice: TrainingV1.Practice, at now: Timestamp) {
    self.practice = practice
    told = now
  }

  /// Takes the server's answer to a step, or the current state.
  package mutating func update(_ practice: TrainingV1.Practice, at now: Timestamp, after step: Step? = nil) {
    self.practice = practice
    told = now
    if case .start(let index) = step, let end = exercise(index)?.prepEndTime {
      // Its countdown has just begun, so this is the time on the server's clock.
      ahead = Timestamp(end) - Duration(practice.countdown) - now
    }
    typed = ""
  }

  package var isOver: Bool { practice.state != .running && practice.state != .paused }
  package var isPaused: Bool { practice.state == .paused }

  private var hasDone: Bool { practice.exercises.contains { $0.state == .done } }

  /// The index of the exercise that is in progress or next; `nil` if there are no more.
  package var current: Int? {
    practice.exercises.firstIndex { $0.state == .preparing || $0.state == .active }
      ?? practice.exercises.firstIndex { $0.state == .ready }
  }

  package func exercise(_ index: Int) -> TrainingV1.PracticeExercise? {
    practice.exercises.indices.contains(index) ? practice.exercises[index] : nil
  }

  /// The remaining countdown; `nil` if none is running.
  package func preparation(at now: Timestamp) -> Duration? {
    guard !isPaused, let current, let exercise = exercise(current), exercise.state == .preparing,
      let end = exercise.prepEndTime
    else { return nil }
    let left = Timestamp(end) - (now + ahead)
    return left > .zero ? left : nil
  }

  /// How long the exercise has been in progress; `nil` if it has not begun.
  package func active(at now: Timestamp) -> Duration? {
    guard let current, let exercise = exercise(current) else { return nil }
    switch exercise.state {
    case .preparing:
      guard !isPaused, let end = exercise.prepEndTime, preparation(at: now) == nil else { return nil }
      return now + ahead - Timestamp(end)
    case .active:
      let before = Duration(exercise.activeTime)
      return isPaused ? before : before + max(.zero, now - told)
    default: return nil
    }
  }

  /// The step that is due without a key: the next exercise begins, or the practice ends.
  package var next: Step? {
    guard practice.state == .running else { return nil }
    guard let current, let exercise = exercise(current) else {
      return hasDone ? .finish : .abandon
    }
    return exercise.state == .ready ? .start(current) : nil
  }

  package mutating func press(_ key: PracticeKey, at now: Timestamp) -> Reaction {
    if key == .interrupt { return .stop }
    if isLeaving {
      if key == .yes { return .step(.abandon) }
      if key != .leave { isLeaving = false }
      return .nothing
    }
    switch key {
    case .leave:
      isLeaving = true
      return .nothing
    case .finish: return .step(hasDone ? .finish : .abandon)
    case .pause: return .step(isPaused ? .resume : .pause)
    case .enter where isPaused: return .step(.resume)
    default: return steer(key, at: now)
    }
  }

  /// The meaning of a key for the exercise.
  private mutating func steer(_ key: PracticeKey, at now: Timestamp) -> Reaction {
    guard let current, let exercise = exercise(current) else { return .nothing }
    switch key {
    case .skip: return .step(.skip(current))
    case .enter:
      guard let active = active(at: now) else { return .step(.skipPreparation(current)) }
      return .step(.complete(current, amount: amount(exercise, after: active)))
    case .more, .less:
      guard exercise.state == .ready || exercise.state == .preparing, active(at: now) == nil else { return .nothing }
      let wanted = Int(exercise.prescribedAmount) + (key == .more ? 1 : -1)
      return (1...max(1, 4 * Int(exercise.suggestedAmount))).contains(wanted)
        ? .step(.adjust(current, amount: wanted)) : .nothing
    case .digit(let digit):
      if typed.count < 4, digit > 0 || !typed.isEmpty { typed += "\(digit)" }
    case .rubout: typed = String(typed.dropLast())
    case .leave, .finish, .pause, .yes, .no, .interrupt: break
    }
    return .nothing
  }

  /// The amount typed; otherwise the seconds held or the amount prescribed.
  private func amount(_ exercise: TrainingV1.PracticeExercise, after active: Duration) -> Int {
    if let typed = Int(typed) { return typed }
    return exercise.unit == .seconds ? max(1, Int(active.components.seconds)) : Int(exercise.prescribedAmount)
  }
}
