/// Counts the reps of one exercise in a stream of landmarks.
///
/// A value without I/O, clock or randomness, in integer arithmetic throughout: the same frames give the same events on
/// every machine, all at once or in pieces.
///
/// It measures the body's shape in each frame (`Shape`), smooths it (`ShapeSignal`), and follows one measure through
/// cycles (`CycleFinder`). When a cycle ends, it judges it by the exercise's rules (`CycleJudge`), and the set decides
/// whether it counts (`ExerciseSet`).
package struct ExerciseCounter: Sendable {
  package let exercise: Exercise
  package let schema: LandmarkSchema
  package let image: ImageSize
  /// Reps so far.
  package private(set) var reps = 0

  /// The measure that it follows on the scale of an angle: -1000 per mille is 0 degrees, 1000 are 180 degrees.
  package var angle: Millidegrees { Millidegrees(rules.signal.value(of: signal.shape) + 1_000) * 90 }

  /// Whether the last frame that showed somebody showed the exercise's position.
  package private(set) var isInPosition = false
  /// Every movement and its verdict, if they are kept to explain a set; `nil` while a set is live.
  package private(set) var judged: [JudgedMovement]?

  private let rules: ExerciseRules
  private let joints: [Joint]
  private var signal = ShapeSignal()
  private var finder = CycleFinder()
  private var set = ExerciseSet()
  private var coach = ExerciseCoach()
  private var wrong = WrongExercise()
  private var lastSeen: Int64?
  private var lastProgress: Int64?

  /// A longer loss of sight ends the movement in progress.
  private static let longestGap: Int64 = 700_000
  /// A longer loss of sight within a rep is worth a flag.
  private static let remarkableGap: Int64 = 150_000
  private static let progressInterval: Int64 = 100_000

  /// Returns `nil` for an exercise that is held, and for a schema without a body.
  ///
  /// - Parameter traces: whether to keep every movement and its verdict.
  package init?(_ exercise: Exercise, schema: LandmarkSchema, image: ImageSize, traces: Bool = false) {
    guard let rules = ExerciseRules.of(exercise), schema != .faceBox else { return nil }
    (self.exercise, self.schema, self.image, self.rules) = (exercise, schema, image, rules)
    joints = exercise.neededJoints
    judged = traces ? [] : nil
  }

  /// Takes the next frame. It must be later than the one before, and have the schema's number of landmarks, or none.
  package mutating func consume(_ frame: QuantizedFrame) -> [ExerciseEvent] {
    let time = frame.microseconds
    guard !frame.isPaused else {
      forget()
      return []
    }
    if let lastSeen, time - lastSeen > Self.longestGap { forget() }
    guard !frame.landmarks.isEmpty else { return coach.seeNobody(time: time).map { [.cue($0)] } ?? [] }
    let body = Body(frame, schema: schema, image: image)
    lastSeen = time
    return follow(body, time: time)
  }

  private mutating func follow(_ body: Body, time: Int64) -> [ExerciseEvent] {
    signal.update(Shape(body), time: time)
    let shape = signal.shape
    isInPosition = rules.position.allSatisfy { $0.allows(shape) }
    let now = ShapeMark(time: time, value: rules.signal.value(of: shape), shape: shape)
    let isElsewhere = !isInPosition || exercise == .sitUp && shape.isOnHands
    wrong.see(isInPosition: !isElsewhere, isAtStart: now.value >= rules.leastTop, time: time)
    var events: [ExerciseEvent] = []
    if finder.step(now, isInPosition: isInPosition, rules: rules) {
      judge(finder.ended, time: time, into: &events)
    }
    let isAway = reps == 0 && wrong.isAwayFromStart(at: time, longestRep: rules.longest)
    let cue = coach.see(body, needs: joints, isInPosition: (isInPosition || finder.isBelow) && !isAway, time: time)
    if let cue { events.append(.cue(cue)) }
    if let progress = progress(at: now, isInPosition: isInPosition) { events.append(.progress(progress)) }
    return events
  }

  private mutating func judge(_ cycle: Cycle, time: Int64, into events: inout [ExerciseEvent]) {
    // A rep that waited in vain was something else.
    if set.begin(cycle, setBreak: rules.setBreak), let cue = coach.hear(.alone, time: time) {
      events.append(.cue(cue))
    }
    let judge = CycleJudge(cycle, rules: rules)
    judged?.append(
      JudgedMovement(
        start: cycle.start.time, bottom: cycle.bottom.time, end: cycle.end.time, isHalf: judge.isHalf,
        refusals: judge.lacks + judge.doubts))
    if !judge.isProven && judge.isRepInSet { set.hold(cycle) }
    if judge.isProven || judge.isRepInSet && set.vouches(for: cycle) {
      coach.hearRep()
      let needsSecond = rules.needsSecond && !judge.isClear
      let counting = set.add(cycle, isProven: judge.isProven, needsSecond: needsSecond)
      if counting.isEmpty { explain(cycle) { $0.refusals.append(.alone) } }
      for counted in counting {
        reps += 1
        explain(counted) { [reps] in
          $0.number = reps
          $0.refusals.removeAll { $0 == .alone }
        }
        events.append(.rep(rep(counted)))
      }
    } else if judge.isHalf {
      wrong.hear(.tooShallow)
      events.append(.half(HalfRep(start: cycle.start.time, end: cycle.end.time)))
      if let cue = coach.hearHalf(time: time) { events.append(.cue(cue)) }
    } else if let refusal = judge.refusal {
      wrong.hear(refusal)
      if let cue = coach.hear(refusal, time: time) { events.append(.cue(cue)) }
    }
  }

  /// Ends the set: if nothing counts, it says why, unless that was said already.
  package func finish() -> [ExerciseEvent] {
    guard reps == 0, !coach.hasNamedMovement, let reason = set.hasProvenRep ? .alone : wrong.reason else { return [] }
    return [.cue(.otherMovement(reason))]
  }

  /// Changes what is kept of a movement.
  private mutating func explain(_ cycle: Cycle, _ change: (inout JudgedMovement) -> Void) {
    guard let index = judged?.lastIndex(where: { $0.start == cycle.start.time }) else { return }
    if var movement = judged?[index] {
      change(&movement)
      judged?[index] = movement
    }
  }

  private func rep(_ cycle: Cycle) -> ExerciseRep {
    ExerciseRep(
      number: reps, start: cycle.start.time, bottom: cycle.bottom.time, end: cycle.end.time,
      depthPercent: percent(of: rules.home - cycle.bottom.value, in: rules.home - rules.full),
      isPartlySeen: cycle.longestGap >= Self.remarkableGap)
  }

  private mutating func forget() {
    finder.reset()
    signal.reset()
    lastSeen = nil
  }

  private mutating func progress(at now: ShapeMark, isInPosition: Bool) -> ExerciseProgress? {
    if let lastProgress, now.time - lastProgress < Self.progressInterval { return nil }
    lastProgress = now.time
    let (phase, belowTop) = finder.phase(at: now.value)
    return ExerciseProgress(
      romPercent: isInPosition ? percent(of: belowTop, in: rules.home - rules.full) : 0,
      phase: isInPosition ? phase : .none, reps: reps)
  }
}
