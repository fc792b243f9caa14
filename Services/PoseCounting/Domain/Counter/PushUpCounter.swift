/// Counts push-ups in a stream of landmarks.
///
/// A value without I/O, clock or randomness, in integer arithmetic throughout: the same frames give the same events
/// on every machine, whole or in pieces. A counter is its state; one that was given a stream's frames again stands
/// where the first one stood.
///
/// It follows the elbow's angle through dips (`CycleDetector`), and judges each that is over by depth, time, posture
/// and whether the hands were planted (`judge`).
package struct PushUpCounter: Sendable, Equatable {
  package let parameters: PushUpParameters
  package let schema: LandmarkSchema
  package let image: ImageSize
  /// Reps so far.
  package private(set) var reps = 0

  private var elbow = ElbowSignal()
  private var detector = CycleDetector()
  private var coach = Coach()
  private var lastSeen: Int64?
  private var lastBody: Body?
  private var lastProgress: Int64?
  private var tempo: Tempo?
  /// How deep this athlete's reps are, as the angle at the bottom.
  private var usualBottom: Millidegrees = 90_000

  package init(parameters: PushUpParameters = .newest, schema: LandmarkSchema, image: ImageSize) {
    self.parameters = parameters
    self.schema = schema
    self.image = image
  }

  /// Takes the next frame: later than the one before, with as many landmarks as the schema has, or none.
  package mutating func consume(_ frame: QuantizedFrame) -> [CounterEvent] {
    guard !frame.isPaused else {
      forget()
      return []
    }
    let time = frame.microseconds
    guard !frame.landmarks.isEmpty else {
      if let lastSeen, time - lastSeen > parameters.longestGap { forget() }
      return [coach.see(nil, isPlank: false, leftShare: 0, time: time, parameters: parameters)].compactMap(\.self)
    }
    let body = Body(frame, schema: schema, image: image)
    if let lastSeen, let lastBody, time - lastSeen > parameters.longestGap || isCut(from: lastBody, to: body) {
      forget()
    }
    lastSeen = time
    lastBody = body
    return follow(body, time: time)
  }

  private mutating func follow(_ body: Body, time: Int64) -> [CounterEvent] {
    var events: [CounterEvent] = []
    elbow.update(body, time: time, parameters: parameters)
    let armLength = body.armLength
    let plank = isPlank(body, armLength: armLength, parameters: parameters)
    let now = Mark(time: time, angle: elbow.angle, body: body)
    let dip = detector.step(
      now, leftShare: elbow.leftShare, armLength: armLength, isPlank: plank, parameters: parameters)
    if let dip {
      let verdict = judge(dip, number: reps + 1, parameters: parameters)
      switch verdict {
      case .nothing: break
      case .partial(let partial): events.append(.partialRep(partial))
      case .rep(let rep):
        reps = rep.number
        tempo = dip.tempo
        usualBottom = reps == 1 ? rep.minAngle : (usualBottom * 3 + rep.minAngle) / 4
        events.append(.repCounted(rep))
      }
      if let cue = coach.hear(verdict, time: time, parameters: parameters) { events.append(cue) }
    }
    let cue = coach.see(body, isPlank: plank, leftShare: elbow.leftShare, time: time, parameters: parameters)
    if let cue { events.append(cue) }
    if let progress = progress(at: time, isPlank: plank) { events.append(.progress(progress)) }
    return events
  }

  private mutating func forget() {
    detector.reset()
    elbow.reset()
    lastBody = nil
    lastSeen = nil
  }

  /// Whether the picture jumped: to another place, another camera, another person.
  private func isCut(from before: Body, to after: Body) -> Bool {
    let limit = max(before.size, after.size) * parameters.cut / 1_000
    return (after.hips - before.hips).length > limit && (after.shoulders - before.shoulders).length > limit
  }

  private mutating func progress(at time: Int64, isPlank: Bool) -> RepProgress? {
    if let lastProgress, time - lastProgress < parameters.progressInterval { return nil }
    lastProgress = time
    let (phase, belowTop, top) = detector.phase(at: elbow.angle)
    return RepProgress(
      romPercent: isPlank ? percent(of: belowTop, in: top - usualBottom) : 0, phase: isPlank ? phase : .none,
      tempo: tempo, reps: reps)
  }
}
