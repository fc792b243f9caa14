import SessionsDomain
import TitanCore
import TitanProto

extension SessionsV1.Session {
  init(_ session: Session) {
    let facts = session.facts
    self.init(
      sessionID: "\(facts.sessionID)", startTime: .init(facts.start), endTime: .init(facts.end),
      timeZone: facts.timeZone, utcOffsetSeconds: Int32(facts.utcOffsetSeconds), localDate: "\(facts.localDate)",
      reps: UInt32(facts.reps),
      sets: facts.sets.map { .init(reps: UInt32($0.reps), startTime: .init($0.start), endTime: .init($0.end)) },
      target: UInt32(facts.target), targetMet: facts.isTargetMet, evidence: .init(facts.evidence),
      receiptID: facts.proof.map { "\($0.receiptID)" } ?? "", counter: facts.proof?.counter ?? "", note: facts.note,
      late: facts.isLate, etag: session.etag, createTime: .init(session.createTime),
      streamID: facts.proof.map { "\($0.streamID)" } ?? "", form: facts.proof.map { .init(SessionForm($0.reps)) },
      recountAvailable: session.isRecountAvailable)
  }

  /// The session with only the fields that the client decides.
  var withoutOutputs: SessionsV1.Session {
    .init(
      sessionID: sessionID, startTime: startTime, endTime: endTime, timeZone: timeZone,
      utcOffsetSeconds: utcOffsetSeconds, reps: reps, sets: sets, target: target, note: note)
  }
}

extension Session {
  var etag: String { "\(revision)" }
}

extension SessionsV1.Form {
  init(_ form: SessionForm) {
    self.init(
      repsPerMinute: form.repsPerMinute ?? 0, meanDepthPercent: form.meanDepthPercent ?? 0,
      meanQualityPercent: form.meanQualityPercent ?? 0)
  }
}

extension SessionsV1.Evidence {
  init(_ evidence: Evidence) { self.init(rawValue: Int32(evidence.rawValue)) }
}
