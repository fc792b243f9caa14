/// Counts a set by whichever counter it was opened with, and reports in one language.
package struct SetCounter: Sendable {
  // One of them: each changes where it is, without a copy for each frame.
  private var pushUps: PushUpCounter?
  private var reps: ExerciseCounter?
  private var hold: HoldCounter?

  /// Returns `nil` for a schema from which this version cannot count.
  package init?(_ version: CounterVersion, schema: LandmarkSchema, image: ImageSize) {
    switch version {
    case .pushUp(let parameters): pushUps = PushUpCounter(parameters: parameters, schema: schema, image: image)
    case .other(let exercise):
      reps = ExerciseCounter(exercise, schema: schema, image: image)
      hold = HoldCounter(exercise, schema: schema, image: image)
      guard reps != nil || hold != nil else { return nil }
    }
  }

  /// The angle that the counter follows, as of the last frame that showed somebody; for other exercises, their measure
  /// on the scale of an angle.
  package var angle: Millidegrees { pushUps?.angle ?? reps?.angle ?? 0 }

  /// Takes the next frame. It must be later than the one before, and have the schema's number of landmarks, or none.
  package mutating func consume(_ frame: QuantizedFrame) -> [CounterEvent] {
    if let events = pushUps?.consume(frame) { return events }
    return (reps?.consume(frame) ?? hold?.consume(frame) ?? []).map { CounterEvent($0) }
  }

  /// Ends the set and returns what is left to report.
  package mutating func finish() -> [CounterEvent] {
    if let events = pushUps?.finish() { return events }
    return (reps?.finish() ?? hold?.finish() ?? []).map { CounterEvent($0) }
  }
}

extension CounterEvent {
  /// Reports an event of another exercise: it has no elbow angle, and its depth is its quality.
  fileprivate init(_ event: ExerciseEvent) {
    switch event {
    case .rep(let rep):
      self = .repCounted(
        Rep(
          number: rep.number, start: rep.start, end: rep.end, minAngle: 0, maxAngle: 0, depthPercent: rep.depthPercent,
          qualityPercent: rep.depthPercent, flags: rep.isPartlySeen ? [.partlySeen] : []))
    case .half(let half): self = .partialRep(PartialRep(start: half.start, end: half.end, minAngle: 0))
    case .second(let seconds): self = .held(seconds: seconds)
    case .progress(let progress):
      self = .progress(
        RepProgress(
          romPercent: progress.romPercent, phase: progress.phase, tempo: nil, cadence: 0, reps: progress.reps))
    case .cue(.noPerson): self = .feedback(.noPerson, joint: nil)
    case .cue(.outOfFrame(let joint)): self = .feedback(.outOfFrame, joint: joint)
    case .cue(.lowConfidence(let joint)): self = .feedback(.lowConfidence, joint: joint)
    case .cue(.goFurther): self = .feedback(.goFurther, joint: nil)
    case .cue(.returnFully): self = .feedback(.returnFully, joint: nil)
    case .cue(.takePosition): self = .feedback(.takePosition, joint: nil)
    case .cue(.otherMovement(let refusal)): self = .otherMovement(refusal)
    }
  }
}
