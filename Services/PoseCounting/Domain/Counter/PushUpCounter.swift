/// Counts push-ups in a stream of landmarks.
///
/// A value without I/O, clock or randomness, in integer arithmetic throughout: the same frames give the same events on
/// every machine, all at once or in pieces. A counter is its state: a new one that is given a stream's frames again
/// reaches the same state as the first.
///
/// It follows the elbow angle through dips (`CycleDetector`). When a dip ends, it judges its depth, duration and
/// posture, and whether the hands were planted (`PushUpJudge`). It also follows each arm alone, to find dips that the
/// mean of both hides.
package struct PushUpCounter: Sendable, Equatable {
  package let parameters: PushUpParameters
  package let schema: LandmarkSchema
  package let image: ImageSize
  /// Which way is up, as the last frame that tells has told. A version without a rule for it doesn't look.
  private var up: UpDirection?
  /// Reps so far.
  package var reps: Int { schema == .faceBox ? face?.reps ?? 0 : bodyReps }

  /// The angle that the counter follows, as of the last frame that showed somebody. It is stored, because computing it
  /// would copy the counter.
  package private(set) var angle: Millidegrees = 0
  /// The trace so far, if requested.
  package var trace: CounterTrace? { face?.trace ?? bodyTrace }
  private var bodyTrace: CounterTrace?

  /// Counts instead if the schema shows a face and no body; `nil` otherwise. Code for bodies checks the schema and
  /// doesn't touch this: reading an optional this large copies it.
  private var face: FaceCounter?
  private var bodyReps = 0
  private var arms = ArmSignal()
  private var detector = CycleDetector()
  private var leftDetector = CycleDetector()
  private var rightDetector = CycleDetector()
  /// The arm that has shown a rep alone, until it is clear whether the dip of both arms shows it too.
  private var loneArm: Side?
  /// The dip of `loneArm`.
  private var loneDip = Dip()
  /// A partial rep that is not reported yet.
  private var heldPartial: PartialRep?
  private var set = RunningSet()
  private var lastEnd: Int64 = 0
  private var coach = Coach()
  private var lastSeen: Int64?
  /// The body at `lastSeen`.
  private var lastBody = Body()
  private var lastProgress: Int64?
  private var rhythm = Rhythm()
  /// The depth of this athlete's reps, as the elbow angle at the bottom.
  private var usualBottom: Millidegrees = 90_000

  /// - Parameter traces: whether the counter keeps a trace. It counts the same either way.
  package init(
    parameters: PushUpParameters = .standard, schema: LandmarkSchema, image: ImageSize, traces: Bool = false
  ) {
    self.parameters = parameters
    self.schema = schema
    self.image = image
    let trace = traces ? CounterTrace() : nil
    if schema == .faceBox { face = FaceCounter(parameters: parameters, image: image, trace: trace) }
    bodyTrace = trace
  }

  /// Takes the next frame. It must be later than the one before, and have the schema's number of landmarks, or none.
  package mutating func consume(_ frame: QuantizedFrame) -> [CounterEvent] {
    if let up = frame.up { self.up = up }
    guard !frame.isPaused else {
      var events: [CounterEvent] = []
      forget(at: frame.microseconds, into: &events)
      face?.trace?.see(time: frame.microseconds)
      bodyTrace?.see(time: frame.microseconds)
      return events
    }
    if schema == .faceBox {
      let events = face?.consume(frame) ?? []
      angle = face?.angle ?? 0
      return events
    }
    let time = frame.microseconds
    guard !frame.landmarks.isEmpty else {
      bodyTrace?.see(time: time)
      var events: [CounterEvent] = []
      if let lastSeen, time - lastSeen > parameters.longestGap { forget(at: time, into: &events) }
      if let cue = coach.seeNobody(time: time, parameters: parameters) { events.append(cue) }
      return events
    }
    let body = Body(frame, schema: schema, image: image)
    var events: [CounterEvent] = []
    if let lastSeen, time - lastSeen > parameters.longestGap {
      forget(at: time, into: &events)
    } else if let lastSeen, body.isElsewhere(than: lastBody, elapsed: time - lastSeen, parameters) {
      let cue: CounterEvent?
      if let turn = body.turn(from: lastBody, elapsed: time - lastSeen, parameters) {
        follow(turn)
        cue = coach.hearCameraMoved(time: time, parameters: parameters)
      } else {
        forget(at: time, into: &events)
        cue = coach.hearCut(time: time, parameters: parameters)
      }
      if let cue { events.append(cue) }
    }
    lastSeen = time
    lastBody = body
    follow(body, time: time, parameters, into: &events)
    return events
  }

  /// Ends the stream: reports what was still waiting for other frames. No frame may follow.
  package mutating func finish() -> [CounterEvent] {
    var events: [CounterEvent] = []
    breakOff(at: lastSeen ?? 0, .unfinished, into: &events)
    face?.finish()
    if let partial = heldPartial { events.append(.partialRep(partial)) }
    heldPartial = nil
    return events
  }

  /// Ends the dip in progress, because the frames end or no longer belong to those before. It is judged if the athlete was
  /// all but at the top. Where the frames break off, what they showed must also be beyond doubt: a cut or a loss of sight
  /// is more often something else than a push-up.
  private mutating func breakOff(at time: Int64, _ reason: Objection, into events: inout [CounterEvent]) {
    guard detector.isBelow else { return }
    let dip = detector.dip
    let judge = PushUpJudge(dip, arm: nil, down: down, parameters: parameters)
    guard parameters.riseAtEnd > 0, dip.hasRisen(perMille: parameters.riseAtEnd),
      reason == .unfinished || judge.isCertain,
      case .rep(let rep, true) = judge.verdict(number: bodyReps + 1, in: set),
      take(.rep(rep, isProven: true), of: dip, time: time, into: &events)
    else { return record(dip, .rejected, [reason]) }
    record(dip, .rep(rep), [])
  }

  private var down: Point? { up.flatMap { $0.down } }

  /// Callers pass `parameters` down: there are many, and reading them again for each part would copy them each time.
  private mutating func follow(
    _ body: Body, time: Int64, _ parameters: PushUpParameters, into events: inout [CounterEvent]
  ) {
    let plank = body.isPlank(parameters)
    arms.update(body, isPlank: plank, time: time, parameters: parameters)
    angle = arms.angle
    bodyTrace?.see(time: time, angle: arms.angle, isPlank: plank)
    let reach = Reach(left: arms.left.reach, right: arms.right.reach)
    var now = Mark(time: time, angle: arms.angle, reach: reach, body: body)
    now.angle = arms.left.angle
    if leftDetector.step(now, leftShare: arms.leftShare, isPlank: plank, parameters: parameters),
      ArmSignal.perMille(leftDetector.dip.leftShare) >= parameters.loneArm
    {
      consider(leftDetector.dip, of: .left)
    }
    now.angle = arms.right.angle
    if rightDetector.step(now, leftShare: arms.leftShare, isPlank: plank, parameters: parameters),
      ArmSignal.perMille(65_536 - rightDetector.dip.leftShare) >= parameters.loneArm
    {
      consider(rightDetector.dip, of: .right)
    }
    now.angle = arms.angle
    if detector.step(now, leftShare: arms.leftShare, isPlank: plank, parameters: parameters) {
      let dip = detector.dip
      let judge = PushUpJudge(dip, arm: nil, down: down, parameters: parameters)
      let verdict = judge.verdict(number: bodyReps + 1, in: set)
      let isTaken = take(verdict, of: dip, time: time, into: &events)
      record(dip, isTaken ? verdict.outcome : .rejected, isTaken ? judge.objections : [.alreadyCounted])
    }
    settleLoneDip(at: time, into: &events)
    settlePartial(at: time, into: &events)
    let cue = coach.see(body, isPlank: plank, leftShare: arms.leftShare, time: time, parameters: parameters)
    if let cue { events.append(cue) }
    if let progress = progress(at: time, isPlank: plank, parameters) { events.append(.progress(progress)) }
  }

  /// Returns `false` if the dip was counted already.
  @discardableResult
  private mutating func take(
    _ verdict: Verdict, of dip: Dip, time: Int64, into events: inout [CounterEvent]
  ) -> Bool {
    switch verdict {
    case .nothing: break
    case .partial(let partial):
      heldPartial = partial
      return true
    case .rep(var rep, let isProven):
      // If one arm's dip was counted, the same dip of both arms is not counted again.
      guard dip.bottom.time > lastEnd else { return false }
      if let held = heldPartial, rep.start < held.end {
        heldPartial = nil
        bodyTrace?.withdraw(held)
      }
      rep.start = max(rep.start, lastEnd)
      lastEnd = rep.end
      bodyReps = rep.number
      rhythm.add(rep, tempo: dip.tempo, setBreak: parameters.setBreak)
      usualBottom = reps == 1 ? rep.minAngle : (usualBottom * 3 + rep.minAngle) / 4
      let judge = PushUpJudge(dip, arm: nil, down: down, parameters: parameters)
      set.add(dip, judge.depthInSet, tilt: judge.tilt, isProven: isProven, parameters: parameters)
      events.append(.repCounted(rep))
      if Form(dip, parameters: parameters).cameraMoved,
        let cue = coach.hearCameraMoved(time: time, parameters: parameters)
      {
        events.append(cue)
      }
    }
    if let cue = coach.hear(verdict, time: time, parameters: parameters) { events.append(cue) }
    return true
  }

  private mutating func record(_ dip: Dip, _ outcome: JudgedDip.Outcome, _ objections: @autoclosure () -> [Objection]) {
    guard bodyTrace != nil else { return }
    bodyTrace?.judge(dip, outcome, objections())
  }

  private mutating func consider(_ dip: Dip, of arm: Side) {
    guard loneArm == nil,
      case .rep = PushUpJudge(dip, arm: arm, down: down, parameters: parameters)
        .verdictOfOneArm(number: reps + 1, in: set)
    else { return }
    (loneArm, loneDip) = (arm, dip)
  }

  /// Counts a rep that only one arm showed, once the dip of both arms can no longer show it.
  private mutating func settleLoneDip(at time: Int64, into events: inout [CounterEvent]) {
    guard let arm = loneArm else { return }
    if detector.isBelow, detector.dip.start.time < loneDip.peak.time { return }
    loneArm = nil
    let dip = loneDip
    guard dip.start.time >= lastEnd else { return }
    let verdict = PushUpJudge(dip, arm: arm, down: down, parameters: parameters)
      .verdictOfOneArm(number: reps + 1, in: set)
    if take(verdict, of: dip, time: time, into: &events) { record(dip, verdict.outcome, []) }
  }

  /// Reports a partial rep, unless one arm may still show that it was a whole rep.
  private mutating func settlePartial(at time: Int64, into events: inout [CounterEvent]) {
    guard let partial = heldPartial else { return }
    let isUndecided =
      leftDetector.isBelow && leftDetector.dip.start.time < partial.end
      || rightDetector.isBelow && rightDetector.dip.start.time < partial.end
      || loneArm != nil && loneDip.start.time < partial.end
    guard !isUndecided || time - partial.end >= parameters.partialDelay else { return }
    heldPartial = nil
    events.append(.partialRep(partial))
    if let cue = coach.hear(.partial(partial), time: time, parameters: parameters) { events.append(cue) }
  }

  private mutating func forget(at time: Int64, into events: inout [CounterEvent]) {
    breakOff(at: time, .interrupted, into: &events)
    if schema == .faceBox { face?.forget() }
    detector.reset()
    leftDetector.reset()
    rightDetector.reset()
    arms.reset()
    loneArm = nil
    lastSeen = nil
  }

  private mutating func follow(_ turn: PictureTurn) {
    arms.follow(turn)
    detector.follow(turn)
    leftDetector.follow(turn)
    rightDetector.follow(turn)
    loneDip.follow(turn)
  }

  private mutating func progress(
    at time: Int64, isPlank: Bool, _ parameters: PushUpParameters
  ) -> RepProgress? {
    if let lastProgress, time - lastProgress < parameters.progressInterval { return nil }
    lastProgress = time
    let (phase, belowTop, top) = detector.phase(at: arms.angle)
    return RepProgress(
      romPercent: isPlank ? percent(of: belowTop, in: top - usualBottom) : 0, phase: isPlank ? phase : .none,
      tempo: rhythm.tempo, cadence: rhythm.cadence, reps: bodyReps)
  }
}
