import PoseCountingDomain
package import PoseProto
import TitanCore
import TitanProto

extension PoseV1.Rep {
  package init(_ rep: ClaimedRep) {
    self.init(
      number: UInt32(rep.number), startMs: UInt32(rep.startMilliseconds), endMs: UInt32(rep.endMilliseconds),
      minAngleDecidegrees: UInt32(rep.minDecidegrees), maxAngleDecidegrees: UInt32(rep.maxDecidegrees),
      depthPercent: UInt32(rep.depthPercent), qualityPercent: UInt32(rep.qualityPercent),
      flags: rep.flags.map { PoseV1.RepFlag(rawValue: Int32($0)) })
  }
}

extension PoseV1.PartialRep {
  init(_ partial: PartialRep) {
    self.init(
      minAngleDecidegrees: UInt32((partial.minAngle + 50) / 100), startMs: UInt32(partial.start / 1_000),
      endMs: UInt32(partial.end / 1_000))
  }
}

extension PoseV1.Progress {
  init(_ progress: RepProgress) {
    self.init(
      romPercent: UInt32(progress.romPercent), phase: PoseV1.Phase(rawValue: Int32(progress.phase.rawValue)),
      tempo: progress.tempo.map {
        PoseV1.Tempo(
          downMs: UInt32($0.down / 1_000), bottomMs: UInt32($0.bottom / 1_000), upMs: UInt32($0.up / 1_000),
          topMs: UInt32($0.top / 1_000))
      },
      reps: UInt32(progress.reps), cadence: UInt32(progress.cadence))
  }
}

extension PoseV1.Placement {
  init(_ placement: Placement) {
    self.init(
      view: PoseV1.CameraView(rawValue: Int32(placement.view.rawValue)),
      distance: PoseV1.CameraDistance(rawValue: Int32(placement.distance.rawValue)),
      jointsOutside: placement.outside.map(\.name), tiltDegrees: Int32(placement.tiltDegrees),
      isGood: placement.isGood)
  }
}

extension PoseV1.StreamRepsResponse {
  /// - Parameter frame: the number of the frame that the event is about.
  package init(_ event: StreamEvent, frame: UInt64) {
    switch event {
    case .set(let event): self.init(event, frame: frame)
    case .liveness(.asked(let question)): self.init(message: .livenessAsked(PoseV1.LivenessAsked(question)))
    case .liveness(.answered(let result, let time)):
      self.init(
        message: .livenessAnswered(
          PoseV1.LivenessAnswered(result: .init(result), answeredMs: UInt32(time / 1_000))))
    }
  }

  private init(_ event: SetEvent, frame: UInt64) {
    switch event {
    case .placement(let placement): self.init(message: .placement(PoseV1.Placement(placement)))
    case .counter(let event): self.init(event, frame: frame)
    case .course(.countdown(let seconds)):
      self.init(message: .countdown(PoseV1.Countdown(seconds: UInt32(seconds))))
    case .course(.targetReached(let reps, let held)):
      self.init(message: .targetReached(PoseV1.TargetReached(reps: UInt32(reps), heldSeconds: UInt32(held))))
    }
  }

  private init(_ event: CounterEvent, frame: UInt64) {
    switch event {
    case .repCounted(let rep):
      self.init(message: .repCounted(PoseV1.RepCounted(rep: PoseV1.Rep(ClaimedRep(rep)), frame: frame)))
    case .partialRep(let partial):
      self.init(message: .partialRep(PoseV1.PartialRep(partial)))
    case .feedback(let code, let joint):
      self.init(
        message: .feedback(
          PoseV1.Feedback(code: PoseV1.FeedbackCode(rawValue: Int32(code.rawValue)), joint: joint?.name ?? "")))
    case .otherMovement(let refusal):
      self.init(message: .feedback(PoseV1.Feedback(code: .otherMovement, problem: .init(refusal))))
    case .held(let seconds):
      self.init(message: .held(PoseV1.Held(seconds: UInt32(seconds), frame: frame)))
    case .progress(let progress):
      self.init(message: .progress(PoseV1.Progress(progress)))
    }
  }
}

extension PoseV1.LivenessAsked {
  init(_ question: LivenessQuestion) {
    self.init(
      kind: .init(rawValue: Int32(question.kind.rawValue)), askedMs: UInt32(question.asked / 1_000),
      answerByMs: UInt32(question.answerBy / 1_000))
  }
}

extension PoseV1.LivenessResult {
  fileprivate init(_ result: LivenessResult) { self.init(rawValue: Int32(result.rawValue)) }
}

extension PoseV1.Liveness {
  fileprivate init(_ claimed: ClaimedLiveness) {
    self.init(
      kind: .init(rawValue: Int32(claimed.kind.rawValue)), result: .init(claimed.result),
      askedMs: UInt32(clamping: claimed.askedMilliseconds ?? 0),
      answeredMs: UInt32(clamping: claimed.answeredMilliseconds ?? 0))
  }
}

extension PoseV1.RepReceipt {
  package init(_ receipt: SignedReceipt) {
    self.init(receipt.claims)
    (keyID, jws) = (receipt.keyID, receipt.jws)
  }

  /// Makes the message without a proof.
  package init(_ claims: ReceiptClaims) {
    self.init(
      receiptID: claims.receiptID.description, userID: claims.user.description, streamID: claims.stream.description,
      streamDigest: claims.streamDigest, exercise: .init(rawValue: Int32(claims.exercise)), counter: claims.counter,
      startTime: GoogleProtobuf.Timestamp(claims.start), endTime: GoogleProtobuf.Timestamp(claims.end),
      reps: claims.reps.map(PoseV1.Rep.init), partialReps: UInt32(claims.partialReps),
      coveragePercent: UInt32(claims.coveragePercent), motionDigest: claims.motionDigest ?? "",
      evidenceFlags: (claims.evidence ?? []).map { .init(rawValue: Int32(clamping: $0)) },
      origin: claims.origin.map { $0 == .live ? .live : .upload } ?? .unspecified,
      keptDays: UInt32(clamping: claims.keptDays ?? 0), isSimulated: claims.isSimulated,
      heldSeconds: UInt32(claims.heldSeconds),
      problem: .init(rawValue: Int32(clamping: claims.problem ?? 0)),
      liveness: claims.liveness.map(PoseV1.Liveness.init))
  }
}

extension PoseV1.RepDifference {
  init(_ difference: RepDifference) {
    switch difference {
    case .changed(let old, let new): self.init(change: .changed, old: .init(old), new: .init(new))
    case .added(let new): self.init(change: .added, new: .init(new))
    case .removed(let old): self.init(change: .removed, old: .init(old))
    }
  }
}
