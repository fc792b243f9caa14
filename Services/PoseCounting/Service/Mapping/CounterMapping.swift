import PoseCountingDomain
import PoseProto

extension PoseV1.Counter {
  init(_ version: CounterVersion) {
    self.init(
      name: version.name, exercise: .init(version), schemas: version.schemas.map(PoseV1.LandmarkSchema.init),
      isDefault: version.isStandard, unit: version.isHeld ? .seconds : .reps)
    if case .pushUp(let counted) = version {
      parameters = counted.published.map { .init(name: $0.name, value: $0.value) }
    }
  }
}

extension PoseV1.Exercise {
  init(_ version: CounterVersion) { self.init(rawValue: Int32(version.exerciseNumber)) }
}

extension PoseV1.MovementProblem {
  init(_ refusal: Refusal) { self.init(rawValue: Int32(refusal.rawValue)) }
}

extension PushUpParameters {
  /// Every parameter under its name in the contract, which stays the same whatever the property is called.
  fileprivate var published: [(name: String, value: Int64)] {
    [
      ("smoothing", smoothing),
      ("armChoice", armChoice),
      ("descent", Int64(descent)),
      ("topDecay", Int64(topDecay)),
      ("rise", Int64(rise)),
      ("riseBeforeDescent", Int64(riseBeforeDescent)),
      ("lockout", Int64(lockout)),
      ("turn", Int64(turn)),
      ("stall", stall),
      ("partialDelay", partialDelay),
      ("floor", Int64(floor)),
      ("repRange", Int64(repRange)),
      ("partialRange", Int64(partialRange)),
      ("leastTop", Int64(leastTop)),
      ("shortestRep", shortestRep),
      ("longestRep", longestRep),
      ("fewFrames", Int64(fewFrames)),
      ("fastRep", fastRep),
      ("longestGap", longestGap),
      ("remarkableGap", remarkableGap),
      ("foreshortenedTrunk", Int64(foreshortenedTrunk)),
      ("longestForeshortenedTrunk", Int64(longestForeshortenedTrunk)),
      ("straightHip", Int64(straightHip)),
      ("bentKnee", Int64(bentKnee)),
      ("shortestBody", Int64(shortestBody)),
      ("armToTrunk.from", Int64(armToTrunk.lowerBound)), ("armToTrunk.to", Int64(armToTrunk.upperBound)),
      ("postureShare", Int64(postureShare)),
      ("handsToFeet.from", Int64(handsToFeet.lowerBound)), ("handsToFeet.to", Int64(handsToFeet.upperBound)),
      ("handsToFeetChange", Int64(handsToFeetChange)),
      ("plantedHands", Int64(plantedHands)),
      ("plantedHandsWhenSupported", Int64(plantedHandsWhenSupported)),
      ("shoulderTravel", Int64(shoulderTravel)),
      ("partialShoulderTravel", Int64(partialShoulderTravel)),
      ("cut", Int64(cut)),
      ("provenReps", Int64(provenReps)),
      ("setBreak", setBreak),
      ("sameRange", Int64(sameRange)),
      ("sameDuration", sameDuration),
      ("floorInSet", Int64(floorInSet)),
      ("postureShareInSet", Int64(postureShareInSet)),
      ("plantedHandsInSet", Int64(plantedHandsInSet)),
      ("plantedHandsHeadOn", Int64(plantedHandsHeadOn)),
      ("headOnShare", Int64(headOnShare)),
      ("hangingArms", Int64(hangingArms)),
      ("loneArm", Int64(loneArm)),
      ("foreshortenedArm", foreshortenedArm),
      ("armMemory", armMemory),
      ("armMemoryElsewhere", armMemoryElsewhere),
      ("longestTravel", longestTravel),
      ("provingTravel", provingTravel),
      ("provingHands", provingHands),
      ("provingPosture", provingPosture),
      ("comeback", comeback),
      ("leastDescent", leastDescent),
      ("riseAtEnd", riseAtEnd),
      ("supportedPosture", supportedPosture),
      ("straightLegs", straightLegs),
      ("armToTrunkOnKnees.from", armToTrunkOnKnees.lowerBound), ("armToTrunkOnKnees.to", armToTrunkOnKnees.upperBound),
      ("shortestBodyOnKnees", shortestBodyOnKnees),
      ("hipsLeftBehind", hipsLeftBehind),
      ("pictureTurn", pictureTurn),
      ("quickTurn", quickTurn),
      ("sameShape", sameShape),
      ("armsFromDown", armsFromDown),
      ("tiltInSet", tiltInSet),
      ("shallowTravel", shallowTravel),
      ("shallowAngle", shallowAngle),
      ("deepAnyway", deepAnyway),
      ("faceDoubling", Int64(faceDoubling)),
      ("faceRange", Int64(faceRange)),
      ("faceAtBottom", Int64(faceAtBottom)),
      ("faceCut", Int64(faceCut)),
      ("sideView", Int64(sideView)),
      ("saggingHip", Int64(saggingHip)),
      ("pikedHip", Int64(pikedHip)),
      ("kneesDown", Int64(kneesDown)),
      ("inclined", Int64(inclined)),
      ("unevenArms", Int64(unevenArms)),
      ("slowRep", slowRep),
      ("bounceDescent", bounceDescent),
      ("bouncePause", bouncePause),
      ("cameraMove", Int64(cameraMove)),
      ("progressInterval", progressInterval),
      ("cueDelay", cueDelay),
      ("cueInterval", cueInterval),
      ("poorVisibility", Int64(poorVisibility)),
      ("goodVisibility", Int64(goodVisibility)),
      ("faultyReps", Int64(faultyReps)),
      ("fewCuts", Int64(fewCuts)),
      ("cutMemory", cutMemory),
    ]
  }
}

extension PoseV1.LandmarkSchema {
  init(_ schema: LandmarkSchema) { self.init(rawValue: Int32(schema.rawValue)) }
}

extension PoseV1.ExplainRepsResponse {
  init(_ trace: CounterTrace, counter: PoseV1.Counter) {
    self.init(
      counter: counter, timeMs: trace.samples.map { UInt32($0.time / 1_000) },
      // 0 means that there is no angle.
      angleDecidegrees: trace.samples.map { $0.angle.map { max(1, Self.decidegrees($0)) } ?? 0 },
      inPosition: trace.samples.map(\.isPlank),
      dips: trace.dips.map { PoseV1.Dip($0, in: trace.samples) })
  }

  fileprivate static func decidegrees(_ angle: Millidegrees) -> UInt32 { UInt32(max(0, angle + 50) / 100) }
}

extension PoseV1.ExplainRepsResponse {
  init(_ tracer: ExerciseTracer, counter: PoseV1.Counter) {
    self.init(
      counter: counter, timeMs: tracer.samples.map { UInt32($0.time / 1_000) },
      angleDecidegrees: tracer.samples.map { $0.angle.map { max(1, Self.decidegrees($0)) } ?? 0 },
      inPosition: tracer.samples.map(\.isInPosition), movements: tracer.movements.map(PoseV1.Movement.init))
  }
}

extension PoseV1.Movement {
  fileprivate init(_ movement: JudgedMovement) {
    self.init(
      outcome: movement.number > 0 ? .rep : movement.isHalf ? .partial : .rejected,
      startMs: UInt32(movement.start / 1_000), bottomMs: UInt32(movement.bottom / 1_000),
      endMs: UInt32(movement.end / 1_000), problems: movement.refusals.map(PoseV1.MovementProblem.init),
      number: UInt32(movement.number))
  }
}

extension PoseV1.Dip {
  fileprivate init(_ dip: JudgedDip, in samples: [CounterTrace.Sample]) {
    self.init(
      firstFrame: Self.frame(at: dip.start, samples), bottomFrame: Self.frame(at: dip.bottom, samples),
      lastFrame: Self.frame(at: dip.end, samples), startMs: UInt32(dip.start / 1_000),
      bottomMs: UInt32(dip.bottom / 1_000), endMs: UInt32(dip.end / 1_000),
      topAngleDecidegrees: PoseV1.ExplainRepsResponse.decidegrees(dip.topAngle),
      bottomAngleDecidegrees: PoseV1.ExplainRepsResponse.decidegrees(dip.bottomAngle),
      endAngleDecidegrees: PoseV1.ExplainRepsResponse.decidegrees(dip.endAngle),
      reasons: dip.objections.map { PoseV1.RejectReason(rawValue: Int32($0.rawValue)) })
    switch dip.outcome {
    case .rep(let rep): (outcome, self.rep) = (.rep, PoseV1.Rep(ClaimedRep(rep)))
    case .partial: outcome = .partial
    case .rejected: outcome = .rejected
    }
  }

  /// Frames and samples correspond one to one, and their times increase.
  private static func frame(at time: Int64, _ samples: [CounterTrace.Sample]) -> UInt64 {
    var (low, high) = (0, samples.count)
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return UInt64(low)
  }
}
